// The measurement of a suite's strength, by small suites of which it is plain what they see.

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/strength/fault_pairs.hpp"
#include "conformance/strength/floors.hpp"
#include "conformance/strength/minimal_cases.hpp"
#include "conformance/strength/suite_strength.hpp"
#include "reference/notation/literal.hpp"
#include "specs/diagnosis/candidate.hpp"
#include "specs/mutants/pair.hpp"

namespace nardcheck::conformance {

namespace {

using testing::Contains;
using testing::Not;

constexpr const char* bar_turn = "X bar:1 8:1 / O 6:2";
constexpr const char* either_number = "X 24:1 / O 12:2";

/// A question of hypergammon on a turn.
specs::Question turn(const char* position, specs::Roll roll) {
    specs::Question question;
    question.position = notation::position_from_literal(position, 3);
    question.roll = roll;
    return question;
}

specs::Question outcome(const char* position) {
    specs::Question question;
    question.method = specs::Method::outcome;
    question.position = notation::position_from_literal(position, 3);
    return question;
}

/// A case with the right answers of the rule sets, which do not differ in them.
Case golden(std::string id, std::vector<std::string> rulesets, std::string clause,
            const std::vector<specs::Question>& asked) {
    Case made;
    const tables::Rules rules(*tables::find_ruleset(rulesets.front()));
    made.id = std::move(id);
    made.rulesets = std::move(rulesets);
    made.clauses = {std::move(clause)};
    for (const specs::Question& question : asked) {
        made.steps.push_back({question, answer_to(rules, question)});
    }
    return made;
}

/// The case in which the larger number alone may be played.
Case larger_die() {
    return golden("minimal-dice/1", {"hypergammon"}, "dice/larger-die", {turn(either_number, {6, 5})});
}

std::vector<Unit> units_of(const std::vector<Case>& cases, const Rulesets& known) {
    Selection everything;
    everything.every_tier = true;
    return conformance::units_of(cases, known, everything);
}

/// The strength under hypergammon, tier core, of a suite.
Strength strength_of(const std::vector<Case>& cases) {
    const Rulesets known;
    const std::vector<Unit> units = units_of(cases, known);
    const std::vector<RulesetStrength> all = conformance::strength_of(units);
    EXPECT_EQ(all.size(), 1U);
    return all.front().measured();
}

MinimalCases minimal_of(const std::vector<Case>& cases) {
    const Rulesets known;
    const std::vector<Unit> units = units_of(cases, known);
    SuiteExam suite(units);
    return minimal_cases(suite, suite.units_of("hypergammon", Tier::core));
}

} // namespace

TEST(Strength, sees_what_a_suite_of_one_case_catches_and_names) {
    const std::string mutant = "larger-die-ignored";
    const std::string other = "wins-with-one-left";
    const Strength strength = strength_of({larger_die()});
    EXPECT_EQ(strength.units, 2U);
    EXPECT_THAT(strength.killed.others, Not(Contains(mutant)));
    EXPECT_THAT(strength.killed_by_own_clause.others, Not(Contains(mutant)));
    EXPECT_THAT(strength.named.others, Not(Contains(mutant)));
    EXPECT_THAT(strength.killed.others, Contains(other));
    EXPECT_THAT(strength.named.others, Contains(other));
    EXPECT_THAT(strength.separated.others, Contains("wins-with-one-left / first-off-loses"));
    EXPECT_THAT(strength.separated.others, Not(Contains(mutant + " / " + other)));
    EXPECT_THAT(strength.narrowed_caught.others, Not(Contains(mutant + ", only with a 5")));
    EXPECT_THAT(strength.narrowed_caught.others, Contains(mutant + ", only with a 4"));
    EXPECT_EQ(strength.narrowed_named.of, strength.narrowed_caught.count);
}

TEST(Strength, counts_a_clause_only_by_cases_that_name_it) {
    Case misplaced = larger_die();
    misplaced.clauses = {"dice/either-order"};
    const Strength strength = strength_of({misplaced});
    EXPECT_THAT(strength.killed.others, Not(Contains("larger-die-ignored")));
    EXPECT_THAT(strength.killed_by_own_clause.others, Contains("larger-die-ignored"));
}

TEST(Strength, sees_what_shows_after_a_bar_turn_by_cases_with_one_in_front) {
    const Case in_sequence =
        golden("sequence/1", {"hypergammon"}, "dice/larger-die", {turn(bar_turn, {6, 6}), turn(either_number, {6, 5})});
    const std::string narrowed = "larger-die-ignored, only right after a turn with a checker on the bar";
    EXPECT_THAT(strength_of({in_sequence}).narrowed_caught.others, Not(Contains(narrowed)));
    EXPECT_THAT(strength_of({larger_die()}).narrowed_caught.others, Contains(narrowed));
}

TEST(SuiteExam, asks_once_what_several_rule_sets_share) {
    const Rulesets known;
    const std::vector<std::string> both = {"hypergammon", "hypergammon-yellowclub"};
    const Case shared = golden("turn/1", both, "dice/larger-die", {turn(either_number, {6, 5})});
    // Won by all three, a mars where that counts.
    Case scored = golden("outcome/1", {"hypergammon"}, "result/kind", {outcome("X off:3 / O 6:3")});
    const Case scored_less =
        golden("outcome/2", {"hypergammon-yellowclub"}, "result/kind", {outcome("X off:3 / O 6:3")});
    const std::vector<Case> cases = {shared, scored, scored_less};
    const std::vector<Unit> units = units_of(cases, known);
    SuiteExam suite(units);
    EXPECT_EQ(suite.exam().size(), 6U) << "two colours of each case";
    EXPECT_EQ(suite.units_of("hypergammon", Tier::core).front().questions,
              suite.units_of("hypergammon-yellowclub", Tier::core).front().questions);
    EXPECT_THAT(suite.units_of("hypergammon", Tier::smoke), testing::IsEmpty());

    scored.rulesets = both;
    const std::vector<Unit> separate = units_of({scored}, known);
    EXPECT_EQ(SuiteExam(separate).exam().size(), 4U) << "what a game is worth differs";
}

TEST(FaultPairs, are_four_hundred_different_ones_of_different_functions) {
    std::set<std::pair<std::size_t, std::size_t>> different;
    for (const FaultPair& pair : drawn_pairs()) {
        EXPECT_LT(pair.one, pair.other);
        EXPECT_TRUE(specs::may_pair(*specs::candidates()[pair.one].mutant, *specs::candidates()[pair.other].mutant));
        different.emplace(pair.one, pair.other);
    }
    EXPECT_EQ(different.size(), 400U);
}

TEST(MinimalCases, are_counted_in_one_colour_and_by_checkers_on_the_board) {
    const Case more = golden("minimal-result/1", {"hypergammon"}, "result/kind", {outcome("X off:3 / O bar:1 6:2")});
    const Case not_minimal = golden("dice/1", {"hypergammon"}, "dice/larger-die", {turn("X 24:3 / O 12:2", {6, 5})});
    const MinimalCases minimal = minimal_of({larger_die(), more, not_minimal});
    EXPECT_EQ(minimal.checkers.count, 2U);
    EXPECT_EQ(minimal.checkers.median, 3);
    EXPECT_EQ(minimal.checkers_with_dice.count, 1U);
    EXPECT_EQ(minimal.unique.of, 2U);
    EXPECT_EQ(minimal.several_results.of, 1U) << "an outcome has no results";
    EXPECT_EQ(minimal.several_results.count, 0U) << "only the six may be played";
}

TEST(MinimalCases, are_unique_where_a_mutant_of_their_clause_answers_as_no_other) {
    // White is off, Black has one on the bar: koks; who forgets the bar, or koks as such, says mars.
    const Case ambiguous =
        golden("minimal-result/1", {"hypergammon"}, "result/kind", {outcome("X off:3 / O bar:1 6:2")});
    EXPECT_THAT(minimal_of({ambiguous}).unique.others, Contains("hypergammon:minimal-result/1"));
    const Case unique =
        golden("minimal-result/2", {"hypergammon"}, "result/first-off", {outcome("X off:2 6:1 / O 6:3")});
    EXPECT_THAT(minimal_of({unique}).unique.others, testing::IsEmpty());
}

TEST(Spread, is_by_nearest_rank) {
    EXPECT_EQ(spread_of({}).median, 0);
    EXPECT_EQ(spread_of({7}).ninetieth_percentile, 7);
    EXPECT_EQ(spread_of({4, 1, 3, 2}).median, 2);
    EXPECT_EQ(spread_of({10, 9, 8, 7, 6, 5, 4, 3, 2, 1}).ninetieth_percentile, 9);
}

TEST(Floors, are_missed_below_the_bound_and_where_nothing_is_measured) {
    EXPECT_TRUE((Floor{"share", 95, 95, false, " %", true, {}}).is_met());
    EXPECT_FALSE((Floor{"share", 94.9, 95, false, " %", true, {}}).is_met());
    EXPECT_TRUE((Floor{"checkers", 4, 4, true, "", true, {}}).is_met());
    EXPECT_FALSE((Floor{"checkers", 5, 4, true, "", true, {}}).is_met());
    EXPECT_FALSE((Floor{"checkers", 0, 4, true, "", false, {}}).is_met());
    for (const Floor& floor : floors_of(Strength{})) {
        EXPECT_FALSE(floor.is_met()) << floor.name;
    }
}

TEST(Floors, are_required_of_backgammon_alone) {
    RulesetStrength one;
    one.tiers.resize(3);
    for (Strength& strength : one.tiers) {
        strength.ruleset = "hypergammon";
    }
    EXPECT_FALSE(falls_short({one}));
    for (Strength& strength : one.tiers) {
        strength.ruleset = "backgammon";
    }
    EXPECT_TRUE(falls_short({one}));
}

} // namespace nardcheck::conformance
