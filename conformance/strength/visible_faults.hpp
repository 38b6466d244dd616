#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "conformance/strength/fault_pairs.hpp"
#include "conformance/strength/suite_exam.hpp"
#include "reference/tables/ruleset.hpp"

namespace nardcheck::conformance {

/// A mutant that errs under a condition only, both as their lists count them.
struct NarrowedFault {
    std::size_t candidate = 0;
    std::size_t condition = 0;

    [[nodiscard]] std::string name() const;
};

/// Two mutants that are to be told apart.
using MutantPair = std::pair<std::size_t, std::size_t>;

/// Which faults can show under a rule set at all: those that do in some tier of the suite or at one of many drawn
/// questions. A suite can be asked for no more.
struct VisibleFaults {
    /// Mutants, as candidates() counts them.
    std::vector<std::size_t> mutants;
    std::vector<MutantPair> separable;
    std::vector<NarrowedFault> narrowed;
    /// Those of drawn_pairs() whose engine differs from either mutant alone.
    std::vector<std::size_t> pairs;

    std::vector<std::string> hidden_mutants;
    std::vector<std::string> inseparable;
    std::vector<std::string> hidden_narrowed;
    std::vector<std::string> hidden_pairs;
};

[[nodiscard]] VisibleFaults visible_faults(SuiteExam& suite, PairAnswers& pairs, const tables::RuleSet& set);

} // namespace nardcheck::conformance
