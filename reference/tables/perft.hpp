#pragma once

#include <cstdint>

#include "reference/tables/position.hpp"
#include "reference/tables/rules.hpp"

namespace nardcheck::tables {

/// Counts of a game tree: one ply is one of the 21 rolls and one distinct resulting layout.
struct PerftCount {
    std::uint64_t distinct = 0;
    /// The same with each roll that is no double counted twice, as it falls twice as often.
    std::uint64_t weighted = 0;

    friend constexpr bool operator==(const PerftCount&, const PerftCount&) = default;
};

/// Counts the turns from `position` to the given depth in plies. A forced pass counts one, a won position is not
/// expanded. Precondition: depth is not negative.
[[nodiscard]] PerftCount perft(const Rules& rules, const Position& position, int depth);

} // namespace nardcheck::tables
