#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/input_error.hpp"
#include "conformance/rulesets.hpp"
#include "conformance/test_support.hpp"
#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using test::TempFolder;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using testing::ThrowsMessage;

/// A file that cannot be used, and how the line about it goes on after the file's name.
struct Bad {
    const char* name;
    const char* text;
    const char* place_and_fault;
};

void PrintTo(const Bad& bad, std::ostream* out) {
    *out << bad.name;
}

class BadRulesetFile : public testing::TestWithParam<Bad> {};

} // namespace

TEST(Rulesets, HoldTheBuiltInOnesAsTheirOwnBase) {
    const Rulesets rulesets;
    ASSERT_EQ(rulesets.all().size(), tables::built_in_rulesets().size());
    for (const Ruleset& ruleset : rulesets.all()) {
        EXPECT_TRUE(ruleset.is_built_in());
        EXPECT_EQ(ruleset.claimed_as, ruleset.id());
        EXPECT_EQ(&rulesets.get(ruleset.id()), &ruleset);
    }
    EXPECT_EQ(rulesets.user_made(), Json::object());
    EXPECT_EQ(rulesets.find("chess"), nullptr);
    EXPECT_THAT([&] { (void)rulesets.get("chess"); },
                ThrowsMessage<InputError>(AllOf(HasSubstr("unknown rule set 'chess'"), HasSubstr("backgammon"))));
}

TEST(RulesetFile, ChangesFieldsOfItsBaseAndIsToldInTheHandshakeAsItIs) {
    const TempFolder folder;
    const Json file = Json::parse(R"({"house": {"base": "hypergammon", "fields": {
        "start": {"24": 2, "6": 1}, "max_per_point": 5, "hit_and_run_home": false, "bearoff": "furthest_first_literal",
        "may_decline_overshoot": true, "gammon": 0, "backgammon": "unspecified", "cube": "money", "cube_cap": 64,
        "cube_in_one_point_match": false, "crawford": "unspecified", "match_lengths": "3 5"}},
        "plain": {"base": "short-nardy", "fields": {}}})");
    Rulesets rulesets;
    const Ruleset& before = rulesets.get("backgammon");
    rulesets.add_file(folder.write("rules.json", file.dump()));
    EXPECT_EQ(&before, &rulesets.get("backgammon")) << "references stay valid";

    const Ruleset& house = rulesets.get("house");
    EXPECT_EQ(house.base, "hypergammon");
    EXPECT_EQ(house.claimed_as, "house");
    EXPECT_EQ(house.set.max_per_point, 5);
    EXPECT_FALSE(house.set.hit_and_run_home);
    EXPECT_EQ(house.set.start[6], 1);
    EXPECT_EQ(house.set.backgammon, std::nullopt);
    EXPECT_EQ(house.set.cube_cap, 64);
    EXPECT_EQ(house.set.match_lengths, (std::vector{3, 5}));
    EXPECT_TRUE(house.set.may_decline_exact_bearoff) << "what is not changed is the base's";
    EXPECT_EQ(rulesets.user_made(), file);

    Rulesets engine;
    engine.add(rulesets.user_made(), "rulesets");
    EXPECT_EQ(engine.get("house").set, house.set);
}

TEST(RulesetFile, MayShowThePointsOfAStartThatAreEmpty) {
    Rulesets rulesets;
    rulesets.add(Json::parse(R"({"x": {"base": "hypergammon", "fields": {"start": {"24": 3, "5": 0, "bar": 0}}}})"),
                 "here");
    EXPECT_EQ(rulesets.get("x").set.checkers(), 3);
}

TEST_P(BadRulesetFile, IsRefusedInOneLineThatNamesFileAndPlace) {
    const TempFolder folder;
    const auto file = folder.write("rules.json", GetParam().text);
    Rulesets rulesets;
    EXPECT_THAT(
        [&] { rulesets.add_file(file); },
        ThrowsMessage<InputError>(AllOf(StartsWith(file.string() + GetParam().place_and_fault), Not(HasSubstr("\n")))));
}

INSTANTIATE_TEST_SUITE_P(
    Of, BadRulesetFile,
    testing::Values(
        Bad{"BrokenJson", "{", ": line 1, column "}, Bad{"NoObject", "[]", ": array where an object belongs"},
        Bad{"NoDefinition", R"({"x": 1})", ": /x: number where an object belongs"},
        Bad{"UnknownMember", R"({"x": {"base": "backgammon", "fields": {}, "f": 1}})", ": /x/f: unknown key"},
        Bad{"NoBase", R"({"x": {"fields": {}}})", ": /x: no member \"base\""},
        Bad{"BaseNoText", R"({"x": {"base": 5, "fields": {}}})", ": /x/base: number where a string belongs"},
        Bad{"BaseUnknown", R"({"x": {"base": "chess", "fields": {}}})", ": /x/base: 'chess' is no built-in rule set"},
        Bad{"BaseNotBuiltIn", R"({"a": {"base": "backgammon", "fields": {}}, "b": {"base": "a", "fields": {}}})",
            ": /b/base: 'a' is no built-in rule set"},
        Bad{"NoFields", R"({"x": {"base": "backgammon"}})", ": /x: no member \"fields\""},
        Bad{"FieldsNoObject", R"({"x": {"base": "backgammon", "fields": []}})", ": /x/fields: array where"},
        Bad{"IdOfABuiltIn", R"({"backgammon": {"base": "backgammon", "fields": {}}})", ": /backgammon: there is a"},
        Bad{"IdEmpty", R"({"": {"base": "backgammon", "fields": {}}})", ": /: an id of a-z"},
        Bad{"IdThatReadsLikeAUnit", R"({"a@b": {"base": "backgammon", "fields": {}}})", ": /a@b: an id of a-z"},
        Bad{"IdThatReadsLikeAPattern", R"({"a*": {"base": "backgammon", "fields": {}}})", ": /a*: an id of a-z"},
        Bad{"FieldUnknown", R"({"x": {"base": "backgammon", "fields": {"beavers": 1}}})",
            ": /x/fields/beavers: no field"},
        Bad{"ValueUnknown", R"({"x": {"base": "backgammon", "fields": {"gammon": 7}}})",
            ": /x/fields/gammon: gammon cannot be '7'"},
        Bad{"YesAsText", R"({"x": {"base": "backgammon", "fields": {"hit_and_run_home": "no"}}})",
            ": /x/fields/hit_and_run_home: false is wanted in place of \"no\""},
        Bad{"FigureAsText", R"({"x": {"base": "backgammon", "fields": {"max_per_point": "5"}}})",
            ": /x/fields/max_per_point: 5 is wanted in place of \"5\""},
        Bad{"FigureWithFraction", R"({"x": {"base": "backgammon", "fields": {"max_per_point": 5.0}}})",
            ": /x/fields/max_per_point: "},
        Bad{"FieldNull", R"({"x": {"base": "backgammon", "fields": {"max_per_point": null}}})",
            ": /x/fields/max_per_point: null cannot be the value"},
        Bad{"StartAsText", R"({"x": {"base": "backgammon", "fields": {"start": "24:2"}}})", ": /x/fields/start: "},
        Bad{"StartOnTheBar", R"({"x": {"base": "backgammon", "fields": {"start": {"24": 2, "bar": 1}}}})",
            ": /x/fields/start: "},
        Bad{"StartAgainstItself", R"({"x": {"base": "backgammon", "fields": {"start": {"24": 2, "1": 1}}}})",
            ": /x/fields/start: start cannot be"}),
    [](const auto& row) { return row.param.name; });

TEST(DerivedRuleset, IsClaimedAsItsBaseAndHasTheAssignmentsInItsId) {
    Rulesets rulesets;
    const Ruleset& derived = rulesets.derive("backgammon", {"max_per_point=5", "hit_and_run_home=no"});
    EXPECT_EQ(derived.id(), "backgammon+max_per_point=5+hit_and_run_home=no");
    EXPECT_EQ(derived.base, "backgammon");
    EXPECT_EQ(derived.claimed_as, "backgammon");
    EXPECT_EQ(derived.set.max_per_point, 5);
    EXPECT_EQ(rulesets.user_made().at(derived.id()),
              Json::parse(R"({"base": "backgammon", "fields": {"max_per_point": 5, "hit_and_run_home": false}})"));
    EXPECT_EQ(rulesets.get("backgammon").set.max_per_point, std::nullopt);
}

TEST(DerivedRuleset, OfTheUsersOwnKeepsItsFields) {
    Rulesets rulesets;
    rulesets.add(Json::parse(R"({"house": {"base": "backgammon", "fields": {"gammon": 0}}})"), "here");
    const Ruleset& derived = rulesets.derive("house", {"max_per_point=5"});
    EXPECT_EQ(derived.base, "backgammon");
    EXPECT_EQ(derived.claimed_as, "house");
    EXPECT_EQ(derived.set.gammon, 0);
    EXPECT_EQ(rulesets.user_made().at(derived.id()).at("fields"), Json::parse(R"({"gammon": 0, "max_per_point": 5})"));
}

TEST(DerivedRuleset, IsRefusedForAnAssignmentThatIsNone) {
    Rulesets rulesets;
    const auto fault = [&](const char* base, const char* assignment) {
        try {
            (void)rulesets.derive(base, {assignment});
        } catch (const InputError& error) {
            return std::string(error.what());
        }
        return std::string("none");
    };
    EXPECT_THAT(fault("backgammon", "max_per_point"), HasSubstr("max_per_point: FIELD=VALUE is wanted"));
    EXPECT_THAT(fault("backgammon", "max_per_point=0"), HasSubstr("max_per_point cannot be '0'"));
    EXPECT_THAT(fault("backgammon", "beavers=5"), HasSubstr("no field 'beavers'"));
    EXPECT_THAT(fault("backgammon", "="), HasSubstr("no field ''"));
    EXPECT_THAT(fault("chess", "max_per_point=5"), HasSubstr("unknown rule set 'chess'"));
    EXPECT_EQ(rulesets.all().size(), tables::built_in_rulesets().size());
}

} // namespace nardcheck::conformance
