#pragma once

#include <deque>
#include <memory>

#include "conformance/strength/exam.hpp"
#include "reference/tables/ruleset.hpp"

namespace nardcheck::conformance {

/// Drawn questions on a rule set, the same ones every time and none of the suite's: what faults can show at all is seen
/// there, and so what the suite could have caught. Each comes right after a turn with a checker on the bar.
class QuestionPool {
  public:
    /// The rule set has to outlive the pool.
    explicit QuestionPool(const tables::RuleSet& set);

    [[nodiscard]] Exam& exam() noexcept {
        return *exam_;
    }

  private:
    std::deque<specs::Question> questions_;
    std::deque<specs::Answer> right_;
    std::unique_ptr<Exam> exam_;
};

} // namespace nardcheck::conformance
