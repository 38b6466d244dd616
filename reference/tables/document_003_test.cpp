// The tables of document 003, recomputed with the rules. Its numbers are typed here once; it counts points from
// white's side, which is the mover's own numbering for white.

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <gtest/gtest.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

const Rules& short_nardy() {
    static const Rules rules(*find_ruleset("short-nardy"));
    return rules;
}

/// How many of the 36 throws have a legal result that `wanted` holds of.
template <typename Wanted>
int throws_with(const Position& position, Wanted wanted) {
    int throws = 0;
    for (const Dice& roll : all_rolls()) {
        const auto results = legal_results(short_nardy(), position, roll);
        if (std::any_of(results.begin(), results.end(), wanted)) {
            throws += roll.weight();
        }
    }
    return throws;
}

TEST(Document003, starting_table_has_15_checkers_and_167_pips_a_side) {
    const Side& start = short_nardy().set().start;
    EXPECT_EQ(test::text_of(start), "24:2 13:5 8:3 6:5");
    EXPECT_EQ(start.total(), 15);
    EXPECT_EQ(start.pips(), 167);
}

TEST(Document003, start_has_black_on_25_less_whites_point) {
    const std::pair<int, int> black_in_whites_numbering[] = {{1, 2}, {12, 5}, {17, 3}, {19, 5}};
    const Layout layout = short_nardy().start(Colour::white).layout;
    Side black;
    for (const auto& [point, checkers] : black_in_whites_numbering) {
        black.set(25 - point, checkers);
        EXPECT_EQ(seen_by_opponent(point), 25 - point);
    }
    EXPECT_EQ(layout.black, black);
}

TEST(Document003, hit_table_is_what_enumeration_gives) {
    // Distance, throws of 36, share in per cent: the table under the rule of hitting.
    const struct {
        int distance, throws, per_cent;
    } table[] = {{1, 11, 31}, {2, 12, 33}, {3, 14, 39}, {4, 15, 42}, {5, 15, 42}, {6, 17, 47},
                 {7, 6, 17},  {8, 6, 17},  {9, 5, 14},  {10, 3, 8},  {11, 2, 6},  {12, 3, 8}};

    for (const auto& [distance, throws, per_cent] : table) {
        const Position position = test::to_move("24:1", test::name_of_place(seen_by_opponent(24 - distance)) + ":1");
        const int hitting = throws_with(position, [](const Layout& result) { return result.black[bar] > 0; });
        EXPECT_EQ(hitting, throws) << "distance " << distance;
        EXPECT_EQ(std::lround(100.0 * hitting / 36), per_cent) << "distance " << distance;
    }
}

TEST(Document003, entry_table_is_what_enumeration_gives) {
    // Throws of 36 that bring the checker in, by the number of closed points: the table under entering.
    const int throws[] = {36, 35, 32, 27, 20, 11, 0};
    for (unsigned closed_points = 0; closed_points < 64; ++closed_points) {
        Position position = test::to_move("bar:1", "");
        int closed = 0;
        for (int point = 1; point <= 6; ++point) {
            if (((closed_points >> (point - 1)) & 1U) != 0) {
                position.opponent().set(point, 2);
                ++closed;
            }
        }
        position.opponent().set(7, 3);
        position.opponent().set(off, 12 - 2 * closed);
        const int entering = throws_with(position, [](const Layout& result) { return result.white[bar] == 0; });
        EXPECT_EQ(entering, throws[closed]) << "closed points, as bits: " << closed_points;
    }
}

TEST(Document003, has_15_openings_of_6_7_per_cent) {
    int openings = 0;
    int throws = 0;
    for (const Dice& roll : all_rolls()) {
        if (!roll.is_double()) {
            ++openings;
            throws += roll.weight();
        }
    }
    EXPECT_EQ(openings, 15);
    for (const Dice& roll : all_rolls()) {
        if (!roll.is_double()) {
            EXPECT_EQ(std::lround(1000.0 * roll.weight() / throws), 67);
        }
    }
}

/// The points, empty at the start, that a result holds with two checkers.
std::vector<int> new_points(const Layout& result) {
    std::vector<int> points;
    for (int point = 1; point <= highest_point; ++point) {
        if (short_nardy().set().start[point] == 0 && result.white[point] == 2) {
            points.push_back(point);
        }
    }
    return points;
}

TEST(Document003, opening_table_names_all_that_make_a_point_with_two_checkers) {
    // Roll, play, point: the table of the five openings.
    const std::map<Dice, std::pair<Play, int>> table{
        {{3, 1}, {{{8, 5}, {6, 5}}, 5}},  {{4, 2}, {{{8, 4}, {6, 4}}, 4}}, {{5, 3}, {{{8, 3}, {6, 3}}, 3}},
        {{6, 1}, {{{13, 7}, {8, 7}}, 7}}, {{6, 4}, {{{8, 2}, {6, 2}}, 2}},
    };
    const Position start = short_nardy().start(Colour::white);
    for (const Dice& roll : all_rolls()) {
        if (roll.is_double()) {
            continue;
        }
        std::vector<std::pair<Layout, int>> found;
        for (const Layout& result : legal_results(short_nardy(), start, roll)) {
            for (const int point : new_points(result)) {
                found.emplace_back(result, point);
            }
        }
        const auto row = table.find(roll);
        if (row == table.end()) {
            EXPECT_TRUE(found.empty()) << roll.larger() << "-" << roll.smaller();
            continue;
        }
        ASSERT_EQ(found.size(), 1U) << roll.larger() << "-" << roll.smaller();
        EXPECT_EQ(found[0].first, result_of(short_nardy(), start, roll, row->second.first));
        EXPECT_EQ(found[0].second, row->second.second);
    }
}

TEST(Document003, opening_example_is_what_the_rules_give) {
    const auto opening = short_nardy().opening({5, 3});
    ASSERT_TRUE(opening);
    EXPECT_EQ(opening->starts, Colour::white);
    EXPECT_EQ(opening->dice, Dice(5, 3));
}

/// What white wins with the cube on that number when black still has these checkers.
std::optional<int> points_won(int cube, const std::string& loser) {
    const Outcome outcome = short_nardy().outcome({test::side(""), test::side(loser)}, {cube, std::nullopt});
    return outcome ? outcome->points : std::nullopt;
}

TEST(Document003, cube_table_is_what_the_rules_give) {
    // Cube, plain win, mars, koks: the table under the cube.
    const struct {
        int cube, plain, mars, koks;
    } table[] = {{1, 1, 2, 3},     {2, 2, 4, 6},     {4, 4, 8, 12},     {8, 8, 16, 24},
                 {16, 16, 32, 48}, {32, 32, 64, 96}, {64, 64, 128, 192}};

    Cube cube = short_nardy().cube_at_start();
    for (const auto& row : table) {
        EXPECT_EQ(cube.value, row.cube) << "each row is one double further";
        EXPECT_EQ(points_won(row.cube, "13:14"), row.plain) << "cube " << row.cube;
        EXPECT_EQ(points_won(row.cube, "13:15"), row.mars) << "cube " << row.cube;
        EXPECT_EQ(points_won(row.cube, "bar:1 13:14"), row.koks) << "cube " << row.cube;
        EXPECT_EQ(points_won(row.cube, "19:1 13:14"), row.koks) << "cube " << row.cube;

        DoublingMoment moment;
        moment.cube = cube;
        moment.doubles = moment.turn = cube.owner.value_or(Colour::white);
        const bool may_go_on = row.cube < 64;
        EXPECT_EQ(short_nardy().may_double(moment), may_go_on) << "the table ends where the cube does";
        cube = std::get<Cube>(short_nardy().doubled(moment, Reply::take));
    }
}

TEST(Document003, resignation_figures_are_what_the_rules_give) {
    // Points, checkers of the one who resigns: the sentence under the table of mars and koks.
    const std::pair<int, const char*> figures[] = {
        {1, "6:14"}, {2, "6:15"}, {3, "19:1 6:14"}, {3, "24:1 6:14"}, {3, "bar:1 6:14"}};
    for (const auto& [points, side] : figures) {
        const auto resignation = short_nardy().resignation(test::side(side), {});
        ASSERT_TRUE(resignation);
        EXPECT_EQ(resignation->points, points) << side;
    }
}

TEST(Document003, resignation_figures_contradict_what_the_opponent_can_still_win) {
    // Black has none off and none in white's home, so that resigning costs him 2. But white, to move, may hit the blot
    // on black's 13, and with it on the bar can still win 3.
    const Position position = test::to_move("13:1", "13:1 6:14");
    EXPECT_EQ(short_nardy().resignation(position.opponent(), {})->points, 2);
    const auto results = legal_results(short_nardy(), position, {1, 1});
    EXPECT_TRUE(
        std::any_of(results.begin(), results.end(), [](const Layout& result) { return result.black[bar] > 0; }));
    EXPECT_EQ(points_won(1, "bar:1 6:14"), 3);
}

} // namespace

} // namespace nardcheck::tables
