#include "specs/documents/international_game.hpp"

namespace nardcheck::specs {

// The bar, bearing off, result and answers.
std::vector<Statement> international_game_ending() {
    return {
        {.id = "std-25",
         .place = "GNU Backgammon manual, Rules of the game, Hitting and Entering",
         .text = "A player with checkers on the bar has to enter all of them before he moves any other.",
         .names = {"bar/enter-first"}},
        {.id = "std-26",
         .place = "GNU Backgammon manual, Rules of the game, Hitting and Entering",
         .text = "A checker enters in the opponent's home board on the point there of a number thrown, which is 25 "
                 "less that number in its owner's numbering.",
         .names = {"bar/entry-point"}},
        {.id = "std-27",
         .place = "GNU Backgammon manual, Rules of the game, Hitting and Entering",
         .text = "A checker may enter on any open point, one with a blot included, and on no other; a number whose "
                 "point is closed leaves the other number to be tried.",
         .names = {"bar/closed-entry"}},
        {.id = "std-28",
         .place = "GNU Backgammon manual, Rules of the game, Hitting and Entering",
         .text = "If none of the points is open, the turn is lost.",
         .names = {"bar/enter-first", "bar/closed-entry"}},
        {.id = "std-29",
         .place = "GNU Backgammon manual, Rules of the game, Hitting and Entering",
         .text = "Who can enter some of his checkers but not all enters as many as he can and forfeits the rest of the "
                 "turn.",
         .names = {"bar/enter-first", "dice/as-many-as-possible"}},
        {.id = "std-30",
         .place = "GNU Backgammon manual, Rules of the game, Hitting and Entering",
         .text =
             "Numbers left after the last checker has entered have to be played, with that checker or with another.",
         .names = {"bar/then-any-checker", "dice/as-many-as-possible"}},
        {.id = "std-31",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off",
         .text = "A player may bear off once all his checkers in play are in his home board, none on the bar.",
         .names = {"bearing-off/all-home", "bearing-off/hit-checker-returns"}},
        {.id = "std-32",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off",
         .text = "A number bears off a checker from its point.",
         .names = {"bearing-off/exact"}},
        {.id = "std-33",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off",
         .text = "If no checker stands on the point of the number, a legal move has to be made with one from a higher "
                 "point.",
         .names = {"bearing-off/from-above"}},
        {.id = "std-34",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off; follows from its wording",
         .text = "If the only checkers above are blocked, the number bears off none from below; it cannot be played.",
         .names = {"bearing-off/from-above"}},
        {.id = "std-35",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off",
         .text = "If none stands on a higher point, a checker may be borne off from the highest occupied one, and has "
                 "to be.",
         .names = {"bearing-off/from-highest", "bearing-off/overshoot-optional"}},
        {.id = "std-36",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off",
         .text = "Nobody has to bear off if he can make another legal move instead.",
         .names = {"bearing-off/exact-optional"}},
        {.id = "std-37",
         .place = "backgammon.co.uk, tavla.html, Bearing Off",
         .text =
             "In tavla, by this one source, no pips may be used to move a checker forward instead while bearing off.",
         .names = {"bearing-off/exact-optional"}},
        {.id = "std-38",
         .place = "GNU Backgammon manual, Rules of the game, Bearing Off",
         .text = "A checker hit during bearing off has to be brought home before bearing off goes on.",
         .names = {"bearing-off/hit-checker-returns"}},
        {.id = "std-39",
         .place =
             "GNU Backgammon manual, Rules of the game, Movement of the Checkers, rule 4, applied to the last checker",
         .text = "The duty to play both numbers holds for the last checker too: with 6-3, one on 4 plays 4/1/off if it "
                 "can, also hitting on 1, and not 4/off alone.",
         .names = {"bearing-off/last-checker", "dice/as-many-as-possible"}},
        {.id = "std-40",
         .place = "github.com/ichabod801/t_games, issue 162",
         .text = "Some programs take the game as over with the last checker, whatever is left to play.",
         .names = {"bearing-off/last-checker"}},
        {.id = "std-41",
         .place = "GNU Backgammon manual, Rules of the game, Gammons and Backgammons",
         .text = "A loser who has borne off at least one checker loses one point.",
         .names = {"result/single", "result/points"}},
        {.id = "std-42",
         .place = "GNU Backgammon manual, Rules of the game, Gammons and Backgammons",
         .text = "A loser who has borne off none is gammoned and loses two points.",
         .names = {"result/kind", "result/points"}},
        {.id = "std-43",
         .place = "GNU Backgammon manual, Rules of the game, Gammons and Backgammons",
         .text = "A loser who has borne off none and has a checker on the bar or in the winner's home is backgammoned "
                 "and loses three points.",
         .names = {"result/koks-bar", "result/koks-home", "result/kind", "result/points"}},
        {.id = "std-44",
         .place = "en.wikipedia.org, Tavla; backgammon-game.eu, Tavla / Takhteh",
         .text = "In tavla a gammon counts two points and there is no backgammon.",
         .names = {"result/kind", "result/points"}},
        {.id = "std-45",
         .place = "metacpan.org, Game::Backgammon::Rules, legal_turns",
         .text = "Programs list a choice once: plays in different orders that reach one position are the same choice.",
         .names = {"answer/each-result-once"}},
    };
}

} // namespace nardcheck::specs
