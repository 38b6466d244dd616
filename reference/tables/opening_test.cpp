// Who starts a game, and with what.

#include <gtest/gtest.h>

#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

Opening started(Colour starts, std::optional<Dice> dice) {
    Opening opening;
    opening.starts = starts;
    opening.dice = dice;
    return opening;
}

Rules of(std::string_view id) {
    return Rules(*find_ruleset(id));
}

TEST(Opening, is_won_by_the_higher_die_which_plays_both_numbers) {
    for (const char* id : {"backgammon", "nackgammon", "short-nardy", "hypergammon", "hyper-short-nardy"}) {
        for (int higher = 2; higher <= 6; ++higher) {
            for (int lower = 1; lower < higher; ++lower) {
                EXPECT_EQ(of(id).opening({higher, lower}), started(Colour::white, Dice(higher, lower))) << id;
                EXPECT_EQ(of(id).opening({lower, higher}), started(Colour::black, Dice(higher, lower))) << id;
            }
        }
    }
}

TEST(Opening, is_thrown_again_after_equal_numbers) {
    for (int number = 1; number <= 6; ++number) {
        EXPECT_EQ(of("backgammon").opening({number, number}), Opening());
        EXPECT_EQ(of("hypergammon").opening({number, number}), Opening());
    }
}

TEST(Opening, of_house_rules_may_have_the_starter_throw_anew) {
    const Rules rules(test::with("opening", "reroll"));
    EXPECT_EQ(rules.opening({2, 6}), started(Colour::black, std::nullopt));
    EXPECT_EQ(rules.opening({4, 4}), Opening());
}

TEST(Opening, is_unspecified_where_the_document_is_silent) {
    EXPECT_EQ(of("hypergammon-yellowclub").opening({6, 1}), std::nullopt);
    EXPECT_EQ(of("hypergammon-yellowclub").opening({6, 6}), std::nullopt);
    EXPECT_EQ(of("hyper-short-nardy").opening({6, 6}), std::nullopt) << "document 002 says nothing of equal numbers";
}

/// What the cube shows after equal throws in a game for money.
int after_tie(const RuleSet& set, const Cube& cube, const Match& match = {}) {
    const auto opening = Rules(set).opening({3, 3}, cube, match);
    EXPECT_FALSE(opening->starts);
    EXPECT_EQ(opening->cube.owner, cube.owner);
    return opening->cube.value;
}

TEST(AutomaticDoubles, are_made_by_agreement_only) {
    EXPECT_EQ(after_tie(*find_ruleset("backgammon"), {}), 1);
    EXPECT_EQ(after_tie(test::with("auto_doubles", "once"), {}), 2);
    EXPECT_EQ(after_tie(test::with("auto_doubles", "always"), {}), 2);
}

TEST(AutomaticDoubles, are_made_once_or_always) {
    EXPECT_EQ(after_tie(test::with("auto_doubles", "once"), {2, std::nullopt}), 2);
    EXPECT_EQ(after_tie(test::with("auto_doubles", "always"), {2, std::nullopt}), 4);
}

TEST(AutomaticDoubles, are_not_made_in_a_match_nor_without_a_cube_nor_beyond_its_cap) {
    RuleSet set = test::with("auto_doubles", "always");
    EXPECT_EQ(after_tie(set, {}, {5, {}, false}), 1);
    set.cube_cap = 4;
    EXPECT_EQ(after_tie(set, {4, std::nullopt}), 4);
    set.cube = CubeUse::match_only;
    EXPECT_EQ(after_tie(set, {}), 1);
    set.cube.reset();
    EXPECT_EQ(after_tie(set, {}), 1);
}

TEST(AutomaticDoubles, need_equal_numbers) {
    EXPECT_EQ(Rules(test::with("auto_doubles", "always")).opening({3, 2})->cube, Cube());
}

} // namespace

} // namespace nardcheck::tables
