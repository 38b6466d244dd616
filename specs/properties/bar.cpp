#include <algorithm>

#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using generators::Shape;
using generators::Situation;
using reasoning::Event;
using tables::Layout;
using tables::Rules;
using tables::Side;

Violation others_wait_for_the_bar(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of(
        {Shape::bar, Shape::few, Situation::several_on_bar, Situation::hit_while_bearing_off}, rules, choices);
    const Side& before = rolled.position.mover();
    for (const Layout& result : results_of(rules, rolled)) {
        const Side& after = result.of(rolled.position.turn);
        for (int place = tables::off; after[tables::bar] > 0 && place <= tables::highest_point; ++place) {
            if (after[place] < before[place] || (place == tables::off && after[place] > before[place])) {
                return told("another checker has moved while one is on the bar", result, rolled);
            }
        }
    }
    return play_with("another checker moves while one is on the bar", rules, rolled, [](const Moment& moment) {
        return moment.before.mover()[tables::bar] > 0 && moment.step.from != tables::bar;
    });
}

/// How many checkers the roll can bring in: each number one, of a double as many as four, on points not closed.
int entries_possible(const Rules& rules, const Rolled& rolled) {
    int possible = 0;
    for (const int number : distinct_numbers(rolled.dice)) {
        const int point = tables::bar - number;
        if (is_made_by_opponent(rolled.position, point)) {
            continue;
        }
        const int room = rules.set().max_per_point.value_or(rules.set().checkers()) - rolled.position.mover()[point];
        possible += std::clamp(room, 0, rolled.dice.is_double() ? 4 : 1);
    }
    return possible;
}

Violation as_many_enter_as_can(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::bar, Situation::several_on_bar}, rules, choices);
    const int on_bar = rolled.position.mover()[tables::bar];
    const int entering = std::min(on_bar, entries_possible(rules, rolled));
    for (const Layout& result : results_of(rules, rolled)) {
        if (result.of(rolled.position.turn)[tables::bar] != on_bar - entering) {
            return told("not as many checkers have entered as can", result, rolled);
        }
    }
    return std::nullopt;
}

Violation numbers_enter_on_25_less_themselves(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::bar, Situation::several_on_bar}, rules, choices);
    return play_with(
        "a checker enters elsewhere than on 25 less a number of the roll", rules, rolled, [&](const Moment& moment) {
            const int number = 25 - moment.step.to;
            return moment.step.from == tables::bar && number != rolled.dice.larger() && number != rolled.dice.smaller();
        });
}

Violation every_number_may_enter(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::bar, Shape::few}, rules, choices);
    return not_listed("a checker does not enter on an open point", {Event::enters}, rules, rolled);
}

Violation nobody_enters_on_a_closed_point(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::bar, Situation::several_on_bar}, rules, choices);
    return play_with("a checker enters on a closed point", rules, rolled, [](const Moment& moment) {
        return moment.step.from == tables::bar && is_made_by_opponent(moment.before, moment.step.to);
    });
}

Violation open_points_let_enter(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::bar, Situation::several_on_bar, Situation::hit_while_bearing_off}, rules, choices);
    if (auto fault = not_listed("a checker does not enter hitting a blot", {Event::hits_entering}, rules, rolled)) {
        return fault;
    }
    if (auto fault = not_listed("a checker does not enter beside its own", {Event::enters_beside_own}, rules, rolled)) {
        return fault;
    }
    return not_listed("a checker does not enter although one number of the roll could bring it in",
                      {Event::enters, Event::enters_with_the_other_number}, rules, rolled);
}

Violation turn_goes_on_after_entering(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::bar, Shape::few, Situation::several_on_bar, Situation::runner}, rules, choices);
    if (auto fault = not_listed("no other checker moves after the last has entered",
                                {Event::others_move_after_entering}, rules, rolled)) {
        return fault;
    }
    return not_listed("the checker that has entered does not move on", {Event::entered_moves_on}, rules, rolled);
}

} // namespace

std::vector<Property> bar_properties() {
    return {
        {"others-wait-for-the-bar", "bar/enter-first", others_wait_for_the_bar},
        {"as-many-enter-as-can", "bar/enter-first", as_many_enter_as_can},
        {"numbers-enter-on-25-less-themselves", "bar/entry-point", numbers_enter_on_25_less_themselves},
        {"every-number-may-enter", "bar/entry-point", every_number_may_enter},
        {"nobody-enters-on-a-closed-point", "bar/closed-entry", nobody_enters_on_a_closed_point},
        {"open-points-let-enter", "bar/closed-entry", open_points_let_enter},
        {"turn-goes-on-after-entering", "bar/then-any-checker", turn_goes_on_after_entering},
    };
}

} // namespace nardcheck::specs
