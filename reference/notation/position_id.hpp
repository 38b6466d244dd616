#pragma once

#include <string>
#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// The position ID of GNU Backgammon, as its manual describes it ("A technical description of the Position ID"): 80
/// bits as 14 characters of Base64. For the opponent of the player on roll and then for this player, each place of the
/// side from its point 1 up to its bar is as many ones as checkers stand there, then a zero.
///
/// An ID says neither which colour is on roll nor how many checkers have been borne off.

/// The position of an ID: the player on roll is white, and what is missing from `checkers` a side has been borne off.
/// Blanks around the ID, Base64's padding "==" after it, and the match ID that GNU Backgammon shows with it
/// ("4HPwATDgc/ABMA:cAkAAAAAAAAA") are tolerated; a match ID is checked for its form (12 characters), its content is
/// not used.
///
/// Throws NotationError on a wrong length or character, on more than `checkers` a side, on both sides on one point, on
/// bits that are left over, and where the bits end before all 50 places.
[[nodiscard]] tables::Position position_from_id(std::string_view text, int checkers);

/// The ID of a position, seen by the player whose turn it is. A position and its mirror image have the same ID, so with
/// black to move the ID reads back as the mirror image.
/// Throws NotationError if a side has more than 15 checkers on the board: these need not fit.
[[nodiscard]] std::string position_id(const tables::Position& position);

} // namespace nardcheck::notation
