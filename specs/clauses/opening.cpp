#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Who starts, with the numbers of that throw: documents 001, 002 and 003; equal numbers: 001 and 003, while 002 is
// silent; throwing anew, and doubling the cube after equal numbers, is what houses do (std). Document 000 says nothing.
std::vector<Clause> opening_clauses() {
    return {
        {.id = "opening/tie",
         .sentence = "After equal numbers nobody starts, and both players throw again.",
         .function = "rolls_again",
         .fields = {"tie"}},
        {.id = "opening/higher-starts",
         .sentence = "Each player throws one die, and the one with the higher number moves first.",
         .function = "starter",
         .fields = {"opening"}},
        {.id = "opening/first-roll",
         .sentence = "The player who starts plays the two numbers that both have thrown, his own and the opponent's, "
                     "unless the rule set has him throw both dice anew.",
         .function = "first_roll",
         .fields = {"opening"}},
        {.id = "opening/automatic-doubles",
         .sentence = "Equal numbers leave the cube as it is, unless the rule set has them double it, in games for "
                     "money only and leaving it in the middle.",
         .function = "doubles_automatically",
         .fields = {"auto_doubles"}},
    };
}

} // namespace nardcheck::specs
