#include "specs/generators/situations.hpp"

#include <algorithm>

#include "specs/generators/dice.hpp"
#include "specs/generators/sketch.hpp"

namespace nardcheck::generators {

namespace {

using tables::bar;
using tables::Dice;
using tables::highest_point;
using tables::off;
using tables::RuleSet;
using tables::seen_by_opponent;
using tables::Side;

constexpr Zone board{1, highest_point};
constexpr Zone home{1, 6};
constexpr int home_points = 6;

/// Draws the position of one situation and, before or after, its roll.
class Draw {
  public:
    Draw(const RuleSet& set, Choices& choices)
        : checkers_(set.checkers()), limit_(set.max_per_point), sketch_(set, choices), choices_(choices),
          dice_(roll(choices)) {}

    void open_road();
    void runner();
    void several_on_bar();
    void hit_while_bearing_off();
    void many_blots(Zone zone);
    void tall_stack();
    void prime();
    void border_of_home();
    void coming_home();
    void blocked_from_above();
    void overshoot();
    void last_checker();

    [[nodiscard]] Rolled finished() {
        // Nobody has won yet.
        for (Side* side : {&sketch_.mover, &sketch_.opponent}) {
            if (side->highest() == off && side->total() < checkers_) {
                side->add(bar, 1);
            }
        }
        return {sketch_.finished(), dice_};
    }

  private:
    void put_mover(int place, int checkers) {
        sketch_.put(sketch_.mover, sketch_.opponent, place, checkers);
    }

    /// On a place of the mover's numbering.
    void put_opponent(int place, int checkers) {
        if (place >= 1 && place <= highest_point) {
            sketch_.put(sketch_.opponent, sketch_.mover, seen_by_opponent(place), checkers);
        }
    }

    void fill_mover(int checkers, Zone zone) {
        sketch_.fill(sketch_.mover, sketch_.opponent, std::min(checkers, sketch_.unplaced(sketch_.mover)), zone);
    }

    void fill_opponent(int checkers, Zone zone) {
        sketch_.fill(sketch_.opponent, sketch_.mover, std::min(checkers, sketch_.unplaced(sketch_.opponent)), zone);
    }

    /// Some of the opponent's checkers that have no place yet: anywhere, or out of the mover's way.
    void fill_opponent_somewhere() {
        const int some = choices_.between(0, sketch_.unplaced(sketch_.opponent));
        if (choices_.once_in(2)) {
            fill_opponent(some, board);
        } else {
            sketch_.put(sketch_.opponent, sketch_.mover, bar, std::min(some, 2));
        }
    }

    [[nodiscard]] int a_number() {
        return choices_.once_in(2) ? dice_.larger() : dice_.smaller();
    }

    void make_double() {
        const int number = a_number();
        dice_ = {number, number};
    }

    int checkers_;
    std::optional<int> limit_;
    Sketch sketch_;
    Choices& choices_;
    Dice dice_;
};

void Draw::open_road() {
    fill_mover(choices_.between(1, checkers_), {13, 20});
    if (choices_.once_in(3)) {
        sketch_.opponent.set(bar, 1);
    }
    fill_opponent(sketch_.in_play(checkers_) - sketch_.opponent[bar], {1, 4});
}

void Draw::runner() {
    const int from = choices_.once_in(4) ? bar : choices_.between(2, highest_point);
    put_mover(from, 1);
    if (choices_.once_in(3)) {
        fill_mover(1, board);
    }
    const int sum = dice_.larger() + dice_.smaller();
    for (const int pips : {sum, dice_.larger(), dice_.smaller(), sum + dice_.larger(), 2 * sum}) {
        put_opponent(from - pips, choices_.between(0, 2));
    }
    if (choices_.once_in(2)) {
        fill_opponent_somewhere();
    }
}

void Draw::several_on_bar() {
    if (!choices_.once_in(3)) {
        make_double();
    }
    const int entering = choices_.between(std::min(2, checkers_), std::min(4, checkers_));
    put_mover(bar, entering);
    fill_mover(choices_.between(0, checkers_ - entering), board);
    fill_opponent(choices_.between(0, checkers_), home);
    fill_opponent_somewhere();
}

void Draw::hit_while_bearing_off() {
    put_mover(bar, choices_.between(1, 2));
    put_mover(a_number(), 1);
    fill_mover(choices_.between(0, sketch_.unplaced(sketch_.mover)), home);
    fill_opponent(choices_.between(0, checkers_), home);
    fill_opponent_somewhere();
}

void Draw::many_blots(Zone zone) {
    if (choices_.once_in(2)) {
        make_double();
    }
    const int movers = choices_.between(1, std::min(4, checkers_));
    if (choices_.once_in(3)) {
        put_mover(bar, 1);
    }
    fill_mover(movers - sketch_.mover[bar], zone);
    for (int from = bar; from > off; --from) {
        if (sketch_.mover[from] > 0) {
            const int number = a_number();
            for (int step = 1; step <= 2; ++step) {
                const int place = from - step * number;
                // Further checkers on the point of a blot would close it.
                if (place > off && sketch_.opponent[seen_by_opponent(place)] == 0) {
                    put_opponent(place, 1);
                }
            }
        }
    }
    if (choices_.once_in(3)) {
        fill_opponent_somewhere();
    }
}

void Draw::tall_stack() {
    const int number = a_number();
    const int from = choices_.between(number + 1, bar);
    put_mover(from, choices_.between(1, 2));
    const int tall = std::min(limit_.value_or(checkers_), sketch_.unplaced(sketch_.mover));
    put_mover(from - number, choices_.between(std::max(tall - 1, 0), tall));
    if (choices_.once_in(2)) {
        fill_mover(sketch_.unplaced(sketch_.mover), board);
    }
    fill_opponent_somewhere();
}

void Draw::prime() {
    const int points = choices_.between(5, 7);
    const int lowest = choices_.between(1, highest_point - points + 1);
    const int gap = choices_.between(lowest, lowest + points - 1);
    const int number = a_number();
    for (int point = lowest; point < lowest + points; ++point) {
        put_mover(point, point == gap ? choices_.between(0, 1) : 2);
    }
    put_mover(gap + number, 1);
    fill_mover(choices_.between(0, 2), board);
    // All behind the prime, all past it, or anywhere: some games of the family forbid it in one of these cases.
    const int theirs = choices_.once_in(2) ? checkers_ : choices_.between(1, std::min(4, checkers_));
    const Zone behind{seen_by_opponent(std::max(lowest - 1, 1)), highest_point};
    const Zone past{1, seen_by_opponent(std::min(lowest + points, highest_point))};
    fill_opponent(theirs, choices_.one_of(std::vector<Zone>{behind, past, board}));
}

void Draw::border_of_home() {
    // One after the other: compilers draw the arguments of a call in orders of their own.
    const int checkers = choices_.between(1, 2);
    put_mover(choices_.between(home_points - 1, home_points + 2), checkers);
    fill_mover(choices_.between(0, sketch_.unplaced(sketch_.mover)), home);
    fill_opponent_somewhere();
}

void Draw::coming_home() {
    for (int outside = choices_.between(1, 2); outside > 0; --outside) {
        put_mover(home_points + choices_.between(1, a_number()), 1);
    }
    put_mover(a_number(), 1);
    fill_mover(choices_.between(0, sketch_.unplaced(sketch_.mover)), home);
    fill_opponent_somewhere();
}

void Draw::blocked_from_above() {
    const int number = choices_.between(1, home_points - 1);
    dice_ = {number, choices_.once_in(2) ? number : choices_.between(1, 6)};
    const int above = choices_.between(number + 1, home_points);
    if (!choices_.once_in(4)) {
        put_opponent(above - number, 2);
    }
    put_mover(above, choices_.between(1, 2));
    if (number > 1) {
        fill_mover(choices_.between(0, sketch_.unplaced(sketch_.mover)), {1, number - 1});
    }
    fill_opponent_somewhere();
}

void Draw::overshoot() {
    const int highest = choices_.between(1, home_points - 1);
    dice_ = {choices_.between(highest + 1, 6), choices_.between(1, 6)};
    put_mover(highest, choices_.between(1, 2));
    fill_mover(choices_.between(0, sketch_.unplaced(sketch_.mover)), {1, highest});
    fill_opponent_somewhere();
}

void Draw::last_checker() {
    const int point = choices_.between(2, home_points);
    put_mover(point, 1);
    put_opponent(point - dice_.smaller(), 1);
    if (choices_.once_in(2)) {
        fill_mover(1, home);
    }
    fill_opponent_somewhere();
}

} // namespace

const std::vector<Situation>& all_situations() {
    using enum Situation;
    static const std::vector<Situation> situations{
        open_road, runner,         several_on_bar, hit_while_bearing_off, many_blots, blots_at_home, tall_stack,
        prime,     border_of_home, coming_home,    blocked_from_above,    overshoot,  last_checker};
    return situations;
}

Rolled rolled_in(Situation situation, const RuleSet& set, Choices& choices) {
    Draw draw(set, choices);
    switch (situation) {
    case Situation::open_road:
        draw.open_road();
        break;
    case Situation::runner:
        draw.runner();
        break;
    case Situation::several_on_bar:
        draw.several_on_bar();
        break;
    case Situation::hit_while_bearing_off:
        draw.hit_while_bearing_off();
        break;
    case Situation::many_blots:
        draw.many_blots(board);
        break;
    case Situation::blots_at_home:
        draw.many_blots({1, 2 * home_points});
        break;
    case Situation::tall_stack:
        draw.tall_stack();
        break;
    case Situation::prime:
        draw.prime();
        break;
    case Situation::border_of_home:
        draw.border_of_home();
        break;
    case Situation::coming_home:
        draw.coming_home();
        break;
    case Situation::blocked_from_above:
        draw.blocked_from_above();
        break;
    case Situation::overshoot:
        draw.overshoot();
        break;
    case Situation::last_checker:
        draw.last_checker();
        break;
    }
    return draw.finished();
}

} // namespace nardcheck::generators
