#pragma once

#include <string>

#include "conformance/runner.hpp"

namespace nardcheck::conformance {

/// Which clauses the failed units test, those first of which the largest part failed: a case names every clause that it
/// can fail for, so one broken rule shows in several clauses, and most of all in its own. Empty where nothing failed;
/// each line ends with LF.
[[nodiscard]] std::string clause_tally(const RunResult& result);

} // namespace nardcheck::conformance
