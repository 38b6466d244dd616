#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/case_id.hpp"
#include "conformance/case_json.hpp"
#include "conformance/case_layout.hpp"
#include "conformance/test_support.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using client::Members;
using testing::HasSubstr;

Json golden(const char* method, const std::string& members) {
    Json json = {{"id", "cube/one"}, {"rulesets", {"backgammon"}}, {"method", method}};
    json.update(Json::parse(members));
    return json;
}

Json may_double(const char* patch = "{}") {
    return test::changed(golden("may_double", R"({"turn": "white", "rolled": false, "expect": {"may_double": true},
        "match": {"length": 7, "score": {"white": 3, "black": 4}, "crawford": false}})"),
                         patch);
}

/// With a cube in the middle, which a patch cannot tell: null takes a member away there.
Json with_cube_at_1(Json json) {
    json["cube"] = {{"value", 1}, {"owner", nullptr}};
    return json;
}

Json take(const char* patch = "{}") {
    return test::changed(may_double(R"({"method": "double", "reply": "take", "doubles": "black", "turn": "black",
        "expect": {"may_double": null, "cube": {"value": 4, "owner": "white"}},
        "cube": {"value": 2, "owner": "black"}})"),
                         patch);
}

Json resign(const char* expect) {
    return golden("resign", std::string(R"({"resigns": "white", "cube": {"value": 2, "owner": null}, "position": {
        "white": {"6": 15}, "black": {"6": 15}, "turn": "black"}, "expect": )") +
                                expect + "}");
}

/// One case of each method that is about what surrounds the games.
std::vector<Json> all_methods() {
    return {
        golden("opening", R"({"rolls": {"white": 5, "black": 3}, "expect": {"starts": "white", "dice": [5, 3]}})"),
        golden("opening", R"({"rolls": {"white": 3, "black": 3}, "cube": {"value": 2, "owner": null},
                              "expect": {"starts": null, "cube": {"value": 4, "owner": null}}})"),
        may_double(),
        take(),
        take(R"({"reply": "drop", "expect": {"cube": null, "winner": "black", "points": 2}})"),
        resign(R"({"points": 4})"),
        resign(R"({"offers": [1, 2], "refusable": true})"),
        golden("match", R"({"length": 5, "games": [{"winner": "black", "points": 4}],
                            "expect": {"score": {"white": 0, "black": 4}, "crawford": true, "winner": null}})"),
        golden("outcome", R"({"cube": {"value": 4, "owner": "white"}, "position": {"white": {"off": 15},
            "black": {"6": 15}, "turn": "black"},
            "expect": {"over": true, "winner": "white", "kind": "mars", "points": 8}})"),
    };
}

std::string fault_of(const Json& json) {
    try {
        (void)case_from(json, Completeness::whole, {});
        return "accepted";
    } catch (const client::CodecError& error) {
        return error.what();
    }
}

std::string id_of(const Json& json) {
    return permanent_id("cube", case_from(json, Completeness::draft, {}));
}

} // namespace

TEST(QuestionJson, IsReadAndWrittenAlike) {
    for (const Json& json : all_methods()) {
        const CaseStep step = case_from(json, Completeness::whole, {}).steps.at(0);
        Json written = encode_params(step.question);
        for (const auto& [name, value] : written.items()) {
            EXPECT_EQ(value, json.at(name)) << json;
        }
        EXPECT_EQ(written.size(), json.size() - 4) << written << " of " << json;
        EXPECT_EQ(encode_answer(step.question, step.expect), json.at("expect"));
    }
}

TEST(QuestionJson, LaysOutEachMethodSoThatItReadsTheSame) {
    const Json file = {{"cases", all_methods()}};
    EXPECT_EQ(Json::parse(case_file_text(file)), file);
    EXPECT_THAT(case_file_text({{"cases", {take()}}}), HasSubstr(R"(      "method": "double",
      "match": {"length": 7, "score": {"white": 3, "black": 4}, "crawford": false},
      "cube": {"value": 2, "owner": "black"},
      "turn": "black",
      "doubles": "black",
      "rolled": false,
      "reply": "take",
      "expect": {"cube": {"value": 4, "owner": "white"}}
)"));
}

TEST(QuestionJson, NamesWhatIsMissingOrTooMuch) {
    EXPECT_EQ(fault_of(may_double(R"({"rolled": null})")), "the value: no member \"rolled\"");
    EXPECT_EQ(fault_of(may_double(R"({"match": null})")), "the value: no member \"match\"");
    EXPECT_EQ(fault_of(take(R"({"reply": null})")), "the value: no member \"reply\"");
    EXPECT_EQ(fault_of(may_double(R"({"reply": "take"})")), "/reply: may_double has no reply");
    EXPECT_EQ(fault_of(may_double(R"({"dice": [1, 2]})")), "/dice: may_double has no dice");
    EXPECT_EQ(fault_of(may_double(R"({"cube": {"value": 2}})")), "/cube: no member \"owner\"");
    EXPECT_EQ(fault_of(may_double(R"({"match": {"points": 3}})")), "/match/points: unknown key");
    EXPECT_EQ(fault_of(may_double(R"({"expect": {"why": "so"}})")), "/expect/why: unknown key");
    EXPECT_EQ(fault_of(with_cube_at_1(test::dance())), "/cube: legal_plays has no cube");
    EXPECT_EQ(fault_of(resign(R"({"points": 0})")), "/expect/points: not an integer from 1 to 2147483647");
}

TEST(QuestionJson, IgnoresInARequestWhatItDoesNotKnow) {
    const Json params = test::changed(may_double(), R"({"hint": 1, "match": {"event": "final"}})");
    EXPECT_EQ(question_from(specs::Method::may_double, params, Members::open, {}).match->length, 7);
}

TEST(QuestionJson, TakesTheCubeOfAnOpeningThatIsNotToldForTheOneBefore) {
    const auto step =
        case_from(golden("opening", R"({"rolls": {"white": 3, "black": 3}, "cube": {"value": 2, "owner": null},
                                        "expect": {"starts": null}})"),
                  Completeness::whole, {})
            .steps.at(0);
    EXPECT_EQ(std::get<tables::Opening>(step.expect).cube.value, 2);
}

TEST(PermanentId, HoldsAllThatIsAskedOfWhatSurroundsTheGames) {
    const std::string id = id_of(take());
    for (const char* patch :
         {R"({"reply": "drop"})", R"({"cube": {"value": 4}})", R"({"cube": null})", R"({"rolled": true})",
          R"({"doubles": "white"})", R"({"match": {"length": 9}})", R"({"match": {"crawford": true}})"}) {
        EXPECT_NE(id_of(take((std::string(patch).insert(1, R"("expect": null, )")).c_str())), id) << patch;
    }
}

// As those of case_id_test.cpp, computed apart from this program.
TEST(PermanentId, IsTheSameWhetherADefaultIsToldOrNot) {
    EXPECT_EQ(id_of(may_double()), "cube/eb3009fac262");
    EXPECT_EQ(id_of(with_cube_at_1(may_double())), "cube/eb3009fac262");
    EXPECT_EQ(id_of(may_double(R"({"doubles": "white"})")), "cube/eb3009fac262");
    EXPECT_NE(id_of(may_double(R"({"doubles": "black"})")), "cube/eb3009fac262");
}

} // namespace nardcheck::conformance
