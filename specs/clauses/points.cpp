#include <array>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

// Documents 000, 001, 002 and 003 close a point with two checkers of the opponent; 000 and 003 say that own points
// are open, 003 whatever their number of checkers and that a closed point may be passed over.
constexpr std::array<Clause, 2> points{{
    {"points/closed",
     "A checker may not land on a point that holds two or more checkers of the opponent, but it may pass over it."},
    {"points/own-stack",
     "A checker may land on a point of its own side however many checkers stand there, unless the rule set limits "
     "their number."},
}};

} // namespace

std::span<const Clause> points_clauses() {
    return points;
}

} // namespace nardcheck::specs
