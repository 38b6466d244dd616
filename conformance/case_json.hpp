#pragma once

#include <vector>

#include "adapters/client/fields.hpp"
#include "adapters/client/json.hpp"
#include "conformance/case.hpp"

/// The JSON form of cases (schemas/case-file.schema.json) and of what messages share with it.
namespace nardcheck::conformance {

/// The params of the request that asks this, without the rule set.
[[nodiscard]] client::Json encode_params(const specs::Question& question);
/// The right answer in the form of the method's result.
[[nodiscard]] client::Json encode_answer(const specs::Answer& answer);

/// Reads a play as steps or text. Throws client::CodecError.
[[nodiscard]] specs::PlayForm play_form_from(const client::Json& json, client::Members members,
                                             const client::Place& place);
/// Reads the params of a method; members of `params` that are none of them are left to the caller. Throws
/// client::CodecError.
[[nodiscard]] specs::Question question_from(specs::Method method, const client::Json& params, client::Members members,
                                            const client::Place& place);
/// Reads "method". Throws client::CodecError.
[[nodiscard]] specs::Method method_from(const client::Json& json, const client::Place& place);
/// Reads the right answer of a method. Throws client::CodecError.
[[nodiscard]] specs::Answer answer_from(specs::Method method, const client::Json& json, const client::Place& place);

/// Whether the id and the right answers have to be there; a case under way to its file may lack them.
enum class Completeness : std::uint8_t { whole, draft };

/// Reads a case. In a draft, a missing id is empty and `expect` of a step without one is left as it is by default.
/// Throws client::CodecError.
[[nodiscard]] Case case_from(const client::Json& json, Completeness completeness, const client::Place& place);

} // namespace nardcheck::conformance
