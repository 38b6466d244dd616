// What a player gives up who resigns: by his position, or by an offer.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

constexpr std::optional<Colour> nobody;

Resignation fixed(int points) {
    Resignation resignation;
    resignation.points = points;
    return resignation;
}

Resignation offer_of(std::vector<int> points) {
    Resignation resignation;
    resignation.offers = std::move(points);
    resignation.refusable = true;
    return resignation;
}

/// What the side loses in short nardy that resigns so.
std::optional<Resignation> resigned(const std::string& side, const Cube& cube = {}) {
    return Rules(*find_ruleset("short-nardy")).resignation(test::side(side), cube);
}

TEST(ResignationByPosition, is_a_single_game_with_one_off) {
    EXPECT_EQ(resigned("13:14"), fixed(1));
    EXPECT_EQ(resigned("1:1"), fixed(1));
}

TEST(ResignationByPosition, is_koks_with_one_caught_and_none_off) {
    EXPECT_EQ(resigned("bar:1 6:14"), fixed(3));
    for (int point = 19; point <= 24; ++point) {
        EXPECT_EQ(resigned(test::name_of_place(point) + ":1 6:14"), fixed(3)) << point;
    }
}

TEST(ResignationByPosition, is_mars_with_none_off_and_none_caught) {
    EXPECT_EQ(resigned("18:1 6:14"), fixed(2));
    EXPECT_EQ(resigned("6:15"), fixed(2)) << "the own home is not meant";
}

TEST(ResignationByPosition, is_a_single_game_with_one_off_and_another_caught) {
    EXPECT_EQ(resigned("bar:1 6:13"), fixed(1));
    EXPECT_EQ(resigned("24:1 6:13"), fixed(1));
}

TEST(ResignationByPosition, is_multiplied_by_the_cube) {
    EXPECT_EQ(resigned("13:14", {8, nobody}), fixed(8));
    EXPECT_EQ(resigned("bar:1 6:14", {64, Colour::black}), fixed(192));
}

TEST(ResignationByPosition, counts_no_more_than_the_rule_set_does) {
    RuleSet set = test::with("resign", "fixed_by_position");
    set.backgammon = 0;
    EXPECT_EQ(Rules(set).resignation(test::side("bar:15"), {}), fixed(2));
    set.gammon = 0;
    EXPECT_EQ(Rules(set).resignation(test::side("bar:15"), {}), fixed(1));
}

TEST(ResignationByOffer, may_be_any_kind_of_loss_whatever_the_position_and_may_be_refused) {
    for (const char* id : {"backgammon", "nackgammon"}) {
        const Rules rules(*find_ruleset(id));
        for (const char* side : {"13:14", "bar:15", "6:15", "bar:1 6:13"}) {
            EXPECT_EQ(rules.resignation(test::side(side), {}), offer_of({1, 2, 3})) << side;
            EXPECT_EQ(rules.resignation(test::side(side), {4, nobody}), offer_of({1, 2, 3})) << "before the cube";
        }
    }
}

TEST(ResignationByOffer, is_of_what_counts_only) {
    EXPECT_EQ(Rules(test::with("backgammon", "0")).resignation(test::side("bar:15"), {}), offer_of({1, 2}));
    EXPECT_EQ(Rules(test::with("gammon", "0")).resignation(test::side("bar:15"), {}), offer_of({1}));
}

TEST(Resignation, is_unspecified_where_the_document_is_silent) {
    for (const char* id : {"hypergammon", "hypergammon-yellowclub", "hyper-short-nardy"}) {
        EXPECT_EQ(Rules(*find_ruleset(id)).resignation(test::side("bar:3", 3), {}), std::nullopt) << id;
    }
    EXPECT_EQ(Rules(test::with("gammon", "unspecified")).resignation(test::side("bar:15"), {}), std::nullopt);
}

} // namespace

} // namespace nardcheck::tables
