#pragma once

#include <string>
#include <vector>

#include "adapters/client/json.hpp"
#include "conformance/case.hpp"

namespace nardcheck::conformance {

/// The JSON of a case file that holds these cases.
[[nodiscard]] client::Json case_file_of(const std::vector<Case>& cases, const std::string& generated_by);

/// The same with each side of each position as 26 integers, for those who keep a board as an array: index 0 holds the
/// checkers borne off, 1 to 24 the points in the side's own numbering, 25 the bar.
[[nodiscard]] client::Json dense(client::Json case_file);

} // namespace nardcheck::conformance
