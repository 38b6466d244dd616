#pragma once

#include "adapters/client/engine.hpp"
#include "adapters/client/json.hpp"

namespace nardcheck::client {

/// The version of the protocol that this client speaks.
inline constexpr int protocol_version = 1;

/// The params of `initialize`; rule sets are mentioned only if there are some.
[[nodiscard]] Json initialize_params(const Json& user_rulesets);

/// What the result of `initialize` says. Throws CodecError, which names the member at fault.
[[nodiscard]] EngineInfo engine_info_from(const Json& result);

} // namespace nardcheck::client
