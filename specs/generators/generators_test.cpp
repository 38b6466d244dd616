#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/ruleset_fields.hpp"
#include "specs/generators/choices.hpp"
#include "specs/generators/dice.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/self_play.hpp"

namespace nardcheck::generators {

namespace {

using tables::bar;
using tables::off;
using tables::Position;
using tables::RuleSet;

/// What a source that has run dry answers.
class Zeros final : public Choices {
  public:
    std::uint32_t below(std::uint32_t) override {
        return 0;
    }
};

/// And the other extreme.
class Highest final : public Choices {
  public:
    std::uint32_t below(std::uint32_t limit) override {
        return limit - 1;
    }
};

std::vector<RuleSet> rulesets() {
    std::vector<RuleSet> sets = tables::built_in_rulesets();
    for (const auto& [field, value] :
         {std::pair{"max_per_point", "1"}, {"max_per_point", "5"}, {"start", "24:1"}, {"start", "24:15"}}) {
        RuleSet set = *tables::find_ruleset("backgammon");
        set_field(set, field, value);
        sets.push_back(set);
    }
    return sets;
}

int most_on_a_point(const Position& position) {
    int most = 0;
    for (int point = 1; point <= tables::highest_point; ++point) {
        most = std::max({most, position.layout.white[point], position.layout.black[point]});
    }
    return most;
}

void check(const Position& position, const RuleSet& set) {
    EXPECT_EQ(fault_in(position.layout, set.checkers()), std::nullopt);
    EXPECT_EQ(tables::Rules(set).outcome(position.layout), std::nullopt) << "a finished game";
    EXPECT_LE(most_on_a_point(position), set.max_per_point.value_or(set.checkers()));
}

TEST(SeededChoices, are_the_same_on_every_machine) {
    SeededChoices choices(0);
    // The upper halves of SplitMix64's first outputs from seed 0: E220A8397B1DCDAF, 6E789E6AA1B965F4, 06C45D188009454F.
    EXPECT_EQ(choices.below(0x80000000U), 0xE220A839U >> 1U);
    EXPECT_EQ(choices.below(0x80000000U), 0x6E789E6AU >> 1U);
    EXPECT_EQ(choices.below(0x80000000U), 0x06C45D18U >> 1U);
}

TEST(SeededChoices, reach_each_number_about_as_often) {
    SeededChoices choices(1);
    std::array<int, 7> drawn{};
    for (int i = 0; i < 70'000; ++i) {
        ++drawn.at(choices.below(7));
    }
    for (const int times : drawn) {
        EXPECT_NEAR(times, 10'000, 500);
    }
}

TEST(Rolls, reach_all_21_and_openings_the_15_that_are_no_double) {
    SeededChoices choices(2);
    std::vector<tables::Dice> rolls;
    std::vector<tables::Dice> openings;
    for (int i = 0; i < 5'000; ++i) {
        rolls.push_back(roll(choices));
        openings.push_back(opening_roll(choices));
    }
    const auto times = [](const auto& drawn, const tables::Dice& dice) {
        return static_cast<int>(std::count(drawn.begin(), drawn.end(), dice));
    };
    for (const tables::Dice& dice : tables::all_rolls()) {
        EXPECT_NEAR(times(rolls, dice), 5'000 * dice.weight() / 36, 75);
        EXPECT_NEAR(times(openings, dice), dice.is_double() ? 0 : 333, 75);
    }
}

TEST(Positions, are_valid_and_unfinished_whatever_is_chosen) {
    for (const RuleSet& set : rulesets()) {
        for (const Shape shape : all_shapes()) {
            Zeros zeros;
            check(position_of(shape, set, zeros), set);
            Highest highest;
            check(position_of(shape, set, highest), set);
            SeededChoices choices(3);
            for (int i = 0; i < 300; ++i) {
                check(position_of(shape, set, choices), set);
            }
        }
    }
}

RC_GTEST_PROP(Positions, are_valid_and_unfinished, ()) {
    DrawnChoices choices;
    const RuleSet set = choices.one_of(rulesets());
    const Position position = any_position(set, choices);
    RC_ASSERT(!fault_in(position.layout, set.checkers()));
    RC_ASSERT(!tables::Rules(set).outcome(position.layout));
}

TEST(Positions, are_of_the_shape_that_is_asked_for) {
    SeededChoices choices(4);
    for (const char* id : {"backgammon", "hypergammon"}) {
        const RuleSet& set = *tables::find_ruleset(id);
        for (int i = 0; i < 300; ++i) {
            const Position contact = position_of(Shape::contact, set, choices);
            EXPECT_EQ(contact.mover()[bar] + contact.opponent()[bar], 0);
            EXPECT_GT(contact.mover().highest() + contact.opponent().highest(), 25);
            const Position race = position_of(Shape::race, set, choices);
            EXPECT_LT(race.mover().highest() + race.opponent().highest(), 25);
            EXPECT_GT(position_of(Shape::bar, set, choices).mover()[bar], 0);
            EXPECT_LE(position_of(Shape::bear_off, set, choices).mover().highest(), 6);
            const Position few = position_of(Shape::few, set, choices);
            EXPECT_LE(set.checkers() - few.mover()[off], 4);
            EXPECT_LE(set.checkers() - few.opponent()[off], 4);
            EXPECT_LE(set.checkers() - position_of(Shape::blocked, set, choices).mover()[off], 3);
        }
    }
}

TEST(Positions, that_are_blocked_often_owe_the_larger_die_or_a_certain_order) {
    for (const char* id : {"backgammon", "hypergammon"}) {
        const tables::Rules rules(*tables::find_ruleset(id));
        SeededChoices choices(10);
        int one_number_only = 0;
        for (int i = 0; i < 300; ++i) {
            const Position position = position_of(Shape::blocked, rules.set(), choices);
            const tables::Dice dice = opening_roll(choices);
            one_number_only += tables::legal_plays(rules, position, dice).front().play.size() == 1 ? 1 : 0;
        }
        EXPECT_GT(one_number_only, 15) << id;
    }
}

TEST(Positions, are_for_either_colour_to_move_and_follow_from_the_seed) {
    const RuleSet& set = *tables::find_ruleset("backgammon");
    SeededChoices choices(5);
    SeededChoices same(5);
    SeededChoices other(6);
    int white = 0;
    int equal_to_other = 0;
    for (int i = 0; i < 200; ++i) {
        const Position position = any_position(set, choices);
        EXPECT_EQ(position, any_position(set, same));
        equal_to_other += position == any_position(set, other) ? 1 : 0;
        white += position.turn == tables::Colour::white ? 1 : 0;
    }
    EXPECT_LT(equal_to_other, 5);
    EXPECT_NEAR(white, 100, 30);
}

TEST(RandomGame, is_played_legally_from_the_start_to_its_end) {
    for (const RuleSet& set : tables::built_in_rulesets()) {
        const tables::Rules rules(set);
        SeededChoices choices(7);
        const auto turns = random_game(rules, choices, 5'000);
        ASSERT_FALSE(turns.empty());
        EXPECT_EQ(turns.front().before.layout, rules.start(tables::Colour::white).layout);
        EXPECT_FALSE(turns.front().dice.is_double());
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const auto results = tables::legal_results(rules, turns[i].before, turns[i].dice);
            EXPECT_TRUE(std::binary_search(results.begin(), results.end(), turns[i].after));
            if (i > 0) {
                EXPECT_EQ(turns[i].before.layout, turns[i - 1].after);
                EXPECT_EQ(turns[i].before.turn, opponent_of(turns[i - 1].before.turn));
            }
        }
        const auto outcome = rules.outcome(turns.back().after);
        ASSERT_TRUE(outcome) << set.id;
        EXPECT_EQ(outcome->winner, turns.back().before.turn);
    }
}

TEST(RandomGame, is_begun_and_won_by_either_colour) {
    const tables::Rules rules(*tables::find_ruleset("hypergammon"));
    SeededChoices choices(8);
    int begun_by_white = 0;
    int won_by_white = 0;
    for (int i = 0; i < 100; ++i) {
        const auto turns = random_game(rules, choices, 5'000);
        begun_by_white += turns.front().before.turn == tables::Colour::white ? 1 : 0;
        won_by_white += turns.back().before.turn == tables::Colour::white ? 1 : 0;
    }
    EXPECT_NEAR(begun_by_white, 50, 20);
    EXPECT_NEAR(won_by_white, 50, 20);
}

TEST(PositionInPlay, is_valid_and_unfinished) {
    for (const RuleSet& set : tables::built_in_rulesets()) {
        const tables::Rules rules(set);
        SeededChoices choices(9);
        for (int i = 0; i < 20; ++i) {
            check(position_in_play(rules, choices, 60), set);
        }
    }
}

} // namespace

} // namespace nardcheck::generators
