#pragma once

#include <string>

#include "conformance/runner.hpp"

namespace nardcheck::conformance {

/// How many units of each rule set, and of all, came to which verdict. Each line ends with LF, the first is the head.
[[nodiscard]] std::string counts_table(const RunResult& result);

} // namespace nardcheck::conformance
