#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"

/// A second account of what the documents let a mover do with a roll, for the properties to hold answers against. It
/// shares nothing with the reference but positions, dice and rule sets: the table is one row of signed counts, and
/// every way to play is walked.
namespace nardcheck::specs::reasoning {

/// What clauses speak of and what can happen in a turn.
enum class Event : std::uint32_t {
    any = 0,

    larger_first = 1U << 0U,
    smaller_first = 1U << 1U,
    /// A checker plays several numbers one after the other.
    touches_down = 1U << 2U,

    lands_on_own = 1U << 3U,
    passes_over_closed = 1U << 4U,
    /// A step passes over a blot of the opponent, or checkers of its own side.
    passes_over_checkers = 1U << 5U,
    /// After a step its point is one of five, or six or more, of the mover's in a row.
    makes_five = 1U << 6U,
    makes_prime = 1U << 7U,

    hits = 1U << 8U,
    hits_twice = 1U << 9U,
    hits_three_times = 1U << 10U,
    hits_in_home = 1U << 11U,
    /// The checker that has hit moves on, from a point outside or inside its home.
    runs_on = 1U << 12U,
    runs_on_in_home = 1U << 13U,

    enters = 1U << 14U,
    enters_beside_own = 1U << 15U,
    hits_entering = 1U << 16U,
    /// A checker enters although another number of the roll faces a closed point.
    enters_with_the_other_number = 1U << 17U,
    /// Another checker moves after the last has entered, or that one moves on.
    others_move_after_entering = 1U << 18U,
    entered_moves_on = 1U << 19U,

    bears_off_exactly = 1U << 20U,
    bears_off_exactly_from_below = 1U << 21U,
    overshoots = 1U << 22U,
    /// A checker is borne off in the turn in which the last one came home.
    comes_home_and_bears_off = 1U << 23U,
    /// A checker moves within the home that could have been left alone, all being home.
    moves_inside = 1U << 24U,
    moves_instead_of_exact = 1U << 25U,
    moves_from_above = 1U << 26U,

    /// The turn ended with less than could be played, as the rule set allows.
    leaves_overshoot_unplayed = 1U << 27U,
    ends_with_last_checker = 1U << 28U,
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

    /// Always true of Event::any.
    [[nodiscard]] constexpr bool has(Event event) const noexcept {
        return (bits_ & static_cast<std::uint32_t>(event)) == static_cast<std::uint32_t>(event);
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

/// A way to play a roll, or the beginning of one.
struct Way {
    tables::Layout result;
    Events events;
    /// How many numbers it plays and, where that is one of two different ones, which.
    int played = 0;
    int number_alone = 0;
    /// Whether the turn may be left at that.
    bool complete = false;

    friend constexpr auto operator<=>(const Way&, const Way&) = default;
};

/// All ways and all their beginnings, the empty one included; of those that differ in no more than unwatched events
/// one is kept.
[[nodiscard]] std::vector<Way> ways(const tables::RuleSet& set, const tables::Position& position, tables::Dice dice,
                                    Events watched);

} // namespace nardcheck::specs::reasoning
