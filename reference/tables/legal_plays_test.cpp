// Whole turns: which plays are legal, what single steps lead to, and the counts that other engines agree on.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/perft.hpp"
#include "reference/tables/test_positions.hpp"

namespace nardcheck::tables {

namespace {

using test::to_move;
using test::with;
using testing::ElementsAre;
using testing::IsEmpty;

const Rules& backgammon() {
    static const Rules rules(*find_ruleset("backgammon"));
    return rules;
}

/// What a play results in, as text; "illegal" where it is not legal.
std::string played(const Position& position, Dice dice, const Play& play, const Rules& rules = backgammon()) {
    const auto result = result_of(rules, position, dice, play);
    return result ? test::text_of(*result, position) : "illegal";
}

std::vector<std::string> stepped(const Position& position, Dice dice, const Play& play) {
    std::vector<std::string> texts;
    for (const Layout& result : results_of_steps(backgammon(), position, dice, play)) {
        texts.push_back(test::text_of(result, position));
    }
    return texts;
}

TEST(Play, is_legal_step_by_step_in_the_order_given) {
    const Position position = to_move("13:1 8:1", "17:2");
    EXPECT_EQ(played(position, {5, 3}, {{13, 10}, {10, 5}}), "8:1 5:1");
    EXPECT_EQ(played(position, {5, 3}, {{13, 10}, {8, 3}}), "10:1 3:1");
    EXPECT_EQ(played(position, {5, 3}, {{8, 3}, {13, 10}}), "10:1 3:1");
    EXPECT_EQ(played(position, {5, 3}, {{10, 5}, {13, 10}}), "illegal") << "nothing stands on 10 yet";
    EXPECT_EQ(played(to_move("13:1", "17:2"), {5, 3}, {{13, 8}, {8, 5}}), "illegal") << "8 is closed";
}

TEST(Play, needs_a_number_for_every_step) {
    const Position position = to_move("13:1 8:1", "1:1");
    EXPECT_EQ(played(position, {5, 3}, {{13, 9}, {8, 5}}), "illegal") << "no four was rolled";
    EXPECT_EQ(played(position, {5, 3}, {{13, 8}, {8, 3}}), "illegal") << "the five was rolled once";
    EXPECT_EQ(played(position, {5, 3}, {{13, 5}}), "illegal") << "a step is one number";
    EXPECT_EQ(played(position, {5, 3}, {{13, 8}, {8, 5}, {5, 4}}), "illegal") << "two numbers, two steps";
    EXPECT_EQ(played(position, {1, 1}, {{13, 12}, {12, 11}, {11, 10}, {10, 9}, {9, 8}}), "illegal");
    EXPECT_EQ(played(position, {5, 3}, {{8, 13}, {13, 10}}), "illegal") << "backwards";
    EXPECT_EQ(played(position, {5, 3}, {{99, 94}, {-3, -6}}), "illegal") << "off the board";
}

TEST(Play, must_use_as_many_numbers_as_any_other) {
    EXPECT_EQ(played(to_move("8:1 5:1", "22:2"), {5, 3}, {{5, 2}}), "illegal");
    EXPECT_EQ(played(to_move("8:1 5:1", "22:2"), {5, 3}, {{8, 5}}), "illegal");
    EXPECT_EQ(played(to_move("8:1 5:1", "22:2"), {5, 3}, {}), "illegal");
    EXPECT_EQ(played(to_move("8:1 5:1", "22:2"), {5, 3}, {{8, 5}, {5, 0}}), "5:1");
}

TEST(Play, must_use_the_larger_die_if_only_one_goes) {
    EXPECT_EQ(played(to_move("21:1 1:1", "13:2"), {5, 4}, {{21, 16}}), "16:1 1:1");
    EXPECT_EQ(played(to_move("21:1 1:1", "13:2"), {5, 4}, {{21, 17}}), "illegal");
    EXPECT_EQ(played(to_move("bar:2", "6:2"), {6, 5}, {{bar, 20}}), "bar:1 20:1");
}

TEST(Play, may_be_empty_only_when_nothing_goes) {
    EXPECT_EQ(played(to_move("13:1", "18:2 13:2"), {6, 1}, {}), "13:1");
    EXPECT_EQ(played(to_move("13:1", "18:2 13:2"), {6, 1}, {{13, 12}}), "illegal");
    EXPECT_EQ(played(to_move("13:1", "18:2"), {6, 1}, {}), "illegal");
}

TEST(Play, may_stop_short_where_the_rule_set_allows) {
    const Position position = to_move("4:1", "24:1");
    const Rules house(with("game_over_ends_turn", "yes"));
    EXPECT_EQ(played(position, {6, 3}, {{4, 0}}), "illegal");
    EXPECT_EQ(played(position, {6, 3}, {{4, 0}}, house), "off");
    EXPECT_EQ(played(position, {6, 3}, {{4, 1}}, house), "illegal");
    EXPECT_EQ(played(position, {6, 3}, {{4, 1}, {1, 0}}, house), "off / bar:1");
}

TEST(Play, is_the_same_for_the_other_colour) {
    const Position position = mirrored(to_move("13:1", "15:1"));
    EXPECT_EQ(played(position, {5, 3}, {{13, 10}, {10, 5}}), "5:1 / bar:1");
    EXPECT_EQ(played(position, {5, 3}, {{13, 8}, {8, 5}}), "5:1");
}

TEST(Steps, are_judged_one_by_one_and_owe_nothing_more) {
    EXPECT_THAT(stepped(to_move("8:1 5:1", "22:2"), {5, 3}, {{5, 2}}), ElementsAre("8:1 2:1"));
    EXPECT_THAT(stepped(to_move("8:1 5:1", "22:2"), {5, 3}, {}), ElementsAre("8:1 5:1"));
    EXPECT_THAT(stepped(to_move("21:1 1:1", "13:2"), {5, 4}, {{21, 17}}), ElementsAre("17:1 1:1"));
    EXPECT_THAT(stepped(to_move("2:2", "12:1"), {6, 5}, {{2, 0}}), ElementsAre("2:1")) << "by either number";
    EXPECT_THAT(stepped(to_move("13:1", "17:2"), {5, 3}, {{13, 8}}), IsEmpty());
    EXPECT_THAT(stepped(to_move("13:1", "12:1"), {5, 3}, {{13, 8}, {8, 5}, {5, 2}}), IsEmpty());
}

TEST(LegalPlays, go_with_the_results_in_their_order) {
    const Position start = backgammon().start(Colour::white);
    for (const Dice& roll : all_rolls()) {
        const auto results = legal_results(backgammon(), start, roll);
        const auto plays = legal_plays(backgammon(), start, roll);
        ASSERT_EQ(plays.size(), results.size());
        for (std::size_t i = 0; i < plays.size(); ++i) {
            EXPECT_EQ(plays[i].result, results[i]);
        }
        EXPECT_TRUE(std::is_sorted(results.begin(), results.end()));
    }
}

TEST(PlaysStepByStep, include_those_that_stop_short) {
    const Position position = to_move("8:1 5:1", "22:2");
    std::vector<std::string> texts;
    for (const LegalPlay& play : plays_step_by_step(backgammon(), position, {5, 3})) {
        texts.push_back(test::text_of(play.result, position));
        EXPECT_THAT(results_of_steps(backgammon(), position, {5, 3}, play.play), testing::Contains(play.result));
    }
    EXPECT_THAT(texts, testing::UnorderedElementsAre("8:1 5:1", "8:1 2:1", "5:2", "5:1"));
}

// --- counts that independent engines agree on -----------------------------------------------------------------------

std::vector<std::size_t> results_at_start(std::string_view id) {
    const Rules rules(*find_ruleset(id));
    std::vector<std::size_t> counts;
    for (const Dice& roll : all_rolls()) {
        counts.push_back(legal_results(rules, rules.start(Colour::white), roll).size());
    }
    return counts;
}

TEST(CountAtStart, of_each_roll_is_known) {
    // 1-1, 2-1, 2-2, 3-1, … 6-6.
    EXPECT_THAT(results_at_start("backgammon"),
                ElementsAre(42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11));
    EXPECT_THAT(results_at_start("nackgammon"),
                ElementsAre(70, 23, 103, 22, 27, 101, 15, 17, 17, 25, 12, 16, 17, 11, 17, 10, 13, 13, 8, 7, 3));
    EXPECT_THAT(results_at_start("hypergammon"),
                ElementsAre(7, 6, 11, 7, 8, 15, 7, 8, 9, 15, 7, 8, 9, 9, 15, 7, 8, 9, 9, 9, 12));
    EXPECT_EQ(results_at_start("short-nardy"), results_at_start("backgammon"));
    EXPECT_EQ(results_at_start("hyper-short-nardy"), results_at_start("hypergammon"));
    EXPECT_EQ(results_at_start("hypergammon-yellowclub"), results_at_start("hypergammon"));
}

PerftCount from_start(std::string_view id, int depth, Colour first = Colour::white) {
    const Rules rules(*find_ruleset(id));
    return perft(rules, rules.start(first), depth);
}

TEST(Perft, counts_the_position_itself_at_depth_0) {
    EXPECT_EQ(from_start("backgammon", 0), (PerftCount{1, 1}));
}

TEST(Perft, counts_the_known_turns_from_the_start) {
    EXPECT_EQ(from_start("backgammon", 1), (PerftCount{447, 637}));
    EXPECT_EQ(from_start("backgammon", 2), (PerftCount{202'782, 419'783}));
    EXPECT_EQ(from_start("nackgammon", 1), (PerftCount{547, 775}));
    EXPECT_EQ(from_start("nackgammon", 2), (PerftCount{324'161, 659'024}));
    EXPECT_EQ(from_start("hypergammon", 1), (PerftCount{195, 315}));
    EXPECT_EQ(from_start("hypergammon", 2), (PerftCount{38'017, 99'268}));
    EXPECT_EQ(from_start("backgammon", 2, Colour::black), from_start("backgammon", 2));
}

TEST(Perft, counts_the_known_turns_of_hypergammon_to_depth_3) {
#ifndef NDEBUG
    GTEST_SKIP() << "takes a minute where the compiler does not optimise";
#endif
    EXPECT_EQ(from_start("hypergammon", 3).distinct, 6'645'799U);
}

TEST(Perft, counts_a_pass_once_and_goes_no_further_than_a_win) {
    const Rules rules(*find_ruleset("hypergammon"));
    const Position closed_out{{test::side("bar:1", 3), test::side("1:1", 3)}, Colour::black};
    EXPECT_EQ(perft(rules, closed_out, 1), (PerftCount{21, 36})) << "black bears off with each roll";
    EXPECT_EQ(perft(rules, closed_out, 2), (PerftCount{0, 0})) << "and then nobody moves";
    const Rules full(*find_ruleset("backgammon"));
    EXPECT_EQ(perft(full, to_move("bar:1", "6:2 5:2 4:2 3:2 2:2 1:2"), 1), (PerftCount{21, 36}));
}

} // namespace

} // namespace nardcheck::tables
