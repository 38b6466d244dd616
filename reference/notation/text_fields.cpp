#include "reference/notation/text_fields.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "reference/notation/notation_error.hpp"

namespace nardcheck::notation {

bool is_blank(char character) noexcept {
    return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

char lower_case(char character) noexcept {
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char character) { return lower_case(character); });
    return lower;
}

std::string_view trimmed(std::string_view text) noexcept {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator, start)) {
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    parts.push_back(text.substr(start));
    return parts;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (auto from = text.begin(); from != text.end();) {
        from = std::find_if_not(from, text.end(), is_blank);
        const auto to = std::find_if(from, text.end(), is_blank);
        if (from != to) {
            found.emplace_back(from, to);
        }
        from = to;
    }
    return found;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string shown = "\"";
    for (const char character : text.substr(0, longest)) {
        if (character >= ' ' && character <= '~') {
            shown += character;
            continue;
        }
        const auto byte = static_cast<unsigned char>(character);
        shown.append("\\x").append(1, digits[byte / 16]).append(1, digits[byte % 16]);
    }
    return shown + (text.size() > longest ? "...\"" : "\"");
}

int number(std::string_view text, int lowest, int highest, std::string_view what) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    // Writing the number again tells whether it was written in the one way that counts.
    const bool plain = fault == std::errc{} && end == text.data() + text.size() && std::to_string(value) == text;
    if (!plain || value < lowest || value > highest) {
        throw NotationError(std::string(what) + ": expected a number from " + std::to_string(lowest) + " to " +
                            std::to_string(highest) + ", found " + quoted(text));
    }
    return value;
}

} // namespace nardcheck::notation
