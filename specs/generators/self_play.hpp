#pragma once

#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/rules.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// One turn of a game: where it began, what was rolled, and the legal result that was chosen.
struct PlayedTurn {
    tables::Position before;
    tables::Dice dice;
    tables::Layout after;
};

/// A game of random legal turns from the start, either colour first, played to its end or, if it lasts longer, for
/// `longest` turns. Random games are long; most end within a few hundred turns.
[[nodiscard]] std::vector<PlayedTurn> random_game(const tables::Rules& rules, Choices& choices, int longest);

/// A game in which both sides play with a little sense: of a few legal results drawn, the one that leaves the fewest
/// blots, has hit the most and is the farthest ahead is chosen. Its positions are more like those of people.
[[nodiscard]] std::vector<PlayedTurn> sensible_game(const tables::Rules& rules, Choices& choices, int longest);

/// A position, not finished, that up to `most_turns` random legal turns from the start have led to.
[[nodiscard]] tables::Position position_in_play(const tables::Rules& rules, Choices& choices, int most_turns);

} // namespace nardcheck::generators
