#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/generation/boundaries.hpp"
#include "conformance/generation/checked_plays.hpp"
#include "conformance/generation/finder.hpp"
#include "conformance/generation/generate.hpp"
#include "conformance/generation/vectors.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/executed.hpp"
#include "specs/generators/reachable.hpp"

namespace nardcheck::conformance {

namespace {

Wanted wanted(const Rulesets& known, std::vector<Kind> kinds, std::size_t count) {
    Wanted what;
    what.rulesets = {&known.get("backgammon")};
    what.kinds = std::move(kinds);
    what.count = count;
    what.seed = 5;
    return what;
}

std::vector<std::string> ids_of(const std::vector<Case>& cases) {
    std::vector<std::string> ids;
    for (const Case& golden : cases) {
        ids.push_back(golden.id);
    }
    return ids;
}

/// Whether a mutant of the clause gets one of the steps wrong.
bool is_caught(const Case& golden, const std::string& clause) {
    const tables::RuleSet& set = *tables::find_ruleset(golden.rulesets.front());
    return std::any_of(specs::mutants().begin(), specs::mutants().end(), [&](const specs::Mutant& mutant) {
        const auto broken = mutant.make(set);
        return mutant.clause == clause &&
               std::any_of(golden.steps.begin(), golden.steps.end(), [&](const CaseStep& step) {
                   return specs::answer_to(*broken, step.question) != step.expect;
               });
    });
}

} // namespace

TEST(Generate, GivesTheSameCasesForTheSameSeedAndOthersForAnother) {
    const Rulesets known;
    Wanted what = wanted(known, all_kinds(), 27);
    const auto ids = ids_of(generate(what));
    EXPECT_EQ(ids.size(), 27U);
    EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
    EXPECT_EQ(ids_of(generate(what)), ids);
    what.seed = 6;
    EXPECT_NE(ids_of(generate(what)), ids);
}

TEST(Generate, NamesClausesWhoseMutantsGetTheCaseWrong) {
    const Rulesets known;
    for (const Case& golden : generate(wanted(known, all_kinds(), 60))) {
        ASSERT_FALSE(golden.clauses.empty());
        for (const std::string& clause : golden.clauses) {
            EXPECT_TRUE(is_caught(golden, clause)) << golden.id << " for " << clause;
        }
    }
}

TEST(Generate, AsksAboutTheClausesThatAreWanted) {
    const Rulesets known;
    Wanted what = wanted(known, {Kind::minimal, Kind::self_play}, 12);
    what.clauses = {"bar/*", "dice/larger-die"};
    for (const Case& golden : generate(what)) {
        for (const std::string& clause : golden.clauses) {
            EXPECT_TRUE(clause == "dice/larger-die" || clause.starts_with("bar/")) << golden.id << " for " << clause;
        }
    }
}

TEST(Generate, AsksAboutWhatSurroundsTheGames) {
    const Rulesets known;
    Wanted what = wanted(known, {Kind::minimal, Kind::realistic}, 60);
    what.clauses = {"opening/*", "cube/*", "match/*", "resignation/*"};
    std::set<specs::Method> asked;
    const auto cases = generate(what);
    EXPECT_EQ(cases.size(), 60U);
    for (const Case& golden : cases) {
        EXPECT_TRUE(is_caught(golden, golden.clauses.front())) << golden.id << " for " << golden.clauses.front();
        asked.insert(golden.steps.front().question.method);
    }
    EXPECT_THAT(asked, testing::IsSupersetOf({specs::Method::opening, specs::Method::may_double,
                                              specs::Method::doubling, specs::Method::resign, specs::Method::match}));
}

TEST(Generate, RepeatsNothingThatIsThere) {
    const Rulesets known;
    Wanted what = wanted(known, {Kind::minimal, Kind::near_miss}, 20);
    const std::vector<Case> there = generate(what);
    what.beside = &there;
    const auto old = ids_of(there);
    for (const std::string& id : ids_of(generate(what))) {
        EXPECT_THAT(old, testing::Not(testing::Contains(id)));
    }
}

TEST(Generate, SharesACaseWhereRuleSetsAnswerAlike) {
    const Rulesets known;
    Wanted what = wanted(known, {Kind::minimal}, 120);
    what.rulesets = {&known.get("hypergammon"), &known.get("hypergammon-yellowclub")};
    what.clauses = {"dice/*", "result/points", "result/kind"};
    std::size_t shared = 0;
    for (const Case& golden : generate(what)) {
        for (const Ruleset* ruleset : what.rulesets) {
            const tables::Rules rules(ruleset->set);
            const bool answers_alike = std::all_of(golden.steps.begin(), golden.steps.end(), [&](const CaseStep& step) {
                return specs::answer_to(rules, step.question) == step.expect;
            });
            const auto& ids = golden.rulesets;
            EXPECT_EQ(std::find(ids.begin(), ids.end(), ruleset->id()) != ids.end(), answers_alike) << golden.id;
        }
        shared += golden.rulesets.size() == 2 ? 1U : 0U;
    }
    EXPECT_GT(shared, 0U);
    EXPECT_LT(shared, what.count);
}

// The play of a near miss is refused by the reference, let pass when the rule of its clause is relaxed and by no other,
// and leads nowhere where a legal play leads.
TEST(Generate, NearMissesBreakOneRule) {
    const Rulesets known;
    const Examiner examiner(*tables::find_ruleset("backgammon"));
    const auto cases = generate(wanted(known, {Kind::near_miss}, 40));
    EXPECT_EQ(cases.size(), 40U);
    for (const Case& golden : cases) {
        const specs::Question& question = golden.steps.front().question;
        EXPECT_FALSE(std::get<specs::CheckAnswer>(golden.steps.front().expect).legal);
        EXPECT_FALSE(other_rule_broken(examiner, question, golden.clauses.front(), OtherRules::relaxed)) << golden.id;
        const auto end = specs::carried_out(question.position, std::get<tables::Play>(*question.play));
        ASSERT_TRUE(end);
        const auto legal = tables::legal_results(examiner.reference(), question.position, question.roll->dice());
        EXPECT_FALSE(std::binary_search(legal.begin(), legal.end(), *end)) << golden.id;
    }
}

// With three checkers a side nothing is counted to four, and no stack is tall.
TEST(Generate, FindsEveryBoundaryThatCanOccur) {
    const Rulesets known;
    for (const char* const id : {"backgammon", "hypergammon"}) {
        Wanted what = wanted(known, {Kind::boundary}, 1'000);
        what.rulesets = {&known.get(id)};
        std::set<std::string> found;
        for (const Case& golden : generate(what)) {
            found.insert(golden.comment);
        }
        const tables::Rules rules(*tables::find_ruleset(id));
        for (const Boundary& boundary : boundaries(rules)) {
            const bool takes_four = boundary.name.find("stack") != std::string::npos ||
                                    boundary.name.starts_with("4 on the bar") ||
                                    boundary.name.find("at most 4") != std::string::npos ||
                                    boundary.name.find("At most 4") != std::string::npos;
            EXPECT_EQ(found.count(boundary.name + "."), takes_four && rules.set().checkers() < 4 ? 0U : 1U)
                << boundary.name << " in " << id;
        }
    }
}

TEST(Generate, PositionsCouldComeUpAndSmallOnesConserveCheckers) {
    const Rulesets known;
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        const tables::Rules rules(set);
        Wanted what = wanted(known, {Kind::minimal, Kind::after_bar, Kind::near_miss}, 30);
        what.rulesets = {&known.get(set.id)};
        for (const Case& golden : generate(what)) {
            for (const CaseStep& step : golden.steps) {
                if (!specs::form_of(step.question.method).has(specs::Param::position)) {
                    continue;
                }
                EXPECT_TRUE(generators::is_reachable(rules, step.question.position)) << golden.id;
                EXPECT_EQ(step.question.position.layout.white.total(), set.checkers()) << golden.id;
            }
        }
    }
}

TEST(Generate, RealisticCasesAreTurnsOfGamesAsTheyWere) {
    const Rulesets known;
    Wanted what = wanted(known, {Kind::realistic}, 20);
    what.clauses = {"dice/*", "points/closed", "bar/*"};
    Search search(*tables::find_ruleset("backgammon"), what.seed);
    for (const Case& golden : generate(what)) {
        const auto* found = search.next(Pool::Source::games, golden.id, [&](const CaseStep& asked) {
            return asked.question.roll && asked.question.position == golden.steps.front().question.position;
        });
        EXPECT_NE(found, nullptr) << golden.id;
    }
}

TEST(DenseForm, CountsEveryCheckerOfASide) {
    const Rulesets known;
    const auto cases = generate(wanted(known, {Kind::minimal, Kind::near_miss, Kind::legal_play, Kind::session}, 12));
    const client::Json sparse = case_file_of(cases, "a test");
    const client::Json file = dense(sparse);
    ASSERT_EQ(file["cases"].size(), 12U);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const client::Json& golden = file["cases"][i];
        const client::Json& first = golden.contains("steps") ? golden["steps"][0] : golden;
        if (!first.contains("position")) {
            continue;
        }
        const client::Json& white = first["position"]["white"];
        ASSERT_EQ(white.size(), 26U);
        int sum = 0;
        for (const client::Json& checkers : white) {
            sum += checkers.get<int>();
        }
        EXPECT_EQ(sum, 15);
        EXPECT_EQ(white[25].get<int>(), cases[i].steps.front().question.position.layout.white[tables::bar]);
        if (first["expect"].contains("positions")) {
            EXPECT_EQ(first["expect"]["positions"][0]["black"].size(), 26U);
        }
    }
}

} // namespace nardcheck::conformance
