#include <algorithm>

#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using generators::Shape;
using generators::Situation;
using tables::Rules;

Violation no_result_is_listed_twice(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::contact, Shape::bear_off, Shape::few}, rules, choices);
    const auto results = results_of(rules, rolled);
    const auto twice = std::adjacent_find(results.begin(), results.end());
    return twice == results.end() ? std::nullopt : Violation(told("a result is listed twice", *twice, rolled));
}

/// Two results may differ in no more than the opponent's checkers.
Violation no_result_is_taken_for_another(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::contact, Situation::runner, Situation::many_blots}, rules, choices);
    const auto results = results_of(rules, rolled);
    for (const tables::LegalPlay& legal : tables::legal_plays(rules, rolled.position, rolled.dice)) {
        if (!lists(results, legal.result)) {
            return told("the result of a legal play is not listed", legal.play, rolled);
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<Property> answer_properties() {
    return {
        {"no-result-is-listed-twice", "answer/each-result-once", no_result_is_listed_twice},
        {"no-result-is-taken-for-another", "answer/each-result-once", no_result_is_taken_for_another},
    };
}

} // namespace nardcheck::specs
