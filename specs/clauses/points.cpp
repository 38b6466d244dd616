#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001, 002 and 003 close a point with two checkers of the opponent; 000 and 003 say that own points
// are open, 003 whatever their number of checkers and that a closed point may be passed over.
std::vector<Clause> points_clauses() {
    return {
        {.id = "points/closed",
         .sentence = "A checker may not land on a point that holds two or more checkers of the opponent.",
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
