#include "adapters/client/message.hpp"

#include <utility>

#include <fmt/format.h>

#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

const Json* member_of(const Json& object, std::string_view name) {
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

std::string text_of(const Json* value) {
    return value != nullptr && value->is_string() ? one_line(value->get_ref<const std::string&>()) : std::string();
}

/// Ids are what we sent: plain integers.
std::optional<RequestId> id_of(const Json& message) {
    const Json* id = member_of(message, "id");
    if (id == nullptr || !id->is_number_integer()) {
        return std::nullopt;
    }
    if (id->is_number_unsigned() && !std::in_range<RequestId>(id->get<std::uint64_t>())) {
        return std::nullopt;
    }
    return id->get<RequestId>();
}

std::variant<ResultAnswer, ErrorAnswer, BadAnswer> read_error(std::optional<RequestId> id, const Json& error) {
    if (!error.is_object()) {
        return BadAnswer{id, "answered with an \"error\" that is not an object"};
    }
    const Json* code = member_of(error, "code");
    if (code == nullptr || !code->is_number_integer()) {
        return BadAnswer{id, "answered with an \"error\" without an integer \"code\""};
    }
    ErrorAnswer answer{id.value_or(0), code->get<std::int64_t>(), text_of(member_of(error, "message")), {}};
    if (!id) {
        return BadAnswer{id, fmt::format("answered with error {} and without the request's \"id\": {}", answer.code,
                                         answer.message)};
    }
    if (const Json* data = member_of(error, "data"); data != nullptr && data->is_object()) {
        answer.reason = text_of(member_of(*data, "reason"));
    }
    return answer;
}

std::variant<ResultAnswer, ErrorAnswer, BadAnswer> read_message(Json message) {
    if (message.is_array()) {
        return BadAnswer{{}, "wrote a batch array; answers are one object a line"};
    }
    if (!message.is_object()) {
        return BadAnswer{{}, fmt::format("wrote a {} where an answer belongs", message.type_name())};
    }
    const std::optional<RequestId> id = id_of(message);
    if (const Json* version = member_of(message, "jsonrpc"); version == nullptr || *version != "2.0") {
        return BadAnswer{id, R"(answered without "jsonrpc": "2.0")"};
    }
    if (message.contains("method")) {
        return BadAnswer{{}, "wrote a request of its own; an engine only answers"};
    }
    const Json* error = member_of(message, "error");
    const auto result = message.find("result");
    if (error != nullptr && result != message.end()) {
        return BadAnswer{id, R"(answered with both "result" and "error")"};
    }
    if (error != nullptr) {
        return read_error(id, *error);
    }
    if (result == message.end()) {
        return BadAnswer{id, R"(answered with neither "result" nor "error")"};
    }
    if (!id) {
        return BadAnswer{id, R"(answered without the request's "id")"};
    }
    return ResultAnswer{*id, std::move(*result)};
}

} // namespace

std::string request_line(RequestId id, std::string_view method, const Json& params) {
    // Put together by hand around the one part that can be large, which would be copied otherwise.
    return fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":{},"params":{}}})", id, Json(method).dump(),
                       params.dump());
}

std::variant<ResultAnswer, ErrorAnswer, BadAnswer> read_answer(std::string_view line) {
    try {
        return read_message(parse_strict(line));
    } catch (const JsonError& error) {
        return BadAnswer{{}, fmt::format("wrote a line that is not strict JSON ({})", error.what())};
    }
}

} // namespace nardcheck::client
