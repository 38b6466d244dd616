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

/// Everything that bears a checker off.
constexpr reasoning::Events bears_off{Event::bears_off_exactly, Event::bears_off_exactly_from_below, Event::overshoots};

bool has_number(tables::Dice dice, int number) {
    return number == dice.larger() || number == dice.smaller();
}

Violation nobody_leaves_while_one_is_outside(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::coming_home, Situation::border_of_home, Shape::race, Shape::few}, rules, choices);
    return play_with("a checker is borne off while another stands outside the home", rules, rolled,
                     [](const Moment& moment) {
                         return moment.step.to == tables::off &&
                                checkers_between(moment.before.mover(), 7, tables::highest_point) > 0;
                     });
}

Violation checkers_leave_once_all_are_home(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::coming_home, Situation::border_of_home, Shape::bear_off}, rules, choices);
    if (auto fault = not_listed("no checker is borne off in the turn in which the last one comes home",
                                {Event::comes_home_and_bears_off}, rules, rolled)) {
        return fault;
    }
    return not_listed("a checker is not borne off although all are home", bears_off, rules, rolled);
}

Violation nobody_leaves_with_one_on_the_bar(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::hit_while_bearing_off, Shape::few, Shape::bar}, rules, choices);
    const Side& before = rolled.position.mover();
    // It takes 19 pips to come home from the bar: four fives or four sixes, which leave no number to bear off with.
    if (before[tables::bar] == 0) {
        return std::nullopt;
    }
    for (const Layout& result : results_of(rules, rolled)) {
        if (result.of(rolled.position.turn)[tables::off] > before[tables::off]) {
            return told("a checker is borne off in a turn that began with one on the bar", result, rolled);
        }
    }
    return not_listed("the checker that was hit does not enter", {Event::enters}, rules, rolled);
}

/// Neither a checker of the opponent on the bar nor a hit made keeps the mover from bearing off.
Violation only_the_movers_bar_matters(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::last_checker, Situation::blots_at_home, Shape::bear_off}, rules, choices);
    return not_listed("a checker is not borne off although none of the mover's is on the bar", bears_off, rules,
                      rolled);
}

Violation exact_numbers_bear_off(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of(
        {Shape::bear_off, Situation::coming_home, Situation::border_of_home, Situation::blocked_from_above}, rules,
        choices);
    return not_listed("an exact number does not bear off",
                      {Event::bears_off_exactly, Event::bears_off_exactly_from_below}, rules, rolled);
}

Violation farthest_leave_first_where_the_house_wants_it(const Rules& rules, Choices& choices) {
    if (rules.set().bearoff != tables::BearOff::furthest_first_literal) {
        return std::nullopt;
    }
    const Rolled rolled = rolled_in_one_of({Shape::bear_off, Situation::border_of_home}, rules, choices);
    return play_with("another checker than the farthest is borne off", rules, rolled, [](const Moment& moment) {
        return moment.step.to == tables::off && moment.step.from < moment.before.mover().highest();
    });
}

/// Whether a checker is borne off by a number that is too large for it while others stand on higher points.
Violation overshooting_past_others(std::string_view fault, const Rules& rules, const Rolled& rolled) {
    return play_with(fault, rules, rolled, [&](const Moment& moment) {
        return moment.step.to == tables::off && !has_number(rolled.dice, moment.step.from) &&
               moment.step.from < moment.before.mover().highest();
    });
}

Violation nobody_leaves_from_below_one_that_could_use_the_number(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::blocked_from_above, Shape::bear_off}, rules, choices);
    return overshooting_past_others("a number bears off from below a checker on a higher point", rules, rolled);
}

Violation number_moves_one_from_above(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::blocked_from_above, Shape::bear_off}, rules, choices);
    return not_listed("a number that fits no checker does not move one from above", {Event::moves_from_above}, rules,
                      rolled);
}

Violation highest_leaves_by_a_larger_number(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::overshoot, Situation::coming_home}, rules, choices);
    return not_listed("a larger number does not bear off the highest checker", {Event::overshoots}, rules, rolled);
}

Violation no_other_leaves_by_a_larger_number(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::overshoot}, rules, choices);
    return overshooting_past_others("a larger number bears off another checker than the highest", rules, rolled);
}

Violation exact_numbers_may_be_used_otherwise(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::bear_off, Situation::coming_home, Situation::hit_while_bearing_off}, rules, choices);
    return not_listed("a checker at home does not move although it may",
                      {Event::moves_instead_of_exact, Event::moves_inside, Event::enters}, rules, rolled);
}

Violation exact_numbers_bear_off_where_the_house_wants_it(const Rules& rules, Choices& choices) {
    if (rules.set().may_decline_exact_bearoff) {
        return std::nullopt;
    }
    const Rolled rolled = rolled_in_one_of({Shape::bear_off, Situation::coming_home}, rules, choices);
    return play_with("a number moves a checker although it would bear one off exactly", rules, rolled,
                     [&](const Moment& moment) {
                         const Side& mover = moment.before.mover();
                         const int number = moment.step.from - moment.step.to;
                         const bool farthest_only = rules.set().bearoff == tables::BearOff::furthest_first_literal;
                         return moment.step.to != tables::off && mover.highest() <= 6 && mover[number] > 0 &&
                                (!farthest_only || mover.highest() == number);
                     });
}

Violation numbers_above_all_checkers_are_played(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::overshoot, Situation::last_checker}, rules, choices);
    const Side& before = rolled.position.mover();
    if (rules.set().may_decline_overshoot || before.highest() >= rolled.dice.smaller()) {
        return listed_too_early("a number is left unplayed without right", rules, rolled);
    }
    const int leaving = std::min(static_cast<int>(all_numbers(rolled.dice).size()), checkers_between(before, 1, 6));
    for (const Layout& result : results_of(rules, rolled)) {
        if (result.of(rolled.position.turn)[tables::off] != before[tables::off] + leaving) {
            return told("not every number that exceeds all checkers bears one off", result, rolled);
        }
    }
    return std::nullopt;
}

Violation numbers_above_all_checkers_may_be_left(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::overshoot, Situation::blocked_from_above}, rules, choices);
    return not_listed("a number cannot be left unplayed although the rule set allows it",
                      {Event::leaves_overshoot_unplayed}, rules, rolled);
}

Violation last_checker_does_not_end_the_turn_early(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::last_checker}, rules, choices);
    return listed_too_early("the last checker is borne off with fewer numbers than can be played", rules, rolled);
}

Violation last_checker_may_end_the_turn_where_the_house_lets_it(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::last_checker}, rules, choices);
    return not_listed("the turn does not end with the last checker", {Event::ends_with_last_checker}, rules, rolled);
}

} // namespace

std::vector<Property> bearing_off_properties() {
    return {
        {"nobody-leaves-while-one-is-outside", "bearing-off/all-home", nobody_leaves_while_one_is_outside},
        {"checkers-leave-once-all-are-home", "bearing-off/all-home", checkers_leave_once_all_are_home},
        {"nobody-leaves-with-one-on-the-bar", "bearing-off/hit-checker-returns", nobody_leaves_with_one_on_the_bar},
        {"only-the-movers-bar-matters", "bearing-off/hit-checker-returns", only_the_movers_bar_matters},
        {"exact-numbers-bear-off", "bearing-off/exact", exact_numbers_bear_off},
        {"farthest-leave-first-where-the-house-wants-it", "bearing-off/exact",
         farthest_leave_first_where_the_house_wants_it},
        {"nobody-leaves-from-below-one-that-could-use-the-number", "bearing-off/from-above",
         nobody_leaves_from_below_one_that_could_use_the_number},
        {"number-moves-one-from-above", "bearing-off/from-above", number_moves_one_from_above},
        {"highest-leaves-by-a-larger-number", "bearing-off/from-highest", highest_leaves_by_a_larger_number},
        {"no-other-leaves-by-a-larger-number", "bearing-off/from-highest", no_other_leaves_by_a_larger_number},
        {"exact-numbers-may-be-used-otherwise", "bearing-off/exact-optional", exact_numbers_may_be_used_otherwise},
        {"exact-numbers-bear-off-where-the-house-wants-it", "bearing-off/exact-optional",
         exact_numbers_bear_off_where_the_house_wants_it},
        {"numbers-above-all-checkers-are-played", "bearing-off/overshoot-optional",
         numbers_above_all_checkers_are_played},
        {"numbers-above-all-checkers-may-be-left", "bearing-off/overshoot-optional",
         numbers_above_all_checkers_may_be_left},
        {"last-checker-does-not-end-the-turn-early", "bearing-off/last-checker",
         last_checker_does_not_end_the_turn_early},
        {"last-checker-may-end-the-turn-where-the-house-lets-it", "bearing-off/last-checker",
         last_checker_may_end_the_turn_where_the_house_lets_it},
    };
}

} // namespace nardcheck::specs
