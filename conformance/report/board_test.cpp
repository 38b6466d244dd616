#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/report/board.hpp"
#include "reference/notation/literal.hpp"

namespace nardcheck::conformance {

namespace {

using notation::position_from_literal;
using testing::HasSubstr;

constexpr int checkers = 15;

std::string drawn(const char* position) {
    return draw_board(position_from_literal(position, checkers));
}

const char* const white_starts = "X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5";
const char* const black_starts = "O 24:2 13:5 8:3 6:5 / X 24:2 13:5 8:3 6:5";

} // namespace

TEST(Board, ShowsTheStartFromWhiteBelow) {
    EXPECT_EQ(drawn(white_starts),
              "  13 14 15 16 17 18     19 20 21 22 23 24    O black: pips 167, bar 0, off 0\n"
              " +------------------+---+------------------+\n"
              " | X           O    |   | O              X |\n"
              " | X           O    |   | O              X |\n"
              " | X           O    |   | O                |\n"
              " | X                |   | O                |\n"
              " | X                |   | O                |\n"
              " |                  |BAR|                  |\n"
              " | O                |   | X                |\n"
              " | O                |   | X                |\n"
              " | O           X    |   | X                |\n"
              " | O           X    |   | X              O |\n"
              " | O           X    |   | X              O |\n"
              " +------------------+---+------------------+\n"
              "  12 11 10  9  8  7      6  5  4  3  2  1    X white to move: pips 167, bar 0, off 0\n");
}

TEST(Board, ShowsBlackBelowInHisOwnNumberingWhenHeIsToMove) {
    EXPECT_EQ(drawn(black_starts),
              "  13 14 15 16 17 18     19 20 21 22 23 24    X white: pips 167, bar 0, off 0\n"
              " +------------------+---+------------------+\n"
              " | O           X    |   | X              O |\n"
              " | O           X    |   | X              O |\n"
              " | O           X    |   | X                |\n"
              " | O                |   | X                |\n"
              " | O                |   | X                |\n"
              " |                  |BAR|                  |\n"
              " | X                |   | O                |\n"
              " | X                |   | O                |\n"
              " | X           O    |   | O                |\n"
              " | X           O    |   | O              X |\n"
              " | X           O    |   | O              X |\n"
              " +------------------+---+------------------+\n"
              "  12 11 10  9  8  7      6  5  4  3  2  1    O black to move: pips 167, bar 0, off 0\n");
}

TEST(Board, WritesTheHeightOfAStackThatIsTooTall) {
    const std::string board = drawn("X 6:6 13:5 / O 6:15");
    EXPECT_THAT(board, HasSubstr(" |                  |   | 6                |\n"
                                 " |                  |   | X                |\n"));
    EXPECT_THAT(board, HasSubstr(" | X                |   | O                |\n"
                                 " | X                |   |15                |\n"));
}

TEST(Board, ShowsCheckersOnTheBarWhereTheyEnterAndCountsThoseOff) {
    const std::string board = drawn("X bar:2 1:1 / O bar:7 off:8");
    // The mover enters in the upper half, his opponent in the lower.
    EXPECT_THAT(board, HasSubstr("+---+------------------+\n"
                                 " |                  | X |                  |\n"
                                 " |                  | X |                  |\n"
                                 " |                  |   |                  |\n"));
    EXPECT_THAT(board, HasSubstr(" |                  |BAR|                  |\n"
                                 " |                  | 7 |                  |\n"
                                 " |                  | O |                  |\n"));
    EXPECT_THAT(board, HasSubstr("O black: pips 175, bar 7, off 8\n"));
    EXPECT_THAT(board, HasSubstr("X white to move: pips 51, bar 2, off 12\n"));
}

TEST(Board, IndentsEachOfItsLines) {
    const auto position = position_from_literal(white_starts, checkers);
    std::istringstream plain(draw_board(position));
    std::string indented;
    for (std::string line; std::getline(plain, line);) {
        indented += "> " + line + "\n";
    }
    EXPECT_EQ(draw_board(position, "> "), indented);
}

} // namespace nardcheck::conformance
