#pragma once

#include <string>
#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// The literal is the form in which a person writes a position: "X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5".
///
/// X is white and O is black, always. The side that is written first is to move, so a position with black to move is
/// "O ... / X ..." and no position changes its colours on the way. Each side is a list of PLACE:CHECKERS in its own
/// numbering, where PLACE is 24 to 1, "bar" or "off".

/// The position of a literal. The case of letters, the order of places and the number of blanks don't matter. Without
/// "off" the checkers missing from `checkers` have been borne off; with it, the side must add up to `checkers`.
///
/// Throws NotationError if there aren't two sides, one X and one O, on an unknown place, a place told twice, a count
/// above `checkers`, a side that doesn't add up, and on both sides on one point.
[[nodiscard]] tables::Position position_from_literal(std::string_view text, int checkers);

/// The canonical literal: the player to move first, each side from its bar down to its point 1, then "off" where
/// checkers have been borne off. It reads back as the same position.
[[nodiscard]] std::string literal(const tables::Position& position);

} // namespace nardcheck::notation
