#include "specs/generators/dice.hpp"

namespace nardcheck::generators {

tables::Dice roll(Choices& choices) {
    const int one = choices.between(1, 6);
    const int other = choices.between(1, 6);
    return {one, other};
}

tables::Dice opening_roll(Choices& choices) {
    const int one = choices.between(1, 6);
    // One of the five other numbers, counted onwards from the first.
    const int other = (one - 1 + choices.between(1, 5)) % 6 + 1;
    return {one, other};
}

} // namespace nardcheck::generators
