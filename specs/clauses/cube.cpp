#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Document 003, and std for the international game, which has no cap. Document 001 has the cube in matches and says no
// more of it; what a double is in its games is common to all that have one. Documents 000 and 002 are silent.
std::vector<Clause> cube_clauses() {
    return {
        {.id = "cube/start",
         .sentence = "At the start of a game the cube lies in the middle, belongs to nobody and counts 1.",
         .function = "cube_at_start"},
        {.id = "cube/games",
         .sentence = "Doubles are offered in the games in which the rule set has a cube, and in no other: in every "
                     "game, or only in those of matches.",
         .function = "has_cube",
         .fields = {"cube", "match_lengths"}},
        {.id = "cube/one-point-match",
         .sentence = "In a match to one point no double is offered where the rule set has no cube in it.",
         .function = "has_cube_at",
         .fields = {"cube_in_one_point_match"},
         .note = "Only document 003 forbids it. The international game doesn't, worthless as it is there. gnubg 1.07 "
                 "has no rule for it either, but lets nobody double with a dead cube, and there it always is dead."},
        {.id = "cube/before-roll",
         .sentence = "A double is offered before the dice of the turn are thrown, and so not in the first turn of a "
                     "game, whose dice have been thrown to decide who starts.",
         .function = "is_before_roll"},
        {.id = "cube/own-turn",
         .sentence = "A player may offer a double in his own turn and not in the opponent's.",
         .function = "is_own_turn"},
        {.id = "cube/access",
         .sentence = "While the cube lies in the middle either player may double, and else only the one who owns it.",
         .function = "has_access"},
        {.id = "cube/cap",
         .sentence = "The cube may be doubled until it shows the highest number of the rule set, and without end where "
                     "there is none.",
         .function = "may_go_higher",
         .fields = {"cube_cap"},
         .note = "64 in document 003. The international game knows no limit, and gnubg goes on to 4096: cube_cap=4096 "
                 "is its rule. Document 001 does not say, so that nothing is asked of it from 64 on."},
        {.id = "cube/doubled",
         .sentence = "A double that is taken doubles what the cube shows, once.",
         .function = "doubled_value"},
        {.id = "cube/taker-owns",
         .sentence = "Who takes a double owns the cube from then on.",
         .function = "owner_after_take"},
        {.id = "cube/drop-loses",
         .sentence = "Who drops a double has lost the game at once.",
         .function = "winner_by_drop"},
        {.id = "cube/drop-value",
         .sentence = "A dropped double costs what the cube showed before it.",
         .function = "points_for_drop"},
        {.id = "cube/multiplies",
         .sentence = "The points of a won game, also those of mars and koks, are multiplied by what the cube shows.",
         .function = "times_cube"},
        {.id = "cube/jacoby",
         .sentence = "Mars and koks count whether or not anybody has doubled, unless the rule set has the Jacoby rule: "
                     "then a game for money is single as long as no double has been taken.",
         .function = "counts_as_single",
         .fields = {"jacoby"}},
    };
}

} // namespace nardcheck::specs
