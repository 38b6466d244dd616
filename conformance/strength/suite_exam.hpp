#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "conformance/case.hpp"
#include "conformance/strength/exam.hpp"
#include "conformance/unit.hpp"

namespace nardcheck::conformance {

/// A unit and the numbers of its steps in an exam.
struct ExaminedUnit {
    const Unit* unit = nullptr;
    std::vector<std::size_t> questions;
};

/// The units of a suite as one exam. A case that several rule sets share is one question where they differ in nothing
/// that it depends on.
class SuiteExam {
  public:
    /// The units, and what they point to, have to outlive the exam.
    explicit SuiteExam(const std::vector<Unit>& units);

    [[nodiscard]] Exam& exam() noexcept {
        return exam_;
    }

    /// The units of one rule set in a tier, the smaller tiers included.
    [[nodiscard]] std::vector<ExaminedUnit> units_of(const std::string& ruleset, Tier tier) const;

  private:
    std::vector<ExaminedUnit> units_;
    Exam exam_;
};

} // namespace nardcheck::conformance
