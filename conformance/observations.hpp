#pragma once

#include <vector>

#include "conformance/runner.hpp"
#include "specs/diagnosis/diagnosis.hpp"

namespace nardcheck::conformance {

/// What a run saw of the engine's rules: wrong answers and, up to the first wrong one of a case, right ones. A case in
/// which the engine crashed, timed out, broke the protocol or declined says nothing of its rules, and neither does an
/// answer that passes though something else is recommended. All points into the result.
[[nodiscard]] std::vector<specs::Observation> observations_of(const RunResult& result);

} // namespace nardcheck::conformance
