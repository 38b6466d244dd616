// Bearing off, each rule where it decides, and what rule sets differ in.

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

TEST(BearingOff, takes_a_checker_from_the_point_of_the_number) {
    EXPECT_THAT(results(to_move("6:1 5:1", "12:1"), {6, 5}), UnorderedElementsAre("1:1", "off"));
    EXPECT_THAT(results(to_move("5:5 4:1 3:2", "23:3"), {4, 3}),
                UnorderedElementsAre("5:4 3:2 1:2", "5:4 4:1 3:1 1:1", "5:5 3:1"));
}

TEST(BearingOff, waits_until_all_are_home) {
    EXPECT_FALSE(backgammon().none_outside_home(begun(to_move("7:1 3:1", "12:1"))));
    EXPECT_TRUE(backgammon().none_outside_home(begun(to_move("6:1 3:1", "12:1"))));
    EXPECT_THAT(results(to_move("18:1 3:1", "12:1"), {3, 3}), UnorderedElementsAre("6:1 3:1"));
    EXPECT_THAT(results(to_move("15:1 3:1", "12:1"), {3, 3}), UnorderedElementsAre("3:2", "6:1"))
        << "the last one is home after three threes";
    EXPECT_THAT(results(to_move("9:1 5:1", "5:2"), {5, 3}), UnorderedElementsAre("4:1 2:1", "5:1 1:1", "6:1"))
        << "the small number may bring the last one home for the large one";
}

TEST(BearingOff, waits_until_a_hit_checker_has_come_round) {
    const Position position = to_move("bar:1 3:1", "12:1");
    EXPECT_FALSE(backgammon().none_on_bar(begun(position)));
    EXPECT_TRUE(backgammon().none_on_bar(begun(to_move("3:1", "bar:1"))));
    EXPECT_FALSE(backgammon().may_bear_off(begun(position), 3, 3));
    EXPECT_THAT(results(position, {6, 3}), UnorderedElementsAre("16:1 3:1"));
}

TEST(BearingOff, with_an_empty_point_moves_a_checker_from_above) {
    EXPECT_TRUE(backgammon().must_move_from_above(begun(to_move("6:1 2:1", "12:1")), 4));
    EXPECT_THAT(results(to_move("6:1 2:1", "12:1"), {4, 3}), UnorderedElementsAre("2:1"))
        << "2/off with the four would leave 3:1";
    EXPECT_THAT(results(to_move("6:1 5:1 2:1", "12:1"), {4, 4}), UnorderedElementsAre("1:1"))
        << "6/2 and 5/1 come first";
}

TEST(BearingOff, is_impossible_below_a_higher_checker_that_is_blocked) {
    EXPECT_THAT(results(to_move("6:1 3:1", "24:2"), {5, 5}), UnorderedElementsAre("6:1 3:1"));
}

TEST(BearingOff, takes_from_the_highest_point_when_none_is_above) {
    EXPECT_TRUE(backgammon().is_highest_below(begun(to_move("4:1 3:1", "12:1")), 4, 6));
    EXPECT_FALSE(backgammon().is_highest_below(begun(to_move("4:1 3:1", "12:1")), 3, 6));
    EXPECT_THAT(results(to_move("5:5 4:1 3:2", "23:3"), {6, 5}), UnorderedElementsAre("5:3 4:1 3:2"));
    EXPECT_THAT(results(to_move("4:1 3:1 1:1", "12:1"), {6, 5}), UnorderedElementsAre("1:1"));
}

TEST(BearingOff, may_play_the_smaller_number_first) {
    EXPECT_THAT(results(to_move("5:1 4:1", "12:1"), {6, 4}), UnorderedElementsAre("1:1", "off"));
    EXPECT_THAT(results(to_move("2:1 1:5", "12:1"), {6, 1}), UnorderedElementsAre("1:4", "1:5"));
}

TEST(BearingOff, goes_on_with_the_rest_of_a_double) {
    EXPECT_THAT(results(to_move("4:2", "12:1"), {1, 1}), UnorderedElementsAre("2:2", "3:1 1:1", "4:1"));
    EXPECT_THAT(results(to_move("6:4", "12:1"), {6, 6}), UnorderedElementsAre("off"));
}

TEST(BearingOff, may_hit_on_the_way) {
    EXPECT_THAT(results(to_move("6:2", "23:1"), {4, 1}),
                UnorderedElementsAre("5:1 2:1 / bar:1", "6:1 1:1 / bar:1", "6:1 1:1"));
}

TEST(ExactBearOff, may_be_declined_for_another_move_by_default) {
    EXPECT_THAT(results(to_move("6:1 4:1", "12:1"), {4, 1}), UnorderedElementsAre("5:1", "4:1 1:1", "3:1 2:1"));
}

TEST(ExactBearOff, is_owed_where_the_rule_set_says_so) {
    const Rules rules(with("may_decline_exact_bearoff", "no"));
    EXPECT_THAT(results(rules, to_move("6:1 4:1", "12:1"), {4, 1}), UnorderedElementsAre("5:1", "3:1 2:1"))
        << "6/2 only once 4/3 has left the 4 without a checker";
    EXPECT_THAT(results(rules, to_move("7:1 4:1", "12:1"), {4, 1}), UnorderedElementsAre("6:1", "4:1 2:1", "3:2"))
        << "only once all are home";
    EXPECT_THAT(results(rules, to_move("bar:1 4:1 3:1", "12:1"), {4, 3}),
                UnorderedElementsAre("18:1 4:1 3:1", "21:1 3:1 1:1"))
        << "not while the bar has to be left";
}

TEST(FurthestFirst, keeps_an_exact_number_from_a_nearer_checker) {
    const Position position = to_move("6:1 2:1", "12:1");
    EXPECT_THAT(results(position, {2, 1}), UnorderedElementsAre("5:1", "3:1 2:1", "4:1 1:1"));
    EXPECT_THAT(results(Rules(with("bearoff", "furthest_first_literal")), position, {2, 1}),
                UnorderedElementsAre("3:1 2:1", "4:1 1:1"));
}

TEST(FurthestFirst, bears_off_the_farthest_exactly_or_by_more) {
    const Rules rules(with("bearoff", "furthest_first_literal"));
    EXPECT_THAT(results(rules, to_move("5:1 2:1", "12:1"), {5, 2}), UnorderedElementsAre("off", "2:1"));
    EXPECT_THAT(results(rules, to_move("4:1 1:1", "12:1"), {6, 5}), UnorderedElementsAre("off"));
}

TEST(Overshoot, is_owed_by_default_and_may_be_declined_where_the_rule_set_says_so) {
    const Position position = to_move("2:1 1:1", "12:1");
    EXPECT_THAT(results(position, {6, 5}), UnorderedElementsAre("off"));
    EXPECT_THAT(results(Rules(with("may_decline_overshoot", "yes")), position, {6, 5}),
                UnorderedElementsAre("off", "1:1", "2:1 1:1"));
}

TEST(Overshoot, declined_leaves_every_other_number_owed) {
    const Rules rules(with("may_decline_overshoot", "yes"));
    // The 2 has to be played: it exceeds no checker. Afterwards the 6 may be left.
    EXPECT_THAT(results(rules, to_move("5:1 3:1", "12:1"), {6, 2}),
                UnorderedElementsAre("3:2", "5:1 1:1", "3:1", "1:1"));
    // The 5 fits exactly; it may only be left once it exceeds what remains.
    EXPECT_THAT(results(rules, to_move("5:1 3:1", "12:1"), {6, 5}), UnorderedElementsAre("3:1", "off"));
    EXPECT_THAT(results(rules, to_move("5:2", "12:1"), {6, 5}), UnorderedElementsAre("5:1", "off"))
        << "after 5/off with the five the six may be left, not the other way round";
}

TEST(LastChecker, is_borne_off_with_both_numbers_by_default) {
    EXPECT_THAT(results(to_move("4:1", "24:1"), {6, 3}), UnorderedElementsAre("off / bar:1"));
}

TEST(LastChecker, ends_the_turn_where_the_rule_set_says_so) {
    const Rules rules(with("game_over_ends_turn", "yes"));
    EXPECT_THAT(results(rules, to_move("4:1", "24:1"), {6, 3}), UnorderedElementsAre("off / bar:1", "off"));
    EXPECT_THAT(results(rules, to_move("4:1 2:1", "24:1"), {6, 3}), UnorderedElementsAre("1:1 / bar:1", "off"))
        << "a turn with more checkers to bear off goes on";
}

} // namespace

} // namespace nardcheck::tables
