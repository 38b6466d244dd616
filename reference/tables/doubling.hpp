#pragma once

#include <variant>

#include "reference/tables/cube.hpp"
#include "reference/tables/match.hpp"
#include "reference/tables/position.hpp"

namespace nardcheck::tables {

/// A player who wants to double, and all that decides whether he may.
struct DoublingMoment {
    Match match;
    Cube cube;
    /// Who wants to double.
    Colour doubles = Colour::white;
    /// Whose turn it is.
    Colour turn = Colour::white;
    /// Whether the dice of this turn have been thrown. Those of the opening count: the starter's first turn has begun
    /// with them.
    bool rolled = false;

    friend constexpr bool operator==(const DoublingMoment&, const DoublingMoment&) = default;
};

/// What an offered double leads to: the cube as the game goes on with it, or the end of the game.
using Doubled = std::variant<Cube, GameWon>;

} // namespace nardcheck::tables
