#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001, 002 and 003; the point of entry as a formula: 003; several checkers on the bar: 002, and std for
// the case that some of them can enter and others cannot.
std::vector<Clause> bar_clauses() {
    return {
        {.id = "bar/enter-first",
         .sentence = "While a player has a checker on the bar, none of his other checkers may move.",
         .function = "may_move_before_entering"},
        {.id = "bar/entry-point",
         .sentence =
             "With the number N a checker enters from the bar on its owner's point 25 - N, in the opponent's home.",
         .function = "entry_point"},
        {.id = "bar/closed-entry",
         .sentence = "A checker may enter on every point that is open to it, also by hitting a blot, and on no point "
                     "that the opponent has closed.",
         .function = "may_enter"},
        {.id = "bar/then-any-checker",
         .sentence = "The numbers that are left after the last checker has entered are played on, with any checker, "
                     "the one that has just entered included.",
         .function = "may_go_on"},
    };
}

} // namespace nardcheck::specs
