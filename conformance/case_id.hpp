#pragma once

#include <string>
#include <string_view>

#include "conformance/case.hpp"

namespace nardcheck::conformance {

/// The permanent id of a case of the shipped suite: the topic and the first 12 hex digits of the SHA-256 of what is
/// asked, as compact JSON with sorted keys, larger die first: {"dice", "method", "play"?, "position"}, or
/// {"steps": [of these]}. Rule sets, clauses and right answers are no part of it, but for a method that is asked
/// nothing besides the rule set: there it is {"method", "ruleset"} with the first rule set of the case.
[[nodiscard]] std::string permanent_id(std::string_view topic, const Case& golden);

} // namespace nardcheck::conformance
