#include <string>

#include <gtest/gtest.h>

#include "specs/plausible.hpp"

namespace nardcheck::specs {

namespace {

using tables::Colour;
using tables::Cube;

std::string implausible_under(const char* ruleset, const Question& question) {
    const tables::Rules rules(*tables::find_ruleset(ruleset));
    return implausible(rules, question).value_or("none");
}

Question double_of_white(const tables::Match& match) {
    Question question;
    question.method = Method::doubling;
    question.match = match;
    question.turn = Colour::white;
    question.rolled = false;
    question.reply = tables::Reply::take;
    return question;
}

Question games(int length, const std::vector<tables::GameWon>& played) {
    Question question;
    question.method = Method::match;
    question.length = length;
    question.games = played;
    return question;
}

} // namespace

TEST(Implausible, IsACubeThatNobodyCanHaveTurned) {
    Question question = double_of_white({});
    question.cube = Cube{2, std::nullopt};
    EXPECT_EQ(implausible_under("backgammon", question),
              "a cube in the middle shows 1: who takes a double owns the cube");
    question.cube = Cube{2, Colour::white};
    EXPECT_EQ(implausible_under("backgammon", question), "none");
    EXPECT_EQ(implausible_under("hypergammon", question), "a game of hypergammon by itself has no doubling cube");
    question.method = Method::may_double;
    question.match = tables::Match{3, {2, 0}, true};
    EXPECT_EQ(implausible_under("backgammon", question), "nobody turns the cube in the Crawford game");
    question.match = tables::Match{1, {}, false};
    EXPECT_EQ(implausible_under("backgammon", question), "none");
    EXPECT_EQ(implausible_under("short-nardy", question), "a match of short-nardy to 1 point has no doubling cube");
}

TEST(Implausible, IsAGameThatCannotBeWorthThat) {
    EXPECT_EQ(implausible_under("backgammon", games(9, {{Colour::white, 5}})),
              "game 1 of the match is won with 5 points");
    EXPECT_EQ(implausible_under("backgammon", games(9, {{Colour::white, 6}})), "none");
    EXPECT_EQ(implausible_under("short-nardy", games(9, {{Colour::white, 384}})),
              "game 1 of the match is won with 384 points");
    const tables::GameWon first{Colour::white, 2};
    EXPECT_EQ(implausible_under("backgammon", games(3, {first, {Colour::black, 4}})),
              "game 2 of the match is won with 4 points, without the cube");
}

TEST(Implausible, IsACubeThatEqualThrowsCannotHaveDoubled) {
    tables::RuleSet set = *tables::find_ruleset("backgammon");
    Question question;
    question.method = Method::opening;
    question.rolls = tables::OpeningRolls{3, 3};
    question.cube = Cube{4, std::nullopt};
    EXPECT_TRUE(implausible(tables::Rules(set), question));
    set.auto_doubles = tables::AutoDoubles::once;
    EXPECT_EQ(implausible(tables::Rules(set), question), "equal throws double the cube once a game");
    set.auto_doubles = tables::AutoDoubles::always;
    EXPECT_FALSE(implausible(tables::Rules(set), question));
}

} // namespace nardcheck::specs
