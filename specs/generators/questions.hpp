#pragma once

#include "reference/tables/rules.hpp"
#include "specs/generators/choices.hpp"
#include "specs/question.hpp"

namespace nardcheck::generators {

/// A question on how a turn may be played, from a shape of position, a situation or, now and then, a random game.
[[nodiscard]] specs::Question any_turn(const tables::Rules& rules, Choices& choices);

/// A question on the outcome of a finished game, or now and then of one that goes on.
[[nodiscard]] specs::Question any_outcome(const tables::Rules& rules, Choices& choices);

} // namespace nardcheck::generators
