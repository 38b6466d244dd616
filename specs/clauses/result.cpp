#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// First off: documents 000, 001, 002 and 003. Single, mars and koks with their points: 003, by reference also 001; 000
// counts neither, 002 is silent.
std::vector<Clause> result_clauses() {
    return {
        {.id = "result/first-off",
         .sentence = "The player who first has borne off all his checkers wins the game, and until then it goes on.",
         .function = "has_won"},
        {.id = "result/single",
         .sentence =
             "A loser who has borne off at least one checker loses a single game, wherever his other checkers are.",
         .function = "has_saved_mars"},
        {.id = "result/koks-bar",
         .sentence = "A loser who has borne off none and has a checker on the bar loses koks.",
         .function = "is_caught_on_bar"},
        {.id = "result/koks-home",
         .sentence = "A loser who has borne off none and has a checker in the winner's home loses koks.",
         .function = "is_caught_in_winners_home"},
        {.id = "result/kind",
         .sentence =
             "A loser who has borne off none loses mars, or koks if a checker of his is caught; mars counts only "
             "where the rule set counts it, koks only where it counts both, and otherwise the next lower kind "
             "does.",
         .function = "kind_of_loss",
         .fields = {"gammon", "backgammon"}},
        {.id = "result/points",
         .sentence = "A single game wins one point, and mars and koks win the points that the rule set names for them.",
         .function = "points_for",
         .fields = {"gammon", "backgammon"}},
    };
}

} // namespace nardcheck::specs
