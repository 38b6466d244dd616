#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// Which way a player's checkers go over the points of a FIBS board, which both players count alike.
enum class Direction : int { down = -1, up = 1 };

/// The board line of FIBS, the First Internet Backgammon Server, that clients ask for with "set boardstyle 3"
/// (described in FIBS's help on "rawboard" and in the FIBS Client Protocol): "board:" and 52 fields with colons between
/// them.
///
/// The fields, in order: the player's name (the one who looks at the board, "You", or who is watched) and his
/// opponent's; the match length; the score of each; 26 numbers for the board; the turn; two dice of the player and two
/// of the opponent; the cube; whether the player, and the opponent, may double; whether the opponent has just doubled;
/// the player's colour, direction, home and bar; checkers borne off by the player, and by the opponent; checkers on the
/// bar, likewise; how many pieces he can move; whether the move is forced; whether the Crawford game has been played;
/// how many instant redoubles there may be.
///
/// On the board, positive numbers are checkers of O and negative ones of X. X is white here and O black, as in the
/// other forms, whichever of them is the player. A player with direction -1 goes from point 24 to 1, so that the
/// points have his own numbering, and his bar is number 25; one with direction 1 goes from 1 to 24 and his bar is
/// number 0. Checkers on a bar stand in the board and again in the fields of the bars (FIBS; GNU Backgammon, which
/// writes such lines after "set output rawboard on", leaves these fields at 0).
///
/// What follows from other members isn't kept: home and bar (from the direction), and the checkers borne off and on the
/// bar (from the layout).
struct FibsBoard {
    /// What FIBS writes as the length of a match without end.
    static constexpr int unlimited = 9999;

    std::string player = "You";
    std::string opponent;
    int match_length = unlimited;
    int player_score = 0;
    int opponent_score = 0;
    tables::Layout layout;
    /// Nobody: the game is over.
    std::optional<tables::Colour> turn;
    /// In the order in which they fell; two zeros when this player hasn't thrown.
    std::array<int, 2> player_dice{};
    std::array<int, 2> opponent_dice{};
    int cube = 1;
    bool player_may_double = false;
    bool opponent_may_double = false;
    bool was_doubled = false;
    tables::Colour colour = tables::Colour::black;
    Direction direction = Direction::down;
    /// 0 to 4; meaningful only after the player's throw.
    int can_move = 0;
    /// FIBS warns its clients against the next two; they are kept as they came.
    int forced_move = 0;
    int did_crawford = 0;
    int redoubles = 0;

    friend bool operator==(const FibsBoard&, const FibsBoard&) = default;
};

/// Reads a board line, with blanks around it or not.
/// Throws NotationError on another number of fields, a field that isn't as described above, fields that contradict each
/// other (home, bar, the checkers on the bars unless 0), a side that doesn't add up to `checkers`, and both sides on
/// one point.
[[nodiscard]] FibsBoard fibs_board_from_line(std::string_view line, int checkers);

/// Throws NotationError if a name is empty or has a colon, blank or control character, and if both sides stand on one
/// point: the line can't say that.
[[nodiscard]] std::string fibs_line(const FibsBoard& board);

/// Throws NotationError if the game is over, because then nobody is to move.
[[nodiscard]] tables::Position position_of(const FibsBoard& board);

} // namespace nardcheck::notation
