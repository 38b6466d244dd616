#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/case_json.hpp"
#include "conformance/report/question_text.hpp"
#include "conformance/report/terminal.hpp"
#include "conformance/test_support.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::conformance {

namespace {

using client::Reply;
using specs::Verdict;
using test::changed;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// What a hostile engine would like to see on a terminal.
const std::string hostile = "evil\x1b[2J\r\nAll 2 agree with the rules.\x07\xFF";

/// A run of one case in both colours, and what a test makes of it.
class TerminalReport : public testing::Test {
  protected:
    TerminalReport() {
        cases_ = {case_from(changed(test::dance(), R"({"clauses": ["bar/enter-first"], "comment": "A closed entry."})"),
                            Completeness::whole, {})};
        units_ = units_of(cases_, rulesets_, {});
        result_.engine.name = "Gnu";
        result_.engine.version = "1.2";
        for (const Unit& unit : units_) {
            result_.units.emplace_back().unit = &unit;
        }
        style_.repeat = [](const std::string& unit) { return "repeat " + unit; };
    }

    UnitResult& unit(std::size_t index) {
        return result_.units.at(index);
    }

    void all(Verdict verdict, const std::string& reason = "") {
        for (UnitResult& one : result_.units) {
            one.judgement.verdict = verdict;
            one.reason = reason;
        }
    }

    std::string report() {
        return terminal_report(result_, style_);
    }

    Rulesets rulesets_;
    std::vector<Case> cases_;
    std::vector<Unit> units_;
    RunResult result_;
    ReportStyle style_;
};

} // namespace

TEST_F(TerminalReport, IsShortWhereAllPass) {
    EXPECT_EQ(report(), "Engine: Gnu 1.2\n"
                        "\n"
                        "rule set               pass            fail\n"
                        "hypergammon               2               0\n"
                        "all                       2               0\n"
                        "\n"
                        "All 2 agree with the rules.\n");
}

TEST_F(TerminalReport, ExplainsAFailureOnceForBothColours) {
    specs::Judgement wrong;
    wrong.verdict = Verdict::fail;
    wrong.missing = std::get<std::vector<tables::Layout>>(cases_[0].steps[0].expect);
    wrong.illegal = {tables::Layout{}};
    unit(0).judgement = wrong;
    unit(1).judgement.verdict = Verdict::fail;
    const std::string text = report();
    EXPECT_THAT(
        text,
        AllOf(HasSubstr("fail hypergammon:bar/dance\n"
                        "  tests bar/enter-first: While a player has a checker on the bar, none of his other "
                        "checkers may move.\n"
                        "  This case: A closed entry.\n"
                        "  Also: hypergammon:bar/dance@mirrored\n"),
              HasSubstr("|BAR|"), HasSubstr("legal_plays: white (X), dice 6-6\n"), HasSubstr("  missing: no move\n"),
              HasSubstr("  illegal: white bar: 1 to 0, 8: 1 to 0, off: 1 to 0; black 6: 2 to 0, off: 1 "
                        "to 0\n"),
              HasSubstr("  again: repeat hypergammon:bar/dance\n"), HasSubstr("2 of 2 differ from the rules.\n")));
    EXPECT_EQ(text.find("again:"), text.rfind("again:"));
}

TEST_F(TerminalReport, ShowsFaultsOfTwoKindsInOneCaseApart) {
    unit(0).judgement.verdict = Verdict::fail;
    unit(1).judgement.verdict = Verdict::crash;
    EXPECT_THAT(report(), AllOf(HasSubstr("fail hypergammon:bar/dance\n"), HasSubstr("crash hypergammon:bar/dance@"),
                                HasSubstr("again: repeat hypergammon:bar/dance@mirrored\n")));
}

TEST_F(TerminalReport, LetsNoTextOfTheEngineSteerTheTerminalOrForgeALine) {
    result_.engine = {hostile, hostile, hostile, hostile, hostile, {}, 1, {hostile}};
    result_.remarks = {hostile};
    UnitResult& first = unit(0);
    first.judgement.verdict = Verdict::protocol_error;
    first.judgement.remarks = {hostile};
    first.judgement.recommendations = {hostile};
    first.reason = first.sent = first.received = first.stderr_tail = hostile;
    unit(1).judgement.verdict = Verdict::declined;
    unit(1).reason = hostile;
    style_.trace = true;
    const std::string text = report();
    EXPECT_THAT(text, HasSubstr("evil"));
    EXPECT_THAT(text, Not(testing::ContainsRegex("[\x01-\x09\x0B-\x1F\x7F\xFF]")));
    EXPECT_THAT(text, Not(HasSubstr("\nAll 2 agree")));
}

TEST_F(TerminalReport, CutsAnAnswerThatWouldFillTheScreen) {
    all(Verdict::protocol_error);
    unit(0).received = std::string(1'000'000, 'x');
    EXPECT_LT(report().size(), 5000U);
    style_.trace = true;
    EXPECT_GT(report().size(), 1'000'000U) << "with --trace it is wanted";
}

TEST_F(TerminalReport, ShowsOnlyTheFirstOfEndlessFaults) {
    all(Verdict::fail);
    unit(0).judgement.remarks.assign(100'000, "a step that is not allowed");
    unit(0).judgement.illegal.assign(100'000, tables::Layout{});
    const std::string text = report();
    EXPECT_LT(text.size(), 10'000U);
    EXPECT_THAT(text, AllOf(HasSubstr("\n  and 99992 more\n"), HasSubstr("illegal: and 99992 more\n")));
}

TEST(QuestionText, SaysInOneLineWhatIsAskedOfWhatSurroundsTheGames) {
    const auto text = [](const char* params) {
        const client::Json json = client::Json::parse(params);
        return question_text(question_from(method_from(json.at("method"), {}), json, client::Members::open, {}));
    };
    EXPECT_EQ(text(R"({"method": "opening", "rolls": {"white": 5, "black": 3}})"), "opening: White throws 5, Black 3");
    EXPECT_EQ(text(R"({"method": "may_double", "turn": "white", "rolled": false, "cube": {"value": 2, "owner": "white"},
                       "match": {"length": 7, "score": {"white": 3, "black": 4}, "crawford": false}})"),
              "may_double: White wants to double, cube 2 owned by White, match to 7 at 3-4, dice not thrown");
    EXPECT_EQ(
        text(R"({"method": "may_double", "turn": "white", "rolled": true, "doubles": "black",
                       "match": {"length": 7, "score": {"white": 6, "black": 4}, "crawford": true}})"),
        "may_double: Black wants to double in White's turn, cube 1 in the middle, match to 7 at 6-4, the Crawford "
        "game, dice thrown");
    EXPECT_EQ(text(R"({"method": "double", "turn": "black", "rolled": false, "reply": "drop",
                       "match": {"length": null, "score": {"white": 0, "black": 0}, "crawford": false}})"),
              "double: Black wants to double, White drops, cube 1 in the middle, a game by itself, dice not thrown");
    EXPECT_EQ(text(R"({"method": "resign", "resigns": "black", "cube": {"value": 2, "owner": null},
                       "position": {"white": {}, "black": {}, "turn": "white"}})"),
              "resign: Black (O) resigns, cube 2 in the middle");
    EXPECT_EQ(text(R"({"method": "match", "length": 5, "games": []})"), "match: a match to 5, no game played yet");
    EXPECT_EQ(text(R"({"method": "match", "length": 5, "games": [{"winner": "white", "points": 2},
                                                                 {"winner": "black", "points": 1}]})"),
              "match: a match to 5, won so far: White 2, Black 1");
    EXPECT_EQ(text(R"({"method": "outcome", "cube": {"value": 4, "owner": "black"},
                       "position": {"white": {}, "black": {}, "turn": "white"}})"),
              "outcome: white (X), cube 4 owned by Black");
    EXPECT_EQ(text(R"({"method": "start"})"), "start: the board above is right");
}

TEST_F(TerminalReport, DrawsABoardOnlyWhereAPositionIsAskedAbout) {
    const auto board_of = [&](const char* golden) {
        cases_ = {case_from(client::Json::parse(golden), Completeness::whole, {})};
        units_ = units_of(cases_, rulesets_, {});
        result_.units.clear();
        result_.units.emplace_back().unit = &units_.front();
        unit(0).judgement.verdict = Verdict::fail;
        unit(0).judgement.remarks = {"right: this; the engine says: that"};
        const std::string text = report();
        EXPECT_THAT(text, HasSubstr("  right: this; the engine says: that\n"));
        return text.find("|BAR|") != std::string::npos;
    };
    EXPECT_FALSE(board_of(R"({"id": "opening/one", "rulesets": ["hypergammon"], "method": "opening",
                              "rolls": {"white": 2, "black": 1}, "expect": {"starts": "white", "dice": [2, 1]}})"));
    EXPECT_FALSE(board_of(R"({"id": "match/one", "rulesets": ["hypergammon"], "method": "match", "length": 3,
                              "games": [], "expect": {"score": {"white": 0, "black": 0}, "winner": null}})"));
    EXPECT_TRUE(board_of(R"({"id": "resign/one", "rulesets": ["short-nardy"], "method": "resign", "resigns": "white",
                             "position": {"white": {"6": 15}, "black": {"6": 15}, "turn": "white"},
                             "expect": {"points": 2}})"));
}

TEST(QuestionText, NamesDiceAndPlayAsTheyAreTold) {
    specs::Question question;
    EXPECT_EQ(question_text(question), "legal_plays: white (X)");
    question.method = specs::Method::check_play;
    question.position.turn = tables::Colour::black;
    question.roll = specs::Roll{5, 6};
    question.play = tables::Play{{25, 20}, {6, 0}};
    EXPECT_EQ(question_text(question), "check_play: black (O), dice 5-6, play 25/20, 6/0");
    question.play = tables::Play{};
    EXPECT_EQ(question_text(question), "check_play: black (O), dice 5-6, play none (a pass)");
    question.play = "bar/20\n\x1b[2J";
    EXPECT_EQ(question_text(question), "check_play: black (O), dice 5-6, play bar/20  [2J");
}

TEST_F(TerminalReport, CountsWhatTheEngineDeclinesByReason) {
    all(Verdict::declined, "only fifteen checkers");
    EXPECT_THAT(report(), AllOf(HasSubstr("Declined by the engine\n"
                                          "  only fifteen checkers (2)\n"
                                          "    hypergammon:bar/dance\n"
                                          "    hypergammon:bar/dance@mirrored\n"),
                                HasSubstr("Nothing was judged.\n")));
    all(Verdict::declined);
    EXPECT_THAT(report(), HasSubstr("  no reason given (2)\n"));
}

TEST_F(TerminalReport, SaysWhichClaimIsMissingWhereCasesAreSkipped) {
    all(Verdict::skipped);
    EXPECT_THAT(report(), AllOf(HasSubstr("Skipped: the engine does not claim\n  legal_plays of hypergammon (2)\n"),
                                HasSubstr("all                       0               0               2\n")));
}

TEST_F(TerminalReport, NotesWhatOnlyAStrictRunWouldFail) {
    unit(1).judgement.recommendations = {"2 of 4 results are given more than once"};
    EXPECT_THAT(report(), AllOf(HasSubstr("Noted; it fails only with --strict\n"
                                          "  2 of 4 results are given more than once (1)\n"
                                          "    hypergammon:bar/dance@mirrored\n"),
                                HasSubstr("All 2 agree with the rules.\n")));
}

TEST_F(TerminalReport, SaysThatTheEngineGaveUpWhateverElseItDid) {
    unit(0).judgement.verdict = Verdict::crash;
    unit(0).reason = "was killed by SIGSEGV before answering";
    unit(0).stderr_tail = "early words\nlast words\n\n";
    unit(1).judgement.verdict = Verdict::not_run;
    result_.gave_up = true;
    const std::string text = report();
    EXPECT_THAT(text, AllOf(HasSubstr("  was killed by SIGSEGV before answering\n  on stderr: last words\n"),
                            HasSubstr("Gave up: the engine died too often in a row; the rest was not run.\n"),
                            Not(HasSubstr("early"))));
    EXPECT_THAT(text, HasSubstr("rule set               pass            fail           crash         not-run\n"));
}

TEST_F(TerminalReport, LetsNoFaultHideAnother) {
    cases_.clear();
    for (const char* patch : {R"({"id": "bar/one", "clauses": ["bar/enter-first", "points/closed"]})",
                              R"({"id": "bar/two", "clauses": ["bar/enter-first"]})",
                              R"({"id": "dice/three", "clauses": ["dice/larger-die", "points/closed"]})",
                              R"({"id": "points/four", "clauses": ["points/closed"]})"}) {
        cases_.push_back(case_from(changed(test::dance(), patch), Completeness::whole, {}));
    }
    units_ = units_of(cases_, rulesets_, {});
    result_.units.clear();
    for (const Unit& one : units_) {
        UnitResult& added = result_.units.emplace_back();
        added.unit = &one;
        added.judgement.verdict = one.golden->id == "points/four" ? Verdict::pass : Verdict::fail;
    }
    style_.boards = 2;
    const std::string text = report();
    EXPECT_THAT(text, AllOf(HasSubstr("fail hypergammon:bar/one\n"), HasSubstr("fail hypergammon:dice/three\n"),
                            HasSubstr("  fail           hypergammon:bar/two and 1 more, tests bar/enter-first\n")));
    EXPECT_THAT(text, HasSubstr("  bar/enter-first                        4 of     4 failed\n"
                                "  dice/larger-die                        2 of     2 failed\n"
                                "  points/closed                          4 of     6 failed\n"));
}

TEST_F(TerminalReport, ShowsAWrongStartAsWhatDiffersFromTheRightOne) {
    cases_ = {case_from(changed(test::dance(), R"({"method": "start", "position": null, "dice": null, "expect":
        {"positions": null, "position": {"white": {"24": 3}, "black": {"24": 3}}}})"),
                        Completeness::whole, {})};
    units_ = units_of(cases_, rulesets_, {});
    result_.units.clear();
    UnitResult& wrong = result_.units.emplace_back();
    wrong.unit = &units_.front();
    wrong.judgement.verdict = Verdict::fail;
    tables::Layout given = std::get<specs::StartAnswer>(cases_[0].steps[0].expect).layout;
    given.black.add(24, -1);
    given.black.add(23, 1);
    wrong.judgement.illegal = {given};
    EXPECT_THAT(report(), AllOf(HasSubstr("X white to move: pips 72, bar 0, off 0\n"),
                                HasSubstr("  start: the board above is right\n"
                                          "  different: black 24: 3 to 2, 23: 0 to 1\n")));
}

TEST_F(TerminalReport, EndsWithWhatTheWrongAnswersHaveInCommon) {
    EXPECT_THAT(report(), Not(HasSubstr("seems to do")));
    all(Verdict::crash);
    EXPECT_THAT(report(), Not(HasSubstr("seems to do"))) << "no answer says nothing of the rules";
    const specs::Mutant& mutant = *specs::find_mutant("others-move-with-a-checker-on-the-bar");
    for (UnitResult& one : result_.units) {
        const CaseStep& step = one.unit->steps[0];
        one.judgement.verdict = Verdict::fail;
        one.judgement.given = specs::answer_to(*mutant.make(one.unit->ruleset->set), step.question);
    }
    EXPECT_THAT(report(),
                HasSubstr("all                       0               2\n"
                          "\n"
                          "What this engine seems to do\n"
                          "  2 of 2 wrong answers: as if by the fault others-move-with-a-checker-on-the-bar of "
                          "bar/enter-first: "));
    EXPECT_THAT(report(), testing::EndsWith("\n\n2 of 2 differ from the rules.\n"));
}

TEST_F(TerminalReport, DrawsOnlyTheFirstBoardsAndListsTheRest) {
    unit(0).judgement.verdict = Verdict::fail;
    unit(1).judgement.verdict = Verdict::timeout;
    style_.boards = 1;
    EXPECT_THAT(
        report(),
        HasSubstr("without a board: 1\n  timeout        hypergammon:bar/dance@mirrored, tests bar/enter-first\n"));
    style_.boards = 0;
    EXPECT_THAT(report(), Not(HasSubstr("|BAR|")));
}

TEST_F(TerminalReport, ColoursOnlyWhereItIsTold) {
    EXPECT_THAT(report(), Not(HasSubstr("\x1b")));
    style_.colour = true;
    EXPECT_THAT(report(), AllOf(StartsWith("Engine: \x1b[1mGnu\x1b[0m 1.2\n"), HasSubstr("\x1b[1;32mAll 2 agree")));
}

TEST(JudgeReply, TurnsWhatBecameOfARequestIntoAVerdict) {
    const Case golden = case_from(test::dance(), Completeness::whole, {});
    const tables::Rules rules(Rulesets().get("hypergammon").set);
    const auto verdict = [&](Reply::Kind kind, const client::Json& result = nullptr) {
        Reply reply;
        reply.kind = kind;
        reply.result = result;
        return judge_reply(rules, golden.steps[0], reply).verdict;
    };
    EXPECT_EQ(verdict(Reply::Kind::result, test::dance().at("expect")), Verdict::pass);
    EXPECT_EQ(verdict(Reply::Kind::result, {{"plays", {"8/2"}}}), Verdict::fail);
    EXPECT_EQ(verdict(Reply::Kind::result, {{"plays", 7}}), Verdict::protocol_error);
    EXPECT_EQ(verdict(Reply::Kind::declined), Verdict::declined);
    EXPECT_EQ(verdict(Reply::Kind::crash), Verdict::crash);
    EXPECT_EQ(verdict(Reply::Kind::timeout), Verdict::timeout);
    EXPECT_EQ(verdict(Reply::Kind::protocol_error), Verdict::protocol_error);
    EXPECT_EQ(verdict(Reply::Kind::not_run), Verdict::not_run);
}

} // namespace nardcheck::conformance
