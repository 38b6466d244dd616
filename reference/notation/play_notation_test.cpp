#include <algorithm>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/literal.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/play_notation.hpp"
#include "reference/notation/random_positions.hpp"

namespace nardcheck::tables {

static void PrintTo(const Step& step, std::ostream* out) {
    *out << step.from << "/" << step.to;
}

} // namespace nardcheck::tables

namespace nardcheck::notation {
namespace {

using tables::Dice;
using tables::Layout;
using tables::Play;
using tables::Position;
using tables::Step;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Position position(const std::string& text, int checkers = 15) {
    return position_from_literal(text, checkers);
}

std::vector<Play> readings_of(const std::string& text, const std::string& before, Dice dice) {
    return readings(parse_play(text), position(before), dice);
}

std::string fault(const std::string& text) {
    try {
        (void)parse_play(text);
    } catch (const NotationError& error) {
        return error.what();
    }
    return "no fault";
}

/// What the steps lead to, or nothing if one starts where no checker stands or lands on a closed point.
std::optional<Layout> played(Position at, const Play& play) {
    for (const Step step : play) {
        const bool on_point = step.to != tables::off;
        const int enemies = on_point ? at.opponent()[tables::seen_by_opponent(step.to)] : 0;
        if (at.mover()[step.from] == 0 || enemies > 1) {
            return std::nullopt;
        }
        at.mover().add(step.from, -1);
        at.mover().add(step.to, 1);
        if (enemies == 1) {
            at.opponent().set(tables::seen_by_opponent(step.to), 0);
            at.opponent().add(tables::bar, 1);
        }
    }
    return at.layout;
}

std::set<Layout> results(const std::vector<Play>& plays, const Position& before) {
    std::set<Layout> reached;
    for (const Play& play : plays) {
        if (const auto layout = played(before, play)) {
            reached.insert(*layout);
        }
    }
    return reached;
}

TEST(ParsePlay, ReadsWhatTheStructureHolds) {
    const PlayText text = parse_play("bar/20*(2) 24/20*/15");
    ASSERT_EQ(text.moves.size(), 2U);
    EXPECT_EQ(text.moves[0], (MoveText{25, {{20, true}}, 2}));
    EXPECT_EQ(text.moves[1], (MoveText{24, {{20, true}, {15, false}}, 1}));
}

TEST(ParsePlay, ReadsEveryWayOfWritingTheSame) {
    const PlayText bar{{{25, {{20, false}}, 1}, {6, {{0, false}}, 1}}};
    for (const std::string text : {"bar/20 6/off", "Bar/20 6/Off", "BAR/20 6/OFF", "b/20 6/0", "B/20, 6/off",
                                   "25/20,6/off", "  bar/20\t 6/off \n", "bar-20 6-off", "bar/20(1) 6/off"}) {
        EXPECT_EQ(parse_play(text), bar) << text;
    }
    const PlayText hit{{{8, {{5, true}}, 2}, {6, {{5, false}}, 2}}};
    for (const std::string text : {"8/5*(2) 6/5(2)", "8/5(2)* 6/5(2)", "8/5* (2)  6/5 (2)"}) {
        EXPECT_EQ(parse_play(text), hit) << text;
    }
    EXPECT_EQ(parse_play("13/8/3"), (PlayText{{{13, {{8, false}, {3, false}}, 1}}}));
}

TEST(ParsePlay, ReadsAPass) {
    for (const std::string text : {"", "  ", "Cannot Move", "cannot move", "Can't move"}) {
        EXPECT_EQ(parse_play(text), PlayText{}) << text;
    }
}

TEST(ParsePlay, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(fault("8/5 6"), "play: expected \"/\" at byte 6, found the end");
    EXPECT_EQ(fault("8/5 6+2"), "play: expected \"/\" at byte 6, found \"+2\"");
    EXPECT_EQ(fault("8/26"), "play: expected a point, bar or off at byte 3, found \"26\"");
    EXPECT_EQ(fault("8/"), "play: expected a point, bar or off at byte 3, found the end");
    EXPECT_EQ(fault("/5"), "play: expected a point, bar or off at byte 1, found \"/5\"");
    EXPECT_EQ(fault("baar/5"), "play: expected a point, bar or off at byte 1, found \"baar/5\"");
    EXPECT_EQ(fault("008/5"), "play: expected a point, bar or off at byte 1, found \"008/5\"");
    EXPECT_EQ(fault("99999999999999999999/5"),
              "play: expected a point, bar or off at byte 1, found \"99999999999999999999/5\"");
    EXPECT_EQ(fault("8/5(5)"), "play: expected a count of 1 to 4 at byte 5, found \"5)\"");
    EXPECT_EQ(fault("8/5(0)"), "play: expected a count of 1 to 4 at byte 5, found \"0)\"");
    EXPECT_EQ(fault("8/5(22)"), "play: expected \")\" at byte 6, found \"2)\"");
    EXPECT_EQ(fault("8/5("), "play: expected a count of 1 to 4 at byte 5, found the end");
    EXPECT_EQ(fault("8/5**"), "play: expected a blank or comma before the next move at byte 5, found \"*\"");
    EXPECT_EQ(fault("8/5*(2)*"), "play: expected a blank or comma before the next move at byte 8, found \"*\"");
    EXPECT_EQ(fault("8*/5"), "play: expected \"/\" at byte 2, found \"*/5\"");
    EXPECT_EQ(fault(",,"), "play: expected moves, found \",,\"");
    EXPECT_EQ(fault(std::string("8/5\0 6/5", 8)),
              "play: expected a blank or comma before the next move at byte 4, found \"\\x00 6/5\"");
    EXPECT_EQ(fault("8/5 \xe2\x80\x93"), "play: expected a point, bar or off at byte 5, found \"\\xe2\\x80\\x93\"");
    EXPECT_EQ(fault(std::string(201, ' ')), "play: expected at most 200 bytes, found 201");
    EXPECT_EQ(fault(std::string(200, ' ')), "no fault");
}

TEST(Readings, OfAPassAreOneEmptyPlay) {
    EXPECT_THAT(readings_of("", "X 13:1 / O 18:2 13:2", {6, 1}), ElementsAre(Play{}));
}

TEST(Readings, KeepTheStepsInEveryOrder) {
    EXPECT_THAT(readings_of("8/5 6/5", "X 8:3 6:5 / O 24:2", {3, 1}),
                UnorderedElementsAre(Play{{8, 5}, {6, 5}}, Play{{6, 5}, {8, 5}}));
    EXPECT_EQ(readings_of("24/23 13/12 8/7 6/5", "X 24:2 13:5 8:3 6:5 / O 24:2", {1, 1}).size(), 24U);
    EXPECT_EQ(readings_of("8/7(2) 6/5(2)", "X 8:3 6:5 / O 24:2", {1, 1}).size(), 6U);
}

TEST(Readings, DivideALongMoveByTheDice) {
    EXPECT_THAT(readings_of("13/8", "X 13:5 / O 24:2", {3, 2}),
                UnorderedElementsAre(Play{{13, 10}, {10, 8}}, Play{{13, 11}, {11, 8}}));
    EXPECT_THAT(readings_of("13/5", "X 13:5 / O 24:2", {4, 4}), ElementsAre(Play{{13, 9}, {9, 5}}));
    EXPECT_THAT(readings_of("13/5(2)", "X 13:5 / O 24:2", {4, 4}),
                UnorderedElementsAre(Play{{13, 9}, {9, 5}, {13, 9}, {9, 5}}, Play{{13, 9}, {13, 9}, {9, 5}, {9, 5}}));
    EXPECT_THAT(readings_of("13/10/8", "X 13:5 / O 24:2", {3, 2}), ElementsAre(Play{{13, 10}, {10, 8}}));
    EXPECT_THAT(readings_of("13/9/1", "X 13:5 / O 24:2", {4, 4}), ElementsAre(Play{{13, 9}, {9, 5}, {5, 1}}));
}

TEST(Readings, LetMovesInterleave) {
    // With two on the bar, the second one enters before the first goes on.
    EXPECT_THAT(readings_of("bar/21/17 bar/21", "X bar:2 / O 24:2", {4, 4}),
                testing::Contains(Play{{25, 21}, {25, 21}, {21, 17}}));
}

TEST(Readings, BearOffWithALargerDie) {
    EXPECT_THAT(readings_of("4/off", "X 4:1 / O 24:2", {6, 6}), ElementsAre(Play{{4, 0}}));
    EXPECT_THAT(readings_of("6/off", "X 6:1 / O 24:2", {4, 3}),
                UnorderedElementsAre(Play{{6, 2}, {2, 0}}, Play{{6, 3}, {3, 0}}));
    EXPECT_THAT(readings_of("4/off", "X 4:1 / O 24:2", {6, 3}),
                UnorderedElementsAre(Play{{4, 0}}, Play{{4, 1}, {1, 0}}));
    EXPECT_THAT(readings_of("6/off(2)", "X 6:2 / O 24:2", {4, 4}),
                testing::Contains(Play{{6, 2}, {2, 0}, {6, 2}, {2, 0}}));
}

TEST(Readings, UseEachDieAsOftenAsItIsThere) {
    EXPECT_THAT(readings_of("8/5(2)", "X 8:3 / O 24:2", {3, 1}), IsEmpty());
    EXPECT_THAT(readings_of("8/5(3)", "X 8:3 / O 24:2", {3, 3}), ElementsAre(Play{{8, 5}, {8, 5}, {8, 5}}));
    EXPECT_THAT(readings_of("13/1", "X 13:5 / O 24:2", {3, 3}).size(), 1U);
    EXPECT_THAT(readings_of("16/1", "X 16:5 / O 24:2", {3, 3}), IsEmpty());
    EXPECT_THAT(readings_of("8/7(3) 6/5(2)", "X 8:3 6:2 / O 24:2", {1, 1}), IsEmpty());
    EXPECT_THAT(readings_of("8/7", "X 8:3 / O 24:2", {3, 2}), IsEmpty());
    EXPECT_THAT(readings_of("8/5", "X 8:3 / O 24:2", {3, 2}), ElementsAre(Play{{8, 5}}));
}

TEST(Readings, OfMovesThatGoNowhereAreNone) {
    for (const std::string text : {"5/8", "5/5", "off/5", "0/0", "6/off/off", "20/bar", "bar/bar"}) {
        EXPECT_THAT(readings_of(text, "X bar:1 8:1 6:1 5:1 / O 24:2", {6, 6}), IsEmpty()) << text;
        EXPECT_THAT(readings_of(text, "X bar:1 8:1 6:1 5:1 / O 24:2", {5, 3}), IsEmpty()) << text;
    }
}

TEST(Readings, OfAHandMadeTextWithoutSenseAreNone) {
    const Position before = position("X 8:3 / O 24:2");
    EXPECT_THAT(readings(PlayText{{{8, {}, 1}}}, before, {3, 1}), IsEmpty());
    EXPECT_THAT(readings(PlayText{{{8, {{5, false}}, 0}}}, before, {3, 1}), IsEmpty());
    EXPECT_THAT(readings(PlayText{{{8, {{5, false}}, 2'000'000'000}}}, before, {3, 1}), IsEmpty());
}

TEST(Readings, KeepToTheHitThatAStarNames) {
    const std::string blot_on_20 = "X 24:2 / O 5:1 2:2";
    EXPECT_EQ(results(readings_of("24/15", blot_on_20, {5, 4}), position(blot_on_20)).size(), 2U);
    EXPECT_THAT(readings_of("24/20*/15", blot_on_20, {5, 4}), ElementsAre(Play{{24, 20}, {20, 15}}));
    EXPECT_THAT(readings_of("24/20/15", blot_on_20, {5, 4}), ElementsAre(Play{{24, 20}, {20, 15}}));
    EXPECT_THAT(readings_of("24/19*/15", blot_on_20, {5, 4}), IsEmpty());
    EXPECT_THAT(readings_of("24/15*", blot_on_20, {5, 4}), IsEmpty());
}

TEST(Readings, LeaveTheWayOpenWhenOnlyTheEndHasAStar) {
    const std::string blots_on_20_and_15 = "X 24:2 / O 10:1 5:1";
    EXPECT_EQ(results(readings_of("24/15*", blots_on_20_and_15, {5, 4}), position(blots_on_20_and_15)).size(), 2U);
    // Nor does a star elsewhere say that nothing else is hit.
    const std::string blots_on_23_and_5 = "X 24:2 6:1 / O 20:1 2:1";
    EXPECT_THAT(results(readings_of("24/23 6/5*", blots_on_23_and_5, {1, 1}), position(blots_on_23_and_5)),
                ElementsAre(position("X 24:1 23:1 5:1 off:12 / O bar:2 off:13").layout));
}

TEST(Readings, TakeAStarAsAMarkOfThePoint) {
    const std::string blot_on_5 = "X 8:1 6:1 / O 20:1";
    for (const std::string text : {"8/5* 6/5", "8/5 6/5*", "8/5* 6/5*", "8/5 6/5"}) {
        EXPECT_EQ(readings_of(text, blot_on_5, {3, 1}).size(), 2U) << text;
    }
    EXPECT_THAT(readings_of("8/5*(2)", "X 8:2 / O 20:1", {3, 3}), ElementsAre(Play{{8, 5}, {8, 5}}));
    EXPECT_THAT(readings_of("8/5*", "X 8:1 / O 20:2", {3, 1}), IsEmpty());
    EXPECT_THAT(readings_of("8/5*", "X 8:1 / O 24:1", {3, 1}), IsEmpty());
    EXPECT_THAT(readings_of("6/off*", "X 6:1 / O bar:1", {6, 1}), IsEmpty());
}

TEST(Readings, DoNotJudge) {
    EXPECT_THAT(readings_of("8/5", "X 13:1 / O 20:2", {3, 1}), ElementsAre(Play{{8, 5}}));
}

TEST(PlayText, IsWrittenCanonically) {
    const auto text = [](const Play& play, const std::string& before) { return play_text(play, position(before)); };
    EXPECT_EQ(text({}, "X 13:1 / O 18:2"), "");
    EXPECT_EQ(text({{6, 5}, {8, 5}}, "X 8:3 6:5 / O 24:2"), "8/5 6/5");
    EXPECT_EQ(text({{25, 20}, {25, 20}, {13, 8}}, "X bar:2 13:1 / O 5:1"), "bar/20*(2) 13/8");
    EXPECT_EQ(text({{6, 0}, {6, 0}, {4, 0}}, "X 6:2 4:1 / O 24:2"), "6/off(2) 4/off");
    EXPECT_EQ(text({{24, 23}, {24, 20}}, "X 24:2 / O 24:2"), "24/23 24/20");
    EXPECT_EQ(text({{13, 10}, {10, 8}}, "X 13:5 / O 24:2"), "13/8");
    EXPECT_EQ(text({{13, 9}, {13, 9}, {9, 5}, {9, 5}}, "X 13:5 / O 24:2"), "13/5(2)");
    EXPECT_EQ(text({{24, 20}, {20, 15}}, "X 24:2 / O 5:1"), "24/20*/15");
    EXPECT_EQ(text({{4, 1}, {1, 0}}, "X 4:1 / O 24:1"), "4/1*/off");
    // Only the first checker finds the blot there.
    EXPECT_EQ(text({{13, 9}, {13, 9}, {9, 5}}, "X 13:2 / O 16:1"), "13/9*/5 13/9");
}

TEST(PlayText, TellsTheWayWhereAnotherOneWouldHit) {
    // With 3-2, 13/8 could also go over the blot on 11.
    EXPECT_EQ(play_text({{13, 10}, {10, 8}}, position("X 13:1 / O 14:1")), "13/10/8");
    EXPECT_EQ(play_text({{13, 10}, {10, 8}}, position("X 13:1 / O 17:1")), "13/8*");
    EXPECT_EQ(play_text({{13, 10}, {10, 8}}, position("X 13:1 / O 14:2")), "13/8");
    EXPECT_EQ(play_text({{13, 10}, {10, 8}}, position("X 13:1 / O 16:1 13:1")), "13/8");
    EXPECT_EQ(play_text({{13, 11}, {11, 9}}, position("X 13:1 / O 13:1 15:1")), "13/9");
    // With 4-3, 6/off could also go over 2, though the last step takes three pips only.
    EXPECT_EQ(play_text({{6, 3}, {3, 0}}, position("X 6:1 / O 23:1")), "6/3/off");
}

TEST(PlayText, CountsInTheMoversNumbering) {
    EXPECT_EQ(play_text({{24, 20}}, position("O 24:1 / X 5:1")), "24/20*");
}

TEST(PlayText, WritesPlaysThatAreNotLegal) {
    EXPECT_EQ(play_text({{3, 8}, {0, 0}, {25, 25}}, position("X 13:1 / O 18:2")), "bar/bar 3/8 off/off");
    EXPECT_THROW((void)play_text({{26, 20}}, position("X 13:1 / O 18:2")), NotationError);
    EXPECT_THROW((void)play_text({{3, -1}}, position("X 13:1 / O 18:2")), NotationError);
    EXPECT_THROW((void)play_text(Play(101, Step{25, 1}), position("X 13:1 / O 18:2")), NotationError);
}

/// A play of some of the dice, each step from a checker to a place that isn't closed. It needn't obey the other rules.
Play random_play(Position at, Dice dice) {
    std::vector<int> numbers(dice.is_double() ? 4 : 2, dice.larger());
    if (!dice.is_double()) {
        numbers[*rc::gen::inRange<std::size_t>(0, 2)] = dice.smaller();
    }
    numbers.resize(*rc::gen::inRange<std::size_t>(0, numbers.size() + 1));
    Play play;
    for (const int number : numbers) {
        std::vector<Step> steps;
        for (int from = 1; from <= tables::bar; ++from) {
            const Step step{from, std::max(from - number, tables::off)};
            if (played(at, {step})) {
                steps.push_back(step);
            }
        }
        if (!steps.empty()) {
            play.push_back(steps[*rc::gen::inRange<std::size_t>(0, steps.size())]);
            at.layout = *played(at, {play.back()});
        }
    }
    return play;
}

Dice random_dice() {
    return {*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7)};
}

RC_GTEST_PROP(PlayText, ReadsBackAsTheSameResultAndNoOther, ()) {
    const Position before = random_position(random_checkers());
    const Dice dice = random_dice();
    const Play play = random_play(before, dice);
    std::vector<Play> read = readings(parse_play(play_text(play, before)), before, dice);
    RC_ASSERT(std::count(read.begin(), read.end(), play) <= 1);
    RC_ASSERT(read.size() <= 24U);
    RC_ASSERT(results(read, before).count(*played(before, play)) == 1U);
    // Bearing off with one die or with two can't be told apart in writing; all else is unambiguous.
    std::erase_if(read, [&](const Play& other) { return other.size() != play.size(); });
    RC_ASSERT(results(read, before).size() == 1U);
}

RC_GTEST_PROP(ParsePlay, ReadsOrRefusesEveryText, ()) {
    const std::string text = *rc::gen::container<std::string>(
        rc::gen::oneOf(rc::gen::elementOf(std::string("0123456789/*(), barof")), rc::gen::arbitrary<char>()));
    const Position before = random_position(15);
    const Dice dice = random_dice();
    std::string message;
    std::vector<Play> read;
    try {
        read = readings(parse_play(text), before, dice);
    } catch (const NotationError& error) {
        message = error.what();
    }
    RC_ASSERT(read.size() <= 24U);
    for (const char character : message) {
        RC_ASSERT(character >= ' ');
        RC_ASSERT(character <= '~');
    }
}

/// Texts that are well formed, with moves that may make no sense.
RC_GTEST_PROP(Readings, AreBoundedWhateverTheTextSays, ()) {
    PlayText text;
    const auto place = [] { return *rc::gen::inRange(0, tables::bar + 1); };
    for (int moves = *rc::gen::inRange(0, 6); moves > 0; --moves) {
        MoveText move{place(), {}, *rc::gen::inRange(1, 5)};
        for (int landings = *rc::gen::inRange(1, 5); landings > 0; --landings) {
            move.landings.push_back({place(), *rc::gen::arbitrary<bool>()});
        }
        text.moves.push_back(move);
    }
    const Position before = random_position(random_checkers());
    const Dice dice = random_dice();
    const std::vector<Play> read = readings(text, before, dice);
    RC_ASSERT(read.size() <= 24U);
    for (const Play& play : read) {
        RC_ASSERT(play.size() <= 4U);
        for (const Step step : play) {
            RC_ASSERT(step.from > step.to);
            RC_ASSERT(step.from - step.to <= dice.larger());
        }
    }
}

} // namespace
} // namespace nardcheck::notation
