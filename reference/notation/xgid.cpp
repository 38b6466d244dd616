#include "reference/notation/xgid.hpp"

#include <bit>
#include <cstddef>
#include <vector>

#include "reference/notation/missing_checkers.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/text_fields.hpp"

namespace nardcheck::notation {
namespace {

using tables::Colour;

constexpr std::string_view form = "XGID";
constexpr std::string_view prefix = "XGID=";
constexpr std::size_t fields = 10;
constexpr std::size_t places = 26;
constexpr int highest_stack = 16;
/// Beyond every cube that is played with, and well within an int.
constexpr int highest_exponent = 20;
/// Beyond every match that is played.
constexpr int longest_match = 99'999;

[[noreturn]] void fail(const std::string& fault) {
    throw NotationError(std::string(form) + ": " + fault);
}

int field(std::string_view text, int lowest, int highest, const char* name) {
    return number(text, lowest, highest, std::string(form) + ", " + name);
}

std::string_view without_prefix(std::string_view text) {
    const bool prefixed = lower_case(text.substr(0, prefix.size())) == lower_case(prefix);
    return prefixed ? text.substr(prefix.size()) : text;
}

/// The board's characters count the places of the player at the bottom from his 0, where the other's bar is.
void put_checkers(char character, int place, tables::Layout& layout) {
    if (character >= 'A' && character < 'A' + highest_stack && place != tables::off) {
        layout.white.set(place, character - 'A' + 1);
    } else if (character >= 'a' && character < 'a' + highest_stack && place != tables::bar) {
        layout.black.set(tables::seen_by_opponent(place), character - 'a' + 1);
    } else if (character != '-') {
        fail("character " + std::to_string(place + 1) + " of the board, " + quoted({&character, 1}) +
             ", is not \"-\" nor the letter of 1 to 16 checkers of a side that can stand there");
    }
}

tables::Layout read_board(std::string_view text) {
    if (text.size() != places) {
        fail("expected a board of 26 characters, found " + quoted(text));
    }
    tables::Layout layout;
    for (std::size_t place = 0; place < places; ++place) {
        put_checkers(text[place], static_cast<int>(place), layout);
    }
    return layout;
}

std::string board_text(const tables::Layout& layout) {
    std::string text;
    for (int place = 0; place <= tables::bar; ++place) {
        const int white = place == tables::off ? 0 : layout.white[place];
        const int black = place == tables::bar ? 0 : layout.black[tables::seen_by_opponent(place)];
        if (white > highest_stack || black > highest_stack || (white > 0 && black > 0)) {
            fail("has no character for what stands on white's " + std::to_string(place));
        }
        text += static_cast<char>(white > 0 ? 'A' + white - 1 : black > 0 ? 'a' + black - 1 : '-');
    }
    return text;
}

Colour read_turn(std::string_view text) {
    if (text != "1" && text != "-1") {
        fail("expected 1 or -1 as the turn, found " + quoted(text));
    }
    return text == "1" ? Colour::white : Colour::black;
}

std::optional<Colour> read_owner(std::string_view text) {
    switch (field(text, -1, 1, "cube owner")) {
    case 1:
        return Colour::white;
    case -1:
        return Colour::black;
    default:
        return std::nullopt;
    }
}

void read_dice(std::string_view text, Xgid& xgid) {
    const auto is_die = [](char character) { return character >= '1' && character <= '6'; };
    if (text == "D") {
        xgid.offer = CubeOffer::doubled;
    } else if (text == "B") {
        xgid.offer = CubeOffer::beavered;
    } else if (text == "R") {
        xgid.offer = CubeOffer::raccooned;
    } else if (text.size() == 2 && is_die(text[0]) && is_die(text[1])) {
        xgid.dice = tables::Dice(text[0] - '0', text[1] - '0');
    } else if (text != "00") {
        fail("expected 00, two dice such as 31, D, B or R, found " + quoted(text));
    }
}

std::string dice_text(const Xgid& xgid) {
    if (xgid.offer != CubeOffer::none && xgid.dice) {
        fail("can't have dice while the cube is being offered");
    }
    switch (xgid.offer) {
    case CubeOffer::doubled:
        return "D";
    case CubeOffer::beavered:
        return "B";
    case CubeOffer::raccooned:
        return "R";
    case CubeOffer::none:
        break;
    }
    return xgid.dice ? std::to_string(xgid.dice->larger()) + std::to_string(xgid.dice->smaller()) : "00";
}

/// One field means Crawford in a match, and Jacoby (1) plus beavers (2) in money play.
void read_rules(std::string_view text, Xgid& xgid) {
    if (xgid.match_length > 0) {
        xgid.crawford = field(text, 0, 1, "Crawford") == 1;
        return;
    }
    const int rules = field(text, 0, 3, "Jacoby and beavers");
    xgid.jacoby = (rules & 1) != 0;
    xgid.beavers = (rules & 2) != 0;
}

int rules_value(const Xgid& xgid) {
    if (xgid.match_length == 0 ? xgid.crawford : xgid.jacoby || xgid.beavers) {
        fail("has Crawford in a match only, Jacoby and beavers in money play only");
    }
    return xgid.match_length > 0 ? int{xgid.crawford} : int{xgid.jacoby} + 2 * int{xgid.beavers};
}

int cube_from(std::string_view text, const char* name) {
    return 1 << field(text, 0, highest_exponent, name);
}

int exponent_of(int cube) {
    if (cube < 1 || !std::has_single_bit(static_cast<unsigned>(cube))) {
        fail("can't have a cube of " + std::to_string(cube) + ", which is no power of two");
    }
    return std::countr_zero(static_cast<unsigned>(cube));
}

int sign_of(std::optional<Colour> colour) {
    return !colour ? 0 : *colour == Colour::white ? 1 : -1;
}

} // namespace

Xgid xgid_from_text(std::string_view text, int checkers) {
    const std::vector<std::string_view> parts = split(without_prefix(trimmed(text)), ':');
    if (parts.size() != fields) {
        fail("expected 10 fields with colons between them, found " + std::to_string(parts.size()));
    }
    Xgid xgid;
    xgid.position = {with_missing_checkers_off(read_board(parts[0]), checkers, form), read_turn(parts[3])};
    xgid.cube_value = cube_from(parts[1], "cube");
    xgid.cube_owner = read_owner(parts[2]);
    read_dice(parts[4], xgid);
    xgid.white_score = field(parts[5], 0, longest_match, "score of the bottom player");
    xgid.black_score = field(parts[6], 0, longest_match, "score of the top player");
    xgid.match_length = field(parts[8], 0, longest_match, "match length");
    read_rules(parts[7], xgid);
    xgid.highest_cube = cube_from(parts[9], "highest cube");
    return xgid;
}

std::string xgid_text(const Xgid& xgid) {
    std::string text = std::string(prefix) + board_text(xgid.position.layout);
    const auto append = [&text](const std::string& part) { text += ":" + part; };
    append(std::to_string(exponent_of(xgid.cube_value)));
    append(std::to_string(sign_of(xgid.cube_owner)));
    append(std::to_string(sign_of(xgid.position.turn)));
    append(dice_text(xgid));
    append(std::to_string(xgid.white_score));
    append(std::to_string(xgid.black_score));
    append(std::to_string(rules_value(xgid)));
    append(std::to_string(xgid.match_length));
    append(std::to_string(exponent_of(xgid.highest_cube)));
    return text;
}

} // namespace nardcheck::notation
