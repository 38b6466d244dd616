#pragma once

#include "adapters/client/fields.hpp"
#include "adapters/client/json.hpp"
#include "specs/question.hpp"

/// The JSON form of what messages and cases share: questions and their right answers.
namespace nardcheck::conformance {

/// The params of the request that asks this, without the rule set.
[[nodiscard]] client::Json encode_params(const specs::Question& question);
/// The right answer in the form of the method's result.
[[nodiscard]] client::Json encode_answer(const specs::Question& question, const specs::Answer& answer);

/// Reads a play as steps or text. Throws client::CodecError.
[[nodiscard]] specs::PlayForm play_form_from(const client::Json& json, client::Members members,
                                             const client::Place& place);
/// Reads the params of a method; members of `params` that are none of them are left to the caller. Throws
/// client::CodecError.
[[nodiscard]] specs::Question question_from(specs::Method method, const client::Json& params, client::Members members,
                                            const client::Place& place);
/// Reads "method". Throws client::CodecError.
[[nodiscard]] specs::Method method_from(const client::Json& json, const client::Place& place);
/// Reads the right answer to a question. Throws client::CodecError.
[[nodiscard]] specs::Answer answer_from(const specs::Question& question, const client::Json& json,
                                        const client::Place& place);

} // namespace nardcheck::conformance
