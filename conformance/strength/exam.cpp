#include "conformance/strength/exam.hpp"

#include <algorithm>

namespace nardcheck::conformance {

namespace {

using specs::AnswerId;
using Layouts = std::vector<tables::Layout>;

std::vector<specs::Asked> asked_in(const std::vector<ExamQuestion>& questions) {
    std::vector<specs::Asked> asked;
    for (const ExamQuestion& one : questions) {
        asked.push_back(one.asked);
    }
    return asked;
}

} // namespace

Exam::Exam(const std::vector<ExamQuestion>& questions) : table_(asked_in(questions)) {
    for (const ExamQuestion& one : questions) {
        std::uint32_t holding = 0;
        const auto& conditions = specs::conditions();
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            holding |= conditions[i].holds(*one.asked.question, one.before) ? std::uint32_t{1} << i : 0;
        }
        conditions_.push_back(holding);
        before_.push_back(one.before);
    }
}

AnswerId Exam::given_by(std::size_t candidate, std::size_t question) {
    return chosen(table_.answer_of(candidate, question), question);
}

AnswerId Exam::given_by(const tables::Rules& rules, std::size_t question) {
    return chosen(table_.id_of(question, answer_to(rules, *table_.asked(question).question)), question);
}

AnswerId Exam::chosen(AnswerId answer, std::size_t question) {
    const specs::Asked& asked = table_.asked(question);
    if (answer == specs::right_answer || asked.question->method != specs::Method::choose_play) {
        return answer;
    }
    const auto& results = std::get<Layouts>(table_.answer(question, answer));
    if (results.empty()) {
        // Two faults together may leave nothing to choose from.
        return answer;
    }
    const tables::Layout choice = results.front();
    const auto& right = std::get<Layouts>(*asked.right);
    return std::binary_search(right.begin(), right.end(), choice) ? specs::right_answer
                                                                  : table_.id_of(question, Layouts{choice});
}

} // namespace nardcheck::conformance
