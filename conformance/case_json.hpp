#pragma once

#include "adapters/client/fields.hpp"
#include "adapters/client/json.hpp"
#include "conformance/case.hpp"
#include "conformance/question_json.hpp"

/// The JSON form of cases (schemas/case-file.schema.json).
namespace nardcheck::conformance {

/// Whether the id and the right answers have to be there; a case under way to its file may lack them.
enum class Completeness : std::uint8_t { whole, draft };

/// Reads a case. In a draft, a missing id is empty and `expect` of a step without one is left as it is by default.
/// Throws client::CodecError.
[[nodiscard]] Case case_from(const client::Json& json, Completeness completeness, const client::Place& place);

} // namespace nardcheck::conformance
