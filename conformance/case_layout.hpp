#pragma once

#include <string>

#include "adapters/client/json.hpp"

namespace nardcheck::conformance {

/// The text of a case file: one member of a case a line, in the order in which one reads a case, and one result a
/// line, so that a change shows as the lines that it changes.
[[nodiscard]] std::string case_file_text(const client::Json& file);

} // namespace nardcheck::conformance
