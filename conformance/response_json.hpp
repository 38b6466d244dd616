#pragma once

#include "adapters/client/json.hpp"
#include "specs/judge.hpp"

namespace nardcheck::conformance {

/// Reads the result that an engine sent for a method. Members that the protocol does not know are ignored. Throws
/// client::CodecError for anything else that is not the protocol's form.
[[nodiscard]] specs::Response response_from(specs::Method method, const client::Json& result);

} // namespace nardcheck::conformance
