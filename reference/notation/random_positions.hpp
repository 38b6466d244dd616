#pragma once

#include <rapidcheck.h>

#include "reference/tables/position.hpp"

/// For tests: random positions drawn inside a RapidCheck property.
namespace nardcheck::notation {

/// One side's checkers anywhere, bar and off included, but for the points on which `other` stands.
inline tables::Side random_side(int checkers, const tables::Side& other) {
    tables::Side side;
    for (int checker = 0; checker < checkers; ++checker) {
        const int place = *rc::gen::inRange(0, tables::bar + 1);
        const bool taken = place != tables::off && place != tables::bar && other[tables::seen_by_opponent(place)] > 0;
        side.add(taken ? tables::off : place, 1);
    }
    return side;
}

inline tables::Position random_position(int checkers) {
    tables::Position position;
    position.layout.white = random_side(checkers, {});
    position.layout.black = random_side(checkers, position.layout.white);
    position.turn = *rc::gen::element(tables::Colour::white, tables::Colour::black);
    return position;
}

/// The checkers a side of the games that are played: three in hypergammon, fifteen in the others.
inline int random_checkers() {
    return *rc::gen::element(3, 15);
}

} // namespace nardcheck::notation
