#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "conformance/case.hpp"
#include "conformance/strength/minimal_cases.hpp"
#include "conformance/strength/share.hpp"
#include "conformance/strength/suite_exam.hpp"
#include "conformance/strength/visible_faults.hpp"

namespace nardcheck::conformance {

/// How much one tier of the suite sees under one rule set, of the faults that can show there. An answer that names a
/// result twice counts as wrong.
struct Strength {
    std::string ruleset;
    Tier tier = Tier::core;
    std::size_t units = 0;
    /// Mutants that fail a unit.
    Share killed;
    /// Mutants that fail a unit of a case that names their clause.
    Share killed_by_own_clause;
    /// Mutants that the diagnosis names first, or in their place one that answers all of the tier alike.
    Share named;
    /// Pairs of mutants that answer some question of the tier differently.
    Share separated;
    /// Mutants that err under one condition only and fail a unit all the same.
    Share narrowed_caught;
    /// Of those that are caught, whose mutant is named first.
    Share narrowed_named;
    /// Drawn pairs of mutants in one engine: both are named.
    Share pairs_named;
    MinimalCases minimal;
};

[[nodiscard]] Strength strength_of(SuiteExam& suite, PairAnswers& pairs, const VisibleFaults& faults,
                                   const std::string& ruleset, Tier tier);

} // namespace nardcheck::conformance
