#pragma once

#include <string>

#include "specs/diagnosis/diagnosis.hpp"

namespace nardcheck::conformance {

/// What the engine seems to do in place of the rules: one line a cause with the share of the failures that it explains,
/// one for what none fits, and what is to be done about a house rule or thought of a weak diagnosis. Empty where
/// there is nothing to explain; each line ends with LF. All words are nardcheck's own, none are the engine's.
[[nodiscard]] std::string diagnosis_text(const specs::Diagnosis& diagnosis);

} // namespace nardcheck::conformance
