#pragma once

#include <cstdint>
#include <vector>

#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// What a random position is about.
enum class Shape : std::uint8_t {
    /// The sides still have to pass each other, nobody is on the bar.
    contact,
    /// The sides have passed each other.
    race,
    /// The mover has checkers on the bar and faces made points in the opponent's home.
    bar,
    /// The mover has all his checkers home; the opponent may still be in the way or on the bar.
    bear_off,
    /// At most four checkers a side are left, wherever they are: a die often has no or one single use.
    few,
    /// At most three of the mover's checkers are left, against an opponent whose points stand in their way: often
    /// not every number of the roll can be played, and which depends on the order.
    blocked,
};

/// All shapes, in the order above.
[[nodiscard]] const std::vector<Shape>& all_shapes();

/// A position of that shape: valid for the rule set (count of checkers, no shared point, no point over its limit)
/// and not finished; either colour is to move. Not each could come up in a game.
[[nodiscard]] tables::Position position_of(Shape shape, const tables::RuleSet& set, Choices& choices);

/// A position of any shape.
[[nodiscard]] tables::Position any_position(const tables::RuleSet& set, Choices& choices);

} // namespace nardcheck::generators
