#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nardcheck::tables {

enum class Colour : std::uint8_t { white, black };

[[nodiscard]] constexpr Colour opponent_of(Colour colour) noexcept {
    return colour == Colour::white ? Colour::black : Colour::white;
}

/// The text form of a colour in messages and case files.
[[nodiscard]] std::string_view name_of(Colour colour) noexcept;

/// Where a checker can be, in its owner's numbering: 1 to 24 are points (he moves from 24 towards 1),
/// and these two are not on the board's points.
inline constexpr int off = 0;
inline constexpr int bar = 25;
inline constexpr int highest_point = 24;

/// The same physical point in the other player's numbering: white's 24 is black's 1.
[[nodiscard]] constexpr int seen_by_opponent(int point) noexcept {
    return bar - point;
}

/// One player's checkers in his own numbering: `side[p]` checkers stand on point p (1 to 24), on the bar (25), or
/// have been borne off (0).
class Side {
  public:
    [[nodiscard]] constexpr int operator[](int place) const noexcept {
        return count_[static_cast<std::size_t>(place)];
    }

    constexpr void set(int place, int checkers) noexcept {
        count_[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(checkers);
    }

    constexpr void add(int place, int checkers) noexcept {
        set(place, (*this)[place] + checkers);
    }

    /// All checkers of the player, those on the bar and those borne off included.
    [[nodiscard]] int total() const noexcept;
    /// The pips that all checkers still have to travel; a checker on the bar has 25 to go.
    [[nodiscard]] int pips() const noexcept;
    /// The highest place that holds a checker, the bar included; 0 when all are off.
    [[nodiscard]] int highest() const noexcept;

    friend constexpr auto operator<=>(const Side&, const Side&) = default;

  private:
    std::array<std::uint8_t, bar + 1> count_{};
};

/// What stands where, without whose turn it is: what a turn results in, and what verdicts compare.
struct Layout {
    Side white;
    Side black;

    [[nodiscard]] constexpr const Side& of(Colour colour) const noexcept {
        return colour == Colour::white ? white : black;
    }

    [[nodiscard]] constexpr Side& of(Colour colour) noexcept {
        return colour == Colour::white ? white : black;
    }

    friend constexpr auto operator<=>(const Layout&, const Layout&) = default;
};

/// A layout and the player to move.
struct Position {
    Layout layout;
    Colour turn = Colour::white;

    [[nodiscard]] constexpr const Side& mover() const noexcept {
        return layout.of(turn);
    }

    [[nodiscard]] constexpr Side& mover() noexcept {
        return layout.of(turn);
    }

    [[nodiscard]] constexpr const Side& opponent() const noexcept {
        return layout.of(opponent_of(turn));
    }

    [[nodiscard]] constexpr Side& opponent() noexcept {
        return layout.of(opponent_of(turn));
    }

    friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

/// The checkers of both sides that have not been borne off, those on the bar included.
[[nodiscard]] int in_play(const Layout& layout) noexcept;

/// The same game seen with the colours swapped: nothing about the rules changes.
[[nodiscard]] Layout mirrored(const Layout& layout) noexcept;
[[nodiscard]] Position mirrored(const Position& position) noexcept;

/// Why no game with `checkers` a side can show this layout (a wrong count, or both sides on one point), in one
/// line that names the place; nothing when it can.
[[nodiscard]] std::optional<std::string> fault_in(const Layout& layout, int checkers);

} // namespace nardcheck::tables
