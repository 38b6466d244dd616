#include "reference/tables/rules.hpp"

#include <algorithm>
#include <utility>

namespace nardcheck::tables {

namespace {

constexpr int home_points = 6;

} // namespace

Rules::Rules(RuleSet set) : set_(std::move(set)) {}

Position Rules::start(Colour first) const {
    return {{set_.start, set_.start}, first};
}

bool Rules::is_home(int point) const {
    return point >= 1 && point <= home_points;
}

int Rules::destination(int from, int number) const {
    return std::max(from - number, off);
}

Numbers Rules::numbers(Dice dice) const {
    const int larger = dice.larger();
    return dice.is_double() ? Numbers{larger, larger, larger, larger} : Numbers{larger, dice.smaller()};
}

Numbers Rules::next_numbers(const Turn& turn) const {
    const Numbers& left = turn.left;
    Numbers distinct;
    for (int i = 0; i < left.size(); ++i) {
        if (!distinct.contains(left[i])) {
            distinct.add(left[i]);
        }
    }
    return distinct;
}

Numbers Rules::left_after(const Numbers& left, const Numbers& used) const {
    Numbers rest = left;
    for (int i = 0; i < used.size(); ++i) {
        rest = rest.without(used[i]);
    }
    return rest;
}

void Rules::moves(const Turn& turn, std::vector<Move>& moves) const {
    const Numbers next = next_numbers(turn);
    const Side& mover = turn.position.mover();
    const int highest = mover.highest();
    for (int i = 0; i < next.size(); ++i) {
        for (int from = highest; from > off; --from) {
            if (mover[from] > 0 && may_move(turn, from, next[i])) {
                moves.push_back({{from, landing(from, next[i])}, {next[i]}});
            }
        }
    }
}

bool Rules::plays_enough(const Turn& turn, int most, int all) const {
    return all - turn.left.size() == most;
}

bool Rules::may_play_alone(int number, int other, bool other_playable) const {
    return number > other || !other_playable;
}

bool Rules::is_closed(const Turn& turn, int point) const {
    return turn.position.opponent()[seen_by_opponent(point)] >= 2;
}

bool Rules::may_stack(const Turn& turn, int point) const {
    return !set_.max_per_point || turn.position.mover()[point] < *set_.max_per_point;
}

bool Rules::may_pass_over(const Turn& /*turn*/, const Step& /*step*/) const {
    return true;
}

bool Rules::may_prime(const Turn& /*turn*/, const Step& /*step*/) const {
    return true;
}

bool Rules::is_blot(const Turn& turn, int point) const {
    return turn.position.opponent()[seen_by_opponent(point)] == 1;
}

std::uint32_t Rules::points_hit(const Turn& turn, const Step& step) const {
    return step.to != off && is_blot(turn, step.to) ? std::uint32_t{1} << static_cast<unsigned>(step.to) : 0;
}

void Rules::send_to_bar(Position& position, int point) const {
    position.opponent().add(seen_by_opponent(point), -1);
    position.opponent().add(bar, 1);
}

bool Rules::may_run_on(const Turn& turn, int from) const {
    return set_.hit_and_run_home || !is_home(from) || !turn.has_hit_on(from) || turn.position.mover()[from] >= 2;
}

bool Rules::may_move_before_entering(const Turn& turn, int from) const {
    return from == bar || turn.position.mover()[bar] == 0;
}

int Rules::entry_point(int number) const {
    return bar - number;
}

bool Rules::may_enter(const Turn& turn, int point) const {
    return may_land(turn, point);
}

bool Rules::may_go_on(const Turn& /*turn*/, int /*from*/) const {
    return true;
}

bool Rules::none_outside_home(const Turn& turn) const {
    for (int point = highest_point; point > off && !is_home(point); --point) {
        if (turn.position.mover()[point] > 0) {
            return false;
        }
    }
    return true;
}

bool Rules::none_on_bar(const Turn& turn) const {
    return turn.position.mover()[bar] == 0;
}

bool Rules::may_bear_off_exactly(const Turn& turn, int from) const {
    return set_.bearoff != BearOff::furthest_first_literal || from == turn.position.mover().highest();
}

bool Rules::must_move_from_above(const Turn& turn, int number) const {
    return turn.position.mover().highest() >= number;
}

bool Rules::is_highest_below(const Turn& turn, int from, int number) const {
    for (int point = number - 1; point > from; --point) {
        if (turn.position.mover()[point] > 0) {
            return false;
        }
    }
    return true;
}

bool Rules::may_move_instead(const Turn& turn, int from, int number) const {
    return set_.may_decline_exact_bearoff || from == number || turn.position.mover()[number] == 0 ||
           !may_bear_off(turn, number, number);
}

bool Rules::may_leave_unplayed(const Turn& turn, int number) const {
    return set_.may_decline_overshoot && turn.position.mover().highest() < number;
}

bool Rules::ends_with_last_checker(const Turn& turn) const {
    return set_.game_over_ends_turn && has_won(turn.position.layout, turn.position.turn);
}

void Rules::keep_each_once(std::vector<Layout>& results) const {
    std::sort(results.begin(), results.end());
    results.erase(std::unique(results.begin(), results.end()), results.end());
}

bool Rules::has_won(const Layout& layout, Colour player) const {
    return layout.of(player)[off] == set_.checkers();
}

bool Rules::has_saved_mars(const Side& loser) const {
    return loser[off] > 0;
}

bool Rules::is_caught_on_bar(const Side& loser) const {
    return loser[bar] > 0;
}

bool Rules::is_caught_in_winners_home(const Side& loser) const {
    for (int point = 1; point <= highest_point; ++point) {
        if (is_home(seen_by_opponent(point)) && loser[point] > 0) {
            return true;
        }
    }
    return false;
}

Kind Rules::kind_of_loss(const Side& loser) const {
    if (set_.gammon == 0 || has_saved_mars(loser)) {
        return Kind::single;
    }
    const bool caught = is_caught_on_bar(loser) || is_caught_in_winners_home(loser);
    return caught && set_.backgammon != 0 ? Kind::koks : Kind::mars;
}

int Rules::points_for(Kind kind) const {
    switch (kind) {
    case Kind::mars:
        return *set_.gammon;
    case Kind::koks:
        return *set_.backgammon;
    case Kind::single:
        break;
    }
    return 1;
}

bool Rules::may_move(const Turn& turn, int from, int number) const {
    const int to = landing(from, number);
    if (to != off && !may_move_before_entering(turn, from)) {
        return false;
    }
    if (!may_go_on(turn, from) || !may_run_on(turn, from) || !may_move_instead(turn, from, number)) {
        return false;
    }
    if (!may_pass_over(turn, {from, to}) || !may_prime(turn, {from, to})) {
        return false;
    }
    if (to == off) {
        return may_bear_off(turn, from, number);
    }
    return from == bar ? may_enter(turn, to) : may_land(turn, to);
}

int Rules::landing(int from, int number) const {
    return from == bar ? entry_point(number) : destination(from, number);
}

bool Rules::may_land(const Turn& turn, int point) const {
    return !is_closed(turn, point) && may_stack(turn, point);
}

bool Rules::may_bear_off(const Turn& turn, int from, int number) const {
    if (!none_outside_home(turn) || !none_on_bar(turn)) {
        return false;
    }
    if (from == number) {
        return may_bear_off_exactly(turn, from);
    }
    return !must_move_from_above(turn, number) && is_highest_below(turn, from, number);
}

Turn Rules::after(const Turn& turn, const Move& move) const {
    Turn next = turn;
    const std::uint32_t hit = points_hit(turn, move.step);
    for (int point = 1; hit >> static_cast<unsigned>(point) != 0; ++point) {
        if ((hit >> static_cast<unsigned>(point) & 1U) != 0) {
            send_to_bar(next.position, point);
        }
    }
    next.hit_on |= hit;
    next.position.mover().add(move.step.from, -1);
    next.position.mover().add(move.step.to, 1);
    next.left = left_after(turn.left, move.uses);
    next.record(move.step);
    return next;
}

bool Rules::may_end(const Turn& turn, int most, int all) const {
    if (plays_enough(turn, most, all) || ends_with_last_checker(turn)) {
        return true;
    }
    for (int i = 0; i < turn.left.size(); ++i) {
        if (!may_leave_unplayed(turn, turn.left[i])) {
            return false;
        }
    }
    return true;
}

Outcome Rules::outcome(const Layout& layout) const {
    const bool has_a_cube = set_.cube && set_.cube != CubeUse::none;
    return outcome(layout, has_a_cube ? cube_at_start() : Cube{});
}

Outcome Rules::outcome(const Layout& layout, const Cube& cube, const Match& match) const {
    for (const Colour player : {Colour::white, Colour::black}) {
        if (has_won(layout, player)) {
            Win win;
            win.winner = player;
            if (set_.scores()) {
                const Side& loser = layout.of(opponent_of(player));
                win.kind = counts_as_single(cube, match) ? Kind::single : kind_of_loss(loser);
                win.points = times_cube(points_for(*win.kind), cube);
            }
            return win;
        }
    }
    return std::nullopt;
}

} // namespace nardcheck::tables
