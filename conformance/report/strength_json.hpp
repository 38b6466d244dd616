#pragma once

#include <vector>

#include "adapters/client/json.hpp"
#include "conformance/strength/suite_strength.hpp"

namespace nardcheck::conformance {

/// All figures of the rule sets, their floors, and the names of all that falls short or cannot show.
[[nodiscard]] client::Json strength_json(const std::vector<RulesetStrength>& all);

} // namespace nardcheck::conformance
