#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/literal.hpp"
#include "reference/notation/play_notation.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/generators/dice.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/positions.hpp"
#include "specs/judge.hpp"

namespace nardcheck::specs {

namespace {

using tables::Kind;
using tables::Layout;
using tables::Outcome;
using tables::Play;
using tables::Win;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Layouts = std::vector<Layout>;
using Plays = std::vector<PlayForm>;

constexpr int checkers = 3;

const tables::Rules& hypergammon() {
    static const tables::Rules rules(*tables::find_ruleset("hypergammon"));
    return rules;
}

/// A blot of the opponent stands on X's 20: with 5-4 the checker gets to 15 with a hit, over 20, or without, over 19.
const char* const two_ways = "X 24:1 / O 5:1 24:1";
/// Both entry points of 6-5 are closed.
const char* const dances = "X bar:1 8:1 / O 6:2 5:2";

Question asked(Method method, const char* position, Roll roll, int of_checkers = checkers) {
    Question question;
    question.method = method;
    question.position = notation::position_from_literal(position, of_checkers);
    question.roll = roll;
    return question;
}

Question legal_plays(const char* position, Roll roll) {
    return asked(Method::legal_plays, position, roll);
}

Judgement judged(const Question& question, const Response& response) {
    return judge(hypergammon(), question, answer_to(hypergammon(), question), response);
}

Layout layout(const char* literal, int of_checkers = checkers) {
    return notation::position_from_literal(literal, of_checkers).layout;
}

const Layout hit = layout("X 15:1 / O bar:1 24:1");
const Layout passed_by = layout("X 15:1 / O 5:1 24:1");

Judgement checked(const CheckAnswer& right, const CheckAnswer& given) {
    Question question = asked(Method::check_play, two_ways, {5, 4});
    question.play = "24/20*/15";
    return judge(hypergammon(), question, right, given);
}

Judgement outcome(const Outcome& right, const Outcome& given) {
    Question question;
    question.method = Method::outcome;
    return judge(hypergammon(), question, right, given);
}

} // namespace

TEST(JudgePositions, PassWhereAllResultsAreThereInWhateverOrder) {
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Layouts{passed_by, hit});
    EXPECT_EQ(judgement.verdict, Verdict::pass);
    EXPECT_THAT(judgement.recommendations, IsEmpty());
    EXPECT_EQ(judged(legal_plays(two_ways, {5, 4}), Layouts{hit, passed_by}).verdict, Verdict::pass);
}

TEST(JudgePositions, FailWhereOneIsMissing) {
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Layouts{hit});
    EXPECT_EQ(judgement.verdict, Verdict::fail);
    EXPECT_THAT(judgement.missing, ElementsAre(passed_by));
    EXPECT_THAT(judgement.illegal, IsEmpty());
}

TEST(JudgePositions, FailWhereOneIsIllegal) {
    const Layout unmoved = layout(two_ways);
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Layouts{hit, passed_by, unmoved});
    EXPECT_EQ(judgement.verdict, Verdict::fail);
    EXPECT_THAT(judgement.missing, IsEmpty());
    EXPECT_THAT(judgement.illegal, ElementsAre(unmoved));
}

TEST(JudgePositions, NoteARepeatedResultButPass) {
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Layouts{hit, passed_by, hit, hit});
    EXPECT_EQ(judgement.verdict, Verdict::pass);
    EXPECT_THAT(judgement.recommendations, ElementsAre("2 of 4 results are given more than once"));
}

TEST(JudgePositions, CallAnEmptyListAProtocolErrorEvenForAPass) {
    const Judgement judgement = judged(legal_plays("X 24:1 / O 6:2", {6, 6}), Layouts{});
    EXPECT_EQ(judgement.verdict, Verdict::protocol_error);
    EXPECT_THAT(judgement.remarks, ElementsAre(HasSubstr("a pass is the unchanged position")));
}

TEST(JudgePlays, PassAsStepsAndAsTextAndMixed) {
    const Question question = legal_plays(two_ways, {5, 4});
    const PlayForm hitting_steps = Play{{24, 20}, {20, 15}};
    const PlayForm passing_steps = Play{{24, 19}, {19, 15}};
    EXPECT_EQ(judged(question, Plays{hitting_steps, passing_steps}).verdict, Verdict::pass);
    EXPECT_EQ(judged(question, Plays{"24/20*/15", "24/19/15"}).verdict, Verdict::pass);
    EXPECT_EQ(judged(question, Plays{passing_steps, "24/20*/15"}).verdict, Verdict::pass);
}

TEST(JudgePlays, NoteNothingWhereTwoPlaysHaveOneResult) {
    const Judgement judgement =
        judged(legal_plays("X 24:1 / O 24:1", {5, 4}), Plays{"24/19/15", "24/20/15", "24/15", "24/15"});
    EXPECT_EQ(judgement.verdict, Verdict::pass);
    EXPECT_THAT(judgement.recommendations, IsEmpty());
}

TEST(JudgePlays, CallATextAmbiguousThatHasTwoLegalResults) {
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Plays{"24/15"});
    EXPECT_EQ(judgement.verdict, Verdict::ambiguous);
    EXPECT_THAT(judgement.remarks, ElementsAre(HasSubstr("\"24/15\" has 2 different results; send its steps")));
}

TEST(JudgePlays, TakeTheLegalReadingOfATextThatHasOne) {
    // With 6-3, "4/off" is the six alone, or the three with a hit and then the six: as many numbers as possible.
    EXPECT_EQ(judged(legal_plays("X 4:1 / O 24:1", {6, 3}), Plays{"4/off"}).verdict, Verdict::pass);
}

TEST(JudgePlays, FailOnAnIllegalPlayWhateverElseIsAmbiguous) {
    const Question question = legal_plays(two_ways, {5, 4});
    for (const Plays& plays : {Plays{"24/15", "24/10"}, Plays{"24/10", "24/15"}}) {
        const Judgement judgement = judged(question, plays);
        EXPECT_EQ(judgement.verdict, Verdict::fail);
        EXPECT_THAT(judgement.remarks, testing::Contains(HasSubstr("\"24/10\" has a step that is not allowed")));
    }
}

TEST(JudgePlays, FailOnAPlayThatLeavesANumberUnplayed) {
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Plays{"24/20*/15", "24/19/15", "24/20*"});
    EXPECT_EQ(judgement.verdict, Verdict::fail);
    EXPECT_THAT(judgement.illegal, ElementsAre(layout("X 20:1 / O bar:1 24:1")));
}

TEST(JudgePlays, TakeAnEmptyPlayForAPass) {
    const Question question = asked(Method::legal_plays, dances, {6, 5}, 15);
    const tables::Rules backgammon(*tables::find_ruleset("backgammon"));
    const Answer right = answer_to(backgammon, question);
    for (const Plays& pass : {Plays{Play{}}, Plays{""}, Plays{"Cannot Move"}}) {
        EXPECT_EQ(judge(backgammon, question, right, pass).verdict, Verdict::pass);
    }
    EXPECT_EQ(judge(backgammon, question, right, Plays{}).verdict, Verdict::protocol_error);
}

TEST(JudgePlays, CallATextThatIsNoPlayAProtocolError) {
    const Judgement judgement = judged(legal_plays(two_ways, {5, 4}), Plays{"24/20*/15", "up two, down one"});
    EXPECT_EQ(judgement.verdict, Verdict::protocol_error);
    EXPECT_THAT(judgement.remarks, ElementsAre(HasSubstr("up two")));
}

TEST(JudgePlays, SurviveEndlessStepLists) {
    const Play endless(1'000'000, {24, 20});
    EXPECT_TRUE(is_failure(judged(legal_plays(two_ways, {5, 4}), Plays{endless}).verdict));
}

TEST(JudgeChoice, PassForAnyLegalResultAndListsAllForAnother) {
    const Question question = asked(Method::choose_play, two_ways, {5, 4});
    EXPECT_EQ(judged(question, Layouts{hit}).verdict, Verdict::pass);
    EXPECT_EQ(judged(question, Plays{"24/19/15"}).verdict, Verdict::pass);
    EXPECT_EQ(judged(question, Plays{"24/15"}).verdict, Verdict::ambiguous);

    const Layout unmoved = layout(two_ways);
    for (const Response& wrong : {Response(Layouts{unmoved}), Response(Plays{""})}) {
        const Judgement judgement = judged(question, wrong);
        EXPECT_EQ(judgement.verdict, Verdict::fail);
        EXPECT_THAT(judgement.illegal, ElementsAre(unmoved));
        EXPECT_THAT(judgement.missing, testing::UnorderedElementsAre(hit, passed_by));
    }
}

TEST(JudgeChoice, WantsExactlyOne) {
    const Question question = asked(Method::choose_play, two_ways, {5, 4});
    EXPECT_EQ(judged(question, Layouts{}).verdict, Verdict::protocol_error);
    EXPECT_EQ(judged(question, Layouts{hit, passed_by}).verdict, Verdict::protocol_error);
    EXPECT_EQ(judged(question, Plays{"24/20*/15", "24/19/15"}).verdict, Verdict::protocol_error);
}

TEST(JudgeCheck, ComparesLegalityAndResult) {
    const CheckAnswer legal{true, hit};
    EXPECT_EQ(checked(legal, legal).verdict, Verdict::pass);
    EXPECT_EQ(checked(CheckAnswer{}, CheckAnswer{}).verdict, Verdict::pass);
    EXPECT_THAT(checked(legal, CheckAnswer{}).remarks, ElementsAre(HasSubstr("the engine refuses it")));
    EXPECT_EQ(checked(legal, CheckAnswer{}).verdict, Verdict::fail);
    EXPECT_THAT(checked(CheckAnswer{}, legal).remarks, ElementsAre(HasSubstr("the engine accepts it")));
    EXPECT_EQ(checked(CheckAnswer{}, legal).verdict, Verdict::fail);

    const Judgement other = checked(legal, {true, passed_by});
    EXPECT_EQ(other.verdict, Verdict::fail);
    EXPECT_THAT(other.missing, ElementsAre(hit));
    EXPECT_THAT(other.illegal, ElementsAre(passed_by));
}

TEST(JudgeCheck, WantsTheResultOfALegalPlay) {
    EXPECT_EQ(checked({true, hit}, {true, std::nullopt}).verdict, Verdict::protocol_error);
}

TEST(JudgeOutcome, ComparesWinnerKindAndPoints) {
    const Outcome right = Win{tables::Colour::white, Kind::mars, 2};
    EXPECT_EQ(outcome(right, right).verdict, Verdict::pass);
    EXPECT_EQ(outcome(std::nullopt, std::nullopt).verdict, Verdict::pass);
    for (const Outcome& wrong :
         {Outcome(), Outcome(Win{tables::Colour::black, Kind::mars, 2}), Outcome(Win{{}, Kind::single, 2}),
          Outcome(Win{{}, Kind::mars, 1}), Outcome(Win{{}, std::nullopt, 2}), Outcome(Win{{}, Kind::mars, {}})}) {
        EXPECT_EQ(outcome(right, wrong).verdict, Verdict::fail);
    }
    EXPECT_THAT(outcome(std::nullopt, right).remarks,
                ElementsAre("right: not over; the engine says: white wins, mars, points: 2"));
}

TEST(JudgeOutcome, DoesNotCompareWhatTheRuleSetLeavesOpen) {
    const Outcome right = Win{tables::Colour::black, std::nullopt, std::nullopt};
    EXPECT_EQ(outcome(right, right).verdict, Verdict::pass);
    EXPECT_EQ(outcome(right, Win{tables::Colour::black, Kind::koks, 7}).verdict, Verdict::pass);
    EXPECT_EQ(outcome(right, Win{tables::Colour::white, std::nullopt, std::nullopt}).verdict, Verdict::fail);
}

TEST(JudgeStart, ComparesBothSides) {
    Question question;
    question.method = Method::start;
    const StartAnswer right = std::get<StartAnswer>(answer_to(hypergammon(), question));
    EXPECT_EQ(judged(question, right).verdict, Verdict::pass);
    StartAnswer wrong = right;
    wrong.layout.black.add(24, -1);
    wrong.layout.black.add(23, 1);
    const Judgement judgement = judged(question, wrong);
    EXPECT_EQ(judgement.verdict, Verdict::fail);
    EXPECT_THAT(judgement.missing, ElementsAre(right.layout));
    EXPECT_THAT(judgement.illegal, ElementsAre(wrong.layout));
    EXPECT_EQ(judgement.given, Answer(wrong));
    EXPECT_EQ(judged(question, Layouts{right.layout}).verdict, Verdict::protocol_error);
}

TEST(Given, IsTheAnswerInTheFormOfARightOne) {
    const Question question = legal_plays(two_ways, {5, 4});
    const Answer both = answer_to(hypergammon(), question);
    EXPECT_EQ(judged(question, Layouts{passed_by, hit}).given, both);
    EXPECT_EQ(judged(question, Plays{"24/19/15", "24/20*/15", Play{{24, 20}, {20, 15}}}).given, both);
    Layouts thrice{hit, passed_by, hit};
    std::sort(thrice.begin(), thrice.end());
    EXPECT_EQ(judged(question, Layouts{hit, passed_by, hit}).given, Answer(thrice));

    const Question choice = asked(Method::choose_play, two_ways, {5, 4});
    EXPECT_EQ(judged(choice, Layouts{hit}).given, Answer(Layouts{hit}));
    EXPECT_EQ(judged(choice, Plays{"24/20*"}).given, Answer(Layouts{layout("X 20:1 / O bar:1 24:1")}));

    EXPECT_EQ(checked({true, hit}, {}).given, Answer(CheckAnswer{}));
    EXPECT_EQ(checked({true, hit}, {true, hit}).given, Answer(CheckAnswer{true, hit}));
    const Outcome won = Win{tables::Colour::black, Kind::koks, 3};
    EXPECT_EQ(outcome(std::nullopt, won).given, Answer(won));
}

TEST(Given, IsAbsentWhereNoResultCanBeMadeOfTheAnswer) {
    const Question question = legal_plays(two_ways, {5, 4});
    for (const Plays& plays : {Plays{}, Plays{"24/20*/15", "24/10"}, Plays{"24/15"}, Plays{"up two, down one"}}) {
        EXPECT_EQ(judged(question, plays).given, std::nullopt);
    }
    EXPECT_EQ(judged(question, Layouts{}).given, std::nullopt);
    EXPECT_EQ(judged(question, CheckAnswer{}).given, std::nullopt);
    EXPECT_EQ(judged(asked(Method::choose_play, two_ways, {5, 4}), Plays{"24/10"}).given, std::nullopt);
    EXPECT_EQ(checked({true, hit}, {true, std::nullopt}).given, std::nullopt);
}

TEST(Given, SaysNothingOfWhatTheRuleSetLeavesOpen) {
    const tables::Rules unscored(*tables::find_ruleset("hyper-short-nardy"));
    Question question;
    question.method = Method::outcome;
    const Judgement judgement = judge(unscored, question, Outcome(), Outcome(Win{{}, Kind::koks, 3}));
    EXPECT_EQ(judgement.given, Answer(Outcome(Win{})));
}

TEST(Judge, CallsAResponseToAnotherMethodAProtocolError) {
    const Question question = legal_plays(two_ways, {5, 4});
    EXPECT_THAT(judged(question, CheckAnswer{}).remarks, ElementsAre("the answer is not one to legal_plays"));
    EXPECT_EQ(judged(question, Outcome()).verdict, Verdict::protocol_error);
    EXPECT_EQ(judged(asked(Method::choose_play, two_ways, {5, 4}), Outcome()).verdict, Verdict::protocol_error);
    Question check = asked(Method::check_play, two_ways, {5, 4});
    check.play = "";
    EXPECT_EQ(judged(check, Layouts{hit}).verdict, Verdict::protocol_error);
    check.method = Method::outcome;
    EXPECT_EQ(judged(check, CheckAnswer{}).verdict, Verdict::protocol_error);
}

RC_GTEST_PROP(JudgeProperty, PassesTheRightAnswerInEveryFormAndNamesTheOneLeftOut, ()) {
    const auto& sets = tables::built_in_rulesets();
    generators::DrawnChoices choices;
    const tables::Rules rules(choices.one_of(sets));
    Question question;
    question.position = generators::any_position(rules.set(), choices);
    const tables::Dice dice = generators::roll(choices);
    question.roll = Roll{dice.smaller(), dice.larger()};

    Layouts results;
    Plays steps;
    Plays texts;
    for (const tables::LegalPlay& play : tables::legal_plays(rules, question.position, dice)) {
        results.push_back(play.result);
        steps.emplace_back(play.play);
        texts.emplace_back(notation::play_text(play.play, question.position));
    }
    const Answer right = answer_to(rules, question);
    std::reverse(results.begin(), results.end());
    RC_ASSERT(judge(rules, question, right, results).verdict == Verdict::pass);
    RC_ASSERT(judge(rules, question, right, steps).verdict == Verdict::pass);
    RC_ASSERT(judge(rules, question, right, texts).verdict == Verdict::pass);

    if (results.size() > 1) {
        const std::size_t left_out = choices.below(static_cast<std::uint32_t>(results.size()));
        const Layout missing = results[left_out];
        results.erase(results.begin() + static_cast<std::ptrdiff_t>(left_out));
        RC_ASSERT(judge(rules, question, right, results).missing == Layouts{missing});
    }
}

namespace {

using tables::Colour;
using tables::Cube;
using tables::Dice;
using tables::Doubled;
using tables::GameWon;
using tables::Opening;
using tables::Resignation;
using tables::Standing;

/// Of backgammon, where nothing is open.
Judgement judged_of(Method method, const Answer& right, const Response& response) {
    Question question;
    question.method = method;
    return judge(tables::Rules(*tables::find_ruleset("backgammon")), question, right, response);
}

std::string remark_of(Method method, const Answer& right, const Response& response) {
    const Judgement judgement = judged_of(method, right, response);
    EXPECT_EQ(judgement.verdict == Verdict::pass, judgement.remarks.empty());
    EXPECT_LE(judgement.remarks.size(), 1U);
    EXPECT_TRUE(judgement.given);
    return judgement.remarks.empty() ? "none" : judgement.remarks.front();
}

const Opening white_starts{Colour::white, Dice(5, 3), Cube{}};

} // namespace

TEST(JudgeOpening, ComparesWhoStartsAndWithWhatAndTheCube) {
    const auto remark = [](const OpeningResponse& given) { return remark_of(Method::opening, white_starts, given); };
    EXPECT_EQ(remark({Colour::white, Dice(3, 5), {}}), "none") << "the cube is as it was";
    EXPECT_EQ(remark({Colour::white, Dice(3, 5), Cube{}}), "none");
    EXPECT_EQ(remark({Colour::black, Dice(3, 5), {}}), "right: white starts with 5-3, the cube on 1 in the middle; "
                                                       "the engine says: black starts with 5-3, the cube on 1 in the "
                                                       "middle");
    EXPECT_THAT(remark({Colour::white, {}, {}}), HasSubstr("says: white starts and throws both dice, the cube on 1"));
    EXPECT_THAT(remark({{}, {}, {}}), HasSubstr("says: both throw again, the cube on 1"));
    EXPECT_THAT(remark({Colour::white, Dice(3, 5), Cube{2, {}}}),
                HasSubstr("says: white starts with 5-3, the cube on 2"));
}

TEST(JudgeOpening, TakesTheCubeOfTheQuestionWhereTheEngineSaysNothingOfIt) {
    Question question;
    question.method = Method::opening;
    question.cube = Cube{2, {}};
    const tables::Rules rules(*tables::find_ruleset("backgammon"));
    const OpeningResponse silent{{}, {}, {}};
    EXPECT_EQ(judge(rules, question, Opening{{}, {}, Cube{2, {}}}, silent).verdict, Verdict::pass);
    const Judgement judgement = judge(rules, question, Opening{{}, {}, Cube{4, {}}}, silent);
    EXPECT_EQ(judgement.verdict, Verdict::fail);
    EXPECT_EQ(judgement.given, Answer(Opening{{}, {}, Cube{2, {}}}));
}

TEST(JudgeOpening, SaysNothingOfACubeThatNoGameHas) {
    Question question;
    question.method = Method::opening;
    const tables::Rules rules(*tables::find_ruleset("hyper-short-nardy"));
    const Judgement judgement =
        judge(rules, question, white_starts, OpeningResponse{Colour::white, Dice(5, 3), Cube{2, {}}});
    EXPECT_EQ(judgement.verdict, Verdict::pass);
    EXPECT_EQ(judgement.given, Answer(white_starts));
}

TEST(JudgeMayDouble, SaysWhichWayTheEngineErrs) {
    const MayDoubleAnswer yes{true};
    const MayDoubleAnswer no{false};
    EXPECT_EQ(remark_of(Method::may_double, yes, yes), "none");
    EXPECT_EQ(remark_of(Method::may_double, yes, no), "the player may double, the engine says that he may not");
    EXPECT_EQ(remark_of(Method::may_double, no, yes), "the player may not double, the engine says that he may");
}

TEST(JudgeDoubled, ComparesTheCubeOrTheEndOfTheGame) {
    const Doubled taken = Cube{4, Colour::black};
    const Doubled dropped = GameWon{Colour::white, 2};
    EXPECT_EQ(remark_of(Method::doubling, taken, taken), "none");
    EXPECT_EQ(remark_of(Method::doubling, dropped, dropped), "none");
    EXPECT_EQ(remark_of(Method::doubling, taken, Doubled(Cube{4, Colour::white})),
              "right: the cube on 4 with black; the engine says: the cube on 4 with white");
    EXPECT_EQ(remark_of(Method::doubling, dropped, taken),
              "right: white wins, points: 2; the engine says: the cube on 4 with black");
}

TEST(JudgeResignation, ComparesThePointsOrTheOffersInWhateverOrder) {
    const Resignation offered{{}, {1, 2, 3}, true};
    EXPECT_EQ(remark_of(Method::resign, offered, Resignation{{}, {3, 1, 2}, true}), "none");
    EXPECT_EQ(remark_of(Method::resign, offered, Resignation{{}, {2, 1}, false}),
              "right: offers: 1 2 3, to be refused or not; the engine says: offers: 1 2, not to be refused");
    EXPECT_EQ(remark_of(Method::resign, Resignation{6, {}, false}, Resignation{3, {}, false}),
              "right: points: 6; the engine says: points: 3");
}

TEST(JudgeStanding, ComparesTheScoreTheCrawfordGameAndTheWinner) {
    const Standing right{{6, 3}, true, {}};
    EXPECT_EQ(remark_of(Method::match, right, right), "none");
    EXPECT_EQ(remark_of(Method::match, right, Standing{{6, 3}, false, {}}),
              "right: white 6, black 3, the Crawford game is next, the match goes on; the engine says: white 6, black "
              "3, no Crawford game is next, the match goes on");
    EXPECT_EQ(remark_of(Method::match, Standing{{7, 3}, false, Colour::white}, Standing{{8, 3}, {}, Colour::white}),
              "right: white 7, black 3, no Crawford game is next, white has won the match; the engine says: white 8, "
              "black 3, white has won the match");
}

TEST(JudgeStanding, DoesNotCompareWhatTheRuleSetLeavesOpen) {
    const Standing right{{2, 0}, {}, {}};
    const Judgement judgement = judged_of(Method::match, right, Standing{{2, 0}, true, {}});
    EXPECT_EQ(judgement.verdict, Verdict::pass);
    EXPECT_EQ(judgement.given, Answer(right));
}

TEST(JudgeMatchPlay, CallsAnAnswerOfAnotherFormAProtocolError) {
    const Judgement judgement = judged_of(Method::may_double, MayDoubleAnswer{true}, Standing{});
    EXPECT_EQ(judgement.verdict, Verdict::protocol_error);
    EXPECT_THAT(judgement.remarks, ElementsAre("the answer is not one to may_double"));
}

} // namespace nardcheck::specs
