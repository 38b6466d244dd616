#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace nardcheck::client {

/// The one JSON type of the project. Its objects keep their keys sorted bytewise, so what is written depends on the
/// values alone.
using Json = nlohmann::json;

/// How deep arrays and objects may nest; deeper text is refused, because it can exhaust the stack of whoever
/// walks the value.
inline constexpr std::size_t max_json_depth = 64;

/// Text that is not the strict JSON we take. what() is one printable line, "PLACE: FAULT".
class JsonError : public std::runtime_error {
  public:
    JsonError(std::string place, const std::string& fault);

    /// "line 3, column 14" for a syntax error; the JSON pointer of the member for a duplicate key.
    [[nodiscard]] const std::string& place() const noexcept {
        return place_;
    }

    [[nodiscard]] const std::string& fault() const noexcept {
        return fault_;
    }

  private:
    std::string place_;
    std::string fault_;
};

/// The value that `text` states. Throws JsonError for anything but exactly one JSON value in UTF-8: syntax errors,
/// trailing text, invalid UTF-8, a byte order mark, a duplicate key, nesting deeper than max_json_depth, a number
/// out of range.
[[nodiscard]] Json parse_strict(std::string_view text);

} // namespace nardcheck::client
