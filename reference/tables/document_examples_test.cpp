// The examples of documents 000 and 003, played with the rules. The tables of 003 are in document_003_test.cpp.

#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/notation/play_notation.hpp"
#include "reference/tables/legal_plays.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

using testing::Contains;
using testing::Not;
using testing::UnorderedElementsAre;

const Rules& yellowclub() {
    static const Rules rules(*find_ruleset("hypergammon-yellowclub"));
    return rules;
}

const Rules& short_nardy() {
    static const Rules rules(*find_ruleset("short-nardy"));
    return rules;
}

std::vector<std::string> yellowclub_results(const std::string& mover, const std::string& opponent, Dice dice) {
    return test::results(yellowclub(), test::to_move(mover, opponent, 3), dice);
}

std::vector<std::string> short_nardy_results(const std::string& mover, const std::string& opponent, Dice dice) {
    return test::results(short_nardy(), test::to_move(mover, opponent), dice);
}

/// The points of a start in its owner's numbering, the highest first.
std::vector<int> points_of(const Side& side) {
    std::vector<int> points;
    for (int point = highest_point; point > off; --point) {
        if (side[point] > 0) {
            points.push_back(point);
        }
    }
    return points;
}

TEST(Document000, start_has_six_checkers_that_each_stand_alone) {
    const Layout start = yellowclub().start(Colour::white).layout;
    for (const Side* side : {&start.white, &start.black}) {
        EXPECT_EQ(side->total(), 3);
        for (const int point : points_of(*side)) {
            EXPECT_EQ((*side)[point], 1) << point;
        }
    }
    // 24/4 with fives passes the point of one of them, 23/3 hits it.
    EXPECT_THAT(test::results(yellowclub(), yellowclub().start(Colour::white), {5, 5}),
                Contains("24:1 22:1 3:1 / bar:1 24:1 23:1"));
}

TEST(Document000, points_24_23_22_of_one_are_1_2_3_of_the_other) {
    EXPECT_EQ(points_of(yellowclub().set().start), (std::vector<int>{24, 23, 22}));
    EXPECT_EQ(seen_by_opponent(24), 1);
    EXPECT_EQ(seen_by_opponent(23), 2);
    EXPECT_EQ(seen_by_opponent(22), 3);
    const Layout start = yellowclub().start(Colour::white).layout;
    EXPECT_EQ(start.white, start.black);
}

TEST(Document000, six_three_is_played_with_one_checker_or_with_two) {
    EXPECT_THAT(yellowclub_results("24:1 13:1", "24:1", {6, 3}),
                UnorderedElementsAre("18:1 10:1", "21:1 7:1", "15:1 13:1", "24:1 4:1"));
}

TEST(Document000, example_23_20_hits_a_blot) {
    EXPECT_THAT(yellowclub_results("23:1 13:1", "24:1 5:1", {3, 1}), Contains("20:1 12:1 / bar:1 24:1"));
}

TEST(Document000, example_23_20_is_forbidden_by_two_checkers) {
    // The three can only be played 13/10, or 22/19 after the one.
    EXPECT_THAT(yellowclub_results("23:1 13:1", "24:1 5:2", {3, 1}),
                UnorderedElementsAre("22:1 10:1", "19:1 13:1", "23:1 9:1"));
}

TEST(Document003, starting_table_tells_where_the_checkers_stand) {
    const Side& start = short_nardy().set().start;
    EXPECT_TRUE(short_nardy().is_home(seen_by_opponent(24))) << "24 is in the opponent's home";
    EXPECT_FALSE(short_nardy().is_home(seen_by_opponent(13))) << "13 is outside the opponent's home";
    EXPECT_LE(seen_by_opponent(13), highest_point / 2) << "13 is on the opponent's side";
    EXPECT_GT(seen_by_opponent(8), highest_point / 2) << "8 is in one's own half";
    EXPECT_FALSE(short_nardy().is_home(8)) << "8 is outside one's home";
    EXPECT_TRUE(short_nardy().is_home(6)) << "6 is in one's home";

    int at_home = 0;
    for (int point = 1; point <= highest_point; ++point) {
        at_home += short_nardy().is_home(point) ? start[point] : 0;
    }
    EXPECT_EQ(at_home, 5);
    EXPECT_EQ(start[6], 5);
    EXPECT_EQ(start.highest(), 24) << "none has a longer way";
}

TEST(Document003, five_three_is_played_by_two_checkers_or_by_one_that_can_stop_in_between) {
    EXPECT_THAT(short_nardy_results("24:1 13:1", "1:1", {5, 3}),
                UnorderedElementsAre("19:1 10:1", "21:1 8:1", "16:1 13:1", "24:1 5:1"));
    // Both points between 24 and 16 are closed, so that no single checker gets there.
    EXPECT_THAT(short_nardy_results("24:1 13:1", "6:2 4:2", {5, 3}), UnorderedElementsAre("24:1 5:1"));
    EXPECT_THAT(short_nardy_results("24:1", "6:2 4:2", {5, 3}), UnorderedElementsAre("24:1"));
}

TEST(Document003, four_four_is_four_moves_of_four) {
    EXPECT_THAT(short_nardy_results("24:1", "24:1", {4, 4}), UnorderedElementsAre("8:1"));
    EXPECT_THAT(short_nardy_results("24:4", "24:1", {4, 4}),
                UnorderedElementsAre("20:4", "24:1 20:2 16:1", "24:2 16:2", "24:2 20:1 12:1", "24:3 8:1"));
}

TEST(Document003, checker_behind_six_closed_points_stays) {
    for (const Dice& roll : all_rolls()) {
        EXPECT_THAT(short_nardy_results("24:1", "2:2 3:2 4:2 5:2 6:2 7:2", roll), UnorderedElementsAre("24:1"))
            << roll.larger() << "-" << roll.smaller();
    }
    EXPECT_THAT(short_nardy_results("24:1", "2:2 3:2 4:2 5:2 6:2", {6, 1}), Not(Contains("24:1"))) << "five let it out";
}

TEST(Document003, writes_a_hit_with_a_star) {
    EXPECT_EQ(notation::play_text({{13, 8}}, test::to_move("13:1", "17:1")), "13/8*");
    EXPECT_EQ(notation::play_text({{13, 8}}, test::to_move("13:1", "1:1")), "13/8");
}

TEST(Document003, beyond_six_only_a_sum_or_a_double_hits) {
    for (int distance = 1; distance <= 12; ++distance) {
        const Position position = test::to_move("24:1", test::name_of_place(seen_by_opponent(24 - distance)) + ":1");
        for (const Dice& roll : all_rolls()) {
            const auto results = legal_results(short_nardy(), position, roll);
            const bool hits =
                std::any_of(results.begin(), results.end(), [](const Layout& result) { return result.black[bar] > 0; });
            const bool by_one = distance == roll.larger() || distance == roll.smaller();
            const bool by_both = distance == roll.larger() + roll.smaller();
            const bool by_double = roll.is_double() && distance % roll.larger() == 0 && distance <= 4 * roll.larger();
            EXPECT_EQ(hits, by_one || by_both || by_double)
                << "distance " << distance << ", " << roll.larger() << "-" << roll.smaller();
            EXPECT_TRUE(distance <= 6 || !by_one);
        }
    }
}

} // namespace

} // namespace nardcheck::tables
