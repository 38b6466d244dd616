#include "conformance/strength/minimal_cases.hpp"

#include <algorithm>
#include <utility>

#include "specs/diagnosis/candidate.hpp"

namespace nardcheck::conformance {

namespace {

using Answers = std::vector<specs::AnswerId>;

int on_the_board(const tables::Layout& layout) {
    return layout.white.total() - layout.white[tables::off] + layout.black.total() - layout.black[tables::off];
}

int most_on_the_board(const Unit& unit) {
    int most = 0;
    for (const CaseStep& step : unit.steps) {
        most = std::max(most, on_the_board(step.question.position.layout));
    }
    return most;
}

bool has_dice(const Unit& unit) {
    return std::any_of(unit.steps.begin(), unit.steps.end(),
                       [](const CaseStep& step) { return step.question.roll.has_value(); });
}

/// The number of results, 0 for a unit that does not ask for any.
std::size_t most_results(const Unit& unit) {
    std::size_t most = 0;
    for (const CaseStep& step : unit.steps) {
        const auto* results = std::get_if<std::vector<tables::Layout>>(&step.expect);
        most = std::max(most, results == nullptr ? 0 : results->size());
    }
    return most;
}

/// What the mutants answer that are wrong at this unit, in the order of candidates().
std::vector<std::pair<const specs::Mutant*, Answers>> wrong_answers(Exam& exam, const ExaminedUnit& unit) {
    std::vector<std::pair<const specs::Mutant*, Answers>> wrong;
    for (std::size_t candidate = 0; candidate < specs::candidates().size(); ++candidate) {
        const specs::Mutant* mutant = specs::candidates()[candidate].mutant;
        Answers answers;
        for (const std::size_t question : unit.questions) {
            answers.push_back(exam.table().answer_of(candidate, question));
        }
        const bool errs = std::any_of(answers.begin(), answers.end(),
                                      [](specs::AnswerId answer) { return answer != specs::right_answer; });
        if (mutant != nullptr && errs) {
            wrong.emplace_back(mutant, std::move(answers));
        }
    }
    return wrong;
}

bool has_a_unique_answer(Exam& exam, const ExaminedUnit& unit) {
    const auto wrong = wrong_answers(exam, unit);
    const auto is_unique = [&](const auto& one) {
        return std::count_if(wrong.begin(), wrong.end(),
                             [&](const auto& other) { return other.second == one.second; }) == 1;
    };
    return std::any_of(wrong.begin(), wrong.end(), [&](const auto& one) {
        return one.first->clause == unit.unit->golden->clauses.front() && is_unique(one);
    });
}

} // namespace

Spread spread_of(std::vector<int> numbers) {
    std::sort(numbers.begin(), numbers.end());
    const auto at_percent = [&](std::size_t percent) {
        const std::size_t rank = (percent * numbers.size() + 99) / 100;
        return numbers.empty() ? 0 : numbers[rank - 1];
    };
    return {numbers.size(), at_percent(50), at_percent(90)};
}

bool is_minimal(std::string_view id) {
    return id.substr(0, 7) == "minimal";
}

MinimalCases minimal_cases(SuiteExam& suite, const std::vector<ExaminedUnit>& units) {
    MinimalCases figures;
    std::vector<int> checkers;
    std::vector<int> with_dice;
    for (const ExaminedUnit& one : units) {
        const Unit& unit = *one.unit;
        if (unit.mirrored || !is_minimal(unit.golden->id)) {
            continue;
        }
        checkers.push_back(most_on_the_board(unit));
        if (has_dice(unit)) {
            with_dice.push_back(checkers.back());
        }
        figures.unique.add(has_a_unique_answer(suite.exam(), one), unit.id());
        if (const std::size_t results = most_results(unit); results > 0) {
            figures.several_results.add(results > 1, unit.id());
        }
    }
    figures.checkers = spread_of(std::move(checkers));
    figures.checkers_with_dice = spread_of(std::move(with_dice));
    return figures;
}

} // namespace nardcheck::conformance
