#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "reference/notation/literal.hpp"
#include "specs/clauses/clause.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

namespace {

/// A position of hypergammon that one mutant gets wrong and the others of this table do not.
struct Scene {
    std::string_view mutant;
    std::string_view clause;
    const char* position;
    Roll roll;
};

/// For some mutants the smallest position that shows them; the golden cases do this for all.
const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = {
        // Five and six can both be played, but 13, where the other number would lead, is closed.
        {"larger-die-ignored", "dice/larger-die", "X 24:1 / O 12:2", {5, 6}},
        // The entry point is closed, the checker on 8 is free.
        {"others-move-with-a-checker-on-the-bar", "bar/enter-first", "X bar:1 8:1 / O 6:2", {6, 6}},
        // The five would have to play 6/1, which is closed; the mutant bears off from 3.
        {"overshoot-below-an-occupied-point", "bearing-off/from-above", "X 6:1 3:1 / O 24:2", {5, 5}},
    };
    return all;
}

Question question_of(const Scene& scene) {
    Question question;
    question.position = notation::position_from_literal(scene.position, 3);
    question.roll = scene.roll;
    return question;
}

bool catches(const Question& question, const Mutant& mutant) {
    const tables::RuleSet& set = *tables::find_ruleset("hypergammon");
    return answer_to(*mutant.make(set), question) != answer_to(tables::Rules(set), question);
}

} // namespace

TEST(Mutants, BreakTheirClauseAndNoneOfTheOthersInBothColours) {
    for (const Scene& scene : scenes()) {
        const Question question = question_of(scene);
        for (const Scene& other : scenes()) {
            const Mutant* mutant = find_mutant(other.mutant);
            ASSERT_NE(mutant, nullptr) << other.mutant;
            EXPECT_EQ(mutant->clause, other.clause);
            const bool is_its_own = other.mutant == scene.mutant;
            EXPECT_EQ(catches(question, *mutant), is_its_own)
                << other.mutant << " where " << scene.clause << " decides";
            EXPECT_EQ(catches(mirrored(question), *mutant), is_its_own) << other.mutant << " with the colours swapped";
        }
    }
}

TEST(Mutants, KeepTheRuleSetTheyAreMadeOf) {
    for (const Mutant& mutant : mutants()) {
        for (const tables::RuleSet& set : tables::built_in_rulesets()) {
            EXPECT_EQ(mutant.make(set)->set(), set) << mutant.name;
        }
    }
}

TEST(Mutants, HaveNamesOfTheirOwnAndAKnownClause) {
    std::set<std::string_view> names;
    for (const Mutant& mutant : mutants()) {
        EXPECT_TRUE(names.insert(mutant.name).second) << mutant.name;
        EXPECT_NE(find_clause(mutant.clause), nullptr) << mutant.name;
        EXPECT_TRUE(mutant.fault.ends_with('.')) << mutant.name << " says in a sentence what it does wrong";
        EXPECT_EQ(find_mutant(mutant.name), &mutant);
    }
    EXPECT_EQ(find_mutant("no-such-mutant"), nullptr);
}

TEST(Mutants, BreakEveryClauseInAtLeastOneWayThatShows) {
    for (const Clause& clause : clauses()) {
        EXPECT_TRUE(std::any_of(mutants().begin(), mutants().end(), [&](const Mutant& mutant) {
            return mutant.clause == clause.id && !mutant.equivalent;
        })) << clause.id;
    }
    EXPECT_GE(mutants().size(), 55U);
}

// That a mutant overrides one function, that of its clause, is to be seen in its class and cannot be asked here.
TEST(Mutants, SayWhyTheyAreEquivalentWhereTheyAre) {
    for (const Mutant& mutant : mutants()) {
        EXPECT_EQ(mutant.reason.ends_with('.'), mutant.equivalent) << mutant.name;
    }
}

TEST(Clauses, HaveIdsOfTheirOwnInTheOrderOfTopics) {
    std::set<std::string_view> ids;
    std::set<std::string_view> topics;
    std::string_view topic;
    for (const Clause& clause : clauses()) {
        EXPECT_TRUE(ids.insert(clause.id).second) << clause.id;
        if (const auto here = clause.id.substr(0, clause.id.find('/')); here != topic) {
            EXPECT_TRUE(topics.insert(here).second) << here << " is interrupted";
            topic = here;
        }
        EXPECT_TRUE(clause.sentence.ends_with('.')) << clause.id;
    }
    EXPECT_EQ(find_clause("bar/no-such-clause"), nullptr);
}

} // namespace nardcheck::specs
