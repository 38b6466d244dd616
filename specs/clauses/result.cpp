#include <array>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

// First off: documents 000, 001, 002 and 003. Single, mars and koks with their points: 003, by reference also 001; 000
// counts neither, 002 is silent.
constexpr std::array<Clause, 6> result{{
    {"result/first-off",
     "The player who first has borne off all his checkers wins the game, and until then it goes on."},
    {"result/single",
     "A loser who has borne off at least one checker loses a single game, wherever his other checkers are."},
    {"result/koks-bar", "A loser who has borne off none and has a checker on the bar loses koks."},
    {"result/koks-home", "A loser who has borne off none and has a checker in the winner's home loses koks."},
    {"result/kind",
     "A loser who has borne off none loses mars, or koks if a checker of his is caught; either counts only where the "
     "rule set counts it, and otherwise the next lower kind does."},
    {"result/points",
     "A single game wins one point, and mars and koks win the points that the rule set names for them."},
}};

} // namespace

std::span<const Clause> result_clauses() {
    return result;
}

} // namespace nardcheck::specs
