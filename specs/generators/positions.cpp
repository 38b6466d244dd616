#include "specs/generators/positions.hpp"

#include <algorithm>

namespace nardcheck::generators {

namespace {

using tables::bar;
using tables::highest_point;
using tables::off;
using tables::RuleSet;
using tables::seen_by_opponent;
using tables::Side;

/// The points from lowest to highest of a side's own numbering.
struct Zone {
    int lowest;
    int highest;
};

constexpr Zone board{1, highest_point};
constexpr Zone home{1, 6};
constexpr Zone far_half{13, highest_point};

/// Two sides under construction; `mover` becomes white or black at the end.
class Sketch {
  public:
    Sketch(const RuleSet& set, Choices& choices) : set_(set), choices_(choices) {}

    Side mover;
    Side opponent;

    /// Puts `checkers` of one side on points of the zone, two or three together more often than alone. What finds no
    /// room is borne off, or on the bar if it is the side's only one.
    void fill(Side& side, const Side& other, int checkers, Zone zone) {
        int point = off;
        for (int i = 0; i < checkers; ++i) {
            if (point == off || !has_room(side, other, point) || choices_.once_in(2)) {
                point = free_point(side, other, zone);
            }
            side.add(point == off && side.highest() == off ? bar : point, 1);
        }
    }

    /// Closes a point of the zone, unless there is no room or the rule set lets only one checker stand there.
    void make_point(Side& side, const Side& other, Zone zone) {
        const int point = free_point(side, other, zone);
        for (int i = 0; i < 2 && point != off && has_room(side, other, point); ++i) {
            side.add(point, 1);
        }
    }

    /// Fills up with borne-off checkers to the game's number.
    void bear_off_the_rest() {
        mover.add(off, set_.checkers() - mover.total());
        opponent.add(off, set_.checkers() - opponent.total());
    }

    /// How many of `available` checkers, at least one, are still in play: mostly all of them.
    [[nodiscard]] int in_play(int available) {
        return choices_.once_in(4) ? choices_.between(1, available) : available;
    }

    [[nodiscard]] tables::Position finished() {
        bear_off_the_rest();
        tables::Position position;
        position.turn = choices_.once_in(2) ? tables::Colour::white : tables::Colour::black;
        position.mover() = mover;
        position.opponent() = opponent;
        return position;
    }

  private:
    [[nodiscard]] bool has_room(const Side& side, const Side& other, int point) const {
        return other[seen_by_opponent(point)] == 0 && (!set_.max_per_point || side[point] < *set_.max_per_point);
    }

    /// A point drawn from the zone or, where it is taken, the next below with room, from the top again; off if none.
    [[nodiscard]] int free_point(const Side& side, const Side& other, Zone zone) {
        int point = choices_.between(zone.lowest, zone.highest);
        for (int tried = zone.lowest; tried <= zone.highest; ++tried) {
            if (has_room(side, other, point)) {
                return point;
            }
            point = point == zone.lowest ? zone.highest : point - 1;
        }
        return off;
    }

    const RuleSet& set_;
    Choices& choices_;
};

void sketch_contact(Sketch& sketch, int checkers) {
    // With one checker each in the far half, the sides have not passed each other.
    sketch.fill(sketch.mover, sketch.opponent, 1, far_half);
    sketch.fill(sketch.opponent, sketch.mover, 1, far_half);
    if (checkers > 1) {
        sketch.fill(sketch.mover, sketch.opponent, sketch.in_play(checkers) - 1, board);
        sketch.fill(sketch.opponent, sketch.mover, sketch.in_play(checkers) - 1, board);
    }
}

void sketch_race(Sketch& sketch, int checkers, Choices& choices) {
    const int border = choices.between(home.highest, highest_point - home.highest);
    sketch.fill(sketch.mover, sketch.opponent, sketch.in_play(checkers), {1, border});
    sketch.fill(sketch.opponent, sketch.mover, sketch.in_play(checkers), {1, highest_point - border});
}

void sketch_bar(Sketch& sketch, int checkers, Choices& choices) {
    const int entering = choices.between(1, std::min(4, checkers));
    sketch.mover.set(bar, entering);
    if (choices.once_in(4)) {
        sketch.opponent.set(bar, 1);
    }
    const int others = checkers - sketch.opponent[bar];
    const int at_home = choices.between(0, others);
    sketch.fill(sketch.opponent, sketch.mover, at_home, home);
    sketch.fill(sketch.opponent, sketch.mover, others - at_home, board);
    sketch.fill(sketch.mover, sketch.opponent, checkers - entering, board);
}

void sketch_bear_off(Sketch& sketch, int checkers, Choices& choices) {
    sketch.fill(sketch.mover, sketch.opponent, choices.between(1, checkers), home);
    if (choices.once_in(4)) {
        sketch.opponent.set(bar, 1);
    }
    sketch.fill(sketch.opponent, sketch.mover, sketch.in_play(checkers) - sketch.opponent[bar], board);
}

void sketch_few(Sketch& sketch, int checkers, Choices& choices) {
    const int most = std::min(4, checkers);
    sketch.mover.set(bar, choices.once_in(3) ? 1 : 0);
    sketch.opponent.set(bar, choices.once_in(6) ? 1 : 0);
    sketch.fill(sketch.opponent, sketch.mover, choices.between(1, most) - sketch.opponent[bar], board);
    sketch.fill(sketch.mover, sketch.opponent, choices.between(1, most) - sketch.mover[bar], board);
}

void sketch_blocked(Sketch& sketch, int checkers, Choices& choices) {
    sketch.mover.set(bar, choices.once_in(6) ? 1 : 0);
    sketch.fill(sketch.mover, sketch.opponent, choices.between(1, std::min(3, checkers)) - sketch.mover[bar], board);
    // As far as the farthest checker could go with any two different numbers.
    const int farthest = sketch.mover.highest();
    const Zone ahead{seen_by_opponent(std::max(farthest - 1, 1)), seen_by_opponent(std::max(farthest - 12, 1))};
    for (int points = choices.between(std::min(1, checkers / 2), checkers / 2); points > 0; --points) {
        sketch.make_point(sketch.opponent, sketch.mover, ahead);
    }
    const int placed = sketch.opponent.total();
    sketch.fill(sketch.opponent, sketch.mover, choices.between(placed == 0 ? 1 : 0, checkers - placed), board);
}

} // namespace

const std::vector<Shape>& all_shapes() {
    static const std::vector<Shape> shapes{Shape::contact,  Shape::race, Shape::bar,
                                           Shape::bear_off, Shape::few,  Shape::blocked};
    return shapes;
}

tables::Position position_of(Shape shape, const RuleSet& set, Choices& choices) {
    Sketch sketch(set, choices);
    switch (shape) {
    case Shape::contact:
        sketch_contact(sketch, set.checkers());
        break;
    case Shape::race:
        sketch_race(sketch, set.checkers(), choices);
        break;
    case Shape::bar:
        sketch_bar(sketch, set.checkers(), choices);
        break;
    case Shape::bear_off:
        sketch_bear_off(sketch, set.checkers(), choices);
        break;
    case Shape::few:
        sketch_few(sketch, set.checkers(), choices);
        break;
    case Shape::blocked:
        sketch_blocked(sketch, set.checkers(), choices);
        break;
    }
    return sketch.finished();
}

tables::Position any_position(const RuleSet& set, Choices& choices) {
    return position_of(choices.one_of(all_shapes()), set, choices);
}

} // namespace nardcheck::generators
