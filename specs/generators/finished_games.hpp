#pragma once

#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// The layout of a finished game: won by either colour; mostly the loser has borne off none, and he may have a checker
/// on the bar, in the winner's home or right before it.
[[nodiscard]] tables::Layout finished_game(const tables::RuleSet& set, Choices& choices);

} // namespace nardcheck::generators
