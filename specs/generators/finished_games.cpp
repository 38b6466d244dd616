#include "specs/generators/finished_games.hpp"

#include "specs/generators/sketch.hpp"

namespace nardcheck::generators {

namespace {

using tables::bar;
using tables::highest_point;
using tables::off;

/// The lowest point of the winner's home in the loser's numbering.
constexpr int winners_home = 19;

} // namespace

tables::Layout finished_game(const tables::RuleSet& set, Choices& choices) {
    // The winner's borne-off checkers are in nobody's way, so that the loser's may stand anywhere.
    Sketch sketch(set, choices);
    tables::Side& loser = sketch.mover;
    if (choices.once_in(3)) {
        loser.set(off, choices.between(0, set.checkers() - 1));
    }
    const int around_the_border = choices.between(winners_home - 1, winners_home);
    const int somewhere = choices.between(1, highest_point);
    for (const int place : {bar, around_the_border, somewhere}) {
        if (choices.once_in(3)) {
            sketch.put(loser, sketch.opponent, place, choices.between(1, 2));
        }
    }
    sketch.fill(loser, sketch.opponent, sketch.unplaced(loser), {1, winners_home - 1});
    sketch.opponent.set(off, set.checkers());
    return sketch.finished().layout;
}

} // namespace nardcheck::generators
