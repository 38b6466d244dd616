#include <array>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

// Documents 000, 001, 002 and 003; that the checker which has hit may move on in the same turn: 003 for the
// intermediate step of a combined move, 002 for any number of hits in a turn, elsewhere std.
constexpr std::array<Clause, 3> hitting{{
    {"hitting/blot", "A checker that lands on a point with a single checker of the opponent hits it."},
    {"hitting/to-the-bar", "A checker that has been hit goes to the bar and to no other place."},
    {"hitting/hit-and-run",
     "The checker that has hit may move on in the same turn, in its own home as elsewhere, unless the rule set "
     "forbids it there."},
}};

} // namespace

std::span<const Clause> hitting_clauses() {
    return hitting;
}

} // namespace nardcheck::specs
