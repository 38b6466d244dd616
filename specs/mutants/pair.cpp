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

    [[nodiscard]] bool rolls_again(const tables::OpeningRolls& rolls) const override {
        const Rules* broken = breaking("rolls_again");
        return broken != nullptr ? broken->rolls_again(rolls) : Rules::rolls_again(rolls);
    }

    [[nodiscard]] tables::Colour starter(const tables::OpeningRolls& rolls) const override {
        const Rules* broken = breaking("starter");
        return broken != nullptr ? broken->starter(rolls) : Rules::starter(rolls);
    }

    [[nodiscard]] std::optional<tables::Dice> first_roll(const tables::OpeningRolls& rolls) const override {
        const Rules* broken = breaking("first_roll");
        return broken != nullptr ? broken->first_roll(rolls) : Rules::first_roll(rolls);
    }

    [[nodiscard]] bool doubles_automatically(const tables::Cube& cube, const tables::Match& match) const override {
        const Rules* broken = breaking("doubles_automatically");
        return broken != nullptr ? broken->doubles_automatically(cube, match)
                                 : Rules::doubles_automatically(cube, match);
    }

    [[nodiscard]] tables::Cube cube_at_start() const override {
        const Rules* broken = breaking("cube_at_start");
        return broken != nullptr ? broken->cube_at_start() : Rules::cube_at_start();
    }

    [[nodiscard]] bool has_cube(const tables::Match& match) const override {
        const Rules* broken = breaking("has_cube");
        return broken != nullptr ? broken->has_cube(match) : Rules::has_cube(match);
    }

    [[nodiscard]] bool has_cube_at(int length) const override {
        const Rules* broken = breaking("has_cube_at");
        return broken != nullptr ? broken->has_cube_at(length) : Rules::has_cube_at(length);
    }

    [[nodiscard]] bool is_before_roll(const tables::DoublingMoment& moment) const override {
        const Rules* broken = breaking("is_before_roll");
        return broken != nullptr ? broken->is_before_roll(moment) : Rules::is_before_roll(moment);
    }

    [[nodiscard]] bool is_own_turn(const tables::DoublingMoment& moment) const override {
        const Rules* broken = breaking("is_own_turn");
        return broken != nullptr ? broken->is_own_turn(moment) : Rules::is_own_turn(moment);
    }

    [[nodiscard]] bool has_access(const tables::Cube& cube, tables::Colour player) const override {
        const Rules* broken = breaking("has_access");
        return broken != nullptr ? broken->has_access(cube, player) : Rules::has_access(cube, player);
    }

    [[nodiscard]] bool may_go_higher(const tables::Cube& cube) const override {
        const Rules* broken = breaking("may_go_higher");
        return broken != nullptr ? broken->may_go_higher(cube) : Rules::may_go_higher(cube);
    }

    [[nodiscard]] int doubled_value(const tables::Cube& cube) const override {
        const Rules* broken = breaking("doubled_value");
        return broken != nullptr ? broken->doubled_value(cube) : Rules::doubled_value(cube);
    }

    [[nodiscard]] std::optional<tables::Colour> owner_after_take(tables::Colour doubler) const override {
        const Rules* broken = breaking("owner_after_take");
        return broken != nullptr ? broken->owner_after_take(doubler) : Rules::owner_after_take(doubler);
    }

    [[nodiscard]] tables::Colour winner_by_drop(tables::Colour doubler) const override {
        const Rules* broken = breaking("winner_by_drop");
        return broken != nullptr ? broken->winner_by_drop(doubler) : Rules::winner_by_drop(doubler);
    }

    [[nodiscard]] int points_for_drop(const tables::Cube& cube) const override {
        const Rules* broken = breaking("points_for_drop");
        return broken != nullptr ? broken->points_for_drop(cube) : Rules::points_for_drop(cube);
    }

    [[nodiscard]] int times_cube(int points, const tables::Cube& cube) const override {
        const Rules* broken = breaking("times_cube");
        return broken != nullptr ? broken->times_cube(points, cube) : Rules::times_cube(points, cube);
    }

    [[nodiscard]] bool counts_as_single(const tables::Cube& cube, const tables::Match& match) const override {
        const Rules* broken = breaking("counts_as_single");
        return broken != nullptr ? broken->counts_as_single(cube, match) : Rules::counts_as_single(cube, match);
    }

    [[nodiscard]] tables::Score score_after(const tables::Score& score, const tables::GameWon& game) const override {
        const Rules* broken = breaking("score_after");
        return broken != nullptr ? broken->score_after(score, game) : Rules::score_after(score, game);
    }

    [[nodiscard]] int without_surplus(int points, int length) const override {
        const Rules* broken = breaking("without_surplus");
        return broken != nullptr ? broken->without_surplus(points, length) : Rules::without_surplus(points, length);
    }

    [[nodiscard]] bool has_won_match(int points, int length) const override {
        const Rules* broken = breaking("has_won_match");
        return broken != nullptr ? broken->has_won_match(points, length) : Rules::has_won_match(points, length);
    }

    [[nodiscard]] bool is_crawford_next(const tables::Score& before, const tables::Score& after,
                                        int length) const override {
        const Rules* broken = breaking("is_crawford_next");
        return broken != nullptr ? broken->is_crawford_next(before, after, length)
                                 : Rules::is_crawford_next(before, after, length);
    }

    [[nodiscard]] bool rests_cube(const tables::Match& match) const override {
        const Rules* broken = breaking("rests_cube");
        return broken != nullptr ? broken->rests_cube(match) : Rules::rests_cube(match);
    }

    [[nodiscard]] bool is_offered() const override {
        const Rules* broken = breaking("is_offered");
        return broken != nullptr ? broken->is_offered() : Rules::is_offered();
    }

    [[nodiscard]] bool may_be_refused() const override {
        const Rules* broken = breaking("may_be_refused");
        return broken != nullptr ? broken->may_be_refused() : Rules::may_be_refused();
    }

    [[nodiscard]] std::vector<tables::Kind> kinds_to_offer() const override {
        const Rules* broken = breaking("kinds_to_offer");
        return broken != nullptr ? broken->kinds_to_offer() : Rules::kinds_to_offer();
    }

    [[nodiscard]] bool resigns_single(const tables::Side& resigner) const override {
        const Rules* broken = breaking("resigns_single");
        return broken != nullptr ? broken->resigns_single(resigner) : Rules::resigns_single(resigner);
    }

    [[nodiscard]] bool resigns_koks(const tables::Side& resigner) const override {
        const Rules* broken = breaking("resigns_koks");
        return broken != nullptr ? broken->resigns_koks(resigner) : Rules::resigns_koks(resigner);
    }

    [[nodiscard]] tables::Kind kind_of_resignation(const tables::Side& resigner) const override {
        const Rules* broken = breaking("kind_of_resignation");
        return broken != nullptr ? broken->kind_of_resignation(resigner) : Rules::kind_of_resignation(resigner);
    }

    [[nodiscard]] int points_for_resignation(tables::Kind kind, const tables::Cube& cube) const override {
        const Rules* broken = breaking("points_for_resignation");
        return broken != nullptr ? broken->points_for_resignation(kind, cube)
                                 : Rules::points_for_resignation(kind, cube);
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
