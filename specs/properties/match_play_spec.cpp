// The properties of opening, cube, match and resignation hold of the reference under house values of their own fields
// too. These are tried here and not with all properties, which would take long; that each fails for a mutant of its
// clause is for properties_spec.cpp.

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/tables/ruleset_fields.hpp"
#include "specs/clauses/topics.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/finished_games.hpp"
#include "specs/generators/match_play.hpp"
#include "specs/mutants/topics.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::SeededChoices;
using tables::Rules;
using tables::RuleSet;

template <typename Item>
std::vector<Item> joined(const std::vector<std::vector<Item>>& topics) {
    std::vector<Item> all;
    for (const auto& topic : topics) {
        all.insert(all.end(), topic.begin(), topic.end());
    }
    return all;
}

const std::vector<Clause>& the_clauses() {
    static const auto all = joined<Clause>({opening_clauses(), cube_clauses(), match_clauses(), resignation_clauses()});
    return all;
}

const std::vector<Property>& the_properties() {
    static const auto all =
        joined<Property>({opening_properties(), cube_properties(), match_properties(), resignation_properties()});
    return all;
}

const std::vector<Mutant>& the_mutants() {
    static const auto all = joined<Mutant>(
        {opening_mutants(), cube_offer_mutants(), cube_value_mutants(), match_mutants(), resignation_mutants()});
    return all;
}

/// The built-in rule sets, and what houses play on top of two of them.
const std::vector<RuleSet>& rulesets() {
    static const std::vector<RuleSet> all = [] {
        static const std::pair<std::string_view, std::string_view> house_values[] = {
            {"opening", "reroll"},      {"auto_doubles", "once"},
            {"auto_doubles", "always"}, {"cube", "none"},
            {"cube", "match_only"},     {"cube_cap", "8"},
            {"cube_cap", "64"},         {"cube_in_one_point_match", "no"},
            {"jacoby", "yes"},          {"crawford", "no"},
            {"match_lengths", "2 5"},   {"resign", "fixed_by_position"},
            {"backgammon", "0"},        {"gammon", "0"},
        };
        std::vector<RuleSet> sets = tables::built_in_rulesets();
        for (const char* base : {"backgammon", "short-nardy"}) {
            for (const auto& [field, value] : house_values) {
                RuleSet& set = sets.emplace_back(*tables::find_ruleset(base));
                set.id += '+';
                set.id += field;
                set.id += '=';
                set.id += value;
                set_field(set, field, value);
            }
        }
        return sets;
    }();
    return all;
}

TEST(MatchPlayProperties, HoldOfTheReferenceUnderEachRuleSet) {
    for (const Property& property : the_properties()) {
        for (const RuleSet& set : rulesets()) {
            const Rules reference(set);
            SeededChoices choices(1);
            for (int i = 0; i < 500; ++i) {
                ASSERT_EQ(property.violation(reference, choices), std::nullopt)
                    << property.name << ", " << set.id << ", draw " << i;
            }
        }
    }
}

RC_GTEST_PROP(MatchPlayProperties, HoldOfTheReference, ()) {
    generators::DrawnChoices choices;
    const RuleSet& set = choices.one_of(rulesets());
    const Property& property = choices.one_of(the_properties());
    const auto violation = property.violation(Rules(set), choices);
    if (violation) {
        RC_FAIL(std::string(property.name) + " of " + set.id + ": " + *violation);
    }
}

/// What rules answer to drawn questions of every kind, as far as they answer.
struct Answers {
    std::vector<std::optional<tables::Opening>> openings;
    std::vector<std::optional<bool>> may_double;
    std::vector<tables::Doubled> doubled;
    std::vector<tables::Outcome> outcomes;
    std::vector<std::optional<tables::Resignation>> resignations;
    std::vector<std::optional<tables::Standing>> standings;

    friend bool operator==(const Answers&, const Answers&) = default;
};

Answers answers_of(const Rules& rules) {
    Answers answers;
    const RuleSet& set = rules.set();
    SeededChoices choices(3);
    for (int i = 0; i < 1'000; ++i) {
        const auto rolls = generators::opening_rolls(choices);
        answers.openings.push_back(rules.opening(rolls));
        tables::Cube cube = generators::cube(choices);
        cube.owner.reset();
        answers.openings.push_back(rules.opening(rolls, cube, generators::match(set, choices)));
        const auto moment = generators::doubling_moment(set, choices);
        answers.may_double.push_back(rules.may_double(moment));
        answers.doubled.push_back(
            rules.doubled(moment, choices.once_in(2) ? tables::Reply::take : tables::Reply::drop));
        const auto layout = generators::finished_game(set, choices);
        answers.outcomes.push_back(rules.outcome(layout));
        answers.outcomes.push_back(rules.outcome(layout, generators::cube(choices)));
        answers.resignations.push_back(rules.resignation(layout.white, {}));
        answers.resignations.push_back(rules.resignation(layout.black, generators::cube(choices)));
        const int length = generators::match_length(set, choices).value_or(3);
        answers.standings.push_back(rules.standing(length, generators::games(length, choices)));
    }
    return answers;
}

TEST(MatchPlayMutants, AreToldFromTheReferenceAndFromEachOther) {
    std::vector<std::pair<std::string_view, std::vector<Answers>>> known;
    for (const RuleSet& set : tables::built_in_rulesets()) {
        if (known.empty()) {
            known.emplace_back("the reference", std::vector<Answers>());
        }
        known.front().second.push_back(answers_of(Rules(set)));
    }
    for (const Mutant& mutant : the_mutants()) {
        std::vector<Answers> answers;
        for (const RuleSet& set : tables::built_in_rulesets()) {
            answers.push_back(answers_of(*mutant.make(set)));
        }
        for (const auto& [name, others] : known) {
            EXPECT_FALSE(answers == others) << mutant.name << " answers like " << name;
        }
        known.emplace_back(mutant.name, std::move(answers));
    }
}

TEST(MatchPlayClauses, HaveEachAPropertyAndAMutant) {
    EXPECT_GE(the_mutants().size(), 25U);
    std::set<std::string_view> ids;
    for (const Clause& clause : the_clauses()) {
        EXPECT_TRUE(ids.insert(clause.id).second) << clause.id;
        EXPECT_TRUE(clause.sentence.ends_with('.')) << clause.id;
        for (const auto field : clause.fields) {
            EXPECT_NO_THROW((void)field_value(RuleSet(), field)) << clause.id;
        }
        const auto is_of_clause = [&](const auto& item) { return item.clause == clause.id; };
        EXPECT_TRUE(std::any_of(the_properties().begin(), the_properties().end(), is_of_clause)) << clause.id;
        EXPECT_TRUE(std::any_of(the_mutants().begin(), the_mutants().end(), is_of_clause)) << clause.id;
    }
    std::set<std::string_view> names;
    for (const Mutant& mutant : the_mutants()) {
        EXPECT_TRUE(names.insert(mutant.name).second) << mutant.name;
        EXPECT_EQ(ids.count(mutant.clause), 1U) << mutant.name;
        EXPECT_TRUE(mutant.fault.ends_with('.')) << mutant.name;
    }
    for (const Property& property : the_properties()) {
        EXPECT_TRUE(names.insert(property.name).second) << property.name;
        EXPECT_EQ(ids.count(property.clause), 1U) << property.name;
    }
}

} // namespace

} // namespace nardcheck::specs
