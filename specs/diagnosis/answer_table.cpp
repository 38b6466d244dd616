#include "specs/diagnosis/answer_table.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "specs/diagnosis/candidate.hpp"
#include "specs/diagnosis/likeness.hpp"

namespace nardcheck::specs {

namespace {

constexpr AnswerId unknown = std::numeric_limits<AnswerId>::max();

} // namespace

AnswerTable::AnswerTable(std::vector<Asked> questions) : rows_(questions.size()) {
    for (std::size_t i = 0; i < questions.size(); ++i) {
        rows_[i].asked = questions[i];
    }
}

AnswerId AnswerTable::answer_of(std::size_t candidate, std::size_t question) {
    auto& known = rows_[question].of_candidate;
    if (known.empty()) {
        known.assign(candidates().size(), unknown);
    }
    if (known[candidate] == unknown) {
        const Asked& asked = rows_[question].asked;
        const auto& rules = rules_under(asked.set)[candidate];
        known[candidate] = rules == nullptr ? right_answer : id_of(question, answer_to(*rules, *asked.question));
    }
    return known[candidate];
}

const std::vector<AnswerId>& AnswerTable::answers_of_all(std::size_t question) {
    for (std::size_t candidate = 0; candidate < candidates().size(); ++candidate) {
        (void)answer_of(candidate, question);
    }
    return rows_[question].of_candidate;
}

AnswerId AnswerTable::id_of(std::size_t question, const Answer& answer) {
    Row& row = rows_[question];
    if (answer == *row.asked.right) {
        return right_answer;
    }
    const auto found = std::find(row.wrong.begin(), row.wrong.end(), answer);
    const auto id = static_cast<AnswerId>(found - row.wrong.begin() + 1);
    if (found == row.wrong.end()) {
        row.wrong.push_back(answer);
    }
    return id;
}

const Answer& AnswerTable::answer(std::size_t question, AnswerId id) const {
    const Row& row = rows_[question];
    return id == right_answer ? *row.asked.right : row.wrong[id - 1U];
}

const std::vector<float>& AnswerTable::likeness_to(std::size_t question, AnswerId given) {
    const std::vector<AnswerId>& answers = answers_of_all(question);
    Row& row = rows_[question];
    if (row.likeness.size() < row.wrong.size()) {
        row.likeness.resize(row.wrong.size());
    }
    std::vector<float>& result = row.likeness[given - 1U];
    if (result.empty()) {
        // Most candidates are right, and most of the others give one of few answers.
        std::vector<float> by_answer(row.wrong.size() + 1, -1.0F);
        by_answer[right_answer] = 0;
        for (const AnswerId id : answers) {
            if (by_answer[id] < 0) {
                by_answer[id] = static_cast<float>(likeness(row.asked.question->method, *row.asked.right,
                                                            answer(question, given), answer(question, id)));
            }
            result.push_back(by_answer[id]);
        }
    }
    return result;
}

bool AnswerTable::errs(std::size_t candidate, std::size_t question) {
    const AnswerId id = answer_of(candidate, question);
    const Asked& asked = rows_[question].asked;
    if (id == right_answer || asked.question->method != Method::choose_play) {
        return id != right_answer;
    }
    const auto& right = std::get<std::vector<tables::Layout>>(*asked.right);
    const auto& results = std::get<std::vector<tables::Layout>>(answer(question, id));
    return std::none_of(results.begin(), results.end(), [&](const tables::Layout& result) {
        return std::binary_search(right.begin(), right.end(), result);
    });
}

const AnswerTable::AllRules& AnswerTable::rules_under(const tables::RuleSet* set) {
    AllRules& rules = rules_[set];
    if (rules.empty()) {
        for (const Candidate& candidate : candidates()) {
            rules.push_back(candidate.make(*set));
        }
    }
    return rules;
}

} // namespace nardcheck::specs
