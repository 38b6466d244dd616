#include "specs/generators/positions.hpp"

#include <algorithm>

#include "specs/generators/sketch.hpp"

namespace nardcheck::generators {

namespace {

using tables::bar;
using tables::highest_point;
using tables::RuleSet;
using tables::seen_by_opponent;

constexpr Zone board{1, highest_point};
constexpr Zone home{1, 6};
constexpr Zone far_half{13, highest_point};

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
