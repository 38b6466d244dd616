#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Bytes from outside, made fit for one line of a message or a report.
namespace nardcheck::client {

/// The same text with each byte that is not part of valid UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string valid_utf8(std::string_view bytes);

/// Valid UTF-8 of one line: control characters become spaces, and what exceeds `most` bytes gives way to "…".
[[nodiscard]] std::string one_line(std::string_view bytes, std::size_t most = 300);

/// The last line that holds more than blanks, as by one_line(); empty if there is none.
[[nodiscard]] std::string last_line(std::string_view bytes);

} // namespace nardcheck::client
