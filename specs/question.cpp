#include "specs/question.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reference/notation/notation_error.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/executed.hpp"

namespace nardcheck::specs {

namespace {

constexpr std::array methods = {Method::legal_plays, Method::check_play, Method::choose_play, Method::outcome};

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

std::string_view name_of(Method method) noexcept {
    switch (method) {
    case Method::check_play:
        return "check_play";
    case Method::choose_play:
        return "choose_play";
    case Method::outcome:
        return "outcome";
    case Method::legal_plays:
        break;
    }
    return "legal_plays";
}

std::optional<Method> method_named(std::string_view name) noexcept {
    const auto* const found =
        std::find_if(methods.begin(), methods.end(), [&](Method method) { return name_of(method) == name; });
    return found == methods.end() ? std::nullopt : std::optional(*found);
}

Answer answer_to(const tables::Rules& rules, const Question& question) {
    const tables::Position& position = question.position;
    switch (question.method) {
    case Method::check_play: {
        const auto results = legally_executed(rules, position, question.roll->dice(), *question.play);
        return results.empty() ? CheckAnswer{} : CheckAnswer{true, results.front()};
    }
    case Method::outcome:
        return rules.outcome(position.layout);
    case Method::legal_plays:
    case Method::choose_play:
        break;
    }
    return tables::legal_results(rules, position, question.roll->dice());
}

std::optional<std::string> fault_in(const tables::Rules& rules, const Question& question) {
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
    result.position = tables::mirrored(question.position);
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
    tables::Outcome outcome = std::get<tables::Outcome>(answer);
    if (outcome) {
        outcome->winner = tables::opponent_of(outcome->winner);
    }
    return outcome;
}

} // namespace nardcheck::specs
