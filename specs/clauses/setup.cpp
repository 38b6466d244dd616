#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001, 002 (three checkers) and 003 (fifteen) give the starting positions; 000, 001 and 003 number the
// points from each player's own side and call points 1 to 6 his home; all four say which way checkers move, 002 how
// far. Nackgammon: std.
std::vector<Clause> setup_clauses() {
    return {
        {.id = "setup/start",
         .sentence = "Both players start with their checkers on the points of their own numbering that the game "
                     "prescribes, so that the two sides mirror each other.",
         .function = "start",
         .fields = {"start"}},
        {.id = "setup/home",
         .sentence = "A player's home is his points 1 to 6, and no other point belongs to it.",
         .function = "is_home"},
        {.id = "setup/direction",
         .sentence = "A number moves a checker by that many points, from a higher point of its owner's numbering to a "
                     "lower one and never back.",
         .function = "destination"},
    };
}

} // namespace nardcheck::specs
