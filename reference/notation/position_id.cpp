#include "reference/notation/position_id.hpp"

#include <algorithm>
#include <bitset>
#include <cstddef>

#include "reference/notation/missing_checkers.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/text_fields.hpp"

namespace nardcheck::notation {
namespace {

constexpr std::string_view form = "GNU position ID";
constexpr std::string_view base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t id_length = 14;
constexpr std::size_t match_id_length = 12;
constexpr std::size_t bits_a_character = 6;
constexpr std::size_t key_bits = 80;
constexpr int most_checkers = 15;

/// The bits in the order in which the places are written. The four bits behind the key only fill the last character.
using Key = std::bitset<id_length * bits_a_character>;

[[noreturn]] void fail(const std::string& fault) {
    throw NotationError(std::string(form) + ": " + fault);
}

/// Base64 takes the bits of a byte from the highest down, but the key fills a byte from its lowest bit up.
std::size_t key_index(std::size_t base64_index) {
    if (base64_index >= key_bits) {
        return base64_index;
    }
    return base64_index - base64_index % 8 + (7 - base64_index % 8);
}

Key key_of(std::string_view id) {
    Key key;
    for (std::size_t at = 0; at < id_length; ++at) {
        const std::size_t value = base64.find(id[at]);
        if (value == std::string_view::npos) {
            fail("character " + std::to_string(at + 1) + " of " + quoted(id) + " is not one of A-Z a-z 0-9 + /");
        }
        for (std::size_t bit = 0; bit < bits_a_character; ++bit) {
            key[key_index(at * bits_a_character + bit)] = (value >> (bits_a_character - 1 - bit) & 1) != 0;
        }
    }
    return key;
}

std::string id_of(const Key& key) {
    std::string id;
    for (std::size_t at = 0; at < id_length; ++at) {
        std::size_t value = 0;
        for (std::size_t bit = 0; bit < bits_a_character; ++bit) {
            value = value * 2 + (key[key_index(at * bits_a_character + bit)] ? 1 : 0);
        }
        id += base64[value];
    }
    return id;
}

/// Reads one side's places from bit `at` on, which is moved behind them.
tables::Side read_side(const Key& key, std::size_t& at, std::string_view id) {
    tables::Side side;
    for (int place = 1; place <= tables::bar; ++place, ++at) {
        for (; at < key_bits && key[at]; ++at) {
            side.add(place, 1);
        }
        if (at >= key_bits) {
            fail("the bits of " + quoted(id) + " end before all points and the bars have been told");
        }
    }
    return side;
}

void write_side(const tables::Side& side, Key& key, std::size_t& at) {
    if (const int on_board = side.total() - side[tables::off]; on_board > most_checkers) {
        fail("holds at most 15 checkers of a side, and one has " + std::to_string(on_board) + " on the board");
    }
    for (int place = 1; place <= tables::bar; ++place, ++at) {
        for (int checker = 0; checker < side[place]; ++checker) {
            key[at++] = true;
        }
    }
}

bool is_base64(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char character) { return base64.find(character) != std::string_view::npos; });
}

bool may_follow_id(std::string_view rest) {
    const bool match_id = rest.size() == 1 + match_id_length && rest.front() == ':' && is_base64(rest.substr(1));
    return rest.empty() || rest == "==" || match_id;
}

} // namespace

tables::Position position_from_id(std::string_view text, int checkers) {
    const std::string_view id = trimmed(text);
    if (id.size() < id_length || !may_follow_id(id.substr(id_length))) {
        fail("expected 14 characters, then nothing, \"==\" or a colon and a match ID of 12; found " + quoted(id));
    }
    const Key key = key_of(id);
    std::size_t at = 0;
    const tables::Side opponent = read_side(key, at, id);
    const tables::Side mover = read_side(key, at, id);
    if ((key >> at).any()) {
        fail("bits are left over behind the last place of " + quoted(id));
    }
    return {with_missing_checkers_off({mover, opponent}, checkers, form), tables::Colour::white};
}

std::string position_id(const tables::Position& position) {
    Key key;
    std::size_t at = 0;
    write_side(position.opponent(), key, at);
    write_side(position.mover(), key, at);
    return id_of(key);
}

} // namespace nardcheck::notation
