// What the shipped suite promises beyond the rightness of its cases, which lint checks.

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/case_file.hpp"
#include "conformance/generation/checked_plays.hpp"
#include "conformance/generation/kind.hpp"
#include "specs/clauses/clause.hpp"

namespace nardcheck::conformance {

namespace {

const std::vector<Case>& suite() {
    static const Rulesets known;
    static const std::vector<Case> cases = read_cases(shipped_cases(), known);
    return cases;
}

/// How many cases of a rule set put a clause first.
using Counts = std::map<std::pair<std::string, std::string>, std::size_t>;

Counts count(const auto& is_counted) {
    Counts counts;
    for (const Case& golden : suite()) {
        for (const std::string& ruleset : golden.rulesets) {
            counts[{ruleset, golden.clauses.front()}] += is_counted(golden) ? 1U : 0U;
        }
    }
    return counts;
}

std::string topic_of(const std::string& clause) {
    return clause.substr(0, clause.find('/'));
}

/// What has few questions to be asked: a rule set starts in one way, two dice fall in 36, a cube without a cap has no
/// step at which to stop, and where mars does not count hardly anything depends on whether a loser has saved it.
bool has_few_questions(const std::string& ruleset, const std::string& clause) {
    const bool has_cap = tables::find_ruleset(ruleset)->cube_cap != tables::no_cap;
    return clause == "setup/start" || topic_of(clause) == "opening" || (clause == "cube/cap" && !has_cap) ||
           (ruleset == "hypergammon-yellowclub" && clause == "result/single");
}

/// Whether the questions have positions, which may be small or like those of games.
bool is_about_positions(const std::string& clause) {
    const std::string topic = topic_of(clause);
    return topic != "cube" && topic != "match" && topic != "resignation";
}

} // namespace

TEST(ShippedSuite, HasSmallAndRealisticCasesOfEveryClause) {
    constexpr std::size_t a_few = 3;
    const Counts all = count([](const Case& /*golden*/) { return true; });
    const Counts small = count([](const Case& golden) { return is_of(Kind::minimal, golden.id); });
    const Counts realistic = count([](const Case& golden) { return is_of(Kind::realistic, golden.id); });
    for (const auto& [key, cases] : all) {
        const auto& [ruleset, clause] = key;
        if (has_few_questions(ruleset, clause)) {
            continue;
        }
        EXPECT_GE(cases, a_few) << clause << " in " << ruleset;
        if (is_about_positions(clause)) {
            EXPECT_GE(small.at(key), a_few) << clause << " in " << ruleset;
            EXPECT_GE(realistic.at(key), a_few) << clause << " in " << ruleset;
        }
    }
    EXPECT_GT(all.size(), 6 * 30U);
}

TEST(ShippedSuite, HasASmokeCaseOfEveryClause) {
    for (const auto& [key, cases] : count([](const Case& golden) { return golden.tier == Tier::smoke; })) {
        EXPECT_GE(cases, 1U) << key.second << " in " << key.first;
    }
}

TEST(ShippedSuite, NearMissesBreakOneRule) {
    std::map<std::string, std::unique_ptr<Examiner>> examiners;
    std::set<std::string> clauses;
    for (const Case& golden : suite()) {
        if (!is_of(Kind::near_miss, golden.id)) {
            continue;
        }
        clauses.insert(golden.clauses.front());
        for (const std::string& id : golden.rulesets) {
            auto& examiner = examiners[id];
            if (!examiner) {
                examiner = std::make_unique<Examiner>(*tables::find_ruleset(id));
            }
            EXPECT_FALSE(other_rule_broken(*examiner, golden.steps.front().question, golden.clauses.front(),
                                           OtherRules::relaxed))
                << golden.id << " in " << id;
        }
    }
    EXPECT_GE(clauses.size(), 14U);
}

} // namespace nardcheck::conformance
