#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001, 002 and 003; any number of hits in a turn: 002; that the checker which has hit may move on in the
// same turn: 003 for the intermediate step of a combined move, elsewhere std.
std::vector<Clause> hitting_clauses() {
    return {
        {.id = "hitting/blot",
         .sentence = "A single checker of the opponent on a point does not close it and can be hit there.",
         .function = "is_blot"},
        {.id = "hitting/by-landing",
         .sentence = "A checker hits every blot on which it lands, the point where it touches down between two numbers "
                     "included, and none over which it passes; a turn may hit any number of blots.",
         .function = "points_hit"},
        {.id = "hitting/to-the-bar",
         .sentence = "A checker that has been hit goes to the bar and to no other place.",
         .function = "send_to_bar"},
        {.id = "hitting/hit-and-run",
         .sentence = "The checker that has hit may move on in the same turn, in its own home as elsewhere, unless the "
                     "rule set forbids it there.",
         .function = "may_run_on",
         .fields = {"hit_and_run_home"}},
    };
}

} // namespace nardcheck::specs
