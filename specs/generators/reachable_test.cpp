#include <gtest/gtest.h>

#include "reference/notation/literal.hpp"
#include "specs/generators/choices.hpp"
#include "specs/generators/reachable.hpp"
#include "specs/generators/self_play.hpp"

namespace nardcheck::generators {

namespace {

bool can_come_up(const char* literal) {
    const tables::Rules rules(*tables::find_ruleset("backgammon"));
    return is_reachable(rules, notation::position_from_literal(literal, 15));
}

} // namespace

// Who waits and has not entered, was kept out by a closed point.
TEST(Reachable, WhoWaitsOnTheBarFacesAClosedPoint) {
    EXPECT_TRUE(can_come_up("X 13:1 6:2 / O bar:1 20:1"));
    EXPECT_FALSE(can_come_up("X 13:1 6:1 / O bar:1 20:1"));
}

TEST(Reachable, AHitTakesAChecker) {
    EXPECT_TRUE(can_come_up("X bar:1 6:2 / O 20:15"));
    EXPECT_FALSE(can_come_up("X bar:1 6:2 / O bar:15"));
    EXPECT_FALSE(can_come_up("X bar:15 / O bar:1 6:2"));
}

TEST(Reachable, EveryTurnOfAGameIs) {
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        const tables::Rules rules(set);
        SeededChoices choices(7);
        for (int game = 0; game < 20; ++game) {
            for (const PlayedTurn& turn : random_game(rules, choices, 300)) {
                ASSERT_TRUE(is_reachable(rules, turn.before)) << set.id << ", game " << game;
            }
            for (const PlayedTurn& turn : sensible_game(rules, choices, 300)) {
                ASSERT_TRUE(is_reachable(rules, turn.before)) << set.id << ", game " << game;
            }
        }
    }
}

// What the generators of games are for: sense shortens a game.
TEST(SensibleGame, EndsSoonerThanARandomOne) {
    const tables::Rules rules(*tables::find_ruleset("backgammon"));
    SeededChoices choices(8);
    std::size_t random = 0;
    std::size_t sensible = 0;
    for (int game = 0; game < 30; ++game) {
        random += random_game(rules, choices, 1'000).size();
        sensible += sensible_game(rules, choices, 1'000).size();
    }
    EXPECT_LT(2 * sensible, random);
}

} // namespace nardcheck::generators
