#include "specs/generators/sketch.hpp"

#include <algorithm>

namespace nardcheck::generators {

using tables::bar;
using tables::off;
using tables::seen_by_opponent;
using tables::Side;

void Sketch::fill(Side& side, const Side& other, int checkers, Zone zone) {
    int point = off;
    for (int i = 0; i < checkers; ++i) {
        if (point == off || !has_room(side, other, point) || choices_.once_in(2)) {
            point = free_point(side, other, zone);
        }
        side.add(point == off && side.highest() == off ? bar : point, 1);
    }
}

void Sketch::make_point(Side& side, const Side& other, Zone zone) {
    const int point = free_point(side, other, zone);
    for (int i = 0; i < 2 && point != off && has_room(side, other, point); ++i) {
        side.add(point, 1);
    }
}

void Sketch::put(Side& side, const Side& other, int place, int checkers) {
    if (place < off || place > bar) {
        return;
    }
    const bool limited = place != off && place != bar;
    for (int i = std::min(checkers, unplaced(side)); i > 0 && (!limited || has_room(side, other, place)); --i) {
        side.add(place, 1);
    }
}

tables::Position Sketch::finished() {
    mover.add(off, unplaced(mover));
    opponent.add(off, unplaced(opponent));
    tables::Position position;
    position.turn = choices_.once_in(2) ? tables::Colour::white : tables::Colour::black;
    position.mover() = mover;
    position.opponent() = opponent;
    return position;
}

bool Sketch::has_room(const Side& side, const Side& other, int point) const {
    return other[seen_by_opponent(point)] == 0 && (!set_.max_per_point || side[point] < *set_.max_per_point);
}

int Sketch::free_point(const Side& side, const Side& other, Zone zone) {
    int point = choices_.between(zone.lowest, zone.highest);
    for (int tried = zone.lowest; tried <= zone.highest; ++tried) {
        if (has_room(side, other, point)) {
            return point;
        }
        point = point == zone.lowest ? zone.highest : point - 1;
    }
    return off;
}

} // namespace nardcheck::generators
