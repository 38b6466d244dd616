#pragma once

#include "specs/mutants/condition.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

/// A mutant that errs only where a condition holds, as engines do that get a rule right for one colour, or wrong only
/// after something else.
struct Narrowed {
    const Mutant* mutant = nullptr;
    const Condition* condition = nullptr;

    /// The answer of `broken`, the mutant's rules, where the condition holds, and elsewhere that of `rules`. `before`
    /// is what was asked right before, or null.
    [[nodiscard]] Answer answer_to(const tables::Rules& rules, const tables::Rules& broken, const Question& question,
                                   const Question* before) const;
};

} // namespace nardcheck::specs
