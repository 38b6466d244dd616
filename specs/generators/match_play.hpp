#pragma once

#include <optional>
#include <vector>

#include "reference/tables/cube.hpp"
#include "reference/tables/doubling.hpp"
#include "reference/tables/match.hpp"
#include "reference/tables/opening.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/generators/choices.hpp"

/// What surrounds the games: throws for the start, cubes, matches and those who want to double.
namespace nardcheck::generators {

[[nodiscard]] tables::Colour colour(Choices& choices);

/// Equal numbers once in three.
[[nodiscard]] tables::OpeningRolls opening_rolls(Choices& choices);

/// A cube up to 256, in the middle or with an owner; mostly a low one.
[[nodiscard]] tables::Cube cube(Choices& choices);

/// A length of matches of this rule set, mostly a short one; nothing where it does not say how they are played.
[[nodiscard]] std::optional<int> match_length(const tables::RuleSet& set, Choices& choices);

/// A game for money or of a match, often one in which somebody lacks one point. fault_in() finds nothing.
[[nodiscard]] tables::Match match(const tables::RuleSet& set, Choices& choices);

/// The games of a match to `length`, as far as it has been played, none of them after its end.
[[nodiscard]] std::vector<tables::GameWon> games(int length, Choices& choices);

/// A player who wants to double, though he may not.
[[nodiscard]] tables::DoublingMoment doubling_moment(const tables::RuleSet& set, Choices& choices);

/// A position whose mover may resign: valid and unfinished, with or without contact; the mover has none, one or more
/// checkers off, and often one that is caught on the bar, in the opponent's home or right before it.
[[nodiscard]] tables::Position position_to_resign(const tables::RuleSet& set, Choices& choices);

} // namespace nardcheck::generators
