#include "adapters/client/text.hpp"

#include <algorithm>

namespace nardcheck::client {

namespace {

bool is_between(unsigned char byte, unsigned least, unsigned most) {
    return byte >= least && byte <= most;
}

/// The length of the valid UTF-8 sequence that `text` begins with; 0 if it begins with none. Follows table 3-7 of the
/// Unicode standard: no overlong forms, no surrogates, nothing above U+10FFFF.
std::size_t sequence_length(std::string_view text) {
    const auto byte = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto continues = [&byte](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            if (!is_between(static_cast<unsigned char>(byte(i)), 0x80, 0xBF)) {
                return false;
            }
        }
        return true;
    };
    const auto first = static_cast<unsigned char>(byte(0));
    const auto second = static_cast<unsigned char>(byte(1));
    if (first < 0x80) {
        return 1;
    }
    if (is_between(first, 0xC2, 0xDF)) {
        return continues(1, 2) ? 2 : 0;
    }
    if (is_between(first, 0xE0, 0xEF)) {
        const unsigned least = first == 0xE0 ? 0xA0 : 0x80;
        const unsigned most = first == 0xED ? 0x9F : 0xBF;
        return is_between(second, least, most) && continues(2, 3) ? 3 : 0;
    }
    if (is_between(first, 0xF0, 0xF4)) {
        const unsigned least = first == 0xF0 ? 0x90 : 0x80;
        const unsigned most = first == 0xF4 ? 0x8F : 0xBF;
        return is_between(second, least, most) && continues(2, 4) ? 4 : 0;
    }
    return 0;
}

/// U+0000 to U+001F, U+007F to U+009F, the line and paragraph separators, and the marks that turn the direction of
/// writing: what can end a line, steer a terminal or show another order than there is.
bool is_control(std::string_view sequence) {
    const auto first = static_cast<unsigned char>(sequence[0]);
    if (sequence.size() == 1) {
        return first < 0x20 || first == 0x7F;
    }
    if (sequence.size() == 2) {
        return first == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0;
    }
    // U+200E, U+200F; U+2028 to U+202E; U+2066 to U+2069.
    const auto last = static_cast<unsigned char>(sequence.back());
    return sequence.size() == 3 &&
           ((sequence.starts_with("\xE2\x80") && (is_between(last, 0x8E, 0x8F) || is_between(last, 0xA8, 0xAE))) ||
            (sequence.starts_with("\xE2\x81") && is_between(last, 0xA6, 0xA9)));
}

} // namespace

std::string valid_utf8(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = sequence_length(bytes);
        text += length == 0 ? std::string_view("\xEF\xBF\xBD") : bytes.substr(0, length);
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::string one_line(std::string_view bytes, std::size_t most) {
    std::string line;
    while (!bytes.empty()) {
        const std::size_t length = sequence_length(bytes);
        const std::string_view next = length == 0                           ? "\xEF\xBF\xBD"
                                      : is_control(bytes.substr(0, length)) ? " "
                                                                            : bytes.substr(0, length);
        if (line.size() + next.size() > most) {
            return line + "…";
        }
        line += next;
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return line;
}

std::string last_line(std::string_view bytes) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const std::size_t last = bytes.find_last_not_of(blanks);
    if (last == std::string_view::npos) {
        return {};
    }
    bytes = bytes.substr(0, last + 1);
    const std::size_t before = bytes.rfind('\n');
    return one_line(before == std::string_view::npos ? bytes : bytes.substr(before + 1));
}

} // namespace nardcheck::client
