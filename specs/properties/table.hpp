#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "reference/tables/position.hpp"

namespace nardcheck::specs::reasoning {

/// The table from the mover's side: on place 1 to 24 his checkers count as positive and the opponent's as negative;
/// 25 is where his checkers enter from, 0 where the opponent's do.
struct Table {
    std::array<std::int8_t, 26> row{};
    std::int8_t mover_off = 0;
    std::int8_t opponent_off = 0;

    [[nodiscard]] int at(int place) const {
        return row.at(static_cast<std::size_t>(place));
    }

    void change(int place, int by) {
        auto& count = row.at(static_cast<std::size_t>(place));
        count = static_cast<std::int8_t>(count + by);
    }

    [[nodiscard]] bool mover_between(int lowest, int highest) const {
        return std::any_of(row.begin() + lowest, row.begin() + highest + 1, [](int count) { return count > 0; });
    }

    [[nodiscard]] bool all_home() const {
        return !mover_between(7, 25);
    }

    friend auto operator<=>(const Table&, const Table&) = default;
};

[[nodiscard]] Table table_of(const tables::Position& position);
[[nodiscard]] tables::Layout layout_of(const Table& table, tables::Colour mover);

} // namespace nardcheck::specs::reasoning
