#include "specs/documents/document_003.hpp"

namespace nardcheck::specs {

// Bearing off, mars and koks.
std::vector<Statement> document_003_ending() {
    return {
        {.id = "003-87",
         .place = "How checkers are borne off, sentence 1: 'faqat barcha 15 tasi'",
         .text = "Checkers may be borne off only when all 15 have come home.",
         .names = {"bearing-off/all-home"}},
        {.id = "003-88",
         .place = "How checkers are borne off, sentence 2: 'Bittasi hali yoʻlda'",
         .text = "While even one is still on its way none may be borne off.",
         .names = {"bearing-off/all-home"}},
        {.id = "003-89",
         .place = "How checkers are borne off, sentence 3: 'urilgan donaga ham'",
         .text = "This holds for a hit checker too: one that is hit during bearing off stops it until it has come from "
                 "the bar all round the board and home again.",
         .names = {"bearing-off/hit-checker-returns", "bearing-off/all-home"}},
        {.id = "003-90",
         .place = "How checkers are borne off, list, item 1: 'Zar oʻsha raqamli'",
         .text = "A die bears off a checker from the point of its number, a four from point 4. Whether the four may be "
                 "used for another move is not said here but in std.",
         .names = {"bearing-off/exact"}},
        {.id = "003-91",
         .place = "How checkers are borne off, list, item 2: 'uzoqroq kataklarda esa boʻlsa'",
         .text =
             "If no checker stands on that point but some stand on farther ones, the die is played inside the home.",
         .names = {"bearing-off/from-above"}},
        {.id = "003-92",
         .place = "How checkers are borne off, list, item 3: 'zar eng uzoqdagi'",
         .text = "If none stands there nor on a farther point, the die bears off the farthest checker.",
         .names = {"bearing-off/from-highest"}},
        {.id = "003-93",
         .place = "Mars and koks, sentence 1: 'birinchi chiqargan yutadi'",
         .text = "The player who first bears off all his 15 checkers wins.",
         .names = {"result/first-off"}},
        {.id = "003-94",
         .place = "Mars and koks, sentence 2: 'Durang yoʻq'",
         .text = "There are no draws.",
         .names = {"result/first-off"}},
        {.id = "003-95",
         .place = "Mars and koks, sentence 3: 'raqib qanchalik orqada'",
         .text = "What a win is worth depends on how far behind the opponent is.",
         .names = {"result/kind"}},
        {.id = "003-96",
         .place = "Mars and koks, table, row 1: 'Oddiy gʻalaba | Raqib kamida'",
         .text = "A plain win, with at least one checker of the opponent off, is worth 1 point.",
         .names = {"result/single", "result/points"}},
        {.id = "003-97",
         .place = "Mars and koks, table, row 2: 'Mars | Raqib birorta'",
         .text = "Mars, with no checker of the opponent off, is worth 2 points.",
         .names = {"result/kind", "result/points"}},
        {.id = "003-98",
         .place = "Mars and koks, table, row 3: 'Koks | Raqib birorta'",
         .text = "Koks, with no checker of the opponent off and one of them on the bar or in the winner's home, is "
                 "worth 3 points.",
         .names = {"result/koks-bar", "result/koks-home", "result/kind", "result/points"}},
        {.id = "003-99",
         .place = "Mars and koks, after the table, sentence 1: 'Koks faqat qisqa nardada'",
         .text = "There is koks in the short game only.",
         .fate = Fate::informative,
         .reason =
             "That the short game has it is 003-98; the rest is about the long game, which no rule set here plays."},
        {.id = "003-100",
         .place = "Mars and koks, after the table, sentence 2: 'hali yuta oladigan'",
         .text = "Resigning gives the opponent the points that he can still win. That contradicts the figures that "
                 "follow it: with no checker off he can still win koks while there is contact. The figures are taken.",
         .names = {"resignation/offered", "resignation/order"}},
        {.id = "003-101",
         .place = "Mars and koks, after the table, sentence 2: 'agar siz allaqachon'",
         .text = "Who resigns loses 1 point if he has borne off a checker, 2 if not, 3 if a checker of his is still in "
                 "the opponent's home or on the bar. One off and one on the bar fits both 1 and 3; it is 1, since koks "
                 "is then impossible.",
         .names = {"resignation/one-off", "resignation/caught", "resignation/order"}},
        {.id = "003-102",
         .place = "Mars and koks, after the table, sentence 3: 'Mars bilan koks farqi'",
         .text = "Drawings of mars and koks are in another article.",
         .fate = Fate::not_about_rules,
         .reason = "A link to another page."},
    };
}

} // namespace nardcheck::specs
