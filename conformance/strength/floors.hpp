#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "conformance/strength/strength.hpp"

namespace nardcheck::conformance {

/// The rule set and the tier that have to reach the floors; the others are measured alike.
inline constexpr std::string_view floors_ruleset = "backgammon";
inline constexpr Tier floors_tier = Tier::core;

/// A figure of a suite's strength and what it has to be.
struct Floor {
    std::string_view name;
    double figure = 0;
    double bound = 0;
    /// Whether the bound is what the figure may at most be, not what it has to be at least.
    bool at_most = false;
    /// In what it is counted, such as "%".
    std::string_view unit;
    /// Whether there is something to measure. What is not there does not reach its floor.
    bool is_measured = true;
    /// What falls short, where that has names.
    std::vector<std::string> shortcomings = {};

    [[nodiscard]] bool is_met() const noexcept {
        return is_measured && (at_most ? figure <= bound : figure >= bound);
    }
};

/// Whether a missed floor is a fault of the suite, or only told.
[[nodiscard]] bool are_required(const Strength& strength);

[[nodiscard]] std::vector<Floor> floors_of(const Strength& strength);

} // namespace nardcheck::conformance
