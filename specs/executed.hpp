#pragma once

#include <optional>
#include <vector>

#include "specs/question.hpp"

namespace nardcheck::specs {

/// Where a play leads, its single steps judged but not whether other or more numbers had to be played: no layout
/// when a step is not allowed, several when its text can be read in several ways. Throws notation::NotationError
/// when its text is no play at all.
[[nodiscard]] std::vector<tables::Layout> executed(const tables::Rules& rules, const tables::Position& position,
                                                   tables::Dice dice, const PlayForm& play);

/// What a play results in if it is a legal turn in one of its readings; nothing if in none. Throws as above.
[[nodiscard]] std::vector<tables::Layout> legally_executed(const tables::Rules& rules, const tables::Position& position,
                                                           tables::Dice dice, const PlayForm& play);

/// What stands where after these steps, blots hit and nothing else judged; nothing where a step starts from a place
/// without a checker of the mover.
[[nodiscard]] std::optional<tables::Layout> carried_out(const tables::Position& position, const tables::Play& play);

} // namespace nardcheck::specs
