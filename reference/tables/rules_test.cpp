// Setup, dice, points, hitting and the bar, each rule where it decides.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

using test::begun;
using test::results;
using test::to_move;
using test::with;
using testing::UnorderedElementsAre;

const Rules& backgammon() {
    static const Rules rules(*find_ruleset("backgammon"));
    return rules;
}

TEST(Start, is_the_same_for_both_sides_whoever_begins) {
    for (const RuleSet& set : built_in_rulesets()) {
        const Position start = Rules(set).start(Colour::black);
        EXPECT_EQ(start.turn, Colour::black);
        EXPECT_EQ(start.layout.white, set.start);
        EXPECT_EQ(start.layout.black, set.start);
        EXPECT_EQ(fault_in(start.layout, set.checkers()), std::nullopt);
    }
}

TEST(Start, has_the_checkers_of_the_game) {
    const auto start = [](std::string_view id) { return test::text_of(find_ruleset(id)->start); };
    EXPECT_EQ(start("backgammon"), "24:2 13:5 8:3 6:5");
    EXPECT_EQ(start("short-nardy"), "24:2 13:5 8:3 6:5");
    EXPECT_EQ(start("nackgammon"), "24:2 23:2 13:4 8:3 6:4");
    EXPECT_EQ(start("hypergammon"), "24:1 23:1 22:1");
    EXPECT_EQ(start("hypergammon-yellowclub"), "24:1 23:1 22:1");
    EXPECT_EQ(start("hyper-short-nardy"), "24:1 23:1 22:1");
    EXPECT_EQ(find_ruleset("halma-8x8"), nullptr);
}

TEST(Home, is_points_1_to_6) {
    for (int point = off; point <= bar; ++point) {
        EXPECT_EQ(backgammon().is_home(point), point >= 1 && point <= 6) << point;
    }
}

TEST(Direction, is_towards_point_1_and_off) {
    EXPECT_EQ(backgammon().destination(24, 6), 18);
    EXPECT_EQ(backgammon().destination(3, 2), 1);
    EXPECT_EQ(backgammon().destination(3, 3), off);
    EXPECT_EQ(backgammon().destination(3, 6), off);
}

TEST(Roll, keeps_the_larger_die_first) {
    EXPECT_EQ(Dice(3, 5), Dice(5, 3));
    EXPECT_EQ(Dice(3, 5).larger(), 5);
    EXPECT_EQ(Dice(3, 5).smaller(), 3);
    EXPECT_EQ(Dice(3, 5).weight(), 2);
    EXPECT_EQ(Dice(4, 4).weight(), 1);
    EXPECT_EQ(all_rolls().size(), 21U);
}

TEST(Roll, of_two_numbers_is_played_once_each_and_a_double_four_times) {
    EXPECT_EQ(backgammon().numbers({3, 5}), (Numbers{5, 3}));
    EXPECT_EQ(backgammon().numbers({4, 4}), (Numbers{4, 4, 4, 4}));
    EXPECT_THAT(results(to_move("24:1", "1:1"), {4, 4}), UnorderedElementsAre("8:1"));
}

TEST(Roll, may_be_played_in_either_order) {
    Turn turn;
    turn.left = {5, 3};
    EXPECT_EQ(backgammon().next_numbers(turn), (Numbers{5, 3}));
    turn.left = {4, 4};
    EXPECT_EQ(backgammon().next_numbers(turn), (Numbers{4}));
    // The 5 alone first would land on a closed point, then the 3 alone would.
    EXPECT_THAT(results(to_move("13:1", "17:2"), {5, 3}), UnorderedElementsAre("5:1"));
    EXPECT_THAT(results(to_move("13:1", "15:2"), {5, 3}), UnorderedElementsAre("5:1"));
}

TEST(Roll, uses_up_each_number) {
    EXPECT_EQ(backgammon().left_after({5, 3}, {3}), (Numbers{5}));
    EXPECT_EQ(backgammon().left_after({4, 4, 4, 4}, {4}), (Numbers{4, 4, 4}));
    EXPECT_EQ(backgammon().left_after({4, 4, 4, 4}, {4, 4, 4}), (Numbers{4}));
}

TEST(CombinedMove, touches_down_after_each_number) {
    EXPECT_THAT(results(to_move("13:1", "17:2 15:2"), {5, 3}), UnorderedElementsAre("13:1"));
}

TEST(Roll, is_played_as_far_as_any_order_allows) {
    // 5/2 first would leave the 5 unplayable.
    EXPECT_THAT(results(to_move("8:1 5:1", "22:2"), {5, 3}), UnorderedElementsAre("5:1"));
    // 24/22 or 8/6 first would leave the 6 or the 2 unplayable.
    EXPECT_THAT(results(to_move("24:1 8:1 6:5", "21:2 9:2 7:4 6:3 5:4"), {6, 2}), UnorderedElementsAre("22:1 6:5 2:1"));
}

TEST(Double, is_played_as_often_as_it_goes) {
    EXPECT_THAT(results(to_move("13:1", "20:2"), {4, 4}), UnorderedElementsAre("9:1"));
    EXPECT_THAT(results(to_move("13:1 6:1", "20:2 23:2"), {4, 4}), UnorderedElementsAre("9:1 6:1"));
}

TEST(LargerDie, is_owed_when_either_fits_but_not_both) {
    EXPECT_THAT(results(to_move("21:1 1:1", "13:2"), {5, 4}), UnorderedElementsAre("16:1 1:1"));
    EXPECT_THAT(results(to_move("bar:1", "5:2"), {3, 2}), UnorderedElementsAre("22:1"));
}

TEST(LargerDie, is_not_owed_when_only_the_smaller_fits) {
    EXPECT_THAT(results(to_move("7:2", "23:2"), {5, 2}), UnorderedElementsAre("7:1 5:1"));
    EXPECT_THAT(results(to_move("bar:2", "6:2"), {6, 5}), UnorderedElementsAre("bar:1 20:1"));
}

TEST(Pass, is_the_unchanged_position_when_no_number_fits) {
    EXPECT_THAT(results(to_move("13:1", "18:2 13:2"), {6, 1}), UnorderedElementsAre("13:1"));
    EXPECT_THAT(results(to_move("13:1", "18:2"), {6, 6}), UnorderedElementsAre("13:1"));
}

TEST(Point, is_closed_by_two_checkers_and_not_by_one) {
    EXPECT_FALSE(backgammon().is_closed(begun(to_move("13:1", "18:1")), 7));
    EXPECT_TRUE(backgammon().is_closed(begun(to_move("13:1", "18:2")), 7));
    EXPECT_TRUE(backgammon().is_closed(begun(to_move("13:1", "18:5")), 7));
    EXPECT_FALSE(backgammon().is_closed(begun(to_move("13:1 7:2", "13:2")), 7)) << "own checkers close nothing";
}

TEST(Point, that_is_closed_may_be_passed_over) {
    EXPECT_THAT(results(to_move("13:1", "14:2 15:2 16:2"), {6, 5}), UnorderedElementsAre("2:1"));
}

TEST(Point, takes_any_number_of_own_checkers) {
    EXPECT_THAT(results(to_move("6:13 7:1 8:1", "1:1"), {2, 1}), testing::Contains("6:15"));
}

TEST(Point, takes_no_more_than_the_rule_set_allows) {
    const Position position = to_move("7:1 6:5", "1:1");
    EXPECT_TRUE(Rules(with("max_per_point", "6")).may_stack(begun(position), 6));
    EXPECT_FALSE(Rules(with("max_per_point", "5")).may_stack(begun(position), 6));
    EXPECT_THAT(results(Rules(with("max_per_point", "5")), position, {1, 1}),
                testing::Not(testing::Contains(testing::HasSubstr("6:6"))));
    EXPECT_THAT(results(Rules(with("max_per_point", "1")), to_move("bar:1 24:1", "13:2"), {1, 1}),
                UnorderedElementsAre("bar:1 24:1"))
        << "an entering checker needs room too";
}

TEST(Blot, is_hit_and_goes_to_the_bar) {
    EXPECT_THAT(results(to_move("13:1", "14:1 2:2"), {6, 5}), UnorderedElementsAre("2:1"));
    EXPECT_THAT(results(to_move("13:1", "23:1 2:2"), {6, 5}), UnorderedElementsAre("2:1 / bar:1 2:2"));
    EXPECT_FALSE(backgammon().is_blot(begun(to_move("13:1", "23:2")), 2));
}

TEST(Blot, is_hit_on_the_way) {
    EXPECT_THAT(results(to_move("13:1", "15:1"), {5, 3}), UnorderedElementsAre("5:1", "5:1 / bar:1"));
    EXPECT_THAT(results(to_move("13:1", "15:1 17:1"), {5, 3}),
                UnorderedElementsAre("5:1 / bar:1 17:1", "5:1 / bar:1 15:1"));
    EXPECT_THAT(results(to_move("13:1", "14:1 15:1 16:1 bar:1"), {1, 1}), UnorderedElementsAre("9:1 / bar:4"))
        << "any number of blots in one turn";
}

TEST(HitAndRun, is_allowed_unless_the_rule_set_forbids_it) {
    const Position position = to_move("6:2", "20:1");
    EXPECT_THAT(results(position, {2, 1}), UnorderedElementsAre("5:1 4:1 / bar:1", "6:1 3:1 / bar:1", "6:1 3:1"));
    EXPECT_THAT(results(Rules(with("hit_and_run_home", "no")), position, {2, 1}),
                UnorderedElementsAre("5:1 4:1 / bar:1", "6:1 3:1"));
}

TEST(HitAndRun, forbidden_still_lets_a_second_checker_pass_through) {
    const Rules rules(with("hit_and_run_home", "no"));
    EXPECT_THAT(results(rules, to_move("6:2", "20:1"), {1, 1}), UnorderedElementsAre("5:1 3:1 / bar:1"));
}

TEST(HitAndRun, forbidden_concerns_the_own_home_only) {
    const Rules rules(with("hit_and_run_home", "no"));
    EXPECT_THAT(results(rules, to_move("13:1", "15:1"), {5, 3}), UnorderedElementsAre("5:1", "5:1 / bar:1"));
    EXPECT_THAT(results(rules, to_move("13:1", "18:1"), {6, 1}), UnorderedElementsAre("6:1", "6:1 / bar:1"))
        << "7 is outside";
}

TEST(Bar, is_left_before_any_other_checker_moves) {
    EXPECT_THAT(results(to_move("bar:1 8:1", "13:1"), {2, 1}),
                UnorderedElementsAre("22:1 8:1", "23:1 7:1", "24:1 6:1"));
    EXPECT_THAT(results(to_move("bar:2 8:1", "13:1"), {2, 1}), UnorderedElementsAre("24:1 23:1 8:1"));
}

TEST(Bar, is_left_on_25_less_the_number) {
    for (int number = 1; number <= 6; ++number) {
        EXPECT_EQ(backgammon().entry_point(number), 25 - number);
    }
}

TEST(Bar, is_not_left_on_a_closed_point) {
    EXPECT_THAT(results(to_move("bar:1 8:1", "6:2 5:2"), {6, 5}), UnorderedElementsAre("bar:1 8:1"));
    EXPECT_THAT(results(to_move("bar:2 8:1", "5:2"), {5, 4}), UnorderedElementsAre("bar:1 21:1 8:1"))
        << "who cannot bring in all forfeits the rest";
    EXPECT_THAT(results(to_move("bar:1", "1:3"), {3, 1}), UnorderedElementsAre("21:1"))
        << "a closed entry with one number may be avoided by the other";
}

TEST(Bar, is_left_with_a_hit_on_a_blot) {
    EXPECT_THAT(results(to_move("bar:1", "4:1"), {4, 3}), UnorderedElementsAre("18:1", "18:1 / bar:1"));
    EXPECT_THAT(results(to_move("bar:2", "6:2 3:1"), {3, 3}), UnorderedElementsAre("22:2 / bar:1 6:2"));
}

} // namespace

} // namespace nardcheck::tables
