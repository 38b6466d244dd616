#pragma once

#include <optional>

#include "reference/tables/cube.hpp"
#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"

namespace nardcheck::tables {

/// What the players have thrown to decide who starts, one die each. Precondition of all that take it: both are 1 to 6.
struct OpeningRolls {
    int white = 1;
    int black = 1;

    friend constexpr bool operator==(const OpeningRolls&, const OpeningRolls&) = default;
};

/// What these throws decide.
struct Opening {
    /// Nothing where both have to throw again.
    std::optional<Colour> starts;
    /// What the starter plays first; nothing where both throw again, or where he throws both dice anew.
    std::optional<Dice> dice;
    /// The cube as the game goes on with it: equal throws may double it.
    Cube cube;

    friend constexpr bool operator==(const Opening&, const Opening&) = default;
};

} // namespace nardcheck::tables
