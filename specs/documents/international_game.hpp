#pragma once

#include <vector>

#include "specs/documents/statement.hpp"

/// The sections of one source, in its order; international_game.cpp puts them together.
namespace nardcheck::specs {

[[nodiscard]] std::vector<Statement> international_game_moving();
[[nodiscard]] std::vector<Statement> international_game_ending();
[[nodiscard]] std::vector<Statement> international_game_match_play();

} // namespace nardcheck::specs
