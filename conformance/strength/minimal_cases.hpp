#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/strength/share.hpp"
#include "conformance/strength/suite_exam.hpp"

namespace nardcheck::conformance {

/// Figures on a list of numbers, by nearest rank; 0 where there are none.
struct Spread {
    std::size_t count = 0;
    int median = 0;
    int ninetieth_percentile = 0;
};

[[nodiscard]] Spread spread_of(std::vector<int> numbers);

/// How small and how telling the minimal cases are: those that are to show one fault each on as empty a board as can
/// be. A case of several steps counts by its fullest board.
struct MinimalCases {
    /// Checkers of both sides that have not been borne off.
    Spread checkers;
    /// The same of the cases with dice alone.
    Spread checkers_with_dice;
    /// A mutant of the case's first clause answers it as no other mutant does.
    Share unique;
    /// There is more than one legal result, of the cases that ask for them.
    Share several_results;
};

/// Whether the id is that of a minimal case.
[[nodiscard]] bool is_minimal(std::string_view id);

/// Of these units, those of minimal cases in their own colours.
[[nodiscard]] MinimalCases minimal_cases(SuiteExam& suite, const std::vector<ExaminedUnit>& units);

} // namespace nardcheck::conformance
