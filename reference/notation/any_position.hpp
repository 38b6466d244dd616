#pragma once

#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// Reads a position in any of the forms that the command line takes, recognised by how the text begins: a FIBS board
/// line ("board:"), an XGID ("XGID=", or 26 of its board characters and a colon), a literal ("X " or "O "), or a GNU
/// Backgammon position ID (14 characters of Base64). X is white in each of them; in a position ID, which has no
/// colours, the player on roll is.
///
/// Throws NotationError with the fault that the recognised form has, or naming the four forms when it is none. A FIBS
/// line of a finished game has nobody to move and is an error here.
[[nodiscard]] tables::Position read_position(std::string_view text, int checkers);

} // namespace nardcheck::notation
