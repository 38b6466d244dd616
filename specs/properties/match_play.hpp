#pragma once

// What the properties of opening, cube, match and resignation have in common: questions told in one line.

#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/cube.hpp"
#include "reference/tables/doubling.hpp"
#include "reference/tables/match.hpp"
#include "reference/tables/opening.hpp"

namespace nardcheck::specs {

/// What is wrong, with the throws.
[[nodiscard]] std::string told(std::string_view fault, const tables::OpeningRolls& rolls);
/// The same, with the match, the cube, the player who wants to double and whose turn it is.
[[nodiscard]] std::string told(std::string_view fault, const tables::DoublingMoment& moment);
/// The same, with the games of a match.
[[nodiscard]] std::string told(std::string_view fault, int length, const std::vector<tables::GameWon>& games);
/// Such as "cube 2 (white)".
[[nodiscard]] std::string text_of(const tables::Cube& cube);

} // namespace nardcheck::specs
