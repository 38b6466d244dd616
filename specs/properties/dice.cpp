#include <algorithm>
#include <map>
#include <numeric>

#include "specs/properties/questions.hpp"
#include "specs/properties/reasoning.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using generators::Shape;
using generators::Situation;
using reasoning::Event;
using tables::Layout;
using tables::Position;
using tables::Rules;

Violation whole_roll_is_played_on_open_road(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::open_road}, rules, choices);
    const auto numbers = all_numbers(rolled.dice);
    const int pips = std::accumulate(numbers.begin(), numbers.end(), 0);
    const tables::Side& before = rolled.position.mover();
    if (checkers_between(before, 1, tables::bar) == 1 && before.highest() <= pips) {
        // A single checker comes to the end of the board before the end of the roll.
        return std::nullopt;
    }
    for (const Layout& result : results_of(rules, rolled)) {
        if (before.pips() - result.of(rolled.position.turn).pips() != pips) {
            return told("the pips played are not two different numbers or four equal ones", result, rolled);
        }
    }
    return std::nullopt;
}

Violation either_number_comes_first(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of(
        {Shape::blocked, Shape::few, Situation::runner, Situation::many_blots, Situation::coming_home}, rules, choices);
    if (auto fault =
            not_listed("a result of the larger number first is missing", {Event::larger_first}, rules, rolled)) {
        return fault;
    }
    return not_listed("a result of the smaller number first is missing", {Event::smaller_first}, rules, rolled);
}

/// Whether the steps can be made with different numbers of the roll, each up to its end or off the board.
bool are_paid_for(const tables::Play& play, tables::Dice dice) {
    auto numbers = all_numbers(dice);
    std::sort(numbers.begin(), numbers.end());
    tables::Play steps = play;
    // Those that need a certain number first; then small ones, so that large numbers stay for checkers from afar.
    std::sort(steps.begin(), steps.end(), [](const tables::Step& a, const tables::Step& b) {
        return std::pair(a.to == tables::off, a.from) < std::pair(b.to == tables::off, b.from);
    });
    for (const tables::Step& step : steps) {
        const auto pays = [&](int number) {
            return step.to == tables::off ? number >= step.from : number == step.from - step.to;
        };
        const auto number = std::find_if(numbers.begin(), numbers.end(), pays);
        if (number == numbers.end()) {
            return false;
        }
        numbers.erase(number);
    }
    return true;
}

Violation each_number_pays_for_one_step(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::contact, Shape::blocked, Shape::bear_off, Shape::bar}, rules, choices);
    for (const tables::LegalPlay& legal : tables::legal_plays(rules, rolled.position, rolled.dice)) {
        if (!are_paid_for(legal.play, rolled.dice)) {
            return told("the steps are not each made with a number of its own", legal.play, rolled);
        }
    }
    return std::nullopt;
}

/// Where a lone checker gets to, one number after the other in this order, and with how many of them.
std::map<Layout, std::size_t> walk(Position position, const std::vector<int>& numbers) {
    std::map<Layout, std::size_t> ends{{position.layout, 0}};
    int from = position.mover().highest();
    for (const int number : numbers) {
        const int to = from - number;
        const int facing = tables::seen_by_opponent(to);
        if (is_made_by_opponent(position, to)) {
            break;
        }
        if (position.opponent()[facing] == 1) {
            position.opponent().add(facing, -1);
            position.opponent().add(tables::bar, 1);
        }
        position.mover().add(from, -1);
        position.mover().add(to, 1);
        ends.emplace(position.layout, ends.size());
        from = to;
    }
    return ends;
}

Violation lone_checker_touches_down_after_each_number(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::runner, Shape::blocked}, rules, choices);
    const tables::Side& before = rolled.position.mover();
    auto numbers = all_numbers(rolled.dice);
    if (checkers_between(before, 1, tables::bar) != 1 ||
        before.highest() <= std::accumulate(numbers.begin(), numbers.end(), 6)) {
        // Here no number bears off, and no house rule on hits at home matters.
        return std::nullopt;
    }
    auto ends = walk(rolled.position, numbers);
    std::reverse(numbers.begin(), numbers.end());
    ends.merge(walk(rolled.position, numbers));
    std::size_t most = 0;
    for (const auto& end : ends) {
        most = std::max(most, end.second);
    }
    for (const Layout& result : results_of(rules, rolled)) {
        const auto end = ends.find(result);
        if (end == ends.end() || end->second < most) {
            return told("a lone checker does not get there from one open point to the next", result, rolled);
        }
    }
    return std::nullopt;
}

Violation one_or_several_checkers_may_play(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::runner, Shape::contact, Shape::bar, Situation::many_blots}, rules, choices);
    if (auto fault = not_listed("a result is missing in which one checker plays several numbers", {Event::touches_down},
                                rules, rolled)) {
        return fault;
    }
    return not_listed("a result is missing in which several checkers play a number each", {Event::changes_checker},
                      rules, rolled);
}

Violation no_turn_stops_early(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::blocked, Shape::few, Shape::bar, Shape::bear_off,
                                            Situation::several_on_bar, Situation::blocked_from_above},
                                           rules, choices);
    return listed_too_early("a turn ends although more could be played", rules, rolled);
}

Violation longest_turns_are_listed(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Shape::blocked, Shape::few, Shape::bar, Situation::several_on_bar}, rules, choices);
    return not_listed("a result of playing as many numbers as possible is missing", rules, rolled);
}

Violation larger_number_is_chosen(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::runner, Shape::blocked, Shape::few}, rules, choices);
    if (rolled.dice.is_double()) {
        return std::nullopt;
    }
    std::vector<Layout> by_larger;
    std::vector<Layout> by_smaller;
    for (const reasoning::Way& way : reasoning::ways(rules.set(), rolled.position, rolled.dice, {})) {
        if (way.played == 2 || (way.played == 0 && way.complete)) {
            // Both can be played or neither has to be.
            return std::nullopt;
        }
        if (way.played == 1) {
            (way.number_alone == rolled.dice.larger() ? by_larger : by_smaller).push_back(way.result);
        }
    }
    auto& due = by_larger.empty() ? by_smaller : by_larger;
    std::sort(due.begin(), due.end());
    const auto results = results_of(rules, rolled);
    for (const Layout& result : results) {
        if (!lists(due, result)) {
            return told(by_larger.empty() ? "the smaller number, which alone can be played, is not played"
                                          : "the larger number of two that exclude each other is not played",
                        result, rolled);
        }
    }
    for (const Layout& result : due) {
        if (!lists(results, result)) {
            return told("a result of the number that has to be played alone is missing", result, rolled);
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<Property> dice_properties() {
    return {
        {"whole-roll-is-played-on-open-road", "dice/double-four-moves", whole_roll_is_played_on_open_road},
        {"either-number-comes-first", "dice/either-order", either_number_comes_first},
        {"no-number-is-lost-or-repeated-on-open-road", "dice/each-number-once", whole_roll_is_played_on_open_road},
        {"each-number-pays-for-one-step", "dice/each-number-once", each_number_pays_for_one_step},
        {"lone-checker-touches-down-after-each-number", "dice/each-number-its-own-move",
         lone_checker_touches_down_after_each_number},
        {"one-or-several-checkers-may-play", "dice/each-number-its-own-move", one_or_several_checkers_may_play},
        {"no-turn-stops-early", "dice/as-many-as-possible", no_turn_stops_early},
        {"longest-turns-are-listed", "dice/as-many-as-possible", longest_turns_are_listed},
        {"larger-number-is-chosen", "dice/larger-die", larger_number_is_chosen},
    };
}

} // namespace nardcheck::specs
