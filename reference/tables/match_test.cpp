// The score of a match, its end, and which of its games is the Crawford game.

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

constexpr auto white = Colour::white;
constexpr auto black = Colour::black;

using Games = std::vector<GameWon>;

Standing standing(int length, const Games& games, std::string_view id = "short-nardy") {
    return *Rules(*find_ruleset(id)).standing(length, games);
}

/// Before which games of the match, the first being 0, the cube is put aside; one more than `games` is looked at.
std::vector<std::size_t> crawford_games(int length, const Games& games, std::string_view id = "short-nardy") {
    std::vector<std::size_t> found;
    for (std::size_t played = 0; played <= games.size(); ++played) {
        if (*standing(length, Games(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(played)), id).crawford) {
            found.push_back(played);
        }
    }
    return found;
}

TEST(Match, adds_up_the_points_of_the_winners) {
    EXPECT_EQ(standing(7, {}), (Standing{{0, 0}, false, std::nullopt}));
    EXPECT_EQ(standing(7, {{white, 2}, {black, 3}, {white, 1}}), (Standing{{3, 3}, false, std::nullopt}));
}

TEST(Match, is_won_with_as_many_points_as_it_is_long_and_surplus_is_worth_nothing) {
    EXPECT_EQ(standing(3, {{white, 3}}), (Standing{{3, 0}, false, white}));
    EXPECT_EQ(standing(3, {{black, 1}, {white, 1}, {black, 192}}), (Standing{{1, 3}, false, black}));
    EXPECT_EQ(standing(1, {{black, 1}}), (Standing{{0, 1}, false, black}));
    EXPECT_EQ(standing(3, {{white, 2}}).winner, std::nullopt);
}

TEST(Crawford, is_the_one_game_after_a_player_first_lacks_one_point) {
    EXPECT_THAT(crawford_games(5, {{white, 4}, {black, 1}, {black, 2}}), testing::ElementsAre(1));
    EXPECT_THAT(crawford_games(5, {{white, 2}, {black, 3}, {white, 2}, {black, 1}}), testing::ElementsAre(3))
        << "not again when the other comes within one point too";
    EXPECT_THAT(crawford_games(2, {{black, 1}, {white, 1}}), testing::ElementsAre(1));
    EXPECT_THAT(crawford_games(5, {{white, 3}, {black, 3}}), testing::IsEmpty());
    EXPECT_THAT(crawford_games(5, {{white, 3}, {white, 2}}), testing::IsEmpty()) << "the point was jumped over";
}

TEST(Crawford, is_the_game_after_the_first_time_whatever_the_other_has) {
    EXPECT_THAT(crawford_games(5, {{black, 3}, {white, 4}}), testing::ElementsAre(2));
    EXPECT_THAT(crawford_games(5, {{white, 4}, {black, 4}}), testing::ElementsAre(1)) << "not at both one away";
}

TEST(Crawford, is_no_game_of_a_match_to_one_point) {
    EXPECT_THAT(crawford_games(1, {{white, 1}}), testing::IsEmpty());
}

TEST(Crawford, depends_on_the_rule_set) {
    EXPECT_EQ(Rules(test::with("crawford", "no")).standing(5, {{white, 4}})->crawford, false);
    EXPECT_EQ(standing(5, {{white, 4}}, "backgammon").crawford, true);
    EXPECT_EQ(standing(5, {{white, 4}}, "hypergammon"), (Standing{{4, 0}, std::nullopt, std::nullopt}));
    EXPECT_EQ(standing(3, {{white, 3}}, "hypergammon"), (Standing{{3, 0}, std::nullopt, white}));
}

TEST(Match, is_unspecified_where_the_document_knows_none) {
    EXPECT_EQ(Rules(*find_ruleset("hypergammon-yellowclub")).standing(3, {}), std::nullopt);
    EXPECT_EQ(Rules(*find_ruleset("hyper-short-nardy")).standing(3, {{white, 1}}), std::nullopt);
}

std::optional<std::string> fault(const Match& match, std::string_view id = "backgammon") {
    return fault_in(*find_ruleset(id), match);
}

TEST(FaultInMatch, is_none_in_a_game_for_money_or_of_a_match_that_goes_on) {
    EXPECT_EQ(fault({}), std::nullopt);
    EXPECT_EQ(fault({std::nullopt, {40, 7}, false}), std::nullopt);
    EXPECT_EQ(fault({1, {0, 0}, false}), std::nullopt);
    EXPECT_EQ(fault({5, {4, 3}, true}), std::nullopt);
    EXPECT_EQ(fault({5, {4, 1}, false}), std::nullopt);
    EXPECT_EQ(fault({5, {4, 4}, false}), std::nullopt);
    EXPECT_EQ(fault({5, {0, 0}, false}, "hypergammon"), std::nullopt);
    EXPECT_EQ(fault({5, {4, 0}, false}, "hypergammon"), std::nullopt) << "it does not say whether this is Crawford";
}

TEST(FaultInMatch, is_a_length_that_the_rule_set_does_not_have) {
    EXPECT_EQ(fault({0, {0, 0}, false}), "no match is to 0 points");
    EXPECT_EQ(fault({4, {0, 0}, false}, "hypergammon"), "the rule set has no match to 4");
    EXPECT_EQ(fault({3, {0, 0}, false}, "hyper-short-nardy"), "the rule set does not say how matches are played");
}

TEST(FaultInMatch, is_a_score_that_no_game_begins_with) {
    EXPECT_EQ(fault({5, {5, 0}, false}), "the match is over");
    EXPECT_EQ(fault({5, {0, 6}, false}), "the match is over");
    EXPECT_EQ(fault({5, {0, -1}, false}), "a score below 0");
}

TEST(FaultInMatch, is_a_crawford_game_where_there_is_none) {
    for (const Match& match : {Match{std::nullopt, {}, true}}) {
        EXPECT_EQ(fault(match), "a game by itself is no Crawford game");
    }
    for (const Match& match :
         {Match{5, {3, 0}, true}, Match{5, {4, 4}, true}, Match{1, {0, 0}, true}, Match{2, {1, 1}, true}}) {
        EXPECT_EQ(fault(match), "this cannot be the Crawford game");
    }
    EXPECT_EQ(fault({3, {2, 0}, true}, "hypergammon"), "this cannot be the Crawford game");
    EXPECT_EQ(fault({5, {4, 0}, false}), "this has to be the Crawford game") << "nobody has scored after it";
    EXPECT_EQ(fault({5, {0, 4}, false}), "this has to be the Crawford game");
}

TEST(Match, mirrored_has_the_colours_swapped) {
    EXPECT_EQ(mirrored(Match{5, {4, 1}, true}), (Match{5, {1, 4}, true}));
    EXPECT_EQ(mirrored(Standing{{3, 1}, false, white}), (Standing{{1, 3}, false, black}));
    EXPECT_EQ(mirrored(Standing{{2, 1}, true, std::nullopt}), (Standing{{1, 2}, true, std::nullopt}));
}

} // namespace

} // namespace nardcheck::tables
