// Every mutant before the same drawn questions: it differs from the reference and from the other mutants, and what it
// answers is well formed. The golden cases show each mutant with a few positions; this looks for what they have missed.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/rules.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/generators/choices.hpp"
#include "specs/generators/questions.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/question.hpp"

namespace nardcheck::specs {

namespace {

using generators::any_match_play;
using generators::any_outcome;
using generators::any_turn;
using tables::Layout;
using tables::Rules;
using tables::RuleSet;

/// How many questions of each kind are drawn for each rule set.
struct Amount {
    int turns;
    int outcomes;
    int match_plays;
};

constexpr Amount for_all{1'200, 2'000, 3'000};
constexpr Amount for_equivalents{20'000, 2'000, 10'000};

/// The questions of one rule set with their right answers.
struct Examination {
    Examination(const RuleSet& set, Amount amount) : rules(set) {
        generators::SeededChoices choices(2024);
        for (int i = 0; i < amount.turns; ++i) {
            ask(any_turn(rules, choices));
        }
        for (int i = 0; i < amount.outcomes; ++i) {
            ask(any_outcome(rules, choices));
        }
        for (int i = 0; i < amount.match_plays; ++i) {
            if (const auto question = any_match_play(rules, choices)) {
                ask(*question);
            }
        }
    }

    void ask(const Question& question) {
        asked.push_back(question);
        right.push_back(answer_to(rules, question));
    }

    Rules rules;
    std::vector<Question> asked;
    std::vector<Answer> right;
};

std::vector<std::unique_ptr<Examination>> examinations(Amount amount) {
    std::vector<std::unique_ptr<Examination>> all;
    for (const RuleSet& set : tables::built_in_rulesets()) {
        all.push_back(std::make_unique<Examination>(set, amount));
    }
    return all;
}

/// Some faults put both sides on one point: a closed point entered, or a hit that did not take place.
bool lets_sides_meet(std::string_view clause) {
    return clause == "points/closed" || clause == "bar/closed-entry" || clause.starts_with("hitting/");
}

/// Each side has as many checkers as the game gives it, a point is one side's unless the fault is about that.
void expect_well_formed(const Answer& answer, const Mutant& mutant, const RuleSet& set) {
    const auto* results = std::get_if<std::vector<Layout>>(&answer);
    if (results == nullptr) {
        return;
    }
    EXPECT_FALSE(results->empty()) << mutant.name;
    EXPECT_TRUE(std::is_sorted(results->begin(), results->end())) << mutant.name;
    for (const Layout& result : *results) {
        ASSERT_EQ(result.white.total(), set.checkers()) << mutant.name;
        ASSERT_EQ(result.black.total(), set.checkers()) << mutant.name;
        if (!lets_sides_meet(mutant.clause)) {
            ASSERT_EQ(fault_in(result, set.checkers()), std::nullopt) << mutant.name;
        }
    }
}

/// Which questions a mutant answers wrongly, those of one rule set after those of the other; last of each, the start.
std::vector<bool> errors_of(const Mutant& mutant, const std::vector<std::unique_ptr<Examination>>& all) {
    std::vector<bool> errors;
    for (const auto& examination : all) {
        const RuleSet& set = examination->rules.set();
        const auto broken = mutant.make(set);
        for (std::size_t i = 0; i < examination->asked.size(); ++i) {
            const Answer answer = answer_to(*broken, examination->asked[i]);
            expect_well_formed(answer, mutant, set);
            errors.push_back(answer != examination->right[i]);
        }
        const auto white = tables::Colour::white;
        errors.push_back(broken->start(white) != examination->rules.start(white));
    }
    return errors;
}

bool answer_alike(const Mutant& one, const Mutant& other, const std::vector<std::unique_ptr<Examination>>& all) {
    return std::all_of(all.begin(), all.end(), [&](const auto& examination) {
        const auto rules = one.make(examination->rules.set());
        const auto other_rules = other.make(examination->rules.set());
        return std::all_of(examination->asked.begin(), examination->asked.end(), [&](const Question& question) {
            return answer_to(*rules, question) == answer_to(*other_rules, question);
        });
    });
}

} // namespace

TEST(Mutants, AreToldFromTheReferenceAndFromEachOtherByWellFormedAnswers) {
    const auto all = examinations(for_all);
    std::vector<std::vector<bool>> errors;
    for (const Mutant& mutant : mutants()) {
        errors.push_back(errors_of(mutant, all));
        const bool errs = std::find(errors.back().begin(), errors.back().end(), true) != errors.back().end();
        EXPECT_EQ(errs, !mutant.equivalent) << mutant.name;
        for (std::size_t i = 0; i + 1 < errors.size() && errs; ++i) {
            const Mutant& earlier = mutants()[i];
            EXPECT_FALSE(errors[i] == errors.back() && answer_alike(earlier, mutant, all))
                << earlier.name << " and " << mutant.name;
        }
    }
}

TEST(EquivalentMutants, AnswerEveryQuestionRight) {
    for (const auto& examination : examinations(for_equivalents)) {
        for (const Mutant& mutant : mutants()) {
            if (!mutant.equivalent) {
                continue;
            }
            const auto rules = mutant.make(examination->rules.set());
            for (std::size_t i = 0; i < examination->asked.size(); ++i) {
                ASSERT_EQ(answer_to(*rules, examination->asked[i]), examination->right[i])
                    << mutant.name << ", question " << i << " of " << examination->rules.set().id;
            }
        }
    }
}

} // namespace nardcheck::specs
