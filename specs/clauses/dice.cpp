#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001 and 003 make two separate moves of two different numbers and four of a double; 002 doubles the
// number of a double. That as much of the roll as possible has to be played: 001, 002, 003; of a double only partly
// playable: std. The larger number: 001 and 003, and 002 read like them. The order of the numbers: std, and
// 002 takes it for granted.
std::vector<Clause> dice_clauses() {
    return {
        {.id = "dice/double-four-moves",
         .sentence = "Two different numbers are played once each, and the number of a double is played four times.",
         .function = "numbers"},
        {.id = "dice/either-order",
         .sentence = "The two numbers of a roll may be played in either order.",
         .function = "next_numbers"},
        {.id = "dice/each-number-once",
         .sentence = "A number that has been played is used up and may not be played again in place of the other one.",
         .function = "left_after"},
        {.id = "dice/each-number-its-own-move",
         .sentence = "Each number is a move of its own: a checker that plays several numbers has to touch down after "
                     "each of them on a point that is open to it.",
         .function = "moves"},
        {.id = "dice/as-many-as-possible",
         .sentence = "A player has to play both numbers of a roll, or all four of a double, wherever some way of "
                     "playing allows it, and otherwise as many of them as possible.",
         .function = "plays_enough"},
        {.id = "dice/larger-die",
         .sentence = "Where either of two different numbers can be played but not both, the larger one has to be "
                     "played; where only one of them can be played, that one has to be.",
         .function = "may_play_alone"},
    };
}

} // namespace nardcheck::specs
