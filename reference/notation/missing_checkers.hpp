#pragma once

#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// The layout that a text shows, with the checkers that it doesn't show borne off: most forms have no count of these.
/// Throws NotationError, beginning with `form` (the form's name), if a side shows more than `checkers` or both sides
/// stand on one point.
[[nodiscard]] tables::Layout with_missing_checkers_off(tables::Layout shown, int checkers, std::string_view form);

/// Throws NotationError, beginning with `form`, unless the layout is one of a game with `checkers` a side.
void require_sound(const tables::Layout& layout, int checkers, std::string_view form);

} // namespace nardcheck::notation
