#include "conformance/strength/question_pool.hpp"

#include <utility>

#include "specs/generators/dice.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/questions.hpp"

namespace nardcheck::conformance {

namespace {

constexpr int turns = 4'000;
constexpr int outcomes = 1'500;
constexpr int of_match_play = 1'500;
constexpr std::uint64_t seed = 20'777;

specs::Question bar_turn(const tables::RuleSet& set, generators::Choices& choices) {
    specs::Question question;
    question.position = generators::position_of(generators::Shape::bar, set, choices);
    const tables::Dice dice = generators::roll(choices);
    question.roll = specs::Roll{dice.larger(), dice.smaller()};
    return question;
}

} // namespace

QuestionPool::QuestionPool(const tables::RuleSet& set) {
    const tables::Rules rules(set);
    generators::SeededChoices choices(seed);
    questions_.push_back(bar_turn(set, choices));
    questions_.emplace_back().method = specs::Method::start;
    for (int i = 0; i < turns; ++i) {
        questions_.push_back(generators::any_turn(rules, choices));
    }
    for (int i = 0; i < outcomes; ++i) {
        questions_.push_back(generators::any_outcome(rules, choices));
    }
    for (int i = 0; i < of_match_play; ++i) {
        if (const auto question = generators::any_match_play(rules, choices);
            question && !specs::fault_in(rules, *question)) {
            questions_.push_back(*question);
        }
    }
    std::vector<ExamQuestion> asked;
    for (const specs::Question& question : questions_) {
        right_.push_back(answer_to(rules, question));
        asked.push_back({{&set, &question, &right_.back()}, &questions_.front()});
    }
    exam_ = std::make_unique<Exam>(std::move(asked));
}

} // namespace nardcheck::conformance
