#pragma once

#include <optional>
#include <string>

#include "reference/tables/rules.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

/// Why no game leads to the cube or the match that is asked about, in one line; nothing where one can. The rules have
/// an answer all the same, but an engine that keeps track of its games would rightly refuse to give it. Precondition:
/// fault_in() finds nothing.
[[nodiscard]] std::optional<std::string> implausible(const tables::Rules& rules, const Question& question);

} // namespace nardcheck::specs
