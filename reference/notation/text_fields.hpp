#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nardcheck::notation {

/// A space, tab, carriage return or line feed: what copying a line out of a terminal or a mail leaves around it.
[[nodiscard]] bool is_blank(char character) noexcept;

/// ASCII only, whatever the locale is.
[[nodiscard]] char lower_case(char character) noexcept;
[[nodiscard]] std::string lower_case(std::string_view text);

/// `text` without the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;

/// The parts of `text` between the separators, empty ones included: one more than there are separators.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// The parts of `text` between runs of blanks; none of them is empty.
[[nodiscard]] std::vector<std::string_view> words(std::string_view text);

/// `text` in double quotes, fit for one line of a message: cut after 40 bytes, and every byte that isn't printable
/// ASCII written as \xNN.
[[nodiscard]] std::string quoted(std::string_view text);

/// The decimal number that `text` is, from `lowest` to `highest`, written without blanks, plus sign or needless zeros.
/// Throws NotationError otherwise; `what` says there which number was read, such as "XGID: match length".
[[nodiscard]] int number(std::string_view text, int lowest, int highest, std::string_view what);

} // namespace nardcheck::notation
