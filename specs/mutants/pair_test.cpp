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
#include "specs/mutants/narrowed.hpp"
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

TEST(Narrowed, errs_where_its_condition_holds_and_is_right_elsewhere) {
    const Mutant& mutant = *find_mutant("larger-die-ignored");
    const Rules rules(backgammon());
    const auto broken = mutant.make(backgammon());
    const Question question = legal_plays("X 24:1 / O 12:2", {5, 6});
    const Question bar_turn = legal_plays("X bar:1 8:1 / O 6:2", {6, 6});
    const auto errs = [&](std::string_view name, const Question& asked, const Question* before) {
        for (const Condition& condition : conditions()) {
            if (condition.name == name) {
                return Narrowed{&mutant, &condition}.answer_to(rules, *broken, asked, before) !=
                       answer_to(rules, asked);
            }
        }
        ADD_FAILURE() << name;
        return false;
    };
    EXPECT_TRUE(errs("white", question, nullptr));
    EXPECT_FALSE(errs("white", mirrored(question), nullptr));
    EXPECT_TRUE(errs("with-a-5", question, nullptr));
    EXPECT_FALSE(errs("with-a-4", question, nullptr));
    EXPECT_FALSE(errs("doubles", question, nullptr));
    EXPECT_FALSE(errs("after-a-bar-turn", question, nullptr));
    EXPECT_TRUE(errs("after-a-bar-turn", question, &bar_turn));
}

TEST(Conditions, LookAtThrowsToStartAndAtTheSideThatIsAskedAbout) {
    const auto holds = [](std::string_view name, const Question& question) {
        const auto& all = conditions();
        const auto found = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.name == name; });
        return found != all.end() && found->holds(question, nullptr);
    };
    const auto is_for = [&](const Question& question, bool white, bool black) {
        EXPECT_EQ(holds("white", question), white);
        EXPECT_EQ(holds("black", question), black);
        EXPECT_EQ(holds("white", mirrored(question)), black);
        EXPECT_EQ(holds("black", mirrored(question)), white);
    };
    Question opening;
    opening.method = Method::opening;
    opening.rolls = tables::OpeningRolls{5, 3};
    is_for(opening, true, false);
    EXPECT_TRUE(holds("with-a-3", opening));
    EXPECT_FALSE(holds("doubles", opening));
    opening.rolls = tables::OpeningRolls{5, 5};
    is_for(opening, false, false);
    EXPECT_TRUE(holds("doubles", opening));

    Question doubling;
    doubling.method = Method::may_double;
    doubling.turn = tables::Colour::black;
    is_for(doubling, false, true);

    Question resignation = legal_plays("X bar:1 8:1 / O 6:2", {});
    resignation.method = Method::resign;
    resignation.roll.reset();
    resignation.resigns = tables::Colour::white;
    is_for(resignation, true, false);
    EXPECT_TRUE(holds("on-the-bar", resignation));
    resignation.resigns = tables::Colour::black;
    is_for(resignation, false, true);
    EXPECT_FALSE(holds("on-the-bar", resignation)) << "it is the other one's";

    Question match;
    match.method = Method::match;
    is_for(match, false, false);
    match.games = {{tables::Colour::white, 1}, {tables::Colour::black, 1}};
    is_for(match, false, true);
}

} // namespace nardcheck::specs
