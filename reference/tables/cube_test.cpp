// When a double may be offered, what its answer leads to, and what the cube makes of a won game.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

constexpr auto white = Colour::white;
constexpr auto black = Colour::black;
constexpr std::optional<Colour> nobody;

/// White on turn before his throw, in a game for money with the cube in the middle.
DoublingMoment moment() {
    return {};
}

DoublingMoment in_match(int length, Score score, bool crawford = false) {
    DoublingMoment moment;
    moment.match = {length, score, crawford};
    return moment;
}

DoublingMoment with_cube(const Cube& cube) {
    DoublingMoment moment;
    moment.cube = cube;
    return moment;
}

std::optional<bool> may_double(std::string_view id, const DoublingMoment& moment) {
    return Rules(*find_ruleset(id)).may_double(moment);
}

TEST(Double, is_offered_before_the_throw_in_the_own_turn) {
    for (const Colour player : {white, black}) {
        for (const Colour turn : {white, black}) {
            for (const bool rolled : {false, true}) {
                DoublingMoment now = moment();
                now.doubles = player;
                now.turn = turn;
                now.rolled = rolled;
                EXPECT_EQ(may_double("backgammon", now), player == turn && !rolled);
                EXPECT_EQ(may_double("short-nardy", now), player == turn && !rolled);
            }
        }
    }
}

TEST(Double, is_offered_with_the_cube_in_the_middle_or_on_the_own_side) {
    EXPECT_EQ(may_double("short-nardy", with_cube({1, nobody})), true);
    EXPECT_EQ(may_double("short-nardy", with_cube({2, white})), true);
    EXPECT_EQ(may_double("short-nardy", with_cube({2, black})), false);
    EXPECT_EQ(may_double("short-nardy", with_cube({2, nobody})), true) << "an automatic double leaves it in the middle";
    DoublingMoment now = with_cube({4, black});
    now.doubles = now.turn = black;
    EXPECT_EQ(may_double("short-nardy", now), true);
}

TEST(Double, of_short_nardy_goes_up_to_64) {
    EXPECT_EQ(may_double("short-nardy", with_cube({32, white})), true);
    EXPECT_EQ(may_double("short-nardy", with_cube({64, white})), false);
}

TEST(Double, of_the_international_game_knows_no_limit) {
    EXPECT_EQ(may_double("backgammon", with_cube({64, white})), true);
    EXPECT_EQ(may_double("nackgammon", with_cube({4096, white})), true);
    EXPECT_EQ(Rules(test::with("cube_cap", "4096")).may_double(with_cube({4096, white})), false);
}

TEST(Double, of_hypergammon_is_offered_in_matches_only) {
    EXPECT_EQ(may_double("hypergammon", moment()), false);
    EXPECT_EQ(may_double("hypergammon", in_match(3, {1, 0})), true);
    EXPECT_EQ(may_double("hypergammon", in_match(7, {0, 5})), true);
}

TEST(Double, of_hypergammon_is_unspecified_where_the_document_is_silent) {
    EXPECT_EQ(may_double("hypergammon", in_match(3, {2, 0})), std::nullopt) << "no word of a Crawford game";
    EXPECT_EQ(may_double("hypergammon", in_match(3, {0, 2})), std::nullopt);
    DoublingMoment now = in_match(7, {0, 0});
    now.cube = {32, white};
    EXPECT_EQ(may_double("hypergammon", now), true) << "every cube has a 64";
    now.cube = {64, white};
    EXPECT_EQ(may_double("hypergammon", now), std::nullopt) << "nor of what follows it";
}

TEST(Double, is_unspecified_where_the_document_knows_no_cube) {
    EXPECT_EQ(may_double("hypergammon-yellowclub", moment()), std::nullopt);
    EXPECT_EQ(may_double("hyper-short-nardy", moment()), std::nullopt);
    EXPECT_EQ(Rules(test::with("cube", "none")).may_double(moment()), false);
    EXPECT_EQ(Rules(test::with("cube", "none")).may_double(in_match(5, {})), false);
}

TEST(Double, is_not_offered_in_a_match_to_one_point_of_short_nardy) {
    EXPECT_EQ(may_double("short-nardy", in_match(1, {})), false);
    EXPECT_EQ(may_double("short-nardy", in_match(2, {})), true);
    EXPECT_EQ(may_double("backgammon", in_match(1, {})), true) << "worthless, and not forbidden";
    EXPECT_EQ(Rules(test::with("cube_in_one_point_match", "unspecified")).may_double(in_match(1, {})), std::nullopt);
    EXPECT_EQ(Rules(test::with("cube_in_one_point_match", "unspecified")).may_double(in_match(2, {})), true);
}

TEST(Double, is_not_offered_in_the_crawford_game_and_is_again_after_it) {
    EXPECT_EQ(may_double("short-nardy", in_match(5, {4, 0}, true)), false);
    EXPECT_EQ(may_double("short-nardy", in_match(5, {0, 4}, true)), false);
    EXPECT_EQ(may_double("short-nardy", in_match(5, {4, 1}, false)), true);
    EXPECT_EQ(may_double("short-nardy", in_match(5, {1, 4}, false)), true);
    EXPECT_EQ(may_double("short-nardy", in_match(5, {4, 4}, false)), true);
    EXPECT_EQ(may_double("short-nardy", in_match(5, {3, 3}, false)), true);
}

TEST(DoubleTaken, doubles_the_cube_and_gives_it_to_the_taker) {
    const Rules rules(*find_ruleset("short-nardy"));
    EXPECT_EQ(rules.doubled(moment(), Reply::take), Doubled(Cube{2, black}));
    DoublingMoment back = with_cube({2, black});
    back.doubles = back.turn = black;
    EXPECT_EQ(rules.doubled(back, Reply::take), Doubled(Cube{4, white}));
    EXPECT_EQ(rules.doubled(with_cube({32, white}), Reply::take), Doubled(Cube{64, black}));
}

TEST(DoubleDropped, loses_what_the_cube_showed_before) {
    const Rules rules(*find_ruleset("short-nardy"));
    EXPECT_EQ(rules.doubled(moment(), Reply::drop), Doubled(GameWon{white, 1}));
    DoublingMoment back = with_cube({8, black});
    back.doubles = back.turn = black;
    EXPECT_EQ(rules.doubled(back, Reply::drop), Doubled(GameWon{black, 8}));
}

TEST(Cube, lies_in_the_middle_at_the_start_and_shows_1) {
    EXPECT_EQ(Rules(*find_ruleset("short-nardy")).cube_at_start(), (Cube{1, nobody}));
}

Layout white_off(const std::string& loser) {
    return {test::side(""), test::side(loser)};
}

TEST(Cube, multiplies_what_a_game_is_worth) {
    const Rules rules(*find_ruleset("backgammon"));
    EXPECT_EQ(rules.outcome(white_off("13:15"), {4, black}), (Win{white, Kind::mars, 8}));
    EXPECT_EQ(rules.outcome(white_off("13:14"), {128, white}), (Win{white, Kind::single, 128}));
    EXPECT_EQ(rules.outcome(white_off("bar:15"), {2, nobody}), (Win{white, Kind::koks, 6}));
    EXPECT_EQ(rules.outcome(mirrored(white_off("bar:15")), {2, white}), (Win{black, Kind::koks, 6}));
    EXPECT_EQ(
        Rules(*find_ruleset("hyper-short-nardy")).outcome({test::side("", 3), test::side("13:3", 3)}, {2, nobody}),
        (Win{white, std::nullopt, std::nullopt}));
}

TEST(Jacoby, counts_mars_and_koks_only_after_a_double) {
    const Rules rules(test::with("jacoby", "yes"));
    EXPECT_EQ(rules.outcome(white_off("13:15")), (Win{white, Kind::single, 1}));
    EXPECT_EQ(rules.outcome(white_off("bar:15"), {1, nobody}), (Win{white, Kind::single, 1}));
    EXPECT_EQ(rules.outcome(white_off("bar:15"), {2, white}), (Win{white, Kind::koks, 6}));
    EXPECT_EQ(rules.outcome(white_off("13:15"), {2, black}), (Win{white, Kind::mars, 4}));
}

TEST(Jacoby, is_not_turned_off_by_an_automatic_double_nor_played_in_matches) {
    const Rules rules(test::with("jacoby", "yes"));
    EXPECT_EQ(rules.outcome(white_off("13:15"), {2, nobody}), (Win{white, Kind::single, 2}));
    EXPECT_EQ(rules.outcome(white_off("13:15"), {}, {5, {}, false}), (Win{white, Kind::mars, 2}));
}

TEST(FaultInCube, is_a_number_that_doubling_does_not_reach_or_an_owner_too_early) {
    EXPECT_EQ(fault_in(Cube{1, nobody}), std::nullopt);
    EXPECT_EQ(fault_in(Cube{2, nobody}), std::nullopt);
    EXPECT_EQ(fault_in(Cube{highest_cube, white}), std::nullopt);
    for (const int value : {0, -1, -2, 3, 6, 2 * highest_cube}) {
        EXPECT_EQ(fault_in(Cube{value, nobody}),
                  "a cube shows a power of two up to 1048576, not " + std::to_string(value));
    }
    EXPECT_EQ(fault_in(Cube{1, black}), "nobody owns a cube that has not been turned");
}

TEST(Cube, mirrored_has_the_other_owner) {
    EXPECT_EQ(mirrored(Cube{2, white}), (Cube{2, black}));
    EXPECT_EQ(mirrored(Cube{2, nobody}), (Cube{2, nobody}));
}

TEST(Reply, has_names) {
    EXPECT_EQ(name_of(Reply::take), "take");
    EXPECT_EQ(name_of(Reply::drop), "drop");
}

} // namespace

} // namespace nardcheck::tables
