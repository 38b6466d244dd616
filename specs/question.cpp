#include "specs/question.hpp"

#include <algorithm>
#include <utility>

#include "reference/notation/notation_error.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/executed.hpp"

namespace nardcheck::specs {

namespace {

std::optional<std::string> fault_in_play(const tables::Rules& rules, const Question& question) {
    try {
        if (legally_executed(rules, question.position, question.roll->dice(), *question.play).size() > 1) {
            return "the play can be read in several ways that differ in their results; its steps are wanted";
        }
    } catch (const notation::NotationError& error) {
        return error.what();
    }
    return std::nullopt;
}

} // namespace

Answer answer_to(const tables::Rules& rules, const Question& question) {
    const tables::Position& position = question.position;
    switch (question.method) {
    case Method::check_play: {
        const auto results = legally_executed(rules, position, question.roll->dice(), *question.play);
        return results.empty() ? CheckAnswer{} : CheckAnswer{true, results.front()};
    }
    case Method::outcome:
        return rules.outcome(position.layout);
    case Method::start:
        // Who has the first turn changes nothing about what stands where.
        return StartAnswer{rules.start(tables::Colour::white).layout};
    case Method::legal_plays:
    case Method::choose_play:
        break;
    }
    return tables::legal_results(rules, position, question.roll->dice());
}

std::optional<std::string> fault_in(const tables::Rules& rules, const Question& question) {
    if (!form_of(question.method).has(Param::position)) {
        return std::nullopt;
    }
    const tables::Layout& layout = question.position.layout;
    if (auto fault = tables::fault_in(layout, rules.set().checkers())) {
        return fault;
    }
    if (question.method == Method::outcome) {
        if (rules.has_won(layout, tables::Colour::white) && rules.has_won(layout, tables::Colour::black)) {
            return "both sides have borne off all their checkers";
        }
        return std::nullopt;
    }
    if (rules.outcome(layout)) {
        return "the game is over, only outcome may be asked";
    }
    return question.play ? fault_in_play(rules, question) : std::nullopt;
}

Question mirrored(const Question& question) {
    Question result = question;
    if (form_of(question.method).has(Param::position)) {
        result.position = tables::mirrored(question.position);
    }
    if (result.roll) {
        std::swap(result.roll->first, result.roll->second);
    }
    return result;
}

Answer mirrored(const Answer& answer) {
    if (const auto* results = std::get_if<std::vector<tables::Layout>>(&answer)) {
        std::vector<tables::Layout> swapped;
        for (const tables::Layout& layout : *results) {
            swapped.push_back(tables::mirrored(layout));
        }
        std::sort(swapped.begin(), swapped.end());
        return swapped;
    }
    if (const auto* check = std::get_if<CheckAnswer>(&answer)) {
        CheckAnswer swapped = *check;
        if (swapped.result) {
            swapped.result = tables::mirrored(*swapped.result);
        }
        return swapped;
    }
    if (const auto* start = std::get_if<StartAnswer>(&answer)) {
        return StartAnswer{tables::mirrored(start->layout)};
    }
    tables::Outcome outcome = std::get<tables::Outcome>(answer);
    if (outcome) {
        outcome->winner = tables::opponent_of(outcome->winner);
    }
    return outcome;
}

} // namespace nardcheck::specs
