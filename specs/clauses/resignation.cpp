#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// Fixed by position: document 003. Offered: std. The other documents are silent.
std::vector<Clause> resignation_clauses() {
    return {
        {.id = "resignation/offered",
         .sentence = "Who resigns says what he offers to lose, or, where the rule set fixes it, loses at once what his "
                     "position says.",
         .function = "is_offered",
         .fields = {"resign"}},
        {.id = "resignation/refusable",
         .sentence = "A resignation that is offered may be refused, and then the game goes on.",
         .function = "may_be_refused",
         .fields = {"resign"}},
        {.id = "resignation/offers",
         .sentence = "A single game, a mars or a koks may be offered as far as they count, in any position.",
         .function = "kinds_to_offer",
         .fields = {"resign", "gammon", "backgammon"}},
        {.id = "resignation/one-off",
         .sentence = "Where the position fixes it, who has borne off at least one checker resigns a single game.",
         .function = "resigns_single",
         .fields = {"resign"}},
        {.id = "resignation/caught",
         .sentence = "Where the position fixes it, who has borne off none resigns koks with a checker on the bar or in "
                     "the opponent's home.",
         .function = "resigns_koks",
         .fields = {"resign"}},
        {.id = "resignation/order",
         .sentence = "Where the position fixes it, a checker off is looked for first, so that one off and another on "
                     "the bar is a single game, and a player with none off and none caught resigns a mars.",
         .function = "kind_of_resignation",
         .fields = {"resign"},
         .note = "Document 003 contradicts itself: it gives the opponent the points that he can still win, and then "
                 "figures by where the checkers are now. With none off and contact left, 2 by the figures, he could "
                 "still hit a checker and win 3. The figures are taken, being definite; one off and another on the bar "
                 "fits two of them, 1 and 3, and is 1, since koks can no longer be won."},
        {.id = "resignation/times-cube",
         .sentence = "What the position says that a resignation costs is multiplied by what the cube shows.",
         .function = "points_for_resignation",
         .fields = {"resign"},
         .note = "Document 003 multiplies the result of a game; a game that is given up is taken for one."},
    };
}

} // namespace nardcheck::specs
