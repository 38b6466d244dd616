#pragma once

#include "reference/tables/dice.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// A throw of two fair dice: a double once in six.
[[nodiscard]] tables::Dice roll(Choices& choices);

/// A roll that may open a game, where equal dice are thrown again.
[[nodiscard]] tables::Dice opening_roll(Choices& choices);

} // namespace nardcheck::generators
