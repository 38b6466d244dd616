#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/literal.hpp"
#include "reference/tables/test_positions.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/questions.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

namespace {

using tables::Colour;
using tables::Cube;
using tables::test::to_move;
using testing::HasSubstr;

constexpr int checkers = 3;

std::string fault(const Question& question) {
    return fault_in(tables::Rules(*tables::find_ruleset("hypergammon")), question).value_or("none");
}

Question asked(Method method, const tables::Position& position) {
    Question question;
    question.method = method;
    question.position = position;
    question.roll = Roll{5, 4};
    return question;
}

Question checked(const PlayForm& play) {
    Question question = asked(Method::check_play, to_move("24:1", "5:1 24:1", checkers));
    question.play = play;
    return question;
}

std::string fault_under(std::string_view set, const Question& question) {
    return fault_in(tables::Rules(*tables::find_ruleset(set)), question).value_or("none");
}

Question opening(const tables::OpeningRolls& rolls) {
    Question question;
    question.method = Method::opening;
    question.rolls = rolls;
    return question;
}

/// White wants to double in his turn, before the throw, and Black takes.
Question double_of_white(const tables::Match& match) {
    Question question;
    question.method = Method::doubling;
    question.match = match;
    question.turn = Colour::white;
    question.rolled = false;
    question.reply = tables::Reply::take;
    return question;
}

Question resignation(const char* white) {
    Question question;
    question.method = Method::resign;
    question.position = to_move(white, "24:3", checkers);
    question.resigns = Colour::white;
    return question;
}

Question games(int length, const std::vector<tables::GameWon>& played) {
    Question question;
    question.method = Method::match;
    question.length = length;
    question.games = played;
    return question;
}

} // namespace

TEST(FaultIn, FindsAPositionThatNoGameCanShow) {
    EXPECT_EQ(fault(asked(Method::legal_plays, to_move("24:3", "24:3", checkers))), "none");
    EXPECT_EQ(fault(asked(Method::legal_plays, to_move("24:3", "24:3"))), "white has 15 checkers, not 3");
    EXPECT_EQ(fault(asked(Method::outcome, to_move("24:3", "1:3", checkers))),
              "both sides stand on white's 24 (black's 1)");
}

TEST(FaultIn, LetsOnlyOutcomeAskAboutAFinishedGame) {
    for (const Method method : {Method::legal_plays, Method::choose_play, Method::check_play}) {
        EXPECT_EQ(fault(asked(method, to_move("", "24:3", checkers))), "the game is over, only outcome may be asked");
        EXPECT_THAT(fault(asked(method, to_move("24:3", "", checkers))), HasSubstr("the game is over"));
    }
    EXPECT_EQ(fault(asked(Method::outcome, to_move("", "24:3", checkers))), "none");
    EXPECT_EQ(fault(asked(Method::outcome, to_move("", "", checkers))), "both sides have borne off all their checkers");
}

TEST(FaultIn, FindsAPlayThatCannotBeReadInOneWay) {
    EXPECT_EQ(fault(checked("24/20*/15")), "none");
    EXPECT_EQ(fault(checked("24/3")), "none") << "an illegal play is a fair question";
    EXPECT_EQ(fault(checked(tables::Play{{1, 25}, {25, 0}})), "none");
    EXPECT_THAT(fault(checked("24/15")), HasSubstr("its steps are wanted"));
    EXPECT_THAT(fault(checked("24")), HasSubstr("play"));
}

TEST(FaultIn, FindsThrowsThatNoDiceShow) {
    EXPECT_EQ(fault_under("backgammon", opening({6, 1})), "none");
    EXPECT_EQ(fault_under("backgammon", opening({7, 1})), "the throws are 7 and 1, a die shows 1 to 6");
    EXPECT_EQ(fault_under("backgammon", opening({3, 0})), "the throws are 3 and 0, a die shows 1 to 6");
}

TEST(FaultIn, FindsACubeThatNoGameHas) {
    Question question = opening({4, 4});
    question.cube = Cube{3, {}};
    EXPECT_EQ(fault_under("backgammon", question), "a cube shows a power of two up to 1048576, not 3");
    question.cube = Cube{2, Colour::white};
    EXPECT_EQ(fault_under("backgammon", question), "nobody owns the cube before a game has begun");
    question.cube = Cube{2, {}};
    EXPECT_EQ(fault_under("backgammon", question), "none");
    question.cube = Cube{128, {}};
    EXPECT_EQ(fault_under("backgammon", question), "none");
    EXPECT_EQ(fault_under("short-nardy", question), "the doubling cube of short-nardy goes no higher than 64");
    EXPECT_EQ(fault_under("hypergammon", question), "hypergammon leaves open how high the doubling cube goes");
}

TEST(FaultIn, FindsACubeOfAGameThatHasNone) {
    Question question;
    question.method = Method::outcome;
    question.position = to_move("", "24:3", checkers);
    EXPECT_EQ(fault_under("hypergammon-yellowclub", question), "none");
    question.cube = Cube{};
    EXPECT_EQ(fault_under("hypergammon-yellowclub", question), "none") << "every game has this one";
    question.cube = Cube{2, Colour::white};
    EXPECT_EQ(fault_under("hypergammon-yellowclub", question),
              "hypergammon-yellowclub leaves open which games have the doubling cube");
    EXPECT_EQ(fault_under("hypergammon", question), "none");
    tables::RuleSet without = *tables::find_ruleset("hypergammon");
    without.cube = tables::CubeUse::none;
    EXPECT_EQ(fault_in(tables::Rules(without), question), "hypergammon has no doubling cube");
}

TEST(FaultIn, FindsWhatTheRuleSetLeavesOpen) {
    EXPECT_EQ(fault_under("hypergammon-yellowclub", opening({6, 1})), "hypergammon-yellowclub leaves open who starts");
    EXPECT_EQ(fault_under("hyper-short-nardy", opening({6, 1})), "none");
    EXPECT_EQ(fault_under("hyper-short-nardy", opening({6, 6})),
              "hyper-short-nardy leaves open what follows equal throws");
    Question question = double_of_white({});
    EXPECT_EQ(fault_under("hyper-short-nardy", question),
              "hyper-short-nardy leaves open which games have the doubling cube");
    question.match->length = 3;
    EXPECT_EQ(fault_under("hyper-short-nardy", question), "hyper-short-nardy leaves open how matches are played");
    EXPECT_EQ(fault_under("hypergammon", question), "none");
    question.match->score.black = 2;
    EXPECT_EQ(fault_under("hypergammon", question), "hypergammon leaves open whether there is a Crawford game");
    question.match = tables::Match{7, {}, false};
    question.cube = Cube{64, Colour::white};
    EXPECT_EQ(fault_under("hypergammon", question), "hypergammon leaves open how high the doubling cube goes");
    EXPECT_EQ(fault_under("hypergammon", resignation("24:3")), "hypergammon leaves open how a player resigns");
    EXPECT_EQ(fault_under("hyper-short-nardy", games(3, {})), "hyper-short-nardy leaves open how matches are played");

    tables::RuleSet open = *tables::find_ruleset("short-nardy");
    open.cube_in_one_point_match.reset();
    EXPECT_EQ(fault_in(tables::Rules(open), double_of_white({1, {}, false})),
              "short-nardy leaves open whether a match to 1 point has the doubling cube");
    open = *tables::find_ruleset("hypergammon");
    open.resign = tables::Resign::offer_refusable;
    open.gammon.reset();
    EXPECT_EQ(fault_in(tables::Rules(open), resignation("24:3")), "hypergammon leaves open what a won game is worth");
}

TEST(FaultIn, FindsAReplyToADoubleThatMayNotBeOffered) {
    Question question = double_of_white({});
    EXPECT_EQ(fault_under("backgammon", question), "none");
    question.rolled = true;
    EXPECT_EQ(fault_under("backgammon", question), "white may not double, so that there is nothing to reply to");
    question.method = Method::may_double;
    EXPECT_EQ(fault_under("backgammon", question), "none");
    question = double_of_white({});
    question.doubles = Colour::black;
    EXPECT_EQ(fault_under("backgammon", question), "black may not double, so that there is nothing to reply to");
}

TEST(FaultIn, FindsAMatchThatNobodyPlays) {
    EXPECT_EQ(fault_under("backgammon", double_of_white({3, {3, 0}, false})), "the match is over");
    EXPECT_EQ(fault_under("backgammon", double_of_white({3, {2, 0}, false})), "this has to be the Crawford game");
    EXPECT_EQ(fault_under("hypergammon", games(4, {})), "the rule set has no match to 4");
    EXPECT_EQ(fault_under("backgammon", games(0, {})), "no match is to 0 points");
    EXPECT_EQ(fault_under("backgammon", games(99, {})), "none");
    EXPECT_EQ(fault_under("backgammon", games(100, {})), "no match is to 100 points");
    EXPECT_EQ(fault_under("backgammon", games(3, {{Colour::white, 0}})), "game 1 of the match is won with 0 points");
    EXPECT_EQ(fault_under("backgammon", games(3, {{Colour::white, 1}, {Colour::black, 2'000'000'000}})),
              "game 2 of the match is won with 2000000000 points");
    const tables::GameWon two{Colour::white, 2};
    EXPECT_EQ(fault_under("backgammon", games(3, {two, two})), "none");
    EXPECT_EQ(fault_under("backgammon", games(3, {two, two, two})), "game 3 is played after the end of the match");
}

TEST(FaultIn, LetsNobodyResignAFinishedGame) {
    tables::RuleSet set = *tables::find_ruleset("hypergammon");
    set.resign = tables::Resign::fixed_by_position;
    const tables::Rules rules(set);
    EXPECT_EQ(fault_in(rules, resignation("24:3")), std::nullopt);
    EXPECT_EQ(fault_in(rules, resignation("")), "the game is over, nobody can resign it");
    Question question = resignation("");
    question.resigns = Colour::black;
    EXPECT_EQ(fault_in(rules, question), "the game is over, nobody can resign it");
}

TEST(AnswerTo, TakesTheCubeOfTheStartWhereNoneIsTold) {
    const tables::RuleSet& set = *tables::find_ruleset("backgammon");
    const tables::Rules reference(set);
    const auto starts_at_2 = find_mutant("cube-starts-at-2")->make(set);
    Question question = double_of_white({});
    EXPECT_EQ(answer_to(reference, question), Answer(tables::Doubled(Cube{2, Colour::black})));
    EXPECT_EQ(answer_to(*starts_at_2, question), Answer(tables::Doubled(Cube{4, Colour::black})));
    question.cube = Cube{8, Colour::white};
    EXPECT_EQ(answer_to(*starts_at_2, question), Answer(tables::Doubled(Cube{16, Colour::black})));
    question = Question();
    question.method = Method::outcome;
    question.position = to_move("", "24:15");
    EXPECT_EQ(std::get<tables::Outcome>(answer_to(*starts_at_2, question))->points, 6);
    question.cube = Cube{};
    EXPECT_EQ(std::get<tables::Outcome>(answer_to(*starts_at_2, question))->points, 3);
}

TEST(AnswerTo, AsksForTheOneWhoseTurnItIsUnlessAnotherIsNamed) {
    const tables::Rules rules(*tables::find_ruleset("backgammon"));
    Question question = double_of_white({});
    question.method = Method::may_double;
    EXPECT_EQ(answer_to(rules, question), Answer(MayDoubleAnswer{true}));
    question.doubles = Colour::black;
    EXPECT_EQ(answer_to(rules, question), Answer(MayDoubleAnswer{false}));
}

TEST(AnswerTo, KnowsNoCrawfordGameWhereAHousePlaysNone) {
    Question question = double_of_white({3, {2, 0}, true});
    question.method = Method::may_double;
    tables::RuleSet set = *tables::find_ruleset("backgammon");
    EXPECT_EQ(answer_to(tables::Rules(set), question), Answer(MayDoubleAnswer{false}));
    set.crawford = false;
    EXPECT_EQ(answer_to(tables::Rules(set), question), Answer(MayDoubleAnswer{true}));
}

TEST(AnswerTo, LeavesACubeAloneThatNoGameHas) {
    const tables::RuleSet& set = *tables::find_ruleset("hyper-short-nardy");
    const auto starts_at_2 = find_mutant("cube-starts-at-2")->make(set);
    const auto answer = std::get<tables::Opening>(answer_to(*starts_at_2, opening({6, 1})));
    EXPECT_EQ(answer, (tables::Opening{Colour::white, tables::Dice(6, 1), Cube{}}));
}

TEST(Methods, HaveNamesThatReadBack) {
    for (const MethodForm& form : methods()) {
        EXPECT_EQ(&form_of(form.method), &form);
        EXPECT_EQ(name_of(form.method), form.name);
        EXPECT_EQ(method_named(form.name), form.method);
    }
    EXPECT_EQ(name_of(Method::start), "start");
    EXPECT_EQ(method_named("legal_moves"), std::nullopt);
    EXPECT_EQ(method_named(""), std::nullopt);
}

TEST(Start, IsAskedWithoutAPositionUnderAnyRuleSet) {
    Question question;
    question.method = Method::start;
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        const tables::Rules rules(set);
        EXPECT_EQ(fault_in(rules, question), std::nullopt) << set.id;
        const Answer answer = answer_to(rules, question);
        EXPECT_EQ(std::get<StartAnswer>(answer).layout, (tables::Layout{set.start, set.start})) << set.id;
        EXPECT_EQ(answer_to(rules, mirrored(question)), mirrored(answer)) << set.id;
    }
    EXPECT_EQ(mirrored(question).position, question.position) << "it has none";
}

TEST(Mirrored, SwapsTheSidesOfAStart) {
    const tables::Layout layout = to_move("24:3", "23:3", checkers).layout;
    EXPECT_EQ(mirrored(Answer(StartAnswer{layout})), Answer(StartAnswer{tables::mirrored(layout)}));
}

TEST(Mirrored, SwapsTheResultOfACheckedPlay) {
    const tables::Layout layout = to_move("24:3", "23:3", checkers).layout;
    const Answer swapped = mirrored(Answer(CheckAnswer{true, layout}));
    EXPECT_EQ(std::get<CheckAnswer>(swapped).result, tables::mirrored(layout));
    EXPECT_EQ(mirrored(Answer(CheckAnswer{})), Answer(CheckAnswer{}));
}

RC_GTEST_PROP(QuestionProperty, MirroringTwiceIsTheIdentityAndCommutesWithTheAnswer, ()) {
    generators::DrawnChoices choices;
    const tables::Rules rules(choices.one_of(tables::built_in_rulesets()));
    Question question;
    question.method = choices.one_of(std::vector{Method::legal_plays, Method::choose_play, Method::outcome});
    question.position = generators::any_position(rules.set(), choices);
    question.roll = Roll{choices.between(1, 6), choices.between(1, 6)};

    const Question there = mirrored(question);
    const Question back = mirrored(there);
    RC_ASSERT(there.roll->first == question.roll->second);
    RC_ASSERT(back.position == question.position);
    RC_ASSERT(back.roll->first == question.roll->first);
    const Answer answer = answer_to(rules, question);
    RC_ASSERT(answer_to(rules, there) == mirrored(answer));
    RC_ASSERT(mirrored(mirrored(answer)) == answer);
}

RC_GTEST_PROP(QuestionProperty, MirroringOfMatchPlayIsTheIdentityTwiceAndCommutesWithTheAnswer, ()) {
    generators::DrawnChoices choices;
    const tables::Rules rules(choices.one_of(tables::built_in_rulesets()));
    const auto question = generators::any_match_play(rules, choices);
    if (!question) {
        RC_DISCARD("nothing to ask");
    }
    const Question there = mirrored(*question);
    const Question back = mirrored(there);
    RC_ASSERT(back.rolls == question->rolls);
    RC_ASSERT(back.match == question->match);
    RC_ASSERT(back.cube == question->cube);
    RC_ASSERT(back.turn == question->turn);
    RC_ASSERT(back.doubles == question->doubles);
    RC_ASSERT(back.resigns == question->resigns);
    RC_ASSERT(back.games == question->games);
    RC_ASSERT(back.position == question->position);
    RC_ASSERT(fault_in(rules, there) == std::nullopt);
    const Answer answer = answer_to(rules, *question);
    RC_ASSERT(answer_to(rules, there) == mirrored(answer));
    RC_ASSERT(mirrored(mirrored(answer)) == answer);
}

} // namespace nardcheck::specs
