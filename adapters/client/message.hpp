#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "adapters/client/json.hpp"

/// JSON-RPC 2.0 as far as the harness speaks it: requests out, one line each, and answers in.
namespace nardcheck::client {

using RequestId = std::int64_t;

/// The request as a line, without LF.
[[nodiscard]] std::string request_line(RequestId id, std::string_view method, const Json& params);

struct ResultAnswer {
    RequestId id;
    Json result;
};

struct ErrorAnswer {
    RequestId id;
    std::int64_t code;
    std::string message; ///< one line
    std::string reason;  ///< `reason` of the error's data, one line; empty if there is none
};

/// A line that is no answer.
struct BadAnswer {
    std::optional<RequestId> id; ///< where it can be told
    std::string fault;           ///< one line, to be read after "the engine"
};

/// Throws nothing, whatever the line holds.
[[nodiscard]] std::variant<ResultAnswer, ErrorAnswer, BadAnswer> read_answer(std::string_view line);

} // namespace nardcheck::client
