#include "reference/notation/literal.hpp"

#include <bitset>
#include <cstddef>
#include <vector>

#include "reference/notation/missing_checkers.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/text_fields.hpp"

namespace nardcheck::notation {
namespace {

constexpr std::string_view form = "literal position";

[[noreturn]] void fail(const std::string& fault) {
    throw NotationError(std::string(form) + ": " + fault);
}

int place_called(std::string_view name) {
    const std::string lower = lower_case(name);
    if (lower == "bar") {
        return tables::bar;
    }
    if (lower == "off") {
        return tables::off;
    }
    return number(name, 1, tables::highest_point, std::string(form) + ", point (or bar, off)");
}

tables::Colour colour_called(std::string_view name) {
    if (name == "X" || name == "x") {
        return tables::Colour::white;
    }
    if (name == "O" || name == "o") {
        return tables::Colour::black;
    }
    fail("expected X or O before a side's checkers, found " + quoted(name));
}

/// One side: who owns it, and his checkers.
struct Half {
    tables::Colour colour;
    tables::Side side;
};

Half read_half(std::string_view text, int checkers) {
    const std::vector<std::string_view> parts = words(text);
    Half half{colour_called(parts.empty() ? std::string_view() : parts.front()), {}};
    std::bitset<tables::bar + 1> told;
    for (std::size_t at = 1; at < parts.size(); ++at) {
        const std::vector<std::string_view> pair = split(parts[at], ':');
        if (pair.size() != 2) {
            fail("expected PLACE:CHECKERS such as 24:2, found " + quoted(parts[at]));
        }
        const int place = place_called(pair[0]);
        if (told[static_cast<std::size_t>(place)]) {
            fail(quoted(pair[0]) + " is told twice for one side");
        }
        told[static_cast<std::size_t>(place)] = true;
        half.side.set(place, number(pair[1], 0, checkers, std::string(form) + ", checkers on " + std::string(pair[0])));
    }
    if (told[tables::off] && half.side.total() != checkers) {
        fail(std::string(tables::name_of(half.colour)) + " has " + std::to_string(half.side.total()) +
             " checkers with those told as off, not " + std::to_string(checkers));
    }
    return half;
}

std::string text_of(tables::Colour colour, const tables::Side& side) {
    std::string text = colour == tables::Colour::white ? "X" : "O";
    const auto append = [&](const std::string& name, int place) {
        if (side[place] > 0) {
            text += " " + name + ":" + std::to_string(side[place]);
        }
    };
    append("bar", tables::bar);
    for (int point = tables::highest_point; point >= 1; --point) {
        append(std::to_string(point), point);
    }
    append("off", tables::off);
    return text;
}

} // namespace

tables::Position position_from_literal(std::string_view text, int checkers) {
    const std::vector<std::string_view> halves = split(text, '/');
    if (halves.size() != 2) {
        fail("expected two sides with one \"/\" between them, found " + quoted(trimmed(text)));
    }
    const Half mover = read_half(halves[0], checkers);
    const Half opponent = read_half(halves[1], checkers);
    if (mover.colour == opponent.colour) {
        fail("expected one X and one O, found " + quoted(trimmed(text)));
    }
    tables::Layout layout;
    layout.of(mover.colour) = mover.side;
    layout.of(opponent.colour) = opponent.side;
    return {with_missing_checkers_off(layout, checkers, form), mover.colour};
}

std::string literal(const tables::Position& position) {
    return text_of(position.turn, position.mover()) + " / " +
           text_of(tables::opponent_of(position.turn), position.opponent());
}

} // namespace nardcheck::notation
