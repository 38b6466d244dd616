#pragma once

#include <optional>
#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/play.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/rules.hpp"

namespace nardcheck::tables {

/// What a whole turn may result in, and one way to play it.
struct LegalPlay {
    Layout result;
    Play play;
};

/// Every layout that a legal turn may result in, each once, in ascending order: never empty, since a forced pass
/// results in the unchanged layout. Precondition: the position is valid and nobody has won.
[[nodiscard]] std::vector<Layout> legal_results(const Rules& rules, const Position& position, Dice dice);

/// The same with a play for each result, in the order of the results.
[[nodiscard]] std::vector<LegalPlay> legal_plays(const Rules& rules, const Position& position, Dice dice);

/// The same for everything that the roll's numbers allow step by step, whether or not the mover may leave it at that:
/// it shows how a result that is not legal came about.
[[nodiscard]] std::vector<LegalPlay> plays_step_by_step(const Rules& rules, const Position& position, Dice dice);

/// What this play results in, its steps executed in this order, each by one number of the roll; nothing when it is
/// not legal. Precondition: as for legal_results; the play may be anything.
[[nodiscard]] std::optional<Layout> result_of(const Rules& rules, const Position& position, Dice dice,
                                              const Play& play);

/// What the steps lead to where nothing but the single steps is judged: not whether more or other numbers had to be
/// played.
[[nodiscard]] std::vector<Layout> results_of_steps(const Rules& rules, const Position& position, Dice dice,
                                                   const Play& play);

} // namespace nardcheck::tables
