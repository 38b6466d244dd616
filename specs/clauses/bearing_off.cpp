#include <array>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

// Documents 000, 001, 002 and 003; that a checker which was hit has to come home first: all four. The exact number is
// optional: 000 and 001 in words, elsewhere std. The farthest checkers first, or a number too large left unplayed, are
// readings of document 002 that only a rule set with those fields takes. The last checker: std.
constexpr std::array<Clause, 8> bearing_off{{
    {"bearing-off/all-home",
     "A player may bear off a checker only while none of his checkers stands outside his home."},
    {"bearing-off/hit-checker-returns",
     "A player whose checker is hit while he is bearing off may bear off no more until that checker has entered and "
     "come home."},
    {"bearing-off/exact",
     "A number bears off a checker from the point of that number, whether or not checkers stand on higher points, "
     "unless the rule set wants the farthest borne off first."},
    {"bearing-off/from-above",
     "A number on whose point no checker stands has to move one from a higher point if there is any there, and bears "
     "off none from below even where that move is blocked."},
    {"bearing-off/from-highest",
     "A number that is higher than every occupied point bears off a checker from the highest of them and from no "
     "other."},
    {"bearing-off/exact-optional",
     "A player may use a number that would bear off a checker exactly for any other legal move, unless the rule set "
     "forbids it."},
    {"bearing-off/overshoot-optional",
     "A number that is higher than every occupied point has to be played like any other, unless the rule set allows "
     "to leave it unplayed."},
    {"bearing-off/last-checker",
     "A player has to play as many numbers as he can even where one of them would already bear off his last checker, "
     "unless the rule set ends the turn with it."},
}};

} // namespace

std::span<const Clause> bearing_off_clauses() {
    return bearing_off;
}

} // namespace nardcheck::specs
