#pragma once

#include "reference/tables/position.hpp"
#include "reference/tables/rules.hpp"

namespace nardcheck::generators {

/// Whether a game could lead to such a position, as far as is plain to see: it is valid; who has not won has a checker
/// in play; who waits with a checker on the bar could not enter, so that the mover holds a closed point of his home;
/// and whose checker is on the bar, the opponent has one that can have hit it.
[[nodiscard]] bool is_reachable(const tables::Rules& rules, const tables::Position& position);

} // namespace nardcheck::generators
