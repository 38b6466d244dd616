#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/literal.hpp"
#include "reference/tables/test_positions.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/positions.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

namespace {

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

} // namespace nardcheck::specs
