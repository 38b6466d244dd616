#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/ruleset_fields.hpp"
#include "specs/generators/choices.hpp"
#include "specs/generators/finished_games.hpp"
#include "specs/generators/situations.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/reasoning.hpp"

namespace nardcheck::generators {

namespace {

using specs::reasoning::Event;
using tables::bar;
using tables::highest_point;
using tables::off;
using tables::RuleSet;
using tables::Side;

/// What a source that has run dry answers, or the other extreme.
class Extreme final : public Choices {
  public:
    explicit Extreme(bool highest) : highest_(highest) {}

    std::uint32_t below(std::uint32_t limit) override {
        return highest_ ? limit - 1 : 0;
    }

  private:
    bool highest_;
};

RuleSet with(std::string_view base, std::string_view field, std::string_view value) {
    RuleSet set = *tables::find_ruleset(base);
    set_field(set, field, value);
    return set;
}

std::vector<RuleSet> rulesets() {
    std::vector<RuleSet> sets = tables::built_in_rulesets();
    sets.push_back(with("backgammon", "max_per_point", "1"));
    sets.push_back(with("backgammon", "max_per_point", "5"));
    sets.push_back(with("backgammon", "start", "24:1"));
    sets.push_back(with("backgammon", "start", "24:15"));
    return sets;
}

void check(const tables::Layout& layout, const RuleSet& set, bool is_finished) {
    EXPECT_EQ(fault_in(layout, set.checkers()), std::nullopt);
    EXPECT_EQ(tables::Rules(set).outcome(layout).has_value(), is_finished);
    for (int point = 1; point <= highest_point; ++point) {
        EXPECT_LE(std::max(layout.white[point], layout.black[point]), set.max_per_point.value_or(set.checkers()));
    }
}

TEST(Situations, are_valid_and_unfinished_whatever_is_chosen) {
    for (const RuleSet& set : rulesets()) {
        for (const Situation situation : all_situations()) {
            for (const bool highest : {false, true}) {
                Extreme extreme(highest);
                check(rolled_in(situation, set, extreme).position.layout, set, false);
            }
            SeededChoices choices(1);
            for (int i = 0; i < 300; ++i) {
                check(rolled_in(situation, set, choices).position.layout, set, false);
            }
        }
    }
}

TEST(FinishedGames, are_valid_and_finished_whatever_is_chosen) {
    for (const RuleSet& set : rulesets()) {
        for (const bool highest : {false, true}) {
            Extreme extreme(highest);
            check(finished_game(set, extreme), set, true);
        }
        SeededChoices choices(1);
        for (int i = 0; i < 300; ++i) {
            check(finished_game(set, choices), set, true);
        }
    }
}

bool may_end_with(const RuleSet& set, const Rolled& rolled, Event event) {
    const auto ways = specs::reasoning::ways(set, rolled.position, rolled.dice, {event});
    return std::any_of(ways.begin(), ways.end(),
                       [&](const auto& way) { return way.complete && way.events.has(event); });
}

/// Something that a situation is drawn for.
struct Feature {
    std::string_view name;
    std::string_view ruleset;
    Situation situation;
    std::function<bool(const RuleSet& set, const Rolled& rolled)> shows;
};

Feature feature(std::string_view name, std::string_view ruleset, Situation situation, Event event) {
    return {name, ruleset, situation,
            [event](const RuleSet& set, const Rolled& rolled) { return may_end_with(set, rolled, event); }};
}

bool larger_number_decides(const RuleSet& set, const Rolled& rolled) {
    bool by_larger = false;
    bool by_smaller = false;
    for (const auto& way : specs::reasoning::ways(set, rolled.position, rolled.dice, {})) {
        if (way.played > 1) {
            return false;
        }
        by_larger = by_larger || way.number_alone == rolled.dice.larger();
        by_smaller = by_smaller || (way.number_alone == rolled.dice.smaller() && !rolled.dice.is_double());
    }
    return by_larger && by_smaller;
}

bool several_enter_by_a_double(const RuleSet& set, const Rolled& rolled) {
    return rolled.dice.is_double() && rolled.position.mover()[bar] >= 2 && may_end_with(set, rolled, Event::enters);
}

bool some_enter_and_others_cannot(const RuleSet& set, const Rolled& rolled) {
    const auto ways = specs::reasoning::ways(set, rolled.position, rolled.dice, {});
    return std::any_of(ways.begin(), ways.end(), [&](const auto& way) {
        return way.complete && way.played > 0 && way.result.of(rolled.position.turn)[bar] > 0;
    });
}

bool could_bear_off_but_for_the_bar(const RuleSet& /*set*/, const Rolled& rolled) {
    const Side& mover = rolled.position.mover();
    return mover[bar] > 0 && specs::checkers_between(mover, 7, highest_point) == 0 &&
           mover[rolled.dice.larger()] + mover[rolled.dice.smaller()] > 0;
}

bool five_or_more_stand_where_one_arrives(const RuleSet& set, const Rolled& rolled) {
    const Side& before = rolled.position.mover();
    for (const auto& result : legal_results(tables::Rules(set), rolled.position, rolled.dice)) {
        for (int point = 1; point <= highest_point; ++point) {
            if (before[point] >= 5 && result.of(rolled.position.turn)[point] > before[point]) {
                return true;
            }
        }
    }
    return false;
}

bool higher_checkers_are_blocked(const RuleSet& /*set*/, const Rolled& rolled) {
    const Side& mover = rolled.position.mover();
    const auto is_blocked = [&](int number) {
        for (int from = number; from <= bar; ++from) {
            if (mover[from] > 0 && (from == number || !specs::is_made_by_opponent(rolled.position, from - number))) {
                return false;
            }
        }
        return mover.highest() > number && specs::checkers_between(mover, 1, number) > 0;
    };
    return is_blocked(rolled.dice.larger()) || is_blocked(rolled.dice.smaller());
}

bool last_checker_could_end_the_turn_early(const RuleSet& set, const Rolled& rolled) {
    const auto ways = specs::reasoning::ways(set, rolled.position, rolled.dice, {});
    return std::any_of(ways.begin(), ways.end(), [&](const auto& way) {
        return !way.complete && way.result.of(rolled.position.turn)[off] == set.checkers();
    });
}

std::vector<Feature> features() {
    const auto farthest_on = [](int point) {
        return [point](const RuleSet& /*set*/, const Rolled& rolled) {
            return rolled.position.mover().highest() == point;
        };
    };
    using enum Situation;
    return {
        {"the larger number decides", "backgammon", runner, larger_number_decides},
        {"the larger number decides", "hypergammon", runner, larger_number_decides},
        feature("one checker plays both numbers", "hypergammon", runner, Event::touches_down),
        feature("a closed point is passed over", "hypergammon", runner, Event::passes_over_closed),
        {"several enter by a double", "backgammon", several_on_bar, several_enter_by_a_double},
        {"several enter by a double", "hypergammon", several_on_bar, several_enter_by_a_double},
        {"some enter and others cannot", "backgammon", several_on_bar, some_enter_and_others_cannot},
        feature("the other number enters", "backgammon", several_on_bar, Event::enters_with_the_other_number),
        {"only the bar keeps one", "backgammon", hit_while_bearing_off, could_bear_off_but_for_the_bar},
        feature("three hits in a turn", "backgammon", many_blots, Event::hits_three_times),
        feature("two hits in a turn", "hypergammon", many_blots, Event::hits_twice),
        feature("a hit when entering", "backgammon", many_blots, Event::hits_entering),
        feature("hit and run at home", "backgammon", blots_at_home, Event::runs_on_in_home),
        {"a tall stack grows", "backgammon", tall_stack, five_or_more_stand_where_one_arrives},
        feature("six points in a row", "backgammon", prime, Event::holds_prime),
        feature("five points in a row", "backgammon", prime, Event::holds_five),
        {"the farthest on 6", "hypergammon", border_of_home, farthest_on(6)},
        {"the farthest on 7", "hypergammon", border_of_home, farthest_on(7)},
        feature("home and off in a turn", "backgammon", coming_home, Event::comes_home_and_bears_off),
        feature("home and off in a turn", "hypergammon", coming_home, Event::comes_home_and_bears_off),
        {"higher checkers are blocked", "backgammon", blocked_from_above, higher_checkers_are_blocked},
        {"higher checkers are blocked", "hypergammon", blocked_from_above, higher_checkers_are_blocked},
        feature("a larger number bears off", "backgammon", overshoot, Event::overshoots),
        {"the last checker too early", "backgammon", last_checker, last_checker_could_end_the_turn_early},
        {"the last checker too early", "hypergammon", last_checker, last_checker_could_end_the_turn_early},
    };
}

TEST(Situations, show_what_they_are_drawn_for_once_in_twenty_at_least) {
    constexpr int draws = 1'000;
    for (const Feature& feature : features()) {
        const RuleSet& set = *tables::find_ruleset(feature.ruleset);
        SeededChoices choices(2);
        int shown = 0;
        for (int i = 0; i < draws; ++i) {
            shown += feature.shows(set, rolled_in(feature.situation, set, choices)) ? 1 : 0;
        }
        EXPECT_GE(shown, draws / 20) << feature.name << " in " << feature.ruleset;
    }
}

TEST(Situations, of_the_open_road_leave_nothing_ahead_of_the_mover) {
    const RuleSet& set = *tables::find_ruleset("backgammon");
    SeededChoices choices(3);
    for (int i = 0; i < 300; ++i) {
        const Rolled rolled = rolled_in(Situation::open_road, set, choices);
        const int behind = tables::seen_by_opponent(rolled.position.mover().highest()) - 1;
        EXPECT_EQ(specs::checkers_between(rolled.position.opponent(), behind + 1, highest_point), 0);
        EXPECT_GT(rolled.position.mover().highest(), 12);
    }
}

TEST(FinishedGames, show_every_reason_for_a_kind_of_win_once_in_twenty_at_least) {
    constexpr int draws = 1'000;
    for (const char* id : {"backgammon", "hypergammon"}) {
        const RuleSet& set = *tables::find_ruleset(id);
        SeededChoices choices(4);
        int white = 0;
        int one_off_and_on_bar = 0;
        int on_bar_alone = 0;
        int in_winners_home_alone = 0;
        int right_before_it = 0;
        for (int i = 0; i < draws; ++i) {
            const tables::Layout layout = finished_game(set, choices);
            const bool white_has_won = layout.white[off] == set.checkers();
            const Side& loser = white_has_won ? layout.black : layout.white;
            const bool in_winners_home = specs::checkers_between(loser, 19, highest_point) > 0;
            white += white_has_won ? 1 : 0;
            one_off_and_on_bar += loser[off] > 0 && loser[bar] > 0 ? 1 : 0;
            on_bar_alone += loser[off] == 0 && loser[bar] > 0 && !in_winners_home ? 1 : 0;
            in_winners_home_alone += loser[off] == 0 && loser[bar] == 0 && in_winners_home ? 1 : 0;
            right_before_it += loser[off] == 0 && loser.highest() == 18 ? 1 : 0;
        }
        EXPECT_NEAR(white, 500, 100);
        EXPECT_GE(one_off_and_on_bar, draws / 20) << id;
        EXPECT_GE(on_bar_alone, draws / 20) << id;
        EXPECT_GE(in_winners_home_alone, draws / 20) << id;
        EXPECT_GE(right_before_it, draws / 20) << id;
    }
}

} // namespace

} // namespace nardcheck::generators
