#pragma once

#include <cstddef>

#include "reference/tables/turn.hpp"

/// What the mutants ask of a turn under way. Turns that reach the same position with the same numbers left are one
/// in the search, which keeps the steps of one of them: so nothing is asked here that depends on which.
namespace nardcheck::specs {

[[nodiscard]] inline bool is_black(const tables::Turn& turn) noexcept {
    return turn.position.turn == tables::Colour::black;
}

/// How many checkers have entered from the bar.
[[nodiscard]] inline int entered(const tables::Turn& turn) noexcept {
    int checkers = 0;
    for (std::size_t i = 0; i < turn.steps_made; ++i) {
        checkers += turn.from.at(i) == tables::bar ? 1 : 0;
    }
    return checkers;
}

/// How many checkers have been borne off.
[[nodiscard]] inline int borne_off(const tables::Turn& turn) noexcept {
    int checkers = 0;
    for (std::size_t i = 0; i < turn.steps_made; ++i) {
        checkers += turn.to.at(i) == tables::off ? 1 : 0;
    }
    return checkers;
}

/// Whether one of two different numbers has been played, by a checker that can be told from the others.
[[nodiscard]] inline bool is_halfway(const tables::Turn& turn) noexcept {
    return turn.steps_made == 1 && turn.left.size() == 1;
}

/// How many of the opponent's checkers stand on a point of the mover's numbering.
[[nodiscard]] inline int opponents_on(const tables::Turn& turn, int point) noexcept {
    return turn.position.opponent()[tables::seen_by_opponent(point)];
}

} // namespace nardcheck::specs
