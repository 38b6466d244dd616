#pragma once

#include <cstddef>
#include <vector>

#include "reference/tables/ruleset.hpp"
#include "specs/diagnosis/answer_table.hpp"
#include "specs/diagnosis/candidate.hpp"
#include "specs/mutants/condition.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

/// One question that an engine was asked, and whether and how its answer was wrong. All is owned by the caller.
struct Observation {
    const tables::RuleSet* set = nullptr;
    const Question* question = nullptr;
    /// What the same process was asked right before, within the same case; or null.
    const Question* before = nullptr;
    const Answer* right = nullptr;
    /// The engine's wrong answer, for choose_play a single result; null where the answer was right.
    const Answer* given = nullptr;
};

/// One candidate that the engine answers like.
struct Cause {
    const Candidate* candidate = nullptr;
    /// How many failures that no earlier cause explains have exactly the candidate's answer.
    std::size_t explained = 0;
    /// (exact + similar) / 2 over the failures left to it, less a small penalty for where it errs and the engine does
    /// not: 0 to 1.
    double score = 0;
    /// The condition under which alone the engine shows it, or null where it shows everywhere.
    const Condition* only_where = nullptr;
    /// At how many questions the candidate errs and the engine was right, or wrong in quite another way.
    std::size_t contradicted = 0;
    /// Other candidates that explain the same failures and are contradicted no more: what was asked does not tell them
    /// from this one.
    std::vector<const Candidate*> or_else = {};
};

/// Which candidates together give the engine's wrong answers.
struct Diagnosis {
    std::size_t failures = 0;
    /// The best first; empty where none fits.
    std::vector<Cause> causes;

    [[nodiscard]] std::size_t explained() const noexcept;
    /// Whether less than half of the failures are explained, so that it is to be called weak.
    [[nodiscard]] bool is_weak() const noexcept;
    /// The single house rule that explains all failures, where nothing else explains them as well and nothing
    /// contradicts it; or null.
    [[nodiscard]] const Candidate* house_rule() const noexcept;
};

/// Explains an engine's failures among all that was observed: covers them greedily by candidates, ranking anew on
/// what is left unexplained. A candidate is out that errs at more questions which the engine answered right, or wrong
/// in quite another way, than it explains, unless a condition parts the one from the other; and so is one that explains
/// next to nothing. Rule sets under which the engine never fails are left aside.
[[nodiscard]] Diagnosis diagnose(const std::vector<Observation>& observations);

/// What an engine answered to one question of a table.
struct Seen {
    std::size_t question = 0;
    /// For choose_play the number of the chosen result alone.
    AnswerId given = right_answer;
    /// As in Observation.
    const Question* before = nullptr;
};

/// The same on a table of answers that outlives one engine.
[[nodiscard]] Diagnosis diagnose(AnswerTable& table, const std::vector<Seen>& seen);

} // namespace nardcheck::specs
