#pragma once

#include <optional>

#include "reference/tables/rules.hpp"
#include "specs/generators/choices.hpp"
#include "specs/question.hpp"

namespace nardcheck::generators {

/// A question on how a turn may be played, from a shape of position, a situation or, now and then, a random game.
[[nodiscard]] specs::Question any_turn(const tables::Rules& rules, Choices& choices);

/// A question on the outcome of a finished game, or now and then of one that goes on.
[[nodiscard]] specs::Question any_outcome(const tables::Rules& rules, Choices& choices);

/// A question on what surrounds the games: the opening, the cube (with the outcome of a game), a match or a
/// resignation. fault_in() finds nothing in it. Nothing where the rule set leaves all that open, or where the choices
/// have led to no fair question for long.
[[nodiscard]] std::optional<specs::Question> any_match_play(const tables::Rules& rules, Choices& choices);

} // namespace nardcheck::generators
