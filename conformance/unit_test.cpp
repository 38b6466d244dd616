#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "conformance/case_json.hpp"
#include "conformance/test_support.hpp"
#include "conformance/unit.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using test::changed;
using test::dance;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAreArray;
using Ids = std::vector<std::string>;

Case golden(const char* patch) {
    return case_from(changed(dance(), patch), Completeness::whole, {});
}

/// Two topics, three tiers, one case under two rule sets.
const std::vector<Case>& cases() {
    static const std::vector<Case> all = {
        golden(R"({"id": "bar/dance", "clauses": ["bar/enter-first"], "tier": "smoke"})"),
        golden(R"({"id": "bar/other", "clauses": ["bar/closed-entry", "dice/larger-die"]})"),
        golden(R"({"id": "dice/both", "rulesets": ["hypergammon", "hyper-short-nardy"], "tier": "full"})"),
    };
    return all;
}

Ids ids_of(const std::vector<Unit>& units) {
    Ids ids;
    for (const Unit& unit : units) {
        ids.push_back(unit.id());
    }
    return ids;
}

Ids selected(const Selection& selection) {
    static const Rulesets rulesets;
    return ids_of(units_of(cases(), rulesets, selection));
}

Ids of_cases(const std::vector<std::string>& patterns) {
    Selection selection;
    selection.cases = patterns;
    return selected(selection);
}

Ids of_clauses(const std::vector<std::string>& patterns) {
    Selection selection;
    selection.clauses = patterns;
    return selected(selection);
}

Ids of_tier(Tier tier) {
    Selection selection;
    selection.tier = tier;
    return selected(selection);
}

} // namespace

TEST(Pattern, StandsForOneComponentOrWithTwoStarsForAll) {
    EXPECT_TRUE(matches("bar/dance", "bar/dance"));
    EXPECT_FALSE(matches("bar/dance", "bar/dances"));
    EXPECT_FALSE(matches("bar/dances", "bar/dance"));
    EXPECT_TRUE(matches("bar/*", "bar/dance"));
    EXPECT_TRUE(matches("*/d*e", "bar/dance"));
    EXPECT_TRUE(matches("bar/dance*", "bar/dance"));
    EXPECT_FALSE(matches("*", "bar/dance"));
    EXPECT_FALSE(matches("*dance", "bar/dance"));
    EXPECT_TRUE(matches("**", "bar/dance"));
    EXPECT_TRUE(matches("**ance", "bar/dance"));
    EXPECT_TRUE(matches("b**e", "bar/dance"));
    EXPECT_TRUE(matches("", ""));
    EXPECT_FALSE(matches("", "x"));
    EXPECT_TRUE(matches("**", ""));
    EXPECT_TRUE(matches("***", "bar/dance"));
    EXPECT_FALSE(matches("*/", "bar/dance"));
    EXPECT_FALSE(matches(std::string(500, '*') + "x", "bar/dance")) << "at once";
}

TEST(Units, AreRuleSetTimesCaseTimesColourInThisOrder) {
    Selection all;
    all.every_tier = true;
    EXPECT_THAT(selected(all),
                ElementsAre("hypergammon:bar/dance", "hypergammon:bar/dance@mirrored", "hypergammon:bar/other",
                            "hypergammon:bar/other@mirrored", "hypergammon:dice/both", "hypergammon:dice/both@mirrored",
                            "hyper-short-nardy:dice/both", "hyper-short-nardy:dice/both@mirrored"));
}

TEST(Units, SwapColoursAndDiceWhereTheyAreMirrored) {
    const Rulesets rulesets;
    const std::vector<Case> one = {golden(R"({"dice": [6, 5]})")};
    const std::vector<Unit> units = units_of(one, rulesets, {});
    ASSERT_THAT(units, SizeIs(2));
    const specs::Question& written = units[0].steps[0].question;
    const specs::Question& swapped = units[1].steps[0].question;
    EXPECT_EQ(swapped.position, tables::mirrored(written.position));
    EXPECT_EQ(swapped.roll->first, 5);
    EXPECT_EQ(swapped.roll->second, 6);
    EXPECT_EQ(units[1].steps[0].expect, specs::mirrored(units[0].steps[0].expect));
}

TEST(Selection, ByTierTakesTheSmallerOnesToo) {
    EXPECT_THAT(of_tier(Tier::smoke), SizeIs(2));
    EXPECT_THAT(of_tier(Tier::core), SizeIs(4));
    EXPECT_THAT(of_tier(Tier::full), SizeIs(8));
}

TEST(Selection, ByClauseTakesEveryCaseThatNamesOneOfThem) {
    EXPECT_THAT(of_clauses({"dice/larger-die"}),
                ElementsAre("hypergammon:bar/other", "hypergammon:bar/other@mirrored"));
    EXPECT_THAT(of_clauses({"bar/*"}), SizeIs(4));
    EXPECT_THAT(of_clauses({"dice/*", "bar/enter-first"}), SizeIs(4));
    EXPECT_THAT(of_clauses({"bar"}), IsEmpty());
}

TEST(Selection, ByCaseCoversAllRuleSetsAndColoursThatItDoesNotName) {
    EXPECT_THAT(of_cases({"dice/both"}), SizeIs(4));
    EXPECT_THAT(of_cases({"bar/dance@mirrored"}), ElementsAre("hypergammon:bar/dance@mirrored"));
    EXPECT_THAT(of_cases({"bar/dance@"}), ElementsAre("hypergammon:bar/dance"));
    EXPECT_THAT(of_cases({"hyper-short-nardy:dice/both"}), SizeIs(2));
    EXPECT_THAT(of_cases({"hyper-short-nardy:dice/*@mirrored"}), ElementsAre("hyper-short-nardy:dice/both@mirrored"));
    EXPECT_THAT(of_cases({"*:dice/both@"}), ElementsAre("hypergammon:dice/both", "hyper-short-nardy:dice/both"));
    EXPECT_THAT(of_cases({"bar/dance@", "bar/other@"}), SizeIs(2));
    EXPECT_THAT(of_cases({"bar/danc"}), IsEmpty());
    EXPECT_THAT(of_cases({"backgammon:bar/dance"}), IsEmpty());
}

TEST(Selection, ByRuleSetTakesNoOther) {
    Selection selection;
    selection.every_tier = true;
    selection.rulesets = {"hyper-short-nardy"};
    EXPECT_THAT(selected(selection),
                ElementsAre("hyper-short-nardy:dice/both", "hyper-short-nardy:dice/both@mirrored"));
    selection.rulesets = {"backgammon"};
    EXPECT_THAT(selected(selection), IsEmpty());
}

TEST(UserRuleset, HasTheCasesOfItsBaseWithAnswersOfItsOwn) {
    const std::vector<Case> stacks = {golden(R"({"dice": [2, 1],
        "position": {"white": {"bar": 0, "8": 1, "6": 1}},
        "expect": {"positions": [{"white": {"off": 3}, "black": {"24": 3}}]}})")};
    Rulesets rulesets;
    const Ruleset& derived = rulesets.derive("hypergammon", {"max_per_point=1"});
    Selection selection;
    selection.rulesets = {"hypergammon", derived.id()};
    const std::vector<Unit> units = units_of(stacks, rulesets, selection);
    ASSERT_THAT(ids_of(units),
                ElementsAre("hypergammon:bar/dance", "hypergammon:bar/dance@mirrored",
                            "hypergammon+max_per_point=1:bar/dance", "hypergammon+max_per_point=1:bar/dance@mirrored"));
    EXPECT_EQ(units[0].steps[0].expect, stacks[0].steps[0].expect) << "what is written stands, right or wrong";
    const tables::Rules rules(derived.set);
    EXPECT_EQ(units[2].steps[0].expect, specs::answer_to(rules, units[2].steps[0].question));
    EXPECT_EQ(units[3].steps[0].expect, specs::answer_to(rules, units[3].steps[0].question));
}

TEST(UserRuleset, HasItsOwnCasesAsWrittenAndNotThoseItCannotBeAsked) {
    Rulesets rulesets;
    rulesets.add(Json::parse(R"({"house": {"base": "hypergammon", "fields": {"gammon": 0}},
                                 "lone": {"base": "hypergammon", "fields": {"start": {"24": 1}}}})"),
                 "here");
    const std::vector<Case> some = {
        golden(R"({"id": "a/own", "rulesets": ["house"], "expect": {"positions":
                   [{"white": {"off": 3}, "black": {"24": 3}}]}})"),
        golden(R"({"id": "a/base"})"),
    };
    const std::vector<Unit> units = units_of(some, rulesets, {});
    EXPECT_THAT(ids_of(units), ElementsAre("hypergammon:a/base", "hypergammon:a/base@mirrored", "house:a/own",
                                           "house:a/own@mirrored", "house:a/base", "house:a/base@mirrored"));
    EXPECT_EQ(units[2].steps[0].expect, some[0].steps[0].expect);
}

RC_GTEST_PROP(Shuffled, IsAPermutationThatTheSeedAloneDecides, ()) {
    const Rulesets rulesets;
    Selection all;
    all.every_tier = true;
    const std::vector<Unit> units = units_of(cases(), rulesets, all);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const Ids once = ids_of(shuffled(units, seed));
    RC_ASSERT(ids_of(shuffled(units, seed)) == once);
    RC_ASSERT(std::multiset<std::string>(once.begin(), once.end()).size() == units.size());
    const Ids before = ids_of(units);
    RC_ASSERT(std::is_permutation(once.begin(), once.end(), before.begin(), before.end()));
}

TEST(Shuffled, IsAnotherOrderForAnotherSeed) {
    const Rulesets rulesets;
    Selection all;
    all.every_tier = true;
    const std::vector<Unit> units = units_of(cases(), rulesets, all);
    std::set<Ids> orders;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        orders.insert(ids_of(shuffled(units, seed)));
    }
    EXPECT_GT(orders.size(), 15U);
    EXPECT_THAT(shuffled({}, 1), IsEmpty());
}

} // namespace nardcheck::conformance
