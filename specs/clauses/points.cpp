#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001, 002 and 003 close a point with two checkers of the opponent; 000 and 003 say that own points
// are open, and 002 is read so; 003 says that their number of checkers doesn't matter and that a closed point may be
// passed over.
std::vector<Clause> points_clauses() {
    return {
        {.id = "points/closed",
         .sentence =
             "A point with two or more checkers of the opponent is closed, and no other is; no checker may land on a "
             "closed point.",
         .function = "is_closed"},
        {.id = "points/own-stack",
         .sentence = "A checker may land on a point of its own side however many checkers stand there, unless the rule "
                     "set limits their number.",
         .function = "may_stack",
         .fields = {"max_per_point"}},
        {.id = "points/pass-over",
         .sentence = "A checker may pass over any points between the two ends of a step, those that the opponent has "
                     "closed included.",
         .function = "may_pass_over"},
        {.id = "points/any-prime",
         .sentence =
             "A player may hold any number of points in a row, six and more included, whatever stands behind them.",
         .function = "may_prime"},
    };
}

} // namespace nardcheck::specs
