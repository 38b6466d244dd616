#include "conformance/report/board.hpp"

#include <fmt/format.h>

namespace nardcheck::conformance {

namespace {

using tables::Colour;
using tables::Position;

constexpr int rows = 5;
constexpr int points_a_quarter = 6;

char letter_of(Colour colour) {
    return colour == Colour::white ? 'X' : 'O';
}

/// Three characters for one place of a stack: row 0 is next to the edge of the board.
std::string cell(int checkers, Colour colour, int row) {
    if (checkers > rows && row == rows - 1) {
        return fmt::format("{:>2} ", checkers);
    }
    return checkers > row ? fmt::format(" {} ", letter_of(colour)) : "   ";
}

/// The place of a point of the mover's numbering.
std::string point_cell(const Position& position, int point, int row) {
    if (const int own = position.mover()[point]; own > 0) {
        return cell(own, position.turn, row);
    }
    return cell(position.opponent()[tables::seen_by_opponent(point)], opponent_of(position.turn), row);
}

/// Six points from `first` upwards or downwards.
std::string quarter(const Position& position, int first, int step, int row) {
    std::string text;
    for (int i = 0; i < points_a_quarter; ++i) {
        text += point_cell(position, first + step * i, row);
    }
    return text;
}

std::string numbers(int first, int step) {
    std::string text;
    for (int i = 0; i < points_a_quarter; ++i) {
        text += fmt::format("{:>2} ", first + step * i);
    }
    return text;
}

std::string player_line(const Position& position, Colour player) {
    const tables::Side& side = position.layout.of(player);
    return fmt::format("{} {}{}: pips {}, bar {}, off {}", letter_of(player), name_of(player),
                       player == position.turn ? " to move" : "", side.pips(), side[tables::bar], side[tables::off]);
}

} // namespace

std::string draw_board(const Position& position, const std::string& indent) {
    // The bar holds each player's checkers on the half from which they enter.
    const auto bar_cell = [&](Colour colour, int row) {
        return cell(position.layout.of(colour)[tables::bar], colour, row);
    };
    const Colour opponent = opponent_of(position.turn);
    std::string text;
    const auto line = [&](const std::string& content) { text += indent + content + "\n"; };
    line(fmt::format("  {}    {}   {}", numbers(13, 1), numbers(19, 1), player_line(position, opponent)));
    const std::string edge = fmt::format("+{0:-^18}+---+{0:-^18}+", "");
    line(" " + edge);
    for (int row = 0; row < rows; ++row) {
        line(fmt::format(" |{}|{}|{}|", quarter(position, 13, 1, row), bar_cell(position.turn, row),
                         quarter(position, 19, 1, row)));
    }
    line(fmt::format(" |{:18}|BAR|{:18}|", "", ""));
    for (int row = rows - 1; row >= 0; --row) {
        line(fmt::format(" |{}|{}|{}|", quarter(position, 12, -1, row), bar_cell(opponent, row),
                         quarter(position, 6, -1, row)));
    }
    line(" " + edge);
    line(fmt::format("  {}    {}   {}", numbers(12, -1), numbers(6, -1), player_line(position, position.turn)));
    return text;
}

} // namespace nardcheck::conformance
