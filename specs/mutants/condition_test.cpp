#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "reference/notation/literal.hpp"
#include "specs/mutants/condition.hpp"

namespace nardcheck::specs {

namespace {

Question legal_plays(const char* position, Roll roll) {
    Question question;
    question.position = notation::position_from_literal(position, 15);
    question.roll = roll;
    return question;
}

bool holds(std::string_view name, const Question& question, const Question* before = nullptr) {
    const auto& all = all_conditions();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.name == name; });
    return found != all.end() && found->holds(question, before);
}

} // namespace

TEST(Conditions, HoldByWhatIsAskedAndWhatWasAskedBefore) {
    const Question question = legal_plays("X 24:1 / O 12:2", {5, 6});
    const Question bar_turn = legal_plays("X bar:1 8:1 / O 6:2", {6, 6});
    EXPECT_TRUE(holds("white", question));
    EXPECT_FALSE(holds("white", mirrored(question)));
    EXPECT_TRUE(holds("black", mirrored(question)));
    EXPECT_TRUE(holds("with-a-5", question));
    EXPECT_FALSE(holds("with-a-4", question));
    EXPECT_FALSE(holds("doubles", question));
    EXPECT_TRUE(holds("doubles", bar_turn));
    EXPECT_FALSE(holds("on-the-bar", question));
    EXPECT_TRUE(holds("on-the-bar", bar_turn));
    EXPECT_FALSE(holds("a-dozen-checkers", question));
    EXPECT_TRUE(holds("a-dozen-checkers", legal_plays("X 24:6 / O 12:6", {5, 6})));
    EXPECT_FALSE(holds("after-a-bar-turn", bar_turn));
    EXPECT_TRUE(holds("after-a-bar-turn", question, &bar_turn));
    EXPECT_FALSE(holds("after-a-bar-turn", question, &question));
    EXPECT_TRUE(holds("legal-plays", question));
    EXPECT_FALSE(holds("check-play", question));
}

// The throws of an opening count as dice, and the higher one says whose fault it is.
TEST(Conditions, HoldForWhatSurroundsTheGames) {
    Question opening;
    opening.method = Method::opening;
    opening.rolls = tables::OpeningRolls{5, 3};
    EXPECT_TRUE(holds("white", opening));
    EXPECT_FALSE(holds("black", opening));
    EXPECT_TRUE(holds("with-a-3", opening));
    opening.rolls = tables::OpeningRolls{3, 3};
    EXPECT_TRUE(holds("doubles", opening));
    EXPECT_FALSE(holds("white", opening));
}

} // namespace nardcheck::specs
