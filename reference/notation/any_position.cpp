#include "reference/notation/any_position.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "reference/notation/fibs_board.hpp"
#include "reference/notation/literal.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/position_id.hpp"
#include "reference/notation/text_fields.hpp"
#include "reference/notation/xgid.hpp"

namespace nardcheck::notation {
namespace {

bool is_letter(char character) {
    const char lower = lower_case(character);
    return lower >= 'a' && lower <= 'z';
}

bool is_base64(char character) {
    return is_letter(character) || (character >= '0' && character <= '9') || character == '+' || character == '/';
}

bool is_xgid_board(char character) {
    return is_letter(character) || character == '-';
}

/// Whether `text` begins with `length` characters of a kind and then ends or goes on with one of `next`.
template <typename Kind>
bool begins_with(std::string_view text, std::size_t length, Kind kind, std::string_view next) {
    const std::string_view start = text.substr(0, length);
    return start.size() == length && std::all_of(start.begin(), start.end(), kind) &&
           (text.size() == length || next.find(text[length]) != std::string_view::npos);
}

bool looks_like_fibs_board(std::string_view text) {
    return text.substr(0, 6) == "board:";
}

bool looks_like_xgid(std::string_view text) {
    return lower_case(text.substr(0, 5)) == "xgid=" || begins_with(text, 26, is_xgid_board, ":");
}

bool looks_like_literal(std::string_view text) {
    const auto is_side = [](char character) { return lower_case(character) == 'x' || lower_case(character) == 'o'; };
    return begins_with(text, 1, is_side, " \t");
}

bool looks_like_position_id(std::string_view text) {
    return begins_with(text, 14, is_base64, "=:");
}

} // namespace

tables::Position read_position(std::string_view text, int checkers) {
    const std::string_view shown = trimmed(text);
    if (looks_like_fibs_board(shown)) {
        return position_of(fibs_board_from_line(shown, checkers));
    }
    if (looks_like_xgid(shown)) {
        return xgid_from_text(shown, checkers).position;
    }
    if (looks_like_literal(shown)) {
        return position_from_literal(shown, checkers);
    }
    if (looks_like_position_id(shown)) {
        return position_from_id(shown, checkers);
    }
    throw NotationError("position: expected a GNU position ID, an XGID, a FIBS board line or a literal such as "
                        "\"X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5\", found " +
                        quoted(shown));
}

} // namespace nardcheck::notation
