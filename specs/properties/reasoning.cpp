#include "specs/properties/reasoning.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "specs/properties/table.hpp"

namespace nardcheck::specs::reasoning {

namespace {

using tables::Colour;
using tables::Dice;
using tables::Position;
using tables::RuleSet;

/// A turn half way.
struct State {
    Table table;
    Events events;
    /// The places on which this turn has hit, a bit each.
    std::uint32_t hit_on = 0;
    /// The last step, 0 to 0 for none.
    int last_from = 0;
    int last_to = 0;
    int larger_left = 0;
    int smaller_left = 0;
    int played = 0;

    friend auto operator<=>(const State&, const State&) = default;
};

class Walk {
  public:
    Walk(const RuleSet& set, const Position& position, Dice dice, Events watched)
        : set_(set), mover_(position.turn), dice_(dice), watched_(watched) {
        if (watched_.has_any_of({Event::hits_twice, Event::hits_three_times})) {
            watched_.add(Event::hits);
            watched_.add(Event::hits_twice);
        }
        State first;
        first.table = table_of(position);
        first.larger_left = dice.is_double() ? 4 : 1;
        first.smaller_left = dice.is_double() ? 0 : 1;
        starts_home_ = first.table.all_home();
        on_bar_ = first.table.at(25);
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
        after.last_from = from;
        after.last_to = std::max(to, 0);
        note(before, from, number, after);
        return after;
    }

    void note(const State& before, int from, int number, State& after) const {
        Events events = before.events;
        if (before.played == 0 && !dice_.is_double()) {
            events.add(number == dice_.larger() ? Event::larger_first : Event::smaller_first);
        }
        if (before.played > 0) {
            events.add(from == before.last_to ? Event::touches_down : Event::changes_checker);
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
        } else if (before.table.at(25) < on_bar_) {
            events.add(before.last_from == 25 && from == before.last_to ? Event::entered_moves_on
                                                                        : Event::others_move_after_entering);
        }
        after.events = events.only(watched_);
        // What no watched event depends on must not keep alike turns apart.
        if (!watched_.has_any_of({Event::touches_down, Event::changes_checker, Event::entered_moves_on})) {
            after.last_from = 0;
            after.last_to = 0;
        }
        if (!watched_.has_any_of({Event::runs_on, Event::runs_on_in_home}) && set_.hit_and_run_home) {
            after.hit_on = 0;
        }
    }

    static void note_landing(const Table& before, const Table& after, int from, int number, Events& events) {
        const int to = from - number;
        if (before.at(to) >= 0) {
            events.add(before.at(to) == 0 ? Event::lands_on_empty : Event::lands_on_own);
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
        if (const int row = most_points_in_a_row(after); row >= 5) {
            events.add(row == 5 ? Event::holds_five : Event::holds_prime);
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

    static int most_points_in_a_row(const Table& table) {
        int most = 0;
        int row = 0;
        for (int place = 1; place <= 24; ++place) {
            row = table.at(place) > 0 ? row + 1 : 0;
            most = std::max(most, row);
        }
        return most;
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
    /// How the turn begins: whether all are home, and how many are on the bar.
    bool starts_home_ = false;
    int on_bar_ = 0;
    /// By how many numbers have been played; none is empty.
    std::vector<std::vector<State>> levels_;
};

} // namespace

std::vector<Way> ways(const RuleSet& set, const Position& position, Dice dice, Events watched) {
    return Walk(set, position, dice, watched).all();
}

} // namespace nardcheck::specs::reasoning
