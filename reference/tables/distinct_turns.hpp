#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reference/tables/turn.hpp"

namespace nardcheck::tables {

/// Turns in the order in which they were first added, without those that continue like one already there. A roll
/// reaches most positions in several ways; without this, a double would be played through hundreds of times.
class DistinctTurns {
  public:
    void add(const Turn& turn);

    [[nodiscard]] const std::vector<Turn>& all() const noexcept {
        return turns_;
    }

  private:
    void grow();
    [[nodiscard]] std::size_t slot_of(const Turn& turn) const noexcept;

    std::vector<Turn> turns_;
    /// Open addressing: one more than an index into turns_, or 0. Only membership is read from it, never an order.
    std::vector<std::uint32_t> slots_;
};

} // namespace nardcheck::tables
