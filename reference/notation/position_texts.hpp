#pragma once

// What the tests of the text forms of positions share. Used by tests only.

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "reference/notation/any_position.hpp"
#include "reference/notation/fibs_board.hpp"
#include "reference/notation/literal.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/position_id.hpp"
#include "reference/notation/random_positions.hpp"
#include "reference/notation/xgid.hpp"

namespace nardcheck::notation {

using tables::Colour;
using tables::Position;
using testing::HasSubstr;

inline const std::string start_literal = "X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5";
inline const std::string start_xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
/// The example of the FIBS Client Protocol.
inline const std::string start_line =
    "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:"
    "1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
/// A watched game in which X has a checker on the bar.
inline const std::string bar_line =
    "board:GammonBot_XVII:Pirlanta:5:4:2:-1:0:0:2:0:-2:6:0:3:0:0:0:-4:2:0:0:0:-2:-2:-4:2:0:"
    "0:0:0:0:-1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:1:2:3:0:0";

inline Position start() {
    tables::Side side;
    side.set(24, 2);
    side.set(13, 5);
    side.set(8, 3);
    side.set(6, 5);
    return {{side, side}, Colour::white};
}

/// What a reader says about bad input.
inline std::string fault_of(const std::function<void()>& read) {
    try {
        read();
    } catch (const NotationError& error) {
        return error.what();
    }
    return "no fault";
}

inline std::string id_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)position_from_id(text, checkers); });
}

inline std::string literal_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)position_from_literal(text, checkers); });
}

inline std::string xgid_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)xgid_from_text(text, checkers); });
}

inline std::string fibs_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)fibs_board_from_line(text, checkers); });
}

inline std::string fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)read_position(text, checkers); });
}

/// `text` with its field `at` (from 0, between colons) replaced.
inline std::string with_field(std::string text, std::size_t at, const std::string& value) {
    std::size_t start = 0;
    for (; at > 0; --at) {
        start = text.find(':', start) + 1;
    }
    return text.replace(start, std::min(text.find(':', start), text.size()) - start, value);
}

} // namespace nardcheck::notation
