#pragma once

#include <algorithm>
#include <compare>
#include <vector>

namespace nardcheck::tables {

/// A roll of two dice, each 1 to 6, the larger first: the order in which they fell decides nothing.
class Dice {
  public:
    /// Precondition: both are 1 to 6.
    constexpr Dice(int one, int other) noexcept : larger_(std::max(one, other)), smaller_(std::min(one, other)) {}

    [[nodiscard]] constexpr int larger() const noexcept {
        return larger_;
    }

    [[nodiscard]] constexpr int smaller() const noexcept {
        return smaller_;
    }

    [[nodiscard]] constexpr bool is_double() const noexcept {
        return larger_ == smaller_;
    }

    /// In how many of the 36 equally likely throws these two numbers fall.
    [[nodiscard]] constexpr int weight() const noexcept {
        return is_double() ? 1 : 2;
    }

    friend constexpr auto operator<=>(const Dice&, const Dice&) = default;

  private:
    int larger_;
    int smaller_;
};

/// The 21 different rolls, 1-1, 2-1, 2-2, … 6-6.
[[nodiscard]] std::vector<Dice> all_rolls();

} // namespace nardcheck::tables
