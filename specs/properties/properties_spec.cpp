// Each property holds of the reference, whatever the rule set, and fails when a mutant of its clause takes its place.

#include <algorithm>
#include <cctype>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/tables/ruleset_fields.hpp"
#include "specs/clauses/clause.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/situations.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/properties/property.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/reasoning.hpp"

namespace nardcheck::specs {

// Test names and failures show what a parameter is called.
void PrintTo(const Property& property, std::ostream* out) {
    *out << property.name;
}

void PrintTo(const Mutant& mutant, std::ostream* out) {
    *out << mutant.name;
}

namespace {

using generators::SeededChoices;
using tables::Rules;
using tables::RuleSet;

/// What houses play, one field at a time.
const std::vector<std::pair<std::string_view, std::string_view>>& house_values() {
    static const std::vector<std::pair<std::string_view, std::string_view>> values{
        {"max_per_point", "5"},
        {"hit_and_run_home", "no"},
        {"bearoff", "furthest_first_literal"},
        {"may_decline_exact_bearoff", "no"},
        {"may_decline_overshoot", "yes"},
        {"game_over_ends_turn", "yes"},
        {"backgammon", "0"},
    };
    return values;
}

/// The built-in rule sets, each house value on top of two of them, and all house values together.
const std::vector<RuleSet>& rulesets() {
    static const std::vector<RuleSet> all = [] {
        std::vector<RuleSet> sets = tables::built_in_rulesets();
        for (const char* base : {"backgammon", "hypergammon"}) {
            RuleSet every_value = *tables::find_ruleset(base);
            every_value.id += "+all";
            for (const auto& [field, value] : house_values()) {
                RuleSet& set = sets.emplace_back(*tables::find_ruleset(base));
                set.id += "+";
                set.id += field;
                set_field(set, field, value);
                set_field(every_value, field, value);
            }
            sets.push_back(every_value);
        }
        return sets;
    }();
    return all;
}

template <typename Named>
std::string test_name(const testing::TestParamInfo<Named>& info) {
    std::string name(info.param.name);
    std::replace_if(
        name.begin(), name.end(), [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
    return name;
}

class EachProperty : public testing::TestWithParam<Property> {};

TEST_P(EachProperty, HoldsOfTheReference) {
    rc::detail::checkGTest([] {
        generators::DrawnChoices choices;
        const RuleSet& set = choices.one_of(rulesets());
        const auto violation = GetParam().violation(Rules(set), choices);
        if (violation) {
            RC_FAIL(set.id + ": " + *violation);
        }
    });
}

/// RapidCheck's draws are dear; these are many more, and every rule set has its share.
TEST_P(EachProperty, HoldsOfTheReferenceUnderEachRuleSet) {
    for (const RuleSet& set : rulesets()) {
        const Rules reference(set);
        SeededChoices choices(1);
        for (int i = 0; i < 300; ++i) {
            ASSERT_EQ(GetParam().violation(reference, choices), std::nullopt) << set.id << ", draw " << i;
        }
    }
}

/// What the property finds with the mutant in the reference's place, by the same draws each time; nothing in all of
/// them.
std::optional<std::string> violation_by(const Mutant& mutant, const Property& property,
                                        const std::vector<RuleSet>& sets) {
    for (const RuleSet& set : sets) {
        const auto rules = mutant.make(set);
        SeededChoices choices(2);
        for (int draw = 0; draw < 1'500; ++draw) {
            if (auto violation = property.violation(*rules, choices)) {
                return violation;
            }
        }
    }
    return std::nullopt;
}

TEST_P(EachProperty, FailsForAMutantOfItsClauseOrForAnyIfItHasNone) {
    const Property& property = GetParam();
    const bool fails = std::any_of(mutants().begin(), mutants().end(), [&](const Mutant& mutant) {
        const bool concerned = property.clause.empty() || mutant.clause == property.clause;
        return concerned && !mutant.equivalent && violation_by(mutant, property, rulesets());
    });
    EXPECT_TRUE(fails);
}

INSTANTIATE_TEST_SUITE_P(Properties, EachProperty, testing::ValuesIn(properties()), test_name<Property>);

/// The same of the first property of the mutant's clause that finds something.
std::optional<std::string> first_violation(const Mutant& mutant, const std::vector<RuleSet>& sets) {
    for (const Property& property : properties()) {
        if (property.clause == mutant.clause) {
            if (auto violation = violation_by(mutant, property, sets)) {
                return violation;
            }
        }
    }
    return std::nullopt;
}

class EachMutant : public testing::TestWithParam<Mutant> {};

TEST_P(EachMutant, ViolatesAPropertyOfItsClauseUnlessItIsEquivalent) {
    // An equivalent one may well differ under what a house plays.
    const auto& sets = GetParam().equivalent ? tables::built_in_rulesets() : rulesets();
    const auto violation = first_violation(GetParam(), sets);
    EXPECT_EQ(violation.has_value(), !GetParam().equivalent) << violation.value_or("no violation");
}

INSTANTIATE_TEST_SUITE_P(Mutants, EachMutant, testing::ValuesIn(mutants()), test_name<Mutant>);

TEST(Properties, AreThereForEachClause) {
    for (const Clause& clause : clauses()) {
        EXPECT_TRUE(std::any_of(properties().begin(), properties().end(), [&](const Property& property) {
            return property.clause == clause.id;
        })) << clause.id;
    }
}

TEST(Properties, HaveNamesOfTheirOwnAndAKnownClauseOrNone) {
    std::set<std::string_view> names;
    for (const Property& property : properties()) {
        EXPECT_TRUE(names.insert(property.name).second) << property.name;
        EXPECT_TRUE(property.clause.empty() || find_clause(property.clause) != nullptr) << property.name;
    }
}

TEST(Properties, SayInOneLineWhatIsWrongWithThePositionAndRoll) {
    const Mutant& mutant = *find_mutant("larger-die-ignored");
    const auto violation = first_violation(mutant, rulesets());
    ASSERT_TRUE(violation);
    EXPECT_EQ(violation->find('\n'), std::string::npos);
    EXPECT_THAT(*violation, testing::ContainsRegex(R"(: [XO] .* / [XO] .*, [1-6]-[1-6])"));
}

TEST(Reasoning, FindsTheResultsOfTheReference) {
    for (const RuleSet& set : rulesets()) {
        const Rules reference(set);
        SeededChoices choices(3);
        for (int i = 0; i < 1'000; ++i) {
            const Rolled rolled = rolled_in(choices.one_of(generators::all_situations()), set, choices);
            std::vector<tables::Layout> expected;
            for (const reasoning::Way& way : reasoning::ways(set, rolled.position, rolled.dice, {})) {
                if (way.complete) {
                    expected.push_back(way.result);
                }
            }
            std::sort(expected.begin(), expected.end());
            expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
            ASSERT_EQ(expected, results_of(reference, rolled)) << told(set.id, rolled);
        }
    }
}

} // namespace

} // namespace nardcheck::specs
