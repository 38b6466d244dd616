#include <array>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

// Documents 000, 001, 002 and 003; the point of entry as a formula: 003; several checkers on the bar: 002, and std for
// the case that some of them can enter and others cannot.
constexpr std::array<Clause, 3> bar{{
    {"bar/enter-first", "While a player has a checker on the bar, none of his other checkers may move."},
    {"bar/entry-point",
     "With the number N a checker enters from the bar on its owner's point 25 - N, in the opponent's home."},
    {"bar/closed-entry",
     "A checker may enter on every point that is open to it, also by hitting a blot, and on no point that the "
     "opponent has closed."},
}};

} // namespace

std::span<const Clause> bar_clauses() {
    return bar;
}

} // namespace nardcheck::specs
