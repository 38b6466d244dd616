// Engines made of mutants: one that errs under a condition only, and one with two faults at once.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "reference/notation/literal.hpp"
#include "specs/generators/questions.hpp"
#include "specs/mutants/pair.hpp"

namespace nardcheck::specs {

namespace {

namespace fs = std::filesystem;
using tables::Rules;

std::vector<std::string> found_in(const char* file, const char* pattern) {
    std::ifstream in(fs::path(NARDCHECK_SOURCE_FOLDER) / file);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match) {
        found.push_back((*match)[1]);
    }
    return found;
}

const tables::RuleSet& backgammon() {
    return *tables::find_ruleset("backgammon");
}

/// Questions of all kinds on backgammon.
std::vector<Question> drawn_questions() {
    const Rules rules(backgammon());
    generators::SeededChoices choices(11);
    std::vector<Question> questions(1);
    questions.front().method = Method::start;
    for (int i = 0; i < 150; ++i) {
        questions.push_back(generators::any_turn(rules, choices));
        questions.push_back(generators::any_outcome(rules, choices));
        if (auto question = generators::any_match_play(rules, choices)) {
            questions.push_back(std::move(*question));
        }
    }
    return questions;
}

Question legal_plays(const char* position, Roll roll) {
    Question question;
    question.position = notation::position_from_literal(position, 15);
    question.roll = roll;
    return question;
}

} // namespace

TEST(Pair, gives_every_function_of_the_rules_to_the_mutant_that_breaks_it) {
    const auto functions = found_in("reference/tables/rules.hpp", R"(virtual [\w:<>]+ (\w+)\()");
    EXPECT_GT(functions.size(), 30U);
    EXPECT_EQ(found_in("specs/mutants/pair.cpp", R"((\w+)\([^{}]*\) const override \{)"), functions);
    EXPECT_EQ(found_in("specs/mutants/pair.cpp", R"re(breaking\("(\w+)"\))re"), functions);
}

TEST(Pair, with_an_equivalent_mutant_answers_like_the_other) {
    const std::vector<Question> questions = drawn_questions();
    const Mutant* harmless = nullptr;
    for (const Mutant& mutant : mutants()) {
        harmless = mutant.equivalent && harmless == nullptr ? &mutant : harmless;
    }
    ASSERT_NE(harmless, nullptr);
    for (const Mutant& mutant : mutants()) {
        if (!may_pair(mutant, *harmless)) {
            continue;
        }
        const auto broken = mutant.make(backgammon());
        const auto pair = pair_of(mutant, *harmless, backgammon());
        const auto turned = pair_of(*harmless, mutant, backgammon());
        for (const Question& question : questions) {
            const Answer answer = answer_to(*broken, question);
            ASSERT_EQ(answer_to(*pair, question), answer) << mutant.name;
            ASSERT_EQ(answer_to(*turned, question), answer) << mutant.name;
        }
    }
}

TEST(Pair, has_both_faults) {
    const Mutant& larger_die = *find_mutant("larger-die-ignored");
    const Mutant& bar = *find_mutant("others-move-with-a-checker-on-the-bar");
    const Question either_number = legal_plays("X 24:1 / O 12:2", {5, 6});
    const Question closed_entry = legal_plays("X bar:1 8:1 / O 6:2", {6, 6});
    const auto pair = pair_of(larger_die, bar, backgammon());
    EXPECT_EQ(answer_to(*pair, either_number), answer_to(*larger_die.make(backgammon()), either_number));
    EXPECT_NE(answer_to(*pair, either_number), answer_to(Rules(backgammon()), either_number));
    EXPECT_EQ(answer_to(*pair, closed_entry), answer_to(*bar.make(backgammon()), closed_entry));
    EXPECT_NE(answer_to(*pair, closed_entry), answer_to(Rules(backgammon()), closed_entry));
}

TEST(Pair, wants_faults_of_different_functions) {
    EXPECT_FALSE(may_pair(*find_mutant("never-mars"), *find_mutant("never-koks")));
    EXPECT_TRUE(may_pair(*find_mutant("never-mars"), *find_mutant("koks-worth-a-mars")));
}

} // namespace nardcheck::specs
