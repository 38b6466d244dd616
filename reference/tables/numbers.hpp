#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace nardcheck::tables {

/// The numbers of a roll that are to be played, at most four: 5-3 gives 5 and 3, 4-4 gives four fours.
class Numbers {
  public:
    constexpr Numbers() noexcept = default;

    constexpr Numbers(std::initializer_list<int> numbers) noexcept {
        for (const int number : numbers) {
            add(number);
        }
    }

    [[nodiscard]] constexpr int size() const noexcept {
        return size_;
    }

    [[nodiscard]] constexpr bool empty() const noexcept {
        return size_ == 0;
    }

    [[nodiscard]] constexpr int operator[](int index) const noexcept {
        return number_[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] constexpr bool contains(int number) const noexcept {
        for (int i = 0; i < size(); ++i) {
            if ((*this)[i] == number) {
                return true;
            }
        }
        return false;
    }

    /// Precondition: there are fewer than four.
    constexpr void add(int number) noexcept {
        number_[size_++] = static_cast<std::uint8_t>(number);
    }

    /// The same numbers with one occurrence of `number` less.
    [[nodiscard]] constexpr Numbers without(int number) const noexcept {
        Numbers rest;
        bool found = false;
        for (int i = 0; i < size(); ++i) {
            if (!found && (*this)[i] == number) {
                found = true;
            } else {
                rest.add((*this)[i]);
            }
        }
        return rest;
    }

    friend constexpr auto operator<=>(const Numbers&, const Numbers&) = default;

  private:
    std::array<std::uint8_t, 4> number_{};
    std::uint8_t size_ = 0;
};

} // namespace nardcheck::tables
