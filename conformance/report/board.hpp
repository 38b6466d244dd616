#pragma once

#include <string>

#include "reference/tables/position.hpp"

namespace nardcheck::conformance {

/// Draws the board in the numbering of the player to move, his home at the lower right; X is white, O is black. A
/// number stands for the height of a stack that is too tall. Lines end with LF, each begins with `indent`.
[[nodiscard]] std::string draw_board(const tables::Position& position, const std::string& indent = "");

} // namespace nardcheck::conformance
