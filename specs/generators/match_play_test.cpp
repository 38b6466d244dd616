// Questions on what surrounds the games: that they can be asked, and reach all that decides there.

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "specs/generators/match_play.hpp"
#include "specs/generators/questions.hpp"

namespace nardcheck::generators {

namespace {

using specs::Method;
using specs::Question;
using tables::Rules;

/// What a source that has run dry answers.
class Zeros final : public Choices {
  public:
    std::uint32_t below(std::uint32_t) override {
        return 0;
    }
};

std::vector<Question> drawn(const tables::RuleSet& set, int draws) {
    const Rules rules(set);
    SeededChoices choices(5);
    std::vector<Question> questions;
    for (int i = 0; i < draws; ++i) {
        if (auto question = any_match_play(rules, choices)) {
            questions.push_back(*question);
        }
    }
    return questions;
}

int lacking(const tables::Match& match, tables::Colour player) {
    return *match.length - match.score.of(player);
}

bool asks_about_a_double(const Question& question) {
    return question.method == Method::may_double || question.method == Method::doubling;
}

} // namespace

TEST(AnyMatchPlay, CanBeAskedAndIsOfEveryMethodThatTheRuleSetSaysSomethingOf) {
    const std::map<std::string, std::vector<Method>> expected = {
        {"backgammon",
         {Method::outcome, Method::opening, Method::may_double, Method::doubling, Method::resign, Method::match}},
        {"hypergammon", {Method::outcome, Method::opening, Method::may_double, Method::doubling, Method::match}},
        {"hypergammon-yellowclub", {}},
        {"hyper-short-nardy", {Method::opening}},
    };
    for (const auto& [id, methods] : expected) {
        const tables::RuleSet& set = *tables::find_ruleset(id);
        std::map<Method, int> asked;
        for (const Question& question : drawn(set, 500)) {
            ASSERT_EQ(fault_in(Rules(set), question), std::nullopt) << id;
            ++asked[question.method];
        }
        EXPECT_EQ(asked.size(), methods.size()) << id;
        for (const Method method : methods) {
            EXPECT_GE(asked[method], 25) << id << ", " << name_of(method);
        }
    }
}

TEST(AnyMatchPlay, ComesToAnEndWhateverIsChosen) {
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        Zeros zeros;
        const auto question = any_match_play(Rules(set), zeros);
        EXPECT_TRUE(!question || !fault_in(Rules(set), *question)) << set.id;
    }
}

TEST(AnyMatchPlay, ReachesWhatDecides) {
    const auto questions = drawn(*tables::find_ruleset("short-nardy"), 3'000);
    const auto expect_some = [&](const char* what, const std::function<bool(const Question&)>& is_so) {
        EXPECT_GE(std::count_if(questions.begin(), questions.end(), is_so), 10) << what;
    };
    const auto of_double = [&](const char* what, const std::function<bool(const Question&)>& is_so) {
        expect_some(what, [&](const Question& one) { return asks_about_a_double(one) && is_so(one); });
    };
    const auto value = [](const Question& one) { return one.cube.value_or(tables::Cube{}).value; };
    of_double("a match to 1 point", [](const Question& one) { return one.match->length == 1; });
    of_double("the Crawford game", [](const Question& one) { return one.match->crawford; });
    of_double("a game after it", [](const Question& one) {
        return one.match->length && *one.match->length > 1 && !one.match->crawford &&
               (lacking(*one.match, tables::Colour::white) == 1 || lacking(*one.match, tables::Colour::black) == 1);
    });
    of_double("the cube on 32", [&](const Question& one) { return value(one) == 32; });
    of_double("the cube on 64", [&](const Question& one) { return value(one) == 64; });
    of_double("a cube of the other one",
              [](const Question& one) { return one.cube && one.cube->owner == opponent_of(*one.turn); });
    of_double("no cube", [](const Question& one) { return !one.cube; });
    of_double("rolled", [](const Question& one) { return *one.rolled; });
    of_double("out of turn", [](const Question& one) { return one.doubles && *one.doubles != *one.turn; });
    of_double("take", [](const Question& one) { return one.reply == tables::Reply::take; });
    of_double("drop", [](const Question& one) { return one.reply == tables::Reply::drop; });
    expect_some("equal throws", [](const Question& one) { return one.rolls && one.rolls->white == one.rolls->black; });
    expect_some("a long list of games", [](const Question& one) { return one.games.size() >= 8; });
    expect_some("more points than are wanted", [](const Question& one) {
        tables::Score score;
        for (const tables::GameWon& game : one.games) {
            score.of(game.winner) += game.points;
        }
        return one.length && std::max(score.white, score.black) > *one.length;
    });
    const auto of_resigner = [&](const char* what, const std::function<bool(const tables::Side&)>& is_so) {
        expect_some(what,
                    [&](const Question& one) { return one.resigns && is_so(one.position.layout.of(*one.resigns)); });
    };
    const auto is_caught = [](const tables::Side& side) { return side[tables::bar] > 0 || side.highest() >= 19; };
    of_resigner("one off", [](const tables::Side& side) { return side[tables::off] == 1; });
    of_resigner("one off and one caught",
                [&](const tables::Side& side) { return side[tables::off] == 1 && is_caught(side); });
    of_resigner("one caught", [&](const tables::Side& side) { return side[tables::off] == 0 && is_caught(side); });
    of_resigner("neither", [&](const tables::Side& side) { return side[tables::off] == 0 && !is_caught(side); });
}

TEST(AnyMatchPlay, AsksForDoublesThatTheCapAloneForbids) {
    const tables::RuleSet& set = *tables::find_ruleset("short-nardy");
    tables::RuleSet without_cap = set;
    without_cap.cube_cap = tables::no_cap;
    const specs::Answer yes = specs::MayDoubleAnswer{true};
    const specs::Answer no = specs::MayDoubleAnswer{false};
    const auto questions = drawn(set, 3'000);
    EXPECT_GE(std::count_if(questions.begin(), questions.end(),
                            [&](const Question& one) {
                                return one.method == Method::may_double && answer_to(Rules(set), one) == no &&
                                       answer_to(Rules(without_cap), one) == yes;
                            }),
              10);
}

TEST(PositionToResign, IsValidAndUnfinished) {
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        SeededChoices choices(6);
        for (int i = 0; i < 500; ++i) {
            const tables::Position position = position_to_resign(set, choices);
            ASSERT_EQ(fault_in(position.layout, set.checkers()), std::nullopt) << set.id;
            ASSERT_FALSE(Rules(set).outcome(position.layout)) << set.id;
        }
    }
}

} // namespace nardcheck::generators
