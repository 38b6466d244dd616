#pragma once

#include <string>
#include <vector>

#include "conformance/strength/suite_strength.hpp"

namespace nardcheck::conformance {

/// The figures of each rule set as tables, its floors, and what falls short of them.
[[nodiscard]] std::string strength_text(const std::vector<RulesetStrength>& all);

} // namespace nardcheck::conformance
