#pragma once

#include <optional>
#include <vector>

namespace nardcheck::tables {

/// What a player who gives up a game may do.
struct Resignation {
    /// What the opponent wins by it, times the cube, where the position fixes that; nothing where it is offered.
    std::optional<int> points;
    /// What may be offered to him, before the cube, in ascending order; empty where the position fixes it.
    std::vector<int> offers;
    /// Whether he may refuse and play on.
    bool refusable = false;

    friend bool operator==(const Resignation&, const Resignation&) = default;
};

} // namespace nardcheck::tables
