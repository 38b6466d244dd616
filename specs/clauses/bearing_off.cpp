#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Documents 000, 001, 002 and 003; that a checker which was hit has to come home first: all four. The exact number is
// optional: 000 and 001 in words, elsewhere std. The farthest checkers first, or a number too large left unplayed, are
// readings of document 002 that only a rule set with those fields takes. The last checker: std.
std::vector<Clause> bearing_off_clauses() {
    return {
        {.id = "bearing-off/all-home",
         .sentence = "A player may bear off a checker only while none of his checkers stands outside his home.",
         .function = "none_outside_home"},
        {.id = "bearing-off/hit-checker-returns",
         .sentence = "A player whose checker is hit while he is bearing off may bear off no more until that checker "
                     "has entered and come home.",
         .function = "none_on_bar"},
        {.id = "bearing-off/exact",
         .sentence = "A number bears off a checker from the point of that number, whether or not checkers stand on "
                     "higher points, unless the rule set wants the farthest borne off first.",
         .function = "may_bear_off_exactly",
         .fields = {"bearoff"},
         .readings = {{"bearoff", "overshoot_highest",
                       "Farthest first is said of a number that fits no checker: it bears off the farthest one, and a "
                       "number that fits one exactly may bear that one off."},
                      {"bearoff", "furthest_first_literal",
                       "Farthest first is said of every number: only the farthest checker may be borne off, even where "
                       "the number fits another one exactly."}}},
        {.id = "bearing-off/from-above",
         .sentence = "A number on whose point no checker stands has to move one from a higher point if there is any "
                     "there, and bears off none from below even where that move is blocked.",
         .function = "must_move_from_above"},
        {.id = "bearing-off/from-highest",
         .sentence = "A number that is higher than every occupied point bears off a checker from the highest of them "
                     "and from no other.",
         .function = "is_highest_below"},
        {.id = "bearing-off/exact-optional",
         .sentence = "A player may use a number that would bear off a checker exactly for any other legal move, unless "
                     "the rule set forbids it.",
         .function = "may_move_instead",
         .fields = {"may_decline_exact_bearoff"}},
        {.id = "bearing-off/overshoot-optional",
         .sentence = "A number that is higher than every occupied point has to be played like any other, unless the "
                     "rule set allows to leave it unplayed.",
         .function = "may_leave_unplayed",
         .fields = {"may_decline_overshoot"},
         .readings = {{"may_decline_overshoot", "no",
                       "The other number may first be played inside the home, but the one that is higher than every "
                       "occupied point has to be played."},
                      {"may_decline_overshoot", "yes",
                       "A number that is higher than every occupied point may be left unplayed."}}},
        {.id = "bearing-off/last-checker",
         .sentence = "A player has to play as many numbers as he can even where one of them would already bear off his "
                     "last checker, unless the rule set ends the turn with it.",
         .function = "ends_with_last_checker",
         .fields = {"game_over_ends_turn"},
         .readings = {{"game_over_ends_turn", "no",
                       "The duty to play both numbers holds for the last checker as well."},
                      {"game_over_ends_turn", "yes",
                       "The game is won with the last checker, so that nothing more has to be played."}}},
    };
}

} // namespace nardcheck::specs
