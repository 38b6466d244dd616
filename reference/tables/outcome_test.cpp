// Who has won, how, and what it is worth; what a layout must be like.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/outcome.hpp"
#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

/// The outcome with white all off and black as in `loser`.
Outcome outcome_for(const RuleSet& set, const std::string& loser) {
    return Rules(set).outcome({test::side("", set.checkers()), test::side(loser, set.checkers())});
}

Outcome outcome_for(std::string_view id, const std::string& loser) {
    return outcome_for(*find_ruleset(id), loser);
}

constexpr auto none_off = "13:15";
constexpr auto none_off_one_on_bar = "bar:1 13:14";
constexpr auto none_off_one_in_winners_home = "19:1 13:14";

TEST(Game, is_open_while_both_have_checkers_to_bear_off) {
    const Rules rules(*find_ruleset("backgammon"));
    EXPECT_EQ(rules.outcome(rules.start(Colour::white).layout), std::nullopt);
    EXPECT_EQ(rules.outcome(test::to_move("1:1", "bar:1").layout), std::nullopt);
}

TEST(Game, is_won_by_whoever_is_first_off) {
    const Rules rules(*find_ruleset("backgammon"));
    const Layout layout = test::to_move("", "1:1").layout;
    EXPECT_EQ(rules.outcome(layout), (Win{Colour::white, Kind::single, 1}));
    EXPECT_EQ(rules.outcome(mirrored(layout)), (Win{Colour::black, Kind::single, 1}));
    EXPECT_TRUE(rules.has_won(layout, Colour::white));
    EXPECT_FALSE(rules.has_won(layout, Colour::black));
}

TEST(SingleGame, is_lost_by_whoever_has_borne_one_off) {
    EXPECT_EQ(outcome_for("short-nardy", "1:14"), (Win{Colour::white, Kind::single, 1}));
    EXPECT_EQ(outcome_for("short-nardy", "bar:1 24:13"), (Win{Colour::white, Kind::single, 1}))
        << "wherever the others are";
}

TEST(Mars, is_lost_with_none_borne_off) {
    EXPECT_EQ(outcome_for("backgammon", none_off), (Win{Colour::white, Kind::mars, 2}));
    EXPECT_EQ(outcome_for("backgammon", "18:1 1:14"), (Win{Colour::white, Kind::mars, 2}))
        << "18 is next to the winner's home";
}

TEST(Koks, is_lost_with_none_off_and_a_checker_on_the_bar) {
    EXPECT_EQ(outcome_for("backgammon", none_off_one_on_bar), (Win{Colour::white, Kind::koks, 3}));
}

TEST(Koks, is_lost_with_none_off_and_a_checker_in_the_winners_home) {
    for (int point = 19; point <= 24; ++point) {
        EXPECT_EQ(outcome_for("backgammon", test::name_of_place(point) + ":1 13:14"),
                  (Win{Colour::white, Kind::koks, 3}));
    }
    EXPECT_EQ(outcome_for("backgammon", none_off_one_in_winners_home), (Win{Colour::white, Kind::koks, 3}));
    EXPECT_EQ(outcome_for("backgammon", "6:15"), (Win{Colour::white, Kind::mars, 2}))
        << "the loser's home is not meant";
}

TEST(Scoring, of_hypergammon_counts_mars_and_koks) {
    EXPECT_EQ(outcome_for("hypergammon", "13:2"), (Win{Colour::white, Kind::single, 1}));
    EXPECT_EQ(outcome_for("hypergammon", "13:3"), (Win{Colour::white, Kind::mars, 2}));
    EXPECT_EQ(outcome_for("hypergammon", "bar:3"), (Win{Colour::white, Kind::koks, 3}));
}

TEST(Scoring, of_hypergammon_yellowclub_counts_neither) {
    EXPECT_EQ(outcome_for("hypergammon-yellowclub", "13:3"), (Win{Colour::white, Kind::single, 1}));
    EXPECT_EQ(outcome_for("hypergammon-yellowclub", "bar:3"), (Win{Colour::white, Kind::single, 1}));
}

TEST(Scoring, of_hyper_short_nardy_is_unspecified) {
    EXPECT_EQ(outcome_for("hyper-short-nardy", "13:2"), (Win{Colour::white, std::nullopt, std::nullopt}));
    EXPECT_EQ(outcome_for("hyper-short-nardy", "bar:3"), (Win{Colour::white, std::nullopt, std::nullopt}));
}

TEST(Scoring, counts_koks_as_mars_where_only_mars_counts) {
    EXPECT_EQ(outcome_for(test::with("backgammon", "0"), none_off_one_on_bar), (Win{Colour::white, Kind::mars, 2}));
    EXPECT_EQ(outcome_for(test::with("backgammon", "0"), none_off), (Win{Colour::white, Kind::mars, 2}));
}

TEST(Scoring, counts_neither_where_mars_does_not) {
    EXPECT_EQ(outcome_for(test::with("gammon", "0"), none_off), (Win{Colour::white, Kind::single, 1}));
    EXPECT_EQ(outcome_for(test::with("gammon", "0"), none_off_one_on_bar), (Win{Colour::white, Kind::single, 1}));
}

TEST(Scoring, half_specified_is_unspecified) {
    EXPECT_EQ(outcome_for(test::with("backgammon", "unspecified"), none_off),
              (Win{Colour::white, std::nullopt, std::nullopt}));
}

TEST(Scoring, names_the_kinds) {
    EXPECT_EQ(name_of(Kind::single), "single");
    EXPECT_EQ(name_of(Kind::mars), "mars");
    EXPECT_EQ(name_of(Kind::koks), "koks");
}

TEST(Side, counts_its_checkers_and_pips) {
    const Side side = test::side("bar:2 13:1 6:3");
    EXPECT_EQ(side[off], 9);
    EXPECT_EQ(side.total(), 15);
    EXPECT_EQ(side.pips(), 2 * 25 + 13 + 3 * 6);
    EXPECT_EQ(side.highest(), bar);
    EXPECT_EQ(test::side("13:1 6:3").highest(), 13);
    EXPECT_EQ(test::side("").highest(), off);
}

TEST(Position, mirrored_has_the_colours_swapped_and_nothing_else) {
    const Position position = test::to_move("bar:1 8:2", "24:3");
    const Position mirror = mirrored(position);
    EXPECT_EQ(mirror.turn, Colour::black);
    EXPECT_EQ(mirror.mover(), position.mover());
    EXPECT_EQ(mirror.opponent(), position.opponent());
    EXPECT_EQ(mirror.layout.black, position.layout.white);
    EXPECT_EQ(mirrored(mirror), position);
}

TEST(FaultInLayout, is_none_in_a_possible_one) {
    EXPECT_EQ(fault_in(test::to_move("bar:1 8:2", "bar:2 16:3").layout, 15), std::nullopt);
    EXPECT_EQ(fault_in(test::to_move("25:3", "24:3", 3).layout, 3), std::nullopt);
}

TEST(FaultInLayout, is_a_wrong_count) {
    EXPECT_EQ(fault_in(test::to_move("8:2", "24:3", 15).layout, 3), "white has 15 checkers, not 3");
    Layout layout = test::to_move("8:2", "24:3").layout;
    layout.black.add(24, 1);
    EXPECT_EQ(fault_in(layout, 15), "black has 16 checkers, not 15");
    layout.black.add(24, -2);
    EXPECT_EQ(fault_in(layout, 15), "black has 14 checkers, not 15");
}

TEST(FaultInLayout, is_a_point_with_checkers_of_both_sides) {
    EXPECT_EQ(fault_in(test::to_move("24:2", "1:1").layout, 15), "both sides stand on white's 24 (black's 1)");
    EXPECT_EQ(fault_in(test::to_move("1:2", "24:1").layout, 15), "both sides stand on white's 1 (black's 24)");
}

} // namespace

} // namespace nardcheck::tables
