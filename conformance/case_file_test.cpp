#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/case_file.hpp"
#include "conformance/input_error.hpp"
#include "conformance/test_support.hpp"

namespace nardcheck::conformance {

namespace {

using test::changed;
using test::dance;
using test::file_of;
using test::TempFolder;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A fault of a case file: what it holds, and how the one line about it goes on after the file's name.
struct Bad {
    const char* name;
    std::string text;
    const char* place_and_fault;
};

/// The case above with this changed.
Bad bad(const char* name, const char* patch, const char* place_and_fault) {
    return {name, file_of(changed(dance(), patch)), place_and_fault};
}

void PrintTo(const Bad& bad, std::ostream* out) {
    *out << bad.name;
}

std::string error_of(const std::filesystem::path& path) {
    try {
        (void)read_cases(path, Rulesets());
    } catch (const InputError& error) {
        return error.what();
    }
    return "no error";
}

class BadCaseFile : public testing::TestWithParam<Bad> {};

std::vector<Bad> bad_documents() {
    return {
        {"EmptyFile", "", ": line 1, column 1: "},
        {"BrokenJson", "{\n  \"cases\": [}\n", ": line 2, column 13: syntax error"},
        {"CutShort", R"({"cases": [)", ": line 1, column "},
        {"TextAfterTheEnd", file_of(dance()) + "x", ": line 1, column "},
        {"ByteOrderMark", "\xEF\xBB\xBF" + file_of(dance()), ": line 1, column 1: byte order mark"},
        {"NulByte", std::string("{}\0", 3), ": line 1, column 3: NUL byte"},
        {"InvalidUtf8", "{\"generated_by\": \"\xFF\", \"cases\": []}", ": line 1, column "},
        {"NotANumber", R"({"cases": [NaN]})", ": line 1, column 12: syntax error"},
        {"NumberTooLarge", R"({"cases": [1e999]})", ": line 1, column 16: number overflow"},
        {"DeepNesting", std::string(100'000, '['), ": /0/0"},
        {"AList", "[]", ": array where an object belongs"},
        {"NoCases", "{}", ": no member \"cases\""},
        {"CasesNoList", R"({"cases": {}})", ": /cases: object where an array belongs"},
        {"UnknownMember", R"({"cases": [], "case": []})", ": /case: unknown key"},
        {"GeneratorNoText", R"({"cases": [], "generated_by": 1})", ": /generated_by: number where a string belongs"},
        {"CaseNoObject", R"({"cases": [[]]})", ": /cases/0: array where an object belongs"},
        {"DuplicateKey", R"({"cases": [{"id": "a/b", "id": "a/b"}]})", ": /cases/0/id: duplicate key"},
        {"IdTwice", file_of(dance(), changed(dance(), R"({"id": "bar/other"})"), dance()),
         ": /cases/2 (bar/dance): the id is there already, in "},
    };
}

std::vector<Bad> bad_members() {
    return {
        bad("IdMissing", R"({"id": null})", ": /cases/0: no member \"id\""),
        bad("IdWithoutTopic", R"({"id": "dance"})", ": /cases/0/id: 'dance' is no id"),
        bad("IdInCapitals", R"({"id": "bar/Dance"})", ": /cases/0/id: 'bar/Dance' is no id"),
        bad("IdWithColon", R"({"id": "bar/a:b"})", ": /cases/0/id: 'bar/a:b' is no id"),
        bad("IdOfThreeParts", R"({"id": "bar/a/b"})", ": /cases/0/id: 'bar/a/b' is no id"),
        {"IdOfAMillionLetters",
         file_of(changed(dance(), ("{\"id\": \"bar/" + std::string(1'000'000, 'a') + "A\"}").c_str())),
         ": /cases/0/id: 'bar/aaa"},
        bad("IdWithLineBreak", R"({"id": "bar/a\nb"})", ": /cases/0/id: "),
        bad("UnknownKey", R"({"clock": 2})", ": /cases/0/clock: unknown key"),
        bad("RulesetsMissing", R"({"rulesets": null})", ": /cases/0: no member \"rulesets\""),
        bad("RulesetsEmpty", R"({"rulesets": []})", ": /cases/0/rulesets: no rule set"),
        bad("RulesetUnknown", R"({"rulesets": ["chess"]})", ": /cases/0 (bar/dance): unknown rule set 'chess'"),
        bad("RulesetTwice", R"({"rulesets": ["hypergammon", "hypergammon"]})", ": /cases/0/rulesets/1: 'hypergammon'"),
        bad("ClauseNoText", R"({"clauses": [7]})", ": /cases/0/clauses/0: number where a string belongs"),
        bad("ClauseWithoutTopic", R"({"clauses": ["enter\u001b[2J"]})", ": /cases/0/clauses/0: 'enter"),
        bad("LevelUnknown", R"({"level": "optional"})", ": /cases/0/level: 'optional' is no level"),
        bad("TierUnknown", R"({"tier": "Core"})", ": /cases/0/tier: 'Core' is no tier"),
        bad("MethodMissing", R"({"method": null})", ": /cases/0: no member \"method\""),
        bad("MethodUnknown", R"({"method": "legal_moves"})", ": /cases/0/method: unknown method 'legal_moves'"),
        bad("StepsEmpty", R"({"steps": [], "method": null, "position": null, "dice": null, "expect": null})",
            ": /cases/0/steps: no steps"),
        bad("StepsBesideMethod", R"({"steps": []})", ": /cases/0/dice: unknown key"),
        bad("StepWithAnId",
            R"({"steps": [{"id": "a/b"}], "method": null, "position": null, "dice": null, "expect": null})",
            ": /cases/0/steps/0/id: unknown key"),
    };
}

std::vector<Bad> bad_questions() {
    return {
        bad("DieZero", R"({"dice": [0, 5]})", ": /cases/0/dice/0: not an integer from 1 to 6"),
        bad("DieSeven", R"({"dice": [5, 7]})", ": /cases/0/dice/1: not an integer from 1 to 6"),
        bad("DieAsText", R"({"dice": ["6", 5]})", ": /cases/0/dice/0: not an integer from 1 to 6"),
        bad("DieWithFraction", R"({"dice": [6.0, 5]})", ": /cases/0/dice/0: not an integer from 1 to 6"),
        bad("ThreeDice", R"({"dice": [6, 5, 4]})", ": /cases/0/dice: 3 numbers where two dice belong"),
        bad("DiceMissing", R"({"dice": null})", ": /cases/0: no member \"dice\""),
        bad("DiceForOutcome", R"({"method": "outcome", "expect": {"over": false, "positions": null}})",
            ": /cases/0/dice: outcome has no dice"),
        bad("PlayForLegalPlays", R"({"play": ""})", ": /cases/0/play: legal_plays has no play"),
        bad("PositionForStart", R"({"method": "start", "dice": null})", ": /cases/0/position: start has no position"),
        bad("PositionMissing", R"({"position": null})", ": /cases/0: no member \"position\""),
        bad("PlayMissing", R"({"method": "check_play"})", ": /cases/0: no member \"play\""),
        bad("PlayUnreadable",
            R"({"method": "check_play", "play": "24", "expect": {"legal": false, "positions": null}})",
            ": /cases/0 (bar/dance): "),
        bad("PlayFromNowhere", R"({"method": "check_play", "play": [{"from": 26, "to": 20}]})",
            ": /cases/0/play/0/from: not an integer from 0 to 25"),
        bad("TurnUnknown", R"({"position": {"turn": "red"}})", ": /cases/0/position/turn: neither"),
        bad("TurnMissing", R"({"position": {"turn": null}})", ": /cases/0/position: no member \"turn\""),
        bad("SideMissing", R"({"position": {"black": null}})", ": /cases/0/position: no member \"black\""),
        bad("PointUnknown", R"({"position": {"white": {"26": 1}}})", ": /cases/0/position/white/26: unknown key"),
        bad("PointWithZero", R"({"position": {"white": {"08": 1}}})", ": /cases/0/position/white/08: unknown key"),
        bad("CountNegative", R"({"position": {"white": {"8": -1}}})", ": /cases/0/position/white/8: not an integer"),
        bad("CountHuge", R"({"position": {"white": {"8": 4294967297}}})",
            ": /cases/0/position/white/8: not an integer"),
        bad("TooManyCheckers", R"({"position": {"white": {"8": 2}}})",
            ": /cases/0 (bar/dance): white has 4 checkers, not 3 (hypergammon)"),
        bad("TooFewForOneRuleSet", R"({"rulesets": ["hypergammon", "backgammon"]})",
            ": /cases/0 (bar/dance): white has 3 checkers, not 15 (backgammon)"),
        bad("BothOnOnePoint", R"({"position": {"black": {"17": 1, "off": null}}})",
            ": /cases/0 (bar/dance): both sides stand on white's 8 (black's 17)"),
        bad("FinishedGame", R"({"position": {"white": {"bar": null, "8": null, "off": 3}}})",
            ": /cases/0 (bar/dance): the game is over, only outcome may be asked"),
    };
}

std::vector<Bad> bad_expectations() {
    return {
        bad("ExpectMissing", R"({"expect": null})", ": /cases/0: no member \"expect\""),
        bad("ExpectOfAnotherMethod", R"({"expect": {"positions": null, "over": false}})", ": /cases/0/expect/over: "),
        bad("ExpectPlays", R"({"expect": {"plays": [[]]}})", ": /cases/0/expect/plays: unknown key"),
        bad("NoResult", R"({"expect": {"positions": []}})", ": /cases/0/expect/positions: no result"),
        bad("ResultWithTurn", R"({"expect": {"positions": [{"white": {}, "black": {}, "turn": "black"}]}})",
            ": /cases/0/expect/positions/0/turn: unknown key"),
        bad("ResultTwice",
            R"({"expect": {"positions": [{"white": {"off": 3}, "black": {}}, {"white": {}, "black": {}},
                                         {"white": {"off": 3, "1": 0}, "black": {}}]}})",
            ": /cases/0/expect/positions: a result is given twice"),
        bad("ResultWithTooFewCheckers", R"({"expect": {"positions": [{"white": {"off": 2}, "black": {"1": 3}}]}})",
            ": /cases/0 (bar/dance): expected: white has 2 checkers, not 3 (hypergammon)"),
        bad("ResultWithBothOnOnePoint", R"({"expect": {"positions": [{"white": {"24": 3}, "black": {"1": 3}}]}})",
            ": /cases/0 (bar/dance): expected: both sides stand on white's 24 (black's 1) (hypergammon)"),
        bad("PositionWithTooFewCheckers", R"({"method": "check_play", "play": "", "expect":
            {"positions": null, "legal": true, "position": {"white": {}, "black": {"1": 3}}}})",
            ": /cases/0 (bar/dance): expected: white has 0 checkers, not 3 (hypergammon)"),
        bad("IllegalWithResult", R"({"method": "check_play", "play": "", "expect":
            {"positions": null, "legal": false, "position": {"white": {}, "black": {}}}})",
            ": /cases/0/expect/position: a play that is not legal has no result"),
        bad("StartOfAnotherMethod", R"({"method": "start", "position": null, "dice": null})",
            ": /cases/0/expect/positions: unknown key"),
        bad("StartWithTooFewCheckers", R"({"method": "start", "position": null, "dice": null, "expect":
            {"positions": null, "position": {"white": {"24": 2}, "black": {"24": 3}}}})",
            ": /cases/0 (bar/dance): expected: white has 2 checkers, not 3 (hypergammon)"),
        bad("WinnerOfAnUnfinishedGame", R"({"method": "outcome", "dice": null, "expect":
            {"positions": null, "over": false, "winner": "white"}})",
            ": /cases/0/expect/winner: unknown key"),
        bad("KindUnknown", R"({"method": "outcome", "dice": null, "expect":
            {"positions": null, "over": true, "winner": "white", "kind": "gammon"}})",
            ": /cases/0/expect/kind: neither"),
    };
}

} // namespace

TEST_P(BadCaseFile, IsRefusedInOneLineThatNamesFileAndPlace) {
    const TempFolder folder;
    const auto file = folder.write("bad.json", GetParam().text);
    EXPECT_THAT(error_of(file), AllOf(StartsWith(file.string() + GetParam().place_and_fault), Not(HasSubstr("\n"))));
}

const auto name_of_bad = [](const auto& row) { return row.param.name; };
INSTANTIATE_TEST_SUITE_P(Document, BadCaseFile, testing::ValuesIn(bad_documents()), name_of_bad);
INSTANTIATE_TEST_SUITE_P(Member, BadCaseFile, testing::ValuesIn(bad_members()), name_of_bad);
INSTANTIATE_TEST_SUITE_P(Question, BadCaseFile, testing::ValuesIn(bad_questions()), name_of_bad);
INSTANTIATE_TEST_SUITE_P(Expectation, BadCaseFile, testing::ValuesIn(bad_expectations()), name_of_bad);

TEST(CaseFolder, IsRefusedWhereTwoFilesGiveOneId) {
    const TempFolder folder;
    const auto first = folder.write("a/one.json", file_of(dance()));
    const auto second = folder.write("b/two.json", file_of(dance()));
    EXPECT_EQ(error_of(folder.path()), second.string() + ": /cases/0 (bar/dance): the id is there already, in " +
                                           first.string() + ": /cases/0 (bar/dance)");
}

TEST(CaseFolder, IsRefusedWhereNothingCanBeRead) {
    const TempFolder folder;
    EXPECT_EQ(error_of(folder.path()), folder.path().string() + ": no JSON file here");
    EXPECT_EQ(error_of("/no/such/file.json"), "/no/such/file.json: no JSON file here");
    const auto disguised = folder.path() / "folder.json";
    std::filesystem::create_directory(disguised);
    EXPECT_EQ(error_of(disguised), disguised.string() + ": no JSON file here");
    EXPECT_THROW((void)read_case_file(disguised, Rulesets()), InputError);
}

TEST(CaseFolder, IsReadFileByFileInTheOrderOfTheirPaths) {
    const TempFolder folder;
    folder.write("b.json", file_of(changed(dance(), R"({"id": "x/2"})"), changed(dance(), R"({"id": "x/3"})")));
    folder.write("a/z.json", file_of(changed(dance(), R"({"id": "x/1"})")));
    folder.write("notes.txt", "no case");
    std::vector<std::string> ids;
    for (const Case& golden : read_cases(folder.path(), Rulesets())) {
        ids.push_back(golden.id);
    }
    EXPECT_THAT(ids, testing::ElementsAre("x/1", "x/2", "x/3"));
}

TEST(CaseFile, GivesEachMemberItsMeaning) {
    const TempFolder folder;
    const auto file = folder.write("all.json", file_of(changed(dance(), R"({"rulesets": ["hypergammon",
        "hyper-short-nardy"], "clauses": ["bar/enter-first"], "level": "recommended", "tier": "smoke",
        "comment": "dances", "dice": [5, 6]})")));
    const Case golden = read_cases(file, Rulesets()).front();
    EXPECT_THAT(golden.rulesets, testing::ElementsAre("hypergammon", "hyper-short-nardy"));
    EXPECT_THAT(golden.clauses, testing::ElementsAre("bar/enter-first"));
    EXPECT_TRUE(golden.recommended);
    EXPECT_EQ(golden.tier, Tier::smoke);
    EXPECT_EQ(golden.comment, "dances");
    ASSERT_EQ(golden.steps.size(), 1U);
    EXPECT_EQ(golden.steps[0].question.roll->first, 5) << "dice keep the order in which they are told";
    EXPECT_EQ(golden.steps[0].question.position.mover()[tables::bar], 1);

    const Case plain = read_cases(folder.write("plain.json", file_of(dance())), Rulesets()).front();
    EXPECT_FALSE(plain.recommended);
    EXPECT_EQ(plain.tier, Tier::core);
}

} // namespace nardcheck::conformance
