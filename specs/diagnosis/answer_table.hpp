#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "reference/tables/rules.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

/// An answer to one question of a table, by a number: equal answers to the same question have the same.
using AnswerId = std::uint16_t;

/// The right answer to any question.
inline constexpr AnswerId right_answer = 0;

/// A question under its rule set and the right answer. All is owned by the caller.
struct Asked {
    const tables::RuleSet* set = nullptr;
    const Question* question = nullptr;
    const Answer* right = nullptr;
};

/// What each candidate answers to each question: found out when it is first asked for, kept, and as numbers, so that
/// thousands of engines can be compared with all candidates. Candidates are counted as candidates() lists them.
class AnswerTable {
  public:
    explicit AnswerTable(std::vector<Asked> questions);

    [[nodiscard]] std::size_t size() const noexcept {
        return rows_.size();
    }

    [[nodiscard]] const Asked& asked(std::size_t question) const {
        return rows_[question].asked;
    }

    /// The answer of one candidate; that of a candidate which cannot be had under the rule set is the right one.
    [[nodiscard]] AnswerId answer_of(std::size_t candidate, std::size_t question);
    /// Finds out the answers of all candidates, and returns them in their order.
    [[nodiscard]] const std::vector<AnswerId>& answers_of_all(std::size_t question);
    /// The number of some engine's answer, a new one where no other answer equals it.
    [[nodiscard]] AnswerId id_of(std::size_t question, const Answer& answer);
    [[nodiscard]] const Answer& answer(std::size_t question, AnswerId id) const;

    /// How like a wrong answer that of each candidate is, in their order; see likeness.hpp.
    [[nodiscard]] const std::vector<float>& likeness_to(std::size_t question, AnswerId given);
    /// Whether an engine with the candidate's fault cannot have given a right answer here. One that is asked for some
    /// legal play may happen to choose well.
    [[nodiscard]] bool errs(std::size_t candidate, std::size_t question);

  private:
    struct Row {
        Asked asked;
        /// Of each candidate; `unknown` where nobody has asked for it.
        std::vector<AnswerId> of_candidate;
        /// All answers but the right one; the first has number 1.
        std::vector<Answer> wrong;
        /// By the number of the wrong answer, less 1; empty until asked for.
        std::vector<std::vector<float>> likeness;
    };

    using AllRules = std::vector<std::unique_ptr<tables::Rules>>;

    [[nodiscard]] const AllRules& rules_under(const tables::RuleSet* set);

    std::vector<Row> rows_;
    /// The candidates' rules under each rule set, null for those that cannot be had. Looked up, never gone through.
    std::map<const tables::RuleSet*, AllRules> rules_;
};

} // namespace nardcheck::specs
