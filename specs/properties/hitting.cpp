#include "specs/executed.hpp"
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

Violation blots_can_be_hit(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::many_blots, Shape::contact, Shape::few, Situation::runner}, rules, choices);
    return not_listed("a blot is not hit", {Event::hits}, rules, rolled);
}

Violation nobody_stands_beside_a_blot(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::many_blots, Shape::contact, Shape::bar}, rules, choices);
    for (const Layout& result : results_of(rules, rolled)) {
        for (int point = 1; point <= tables::highest_point; ++point) {
            if (result.white[point] > 0 && result.black[tables::seen_by_opponent(point)] == 1) {
                return told("a single checker of the opponent has not been hit", result, rolled);
            }
        }
    }
    return std::nullopt;
}

Violation exactly_the_blots_landed_on_are_hit(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of(
        {Situation::many_blots, Situation::blots_at_home, Situation::last_checker, Shape::contact, Shape::bar}, rules,
        choices);
    const tables::Colour opponent = opponent_of(rolled.position.turn);
    for (const tables::LegalPlay& legal : tables::legal_plays(rules, rolled.position, rolled.dice)) {
        const auto carried = carried_out(rolled.position, legal.play);
        for (int point = 1; carried && point <= tables::highest_point; ++point) {
            if (legal.result.of(opponent)[point] != carried->of(opponent)[point]) {
                return told("not the blots landed on, and they alone, are hit", legal.play, rolled);
            }
        }
    }
    return std::nullopt;
}

Violation any_number_of_blots_is_hit(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::many_blots, Situation::blots_at_home, Shape::bar}, rules, choices);
    if (auto fault =
            not_listed("several hits are missing", {Event::hits_twice, Event::hits_three_times}, rules, rolled)) {
        return fault;
    }
    return not_listed("a hit at home or when entering is missing", {Event::hits_in_home, Event::hits_entering}, rules,
                      rolled);
}

Violation hit_checkers_are_on_the_bar(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::many_blots, Shape::few}, rules, choices);
    const Side& before = rolled.position.opponent();
    for (const Layout& result : results_of(rules, rolled)) {
        const Side& after = result.of(opponent_of(rolled.position.turn));
        int hit = 0;
        for (int point = 1; point <= tables::highest_point; ++point) {
            if (after[point] > before[point]) {
                return told("a checker of the opponent has come to a point", result, rolled);
            }
            if (after[point] > 0 && result.of(rolled.position.turn)[tables::seen_by_opponent(point)] > 0) {
                return told("a checker of the opponent has stayed where the mover has come", result, rolled);
            }
            hit += before[point] - after[point];
        }
        if (after[tables::bar] != before[tables::bar] + hit || after[tables::off] != before[tables::off]) {
            return told("the checkers hit are not those that came to the bar", result, rolled);
        }
    }
    return std::nullopt;
}

Violation checker_that_hit_runs_on(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::many_blots, Situation::blots_at_home, Situation::runner}, rules, choices);
    return not_listed("the checker that has hit does not run on", {Event::runs_on, Event::runs_on_in_home}, rules,
                      rolled);
}

Violation checker_that_hit_stays_where_the_house_wants_it(const Rules& rules, Choices& choices) {
    if (rules.set().hit_and_run_home) {
        return std::nullopt;
    }
    const Rolled rolled =
        rolled_in_one_of({Situation::blots_at_home, Situation::last_checker, Situation::runner}, rules, choices);
    return play_with("the checker that has hit in its home has run on", rules, rolled, [](const Moment& moment) {
        const int from = moment.step.from;
        const bool hit_there = (moment.hit_on >> static_cast<unsigned>(from) & 1U) != 0;
        return from <= 6 && hit_there && moment.before.mover()[from] == 1;
    });
}

} // namespace

std::vector<Property> hitting_properties() {
    return {
        {"blots-can-be-hit", "hitting/blot", blots_can_be_hit},
        {"nobody-stands-beside-a-blot", "hitting/blot", nobody_stands_beside_a_blot},
        {"exactly-the-blots-landed-on-are-hit", "hitting/by-landing", exactly_the_blots_landed_on_are_hit},
        {"any-number-of-blots-is-hit", "hitting/by-landing", any_number_of_blots_is_hit},
        {"hit-checkers-are-on-the-bar", "hitting/to-the-bar", hit_checkers_are_on_the_bar},
        {"checker-that-hit-runs-on", "hitting/hit-and-run", checker_that_hit_runs_on},
        {"checker-that-hit-stays-where-the-house-wants-it", "hitting/hit-and-run",
         checker_that_hit_stays_where_the_house_wants_it},
    };
}

} // namespace nardcheck::specs
