#pragma once

// Positions and results as short readable text, for the tests of the rules. Used by tests only.

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::tables::test {

inline std::string name_of_place(int place) {
    return place == bar ? "bar" : std::to_string(place);
}

/// A side from text as "bar:1 24:2", the rest of the game's checkers borne off.
inline Side side(const std::string& text, int checkers = 15) {
    Side side;
    std::istringstream words(text);
    std::string place;
    int count = 0;
    while (std::getline(words >> std::ws, place, ':') && words >> count) {
        side.set(place == "bar" ? bar : std::stoi(place), count);
    }
    side.set(off, checkers - side.total());
    return side;
}

/// The inverse: "off" when all checkers are borne off.
inline std::string text_of(const Side& side) {
    std::string text;
    for (int place = bar; place > off; --place) {
        if (side[place] > 0) {
            text += text.empty() ? "" : " ";
            text += name_of_place(place);
            text += ":";
            text += std::to_string(side[place]);
        }
    }
    return text.empty() ? "off" : text;
}

/// White to move, each side in its own numbering.
inline Position to_move(const std::string& mover, const std::string& opponent, int checkers = 15) {
    return {{side(mover, checkers), side(opponent, checkers)}, Colour::white};
}

/// The turn at its beginning; the numbers to play are left out.
inline Turn begun(const Position& position) {
    Turn turn;
    turn.position = position;
    return turn;
}

/// A result as "MOVER", or "MOVER / OPPONENT" where the opponent's side has changed.
inline std::string text_of(const Layout& result, const Position& before) {
    std::string text = text_of(result.of(before.turn));
    const Side& opponent = result.of(opponent_of(before.turn));
    if (opponent != before.opponent()) {
        text += " / ";
        text += text_of(opponent);
    }
    return text;
}

inline std::vector<std::string> results(const Rules& rules, const Position& position, Dice dice) {
    std::vector<std::string> texts;
    for (const Layout& result : legal_results(rules, position, dice)) {
        texts.push_back(text_of(result, position));
    }
    return texts;
}

/// The same in backgammon.
inline std::vector<std::string> results(const Position& position, Dice dice) {
    return results(Rules(*find_ruleset("backgammon")), position, dice);
}

/// Backgammon with one field set.
inline RuleSet with(std::string_view field, std::string_view value) {
    RuleSet set = *find_ruleset("backgammon");
    set_field(set, field, value);
    return set;
}

} // namespace nardcheck::tables::test
