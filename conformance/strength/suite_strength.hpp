#pragma once

#include <string>
#include <vector>

#include "conformance/strength/strength.hpp"
#include "conformance/strength/visible_faults.hpp"
#include "conformance/unit.hpp"

namespace nardcheck::conformance {

/// The strength of a suite under one rule set.
struct RulesetStrength {
    std::string ruleset;
    VisibleFaults faults;
    /// By tier, the smallest first.
    std::vector<Strength> tiers;

    /// Of the tier that the floors are about.
    [[nodiscard]] const Strength& measured() const;
};

/// Measures the units under each of their rule sets, in the order of the units. They have to be those of every tier.
[[nodiscard]] std::vector<RulesetStrength> strength_of(const std::vector<Unit>& units);

/// Whether a floor that is required is missed.
[[nodiscard]] bool falls_short(const std::vector<RulesetStrength>& all);

} // namespace nardcheck::conformance
