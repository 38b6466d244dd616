#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "adapters/client/json.hpp"
#include "conformance/input_error.hpp"
#include "conformance/lint.hpp"
#include "conformance/test_support.hpp"

namespace nardcheck::conformance {

namespace {

namespace fs = std::filesystem;
using client::Json;
using test::changed;
using test::dance;
using test::file_of;
using test::TempFolder;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::vector<std::string> faults(const fs::path& path) {
    return lint({path}, Rulesets()).faults;
}

std::size_t completed(const fs::path& path) {
    return complete({path}, Rulesets());
}

/// Makes a folder that of the shipped suite as long as it lives.
class ShippedSuite {
  public:
    explicit ShippedSuite(const TempFolder& folder) {
        ::setenv("NARDCHECK_DATA", folder.path().c_str(), 1);
    }

    ~ShippedSuite() {
        ::unsetenv("NARDCHECK_DATA");
    }

    ShippedSuite(const ShippedSuite&) = delete;
    ShippedSuite& operator=(const ShippedSuite&) = delete;
};

/// One of each kind of request, without id and expectation.
std::string draft() {
    const Json asked = changed(dance(), R"({"id": null, "expect": null})");
    const Json position = asked.at("position");
    const Json steps = {{"rulesets", {"hypergammon"}},
                        {"steps",
                         {{{"method", "outcome"}, {"position", position}},
                          {{"method", "choose_play"}, {"position", position}, {"dice", {6, 2}}}}}};
    return file_of(asked, changed(asked, R"({"method": "check_play", "dice": [2, 6], "play": "bar/23 8/2"})"),
                   changed(asked, R"({"method": "check_play", "play": [{"from": 25, "to": 19}]})"),
                   changed(asked, R"({"method": "outcome", "dice": null})"),
                   changed(asked, R"({"method": "start", "position": null, "dice": null})"), steps);
}

} // namespace

TEST(Lint, IsSilentAboutRightCases) {
    const TempFolder folder;
    folder.write("one.json", file_of(dance(), changed(dance(), R"({"id": "bar/other"})")));
    folder.write("two.json", file_of());
    const LintReport report = lint({folder.path(), folder.path() / "one.json"}, Rulesets());
    EXPECT_THAT(report.faults, IsEmpty());
    EXPECT_EQ(report.files, 2U) << "a file that is named twice is read once";
    EXPECT_EQ(report.cases, 2U);
}

TEST(Lint, NamesAWrongExpectationWithItsPlaceAndTheRightOne) {
    const TempFolder folder;
    const auto file = folder.write("bad.json", file_of(changed(dance(), R"({"dice": [6, 5]})")));
    EXPECT_THAT(faults(file),
                ElementsAre(AllOf(StartsWith(file.string() + ": /cases/0 (bar/dance): wrong expectation under "
                                                             "hypergammon; the rules give {\"positions\":[{\"black\":"),
                                  HasSubstr("\"20\":1"))));
}

TEST(Lint, NamesTheRuleSetAndTheStepThatAreWrong) {
    const TempFolder folder;
    const Json finished = Json::parse(R"({"white": {"off": 3}, "black": {"24": 3}, "turn": "black"})");
    const Json over = Json::parse(R"({"over": true, "winner": "white", "kind": "koks", "points": 3})");
    const Json steps = {{"id", "outcome/x"},
                        {"rulesets", {"hypergammon", "hypergammon-yellowclub"}},
                        {"steps",
                         {{{"method", "outcome"}, {"position", dance().at("position")}, {"expect", {{"over", false}}}},
                          {{"method", "outcome"}, {"position", finished}, {"expect", over}}}}};
    EXPECT_THAT(faults(folder.write("steps.json", file_of(steps))),
                ElementsAre(HasSubstr("wrong expectation of step 1 under hypergammon-yellowclub; the rules give")));
}

TEST(Lint, AsksMoreOfTheShippedSuite) {
    const TempFolder folder;
    const ShippedSuite shipped(folder);
    const auto file =
        folder.write("conformance/cases/bar.json", file_of(changed(dance(), R"({"clauses": ["bar/enter-frist"]})")));
    const std::string place = file.string() + ": /cases/0 (bar/dance): ";
    EXPECT_THAT(faults(file),
                ElementsAre(StartsWith(place + "the id has to be bar/"), place + "no comment says why the case is here",
                            place + "unknown clause 'bar/enter-frist'"));
    folder.write("conformance/cases/bar.json", file_of(changed(dance(), R"({"clauses": ["result/points"]})")));
    EXPECT_THAT(faults(file), testing::Contains(place + "no mutant of result/points answers this case wrongly"));
    folder.write("conformance/cases/bar.json", file_of(dance()));
    EXPECT_THAT(faults(file), testing::Contains(place + "no clause is named"));
    EXPECT_THAT(faults(folder.write("own/bar.json", file_of(dance()))), IsEmpty());
}

TEST(Complete, AddsWhatIsMissingSoThatLintIsContent) {
    const TempFolder folder;
    const ShippedSuite shipped(folder);
    const auto file = folder.write("bar.json", draft());
    EXPECT_EQ(completed(file), 6U);
    EXPECT_THAT(faults(file), IsEmpty());
    const Json cases = Json::parse(test::text_in(file)).at("cases");
    EXPECT_EQ(cases[0].at("expect"), dance().at("expect"));
    EXPECT_EQ(cases[1].at("expect").at("legal"), true);
    EXPECT_EQ(cases[2].at("expect"), Json::parse(R"({"legal": false})"));
    EXPECT_EQ(cases[3].at("expect"), Json::parse(R"({"over": false})"));
    EXPECT_EQ(cases[4].at("expect").at("position").at("black"), Json::parse(R"({"24": 1, "23": 1, "22": 1})"));
    EXPECT_EQ(cases[5].at("steps")[0].at("expect"), cases[3].at("expect"));
    EXPECT_EQ(cases[5].at("steps")[1].at("expect").at("positions").size(), 2U);
    for (const Json& golden : cases) {
        EXPECT_THAT(golden.at("id").get<std::string>(), testing::MatchesRegex("bar/[0-9a-f]{12}"));
    }
}

TEST(Complete, ChangesNothingThatIsThere) {
    const TempFolder folder;
    const Json wrong = changed(dance(), R"({"dice": [5, 6], "comment": "wrong \" and \u00e9\u0001", "level": "required",
        "clauses": ["x/y"], "tier": "full", "position": {"white": {"7": 0}}})");
    const Json check = changed(dance(), R"({"id": "bar/check", "method": "check_play", "play": [{"from": 25, "to": 19}],
        "expect": {"positions": null, "legal": true, "position": {"white": {"off": 3}, "black": {"1": 3}}}})");
    const Json file = {{"$schema", "x"}, {"generated_by", "hand"}, {"cases", {wrong, check}}};
    const auto path = folder.write("bar.json", file.dump());
    EXPECT_EQ(completed(path), 0U);
    EXPECT_EQ(Json::parse(test::text_in(path)), file);
    EXPECT_THAT(faults(path), testing::SizeIs(2));
}

TEST(Complete, WritesALayoutThatItLeavesAsItIs) {
    const TempFolder folder;
    for (const std::string& text : {draft(), file_of(), file_of(changed(dance(), R"({"expect": null})"))}) {
        const auto file = folder.write("bar.json", text);
        completed(file);
        const std::string canonical = test::text_in(file);
        EXPECT_EQ(completed(file), 0U);
        EXPECT_EQ(test::text_in(file), canonical);
        EXPECT_FALSE(fs::exists(file.string() + ".new"));
    }
}

TEST(Complete, KeepsLinksAndPermissions) {
    const TempFolder folder;
    const auto file = folder.write("bar.json", draft());
    const auto link = folder.path() / "link.json";
    fs::create_symlink("bar.json", link);
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    completed(link);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_THAT(faults(file), IsEmpty());
}

TEST(Complete, PutsOneResultALineAndCheckersInTheOrderOfTheirWay) {
    const TempFolder folder;
    const auto file = folder.write("bar.json", file_of(dance()));
    completed(file);
    EXPECT_EQ(test::text_in(file), R"({
  "cases": [
    {
      "id": "bar/dance",
      "rulesets": ["hypergammon"],
      "method": "legal_plays",
      "position": {"white": {"bar": 1, "8": 1, "off": 1}, "black": {"6": 2, "off": 1}, "turn": "white"},
      "dice": [6, 6],
      "expect": {"positions": [
        {"white": {"bar": 1, "8": 1, "off": 1}, "black": {"6": 2, "off": 1}}
      ]}
    }
  ]
}
)");
}

TEST(Complete, RefusesACaseThatNeedsTwoAnswersAndLeavesTheFile) {
    const TempFolder folder;
    const std::string text = file_of(Json::parse(R"({"rulesets": ["hypergammon", "hypergammon-yellowclub"],
        "method": "outcome", "position": {"white": {"off": 3}, "black": {"24": 3}, "turn": "black"}})"));
    const auto file = folder.write("outcome.json", text);
    EXPECT_THAT([&] { completed(file); },
                testing::ThrowsMessage<InputError>(HasSubstr("hypergammon and hypergammon-yellowclub need different "
                                                             "answers")));
    EXPECT_EQ(test::text_in(file), text);
}

} // namespace nardcheck::conformance
