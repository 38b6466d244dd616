#include "specs/mutants/pair.hpp"

#include <string_view>

#include "specs/clauses/clause.hpp"

namespace nardcheck::specs {

namespace {

std::string_view broken_function(const Mutant& mutant) {
    return find_clause(mutant.clause)->function;
}

/// Every function of Rules, in its order, either given to a mutant or left as it is; a test compares the lists. What a
/// function that is left asks of the others comes here again, and so to the mutants.
class Pair final : public tables::Rules {
  public:
    Pair(const Mutant& one, const Mutant& other, const tables::RuleSet& set)
        : Rules(set), one_(broken_function(one)), other_(broken_function(other)), rules_of_one_(one.make(set)),
          rules_of_other_(other.make(set)) {}

    [[nodiscard]] tables::Position start(tables::Colour first) const override {
        const Rules* broken = breaking("start");
        return broken != nullptr ? broken->start(first) : Rules::start(first);
    }

    [[nodiscard]] bool is_home(int point) const override {
        const Rules* broken = breaking("is_home");
        return broken != nullptr ? broken->is_home(point) : Rules::is_home(point);
    }

    [[nodiscard]] int destination(int from, int number) const override {
        const Rules* broken = breaking("destination");
        return broken != nullptr ? broken->destination(from, number) : Rules::destination(from, number);
    }

    [[nodiscard]] tables::Numbers numbers(tables::Dice dice) const override {
        const Rules* broken = breaking("numbers");
        return broken != nullptr ? broken->numbers(dice) : Rules::numbers(dice);
    }

    [[nodiscard]] tables::Numbers next_numbers(const tables::Turn& turn) const override {
        const Rules* broken = breaking("next_numbers");
        return broken != nullptr ? broken->next_numbers(turn) : Rules::next_numbers(turn);
    }

    [[nodiscard]] tables::Numbers left_after(const tables::Numbers& left, const tables::Numbers& used) const override {
        const Rules* broken = breaking("left_after");
        return broken != nullptr ? broken->left_after(left, used) : Rules::left_after(left, used);
    }

    void moves(const tables::Turn& turn, std::vector<tables::Move>& moves) const override {
        if (const Rules* broken = breaking("moves")) {
            broken->moves(turn, moves);
        } else {
            Rules::moves(turn, moves);
        }
    }

    [[nodiscard]] bool plays_enough(const tables::Turn& turn, int most, int all) const override {
        const Rules* broken = breaking("plays_enough");
        return broken != nullptr ? broken->plays_enough(turn, most, all) : Rules::plays_enough(turn, most, all);
    }

    [[nodiscard]] bool may_play_alone(int number, int other, bool other_playable) const override {
        const Rules* broken = breaking("may_play_alone");
        return broken != nullptr ? broken->may_play_alone(number, other, other_playable)
                                 : Rules::may_play_alone(number, other, other_playable);
    }

    [[nodiscard]] bool is_closed(const tables::Turn& turn, int point) const override {
        const Rules* broken = breaking("is_closed");
        return broken != nullptr ? broken->is_closed(turn, point) : Rules::is_closed(turn, point);
    }

    [[nodiscard]] bool may_stack(const tables::Turn& turn, int point) const override {
        const Rules* broken = breaking("may_stack");
        return broken != nullptr ? broken->may_stack(turn, point) : Rules::may_stack(turn, point);
    }

    [[nodiscard]] bool may_pass_over(const tables::Turn& turn, const tables::Step& step) const override {
        const Rules* broken = breaking("may_pass_over");
        return broken != nullptr ? broken->may_pass_over(turn, step) : Rules::may_pass_over(turn, step);
    }

    [[nodiscard]] bool may_prime(const tables::Turn& turn, const tables::Step& step) const override {
        const Rules* broken = breaking("may_prime");
        return broken != nullptr ? broken->may_prime(turn, step) : Rules::may_prime(turn, step);
    }

    [[nodiscard]] bool is_blot(const tables::Turn& turn, int point) const override {
        const Rules* broken = breaking("is_blot");
        return broken != nullptr ? broken->is_blot(turn, point) : Rules::is_blot(turn, point);
    }

    [[nodiscard]] std::uint32_t points_hit(const tables::Turn& turn, const tables::Step& step) const override {
        const Rules* broken = breaking("points_hit");
        return broken != nullptr ? broken->points_hit(turn, step) : Rules::points_hit(turn, step);
    }

    void send_to_bar(tables::Position& position, int point) const override {
        if (const Rules* broken = breaking("send_to_bar")) {
            broken->send_to_bar(position, point);
        } else {
            Rules::send_to_bar(position, point);
        }
    }

    [[nodiscard]] bool may_run_on(const tables::Turn& turn, int from) const override {
        const Rules* broken = breaking("may_run_on");
        return broken != nullptr ? broken->may_run_on(turn, from) : Rules::may_run_on(turn, from);
    }

    [[nodiscard]] bool may_move_before_entering(const tables::Turn& turn, int from) const override {
        const Rules* broken = breaking("may_move_before_entering");
        return broken != nullptr ? broken->may_move_before_entering(turn, from)
                                 : Rules::may_move_before_entering(turn, from);
    }

    [[nodiscard]] int entry_point(int number) const override {
        const Rules* broken = breaking("entry_point");
        return broken != nullptr ? broken->entry_point(number) : Rules::entry_point(number);
    }

    [[nodiscard]] bool may_enter(const tables::Turn& turn, int point) const override {
        const Rules* broken = breaking("may_enter");
        return broken != nullptr ? broken->may_enter(turn, point) : Rules::may_enter(turn, point);
    }

    [[nodiscard]] bool may_go_on(const tables::Turn& turn, int from) const override {
        const Rules* broken = breaking("may_go_on");
        return broken != nullptr ? broken->may_go_on(turn, from) : Rules::may_go_on(turn, from);
    }

    [[nodiscard]] bool none_outside_home(const tables::Turn& turn) const override {
        const Rules* broken = breaking("none_outside_home");
        return broken != nullptr ? broken->none_outside_home(turn) : Rules::none_outside_home(turn);
    }

    [[nodiscard]] bool none_on_bar(const tables::Turn& turn) const override {
        const Rules* broken = breaking("none_on_bar");
        return broken != nullptr ? broken->none_on_bar(turn) : Rules::none_on_bar(turn);
    }

    [[nodiscard]] bool may_bear_off_exactly(const tables::Turn& turn, int from) const override {
        const Rules* broken = breaking("may_bear_off_exactly");
        return broken != nullptr ? broken->may_bear_off_exactly(turn, from) : Rules::may_bear_off_exactly(turn, from);
    }

    [[nodiscard]] bool must_move_from_above(const tables::Turn& turn, int number) const override {
        const Rules* broken = breaking("must_move_from_above");
        return broken != nullptr ? broken->must_move_from_above(turn, number)
                                 : Rules::must_move_from_above(turn, number);
    }

    [[nodiscard]] bool is_highest_below(const tables::Turn& turn, int from, int number) const override {
        const Rules* broken = breaking("is_highest_below");
        return broken != nullptr ? broken->is_highest_below(turn, from, number)
                                 : Rules::is_highest_below(turn, from, number);
    }

    [[nodiscard]] bool may_move_instead(const tables::Turn& turn, int from, int number) const override {
        const Rules* broken = breaking("may_move_instead");
        return broken != nullptr ? broken->may_move_instead(turn, from, number)
                                 : Rules::may_move_instead(turn, from, number);
    }

    [[nodiscard]] bool may_leave_unplayed(const tables::Turn& turn, int number) const override {
        const Rules* broken = breaking("may_leave_unplayed");
        return broken != nullptr ? broken->may_leave_unplayed(turn, number) : Rules::may_leave_unplayed(turn, number);
    }

    [[nodiscard]] bool ends_with_last_checker(const tables::Turn& turn) const override {
        const Rules* broken = breaking("ends_with_last_checker");
        return broken != nullptr ? broken->ends_with_last_checker(turn) : Rules::ends_with_last_checker(turn);
    }

    void keep_each_once(std::vector<tables::Layout>& results) const override {
        if (const Rules* broken = breaking("keep_each_once")) {
            broken->keep_each_once(results);
        } else {
            Rules::keep_each_once(results);
        }
    }

    [[nodiscard]] bool has_won(const tables::Layout& layout, tables::Colour player) const override {
        const Rules* broken = breaking("has_won");
        return broken != nullptr ? broken->has_won(layout, player) : Rules::has_won(layout, player);
    }

    [[nodiscard]] bool has_saved_mars(const tables::Side& loser) const override {
        const Rules* broken = breaking("has_saved_mars");
        return broken != nullptr ? broken->has_saved_mars(loser) : Rules::has_saved_mars(loser);
    }

    [[nodiscard]] bool is_caught_on_bar(const tables::Side& loser) const override {
        const Rules* broken = breaking("is_caught_on_bar");
        return broken != nullptr ? broken->is_caught_on_bar(loser) : Rules::is_caught_on_bar(loser);
    }

    [[nodiscard]] bool is_caught_in_winners_home(const tables::Side& loser) const override {
        const Rules* broken = breaking("is_caught_in_winners_home");
        return broken != nullptr ? broken->is_caught_in_winners_home(loser) : Rules::is_caught_in_winners_home(loser);
    }

    [[nodiscard]] tables::Kind kind_of_loss(const tables::Side& loser) const override {
        const Rules* broken = breaking("kind_of_loss");
        return broken != nullptr ? broken->kind_of_loss(loser) : Rules::kind_of_loss(loser);
    }

    [[nodiscard]] int points_for(tables::Kind kind) const override {
        const Rules* broken = breaking("points_for");
        return broken != nullptr ? broken->points_for(kind) : Rules::points_for(kind);
    }

  private:
    /// The mutant that breaks this function, or null.
    [[nodiscard]] const Rules* breaking(std::string_view function) const {
        if (function == one_) {
            return rules_of_one_.get();
        }
        return function == other_ ? rules_of_other_.get() : nullptr;
    }

    std::string_view one_;
    std::string_view other_;
    std::unique_ptr<Rules> rules_of_one_;
    std::unique_ptr<Rules> rules_of_other_;
};

} // namespace

bool may_pair(const Mutant& one, const Mutant& other) {
    return broken_function(one) != broken_function(other);
}

std::unique_ptr<tables::Rules> pair_of(const Mutant& one, const Mutant& other, const tables::RuleSet& set) {
    return std::make_unique<Pair>(one, other, set);
}

} // namespace nardcheck::specs
