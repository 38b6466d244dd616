#include "specs/properties/reasoning.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace nardcheck::specs::reasoning {

namespace {

using tables::Colour;
using tables::Dice;
using tables::Layout;
using tables::Position;
using tables::RuleSet;

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

Table table_of(const Position& position) {
    Table table;
    for (int place = 1; place <= 25; ++place) {
        table.change(place, position.mover()[place]);
        table.change(25 - place, -position.opponent()[place]);
    }
    table.mover_off = static_cast<std::int8_t>(position.mover()[0]);
    table.opponent_off = static_cast<std::int8_t>(position.opponent()[0]);
    return table;
}

Layout layout_of(const Table& table, Colour mover) {
    Layout layout;
    tables::Side& own = layout.of(mover);
    tables::Side& other = layout.of(opponent_of(mover));
    own.set(0, table.mover_off);
    other.set(0, table.opponent_off);
    for (int place = 0; place <= 25; ++place) {
        if (table.at(place) > 0) {
            own.set(place, table.at(place));
        } else if (table.at(place) < 0) {
            other.set(25 - place, -table.at(place));
        }
    }
    return layout;
}

/// A turn half way.
struct State {
    Table table;
    Events events;
    /// The places on which this turn has hit, a bit each.
    std::uint32_t hit_on = 0;
    /// Where the last step ended, 0 for none or off, and whether it came from the bar.
    std::int8_t last_to = 0;
    bool has_entered = false;
    bool last_entered = false;
    std::int8_t larger_left = 0;
    std::int8_t smaller_left = 0;
    std::int8_t played = 0;

    friend auto operator<=>(const State&, const State&) = default;
};

class Walk {
  public:
    Walk(const RuleSet& set, const Position& position, Dice dice, Events watched)
        : set_(set), mover_(position.turn), dice_(dice), watched_(watched) {
        State first;
        first.table = table_of(position);
        first.larger_left = dice.is_double() ? 4 : 1;
        first.smaller_left = dice.is_double() ? 0 : 1;
        starts_home_ = first.table.all_home();
        levels_.push_back({first});
        while (!levels_.back().empty()) {
            levels_.push_back(next_level(levels_.back()));
        }
        levels_.pop_back();
    }

    [[nodiscard]] std::vector<Way> all() const {
        std::vector<Way> all;
        for (const auto& level : levels_) {
            for (const State& state : level) {
                all.push_back(way(state));
            }
        }
        return all;
    }

  private:
    [[nodiscard]] std::vector<State> next_level(const std::vector<State>& level) const {
        std::vector<State> next;
        for (const State& state : level) {
            for (int from = 1; from <= 25; ++from) {
                if (state.table.at(from) <= 0) {
                    continue;
                }
                if (state.larger_left > 0 && allowed(state, from, dice_.larger())) {
                    next.push_back(stepped(state, from, dice_.larger()));
                }
                if (state.smaller_left > 0 && allowed(state, from, dice_.smaller())) {
                    next.push_back(stepped(state, from, dice_.smaller()));
                }
            }
        }
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        return next;
    }

    [[nodiscard]] bool fits_exactly(const Table& table, int number) const {
        return table.at(number) > 0 && table.all_home() &&
               (set_.bearoff == tables::BearOff::overshoot_highest || !table.mover_between(number + 1, 6));
    }

    [[nodiscard]] bool allowed(const State& state, int from, int number) const {
        const Table& table = state.table;
        if (from != 25 && table.at(25) > 0) {
            return false;
        }
        if (!set_.hit_and_run_home && from <= 6 && has_hit_alone_on(state, from)) {
            return false;
        }
        if (!set_.may_decline_exact_bearoff && from != number && fits_exactly(table, number)) {
            return false;
        }
        const int to = from - number;
        if (to > 0) {
            return table.at(to) >= -1 && !(set_.max_per_point && table.at(to) >= *set_.max_per_point);
        }
        return to == 0 ? fits_exactly(table, number) : table.all_home() && !table.mover_between(from + 1, 6);
    }

    /// A checker that has hit there and not moved since, with no other beside it that could move in its place.
    [[nodiscard]] static bool has_hit_alone_on(const State& state, int place) {
        return (state.hit_on >> static_cast<unsigned>(place) & 1U) != 0 && state.table.at(place) == 1;
    }

    [[nodiscard]] State stepped(const State& before, int from, int number) const {
        State after = before;
        const int to = from - number;
        after.table.change(from, -1);
        if (to <= 0) {
            ++after.table.mover_off;
        } else {
            if (before.table.at(to) == -1) {
                after.table.change(to, 1);
                after.table.change(0, -1);
                after.hit_on |= 1U << static_cast<unsigned>(to);
            }
            after.table.change(to, 1);
        }
        --(number == dice_.larger() ? after.larger_left : after.smaller_left);
        ++after.played;
        after.last_to = static_cast<std::int8_t>(std::max(to, 0));
        after.last_entered = from == 25;
        after.has_entered = before.has_entered || from == 25;
        note(before, from, number, after);
        return after;
    }

    void note(const State& before, int from, int number, State& after) const {
        Events events = before.events;
        if (before.played == 0 && !dice_.is_double()) {
            events.add(number == dice_.larger() ? Event::larger_first : Event::smaller_first);
        }
        if (before.played > 0 && from == before.last_to) {
            events.add(Event::touches_down);
        }
        if (has_hit_alone_on(before, from)) {
            events.add(from <= 6 ? Event::runs_on_in_home : Event::runs_on);
        }
        if (from - number > 0) {
            note_landing(before.table, after.table, from, number, events);
        } else {
            note_bearing_off(before.table, from, number, events);
        }
        if (from == 25) {
            note_entering(before.table, number, events);
        } else if (before.has_entered) {
            events.add(before.last_entered && from == before.last_to ? Event::entered_moves_on
                                                                     : Event::others_move_after_entering);
        }
        after.events = events.only(watched_);
        // What no watched event depends on must not keep alike turns apart.
        if (!watched_.has(Event::touches_down) && !watched_.has(Event::entered_moves_on)) {
            after.last_to = 0;
        }
        if (!watched_.has(Event::runs_on) && !watched_.has(Event::runs_on_in_home) && set_.hit_and_run_home) {
            after.hit_on = 0;
        }
    }

    static void note_landing(const Table& before, const Table& after, int from, int number, Events& events) {
        const int to = from - number;
        if (before.at(to) > 0) {
            events.add(Event::lands_on_own);
        }
        for (int place = to + 1; place < from; ++place) {
            if (before.at(place) <= -2) {
                events.add(Event::passes_over_closed);
            } else if (before.at(place) != 0) {
                events.add(Event::passes_over_checkers);
            }
        }
        if (before.at(to) == -1) {
            if (events.has(Event::hits_twice)) {
                events.add(Event::hits_three_times);
            } else if (events.has(Event::hits)) {
                events.add(Event::hits_twice);
            }
            events.add(Event::hits);
            if (to <= 6) {
                events.add(Event::hits_in_home);
            }
        }
        const int row = points_in_a_row(after, to);
        if (row >= 5) {
            events.add(row == 5 ? Event::makes_five : Event::makes_prime);
        }
        if (before.all_home()) {
            events.add(Event::moves_inside);
            if (before.at(number) > 0) {
                events.add(Event::moves_instead_of_exact);
            } else {
                events.add(Event::moves_from_above);
            }
        }
    }

    static int points_in_a_row(const Table& table, int place) {
        int lowest = place;
        int highest = place;
        while (lowest > 1 && table.at(lowest - 1) > 0) {
            --lowest;
        }
        while (highest < 24 && table.at(highest + 1) > 0) {
            ++highest;
        }
        return highest - lowest + 1;
    }

    void note_entering(const Table& before, int number, Events& events) const {
        events.add(Event::enters);
        const int to = 25 - number;
        if (before.at(to) > 0) {
            events.add(Event::enters_beside_own);
        } else if (before.at(to) < 0) {
            events.add(Event::hits_entering);
        }
        const int other = number == dice_.larger() ? dice_.smaller() : dice_.larger();
        if (before.at(25 - other) <= -2) {
            events.add(Event::enters_with_the_other_number);
        }
    }

    void note_bearing_off(const Table& before, int from, int number, Events& events) const {
        if (from < number) {
            events.add(Event::overshoots);
        } else {
            events.add(before.mover_between(from + 1, 6) ? Event::bears_off_exactly_from_below
                                                         : Event::bears_off_exactly);
        }
        if (!starts_home_) {
            events.add(Event::comes_home_and_bears_off);
        }
    }

    [[nodiscard]] Way way(const State& state) const {
        const int most = static_cast<int>(levels_.size()) - 1;
        Way way;
        way.result = layout_of(state.table, mover_);
        way.events = state.events;
        way.played = state.played;
        if (!dice_.is_double() && state.played == 1) {
            way.number_alone = state.larger_left == 0 ? dice_.larger() : dice_.smaller();
        }
        if (state.played == most) {
            way.complete = most != 1 || way.number_alone != dice_.smaller() || !larger_can_be_played();
            return way;
        }
        const Table& table = state.table;
        const bool overshoot_left = (state.larger_left == 0 || !table.mover_between(dice_.larger(), 25)) &&
                                    (state.smaller_left == 0 || !table.mover_between(dice_.smaller(), 25));
        if (set_.may_decline_overshoot && overshoot_left) {
            way.events.add(Event::leaves_overshoot_unplayed);
            way.complete = true;
        }
        if (set_.game_over_ends_turn && !table.mover_between(1, 25)) {
            way.events.add(Event::ends_with_last_checker);
            way.complete = true;
        }
        return way;
    }

    [[nodiscard]] bool larger_can_be_played() const {
        const auto& first = levels_.at(1);
        return std::any_of(first.begin(), first.end(), [](const State& state) { return state.larger_left == 0; });
    }

    const RuleSet& set_;
    Colour mover_;
    Dice dice_;
    Events watched_;
    bool starts_home_ = false;
    /// By how many numbers have been played; none is empty.
    std::vector<std::vector<State>> levels_;
};

} // namespace

std::vector<Way> ways(const RuleSet& set, const Position& position, Dice dice, Events watched) {
    return Walk(set, position, dice, watched).all();
}

} // namespace nardcheck::specs::reasoning
