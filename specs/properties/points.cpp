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

Violation closed_points_stay_as_they_are(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::contact, Shape::blocked, Shape::bar, Situation::runner}, rules, choices);
    for (const Layout& result : results_of(rules, rolled)) {
        for (int point = 1; point <= tables::highest_point; ++point) {
            if (is_made_by_opponent(rolled.position, point) && result.of(rolled.position.turn)[point] > 0) {
                return told("a checker has landed on a closed point", result, rolled);
            }
        }
    }
    return std::nullopt;
}

Violation other_points_are_open(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::contact, Shape::few, Situation::runner, Situation::many_blots}, rules, choices);
    if (auto fault = not_listed("an empty point is not landed on", {Event::lands_on_empty}, rules, rolled)) {
        return fault;
    }
    return not_listed("a point with a single checker of the opponent is not landed on", {Event::hits}, rules, rolled);
}

Violation stacks_may_grow(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of(
        {Situation::tall_stack, Shape::contact, Shape::race, Situation::several_on_bar}, rules, choices);
    return not_listed("a point of the mover's own is not landed on", {Event::lands_on_own}, rules, rolled);
}

Violation stacks_keep_to_the_limit(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::tall_stack, Shape::contact}, rules, choices);
    for (const Layout& result : results_of(rules, rolled)) {
        for (int point = 1; rules.set().max_per_point && point <= tables::highest_point; ++point) {
            if (result.of(rolled.position.turn)[point] > *rules.set().max_per_point) {
                return told("more checkers stand on a point than the rule set allows", result, rolled);
            }
        }
    }
    return std::nullopt;
}

Violation anything_may_be_passed_over(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::runner, Shape::blocked, Shape::bar, Shape::contact}, rules, choices);
    if (auto fault = not_listed("a closed point is not passed over", {Event::passes_over_closed}, rules, rolled)) {
        return fault;
    }
    return not_listed("a point with checkers is not passed over", {Event::passes_over_checkers}, rules, rolled);
}

Violation primes_may_be_held(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::prime}, rules, choices);
    if (auto fault = not_listed("six points in a row are not held", {Event::holds_prime}, rules, rolled)) {
        return fault;
    }
    return not_listed("five points in a row are not held", {Event::holds_five}, rules, rolled);
}

} // namespace

std::vector<Property> points_properties() {
    return {
        {"closed-points-stay-as-they-are", "points/closed", closed_points_stay_as_they_are},
        {"other-points-are-open", "points/closed", other_points_are_open},
        {"stacks-may-grow", "points/own-stack", stacks_may_grow},
        {"stacks-keep-to-the-limit", "points/own-stack", stacks_keep_to_the_limit},
        {"anything-may-be-passed-over", "points/pass-over", anything_may_be_passed_over},
        {"primes-may-be-held", "points/any-prime", primes_may_be_held},
    };
}

} // namespace nardcheck::specs
