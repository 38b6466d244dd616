#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// The Crawford rule: document 003 and std. How a match is scored: std; documents 001 and 003 speak of matches to a
// number of points and take it for granted. Documents 000 and 002 are silent.
std::vector<Clause> match_clauses() {
    return {
        {.id = "match/adds-points",
         .sentence = "The points of a game are added to those of the player who has won it, and the other keeps his.",
         .function = "score_after",
         .fields = {"match_lengths"}},
        {.id = "match/surplus",
         .sentence = "Points beyond the length of the match are worth nothing: the score stops there.",
         .function = "without_surplus",
         .fields = {"match_lengths"}},
        {.id = "match/won",
         .sentence = "The first player with as many points as the match is long has won it, and until then it goes on.",
         .function = "has_won_match",
         .fields = {"match_lengths"}},
        {.id = "match/crawford",
         .sentence = "The Crawford game is the one after a player first lacks one point, whatever the other has; there "
                     "is no second one in a match, and none in a match to one point.",
         .function = "is_crawford_next",
         .fields = {"crawford"}},
        {.id = "match/crawford-no-double",
         .sentence = "In the Crawford game nobody may double, and in every game before and after it the cube is free.",
         .function = "rests_cube",
         .fields = {"crawford"}},
    };
}

} // namespace nardcheck::specs
