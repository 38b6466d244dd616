#pragma once

#include <compare>
#include <cstdint>
#include <initializer_list>

namespace nardcheck::specs::reasoning {

/// What clauses speak of and what can happen in a turn.
enum class Event : std::uint32_t {
    larger_first = 1U << 0U,
    smaller_first = 1U << 1U,
    /// One checker plays two numbers one after the other, or two checkers one each.
    touches_down = 1U << 2U,
    changes_checker = 1U << 3U,

    lands_on_empty = 1U << 4U,
    lands_on_own = 1U << 5U,
    passes_over_closed = 1U << 6U,
    /// A step passes over a blot of the opponent, or checkers of its own side.
    passes_over_checkers = 1U << 7U,
    /// After a step the mover has checkers on five points in a row, or on six or more.
    holds_five = 1U << 8U,
    holds_prime = 1U << 9U,

    hits = 1U << 10U,
    hits_twice = 1U << 11U,
    hits_three_times = 1U << 12U,
    hits_in_home = 1U << 13U,
    /// The checker that has hit moves on, from a point outside or inside its home.
    runs_on = 1U << 14U,
    runs_on_in_home = 1U << 15U,

    enters = 1U << 16U,
    enters_beside_own = 1U << 17U,
    hits_entering = 1U << 18U,
    /// A checker enters although another number of the roll faces a closed point.
    enters_with_the_other_number = 1U << 19U,
    /// Another checker moves after the last has entered, or that one moves on.
    others_move_after_entering = 1U << 20U,
    entered_moves_on = 1U << 21U,

    bears_off_exactly = 1U << 22U,
    bears_off_exactly_from_below = 1U << 23U,
    overshoots = 1U << 24U,
    /// A checker is borne off in the turn in which the last one came home.
    comes_home_and_bears_off = 1U << 25U,
    /// A checker moves within the home that could have been left alone, all being home.
    moves_inside = 1U << 26U,
    moves_instead_of_exact = 1U << 27U,
    moves_from_above = 1U << 28U,

    /// The turn ended with less than could be played, as the rule set allows.
    leaves_overshoot_unplayed = 1U << 29U,
    ends_with_last_checker = 1U << 30U,
};

/// A set of events.
class Events {
  public:
    constexpr Events() noexcept = default;

    constexpr Events(std::initializer_list<Event> events) noexcept {
        for (const Event event : events) {
            add(event);
        }
    }

    constexpr void add(Event event) noexcept {
        bits_ |= static_cast<std::uint32_t>(event);
    }

    [[nodiscard]] constexpr bool has(Event event) const noexcept {
        return (bits_ & static_cast<std::uint32_t>(event)) == static_cast<std::uint32_t>(event);
    }

    [[nodiscard]] constexpr bool has_any_of(Events others) const noexcept {
        return (bits_ & others.bits_) != 0;
    }

    [[nodiscard]] constexpr Events only(Events watched) const noexcept {
        Events common;
        common.bits_ = bits_ & watched.bits_;
        return common;
    }

    friend constexpr auto operator<=>(const Events&, const Events&) = default;

  private:
    std::uint32_t bits_ = 0;
};

} // namespace nardcheck::specs::reasoning
