#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "specs/diagnosis/answer_table.hpp"
#include "specs/diagnosis/diagnosis.hpp"
#include "specs/mutants/condition.hpp"
#include "specs/question.hpp"

namespace nardcheck::conformance {

/// One question of an exam. All is owned by who made it.
struct ExamQuestion {
    specs::Asked asked;
    /// What the same engine is asked right before, or null.
    const specs::Question* before = nullptr;
};

/// Questions that are put to engines made of mutants, with what each candidate answers. Engines answer as `nardcheck
/// serve` does: where they are asked for any legal play, it is the first.
class Exam {
  public:
    explicit Exam(const std::vector<ExamQuestion>& questions);

    [[nodiscard]] specs::AnswerTable& table() noexcept {
        return table_;
    }

    [[nodiscard]] std::size_t size() const noexcept {
        return table_.size();
    }

    /// Whether a condition, counted as conditions() lists them, holds at a question.
    [[nodiscard]] bool holds(std::size_t condition, std::size_t question) const {
        return ((conditions_[question] >> condition) & 1U) != 0;
    }

    /// What an engine gives that does what a candidate does.
    [[nodiscard]] specs::AnswerId given_by(std::size_t candidate, std::size_t question);
    /// What an engine of these rules gives.
    [[nodiscard]] specs::AnswerId given_by(const tables::Rules& rules, std::size_t question);

    /// The same as an entry of what the diagnosis is told.
    [[nodiscard]] specs::Seen seen(std::size_t question, specs::AnswerId given) const {
        return {question, given, before_[question]};
    }

  private:
    /// Of all results of an engine, the one that it chooses, where it is asked to.
    [[nodiscard]] specs::AnswerId chosen(specs::AnswerId answer, std::size_t question);

    specs::AnswerTable table_;
    std::vector<const specs::Question*> before_;
    /// Bit by bit.
    std::vector<std::uint32_t> conditions_;
};

} // namespace nardcheck::conformance
