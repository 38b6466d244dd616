#include <array>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

// Documents 000, 001 and 003 make two separate moves of two different numbers and four of a double; 002 doubles the
// number of a double. That as much of the roll as possible has to be played: 001, 002, 003; of a double only partly
// playable: std. The larger number: 001 and 003, and 002 read like them. The order of the numbers: std.
constexpr std::array<Clause, 6> dice{{
    {"dice/double-four-moves",
     "Two different numbers are played once each, and the number of a double is played four times."},
    {"dice/either-order", "The two numbers of a roll may be played in either order."},
    {"dice/each-number-once",
     "A number that has been played is used up and may not be played again in place of the other one."},
    {"dice/each-number-its-own-move",
     "Each number is a move of its own: a checker that plays several numbers has to touch down after each of them on "
     "a point that is open to it."},
    {"dice/as-many-as-possible",
     "A player has to play both numbers of a roll, or all four of a double, wherever some way of playing allows it, "
     "and otherwise as many of them as possible."},
    {"dice/larger-die",
     "Where either of two different numbers can be played but not both, the larger one has to be played; where only "
     "one of them can be played, that one has to be."},
}};

} // namespace

std::span<const Clause> dice_clauses() {
    return dice;
}

} // namespace nardcheck::specs
