#include "specs/properties/questions.hpp"

#include <algorithm>

#include "reference/notation/literal.hpp"
#include "reference/notation/play_notation.hpp"
#include "specs/generators/dice.hpp"
#include "specs/properties/reasoning.hpp"

namespace nardcheck::specs {

using tables::Layout;
using tables::Position;

Rolled rolled_in_one_of(std::initializer_list<Scene> scenes, const tables::Rules& rules, generators::Choices& choices) {
    const Scene scene = choices.one_of(std::vector<Scene>(scenes));
    if (const auto* situation = std::get_if<generators::Situation>(&scene)) {
        return rolled_in(*situation, rules.set(), choices);
    }
    const Position position = position_of(std::get<generators::Shape>(scene), rules.set(), choices);
    return {position, generators::roll(choices)};
}

std::string told(std::string_view fault, const Position& position) {
    std::string line(fault);
    line += ": ";
    line += notation::literal(position);
    return line;
}

std::string told(std::string_view fault, const Rolled& rolled) {
    std::string line = told(fault, rolled.position);
    line += ", ";
    line += std::to_string(rolled.dice.larger());
    line += "-";
    line += std::to_string(rolled.dice.smaller());
    return line;
}

std::string told(std::string_view fault, const Layout& result, const Rolled& rolled) {
    std::string line = told(fault, rolled);
    line += " -> ";
    line += notation::literal({result, rolled.position.turn});
    return line;
}

std::string told(std::string_view fault, const tables::Play& play, const Rolled& rolled) {
    std::string line = told(fault, rolled);
    line += " played ";
    line += notation::play_text(play, rolled.position);
    return line;
}

std::vector<Layout> results_of(const tables::Rules& rules, const Rolled& rolled) {
    auto results = tables::legal_results(rules, rolled.position, rolled.dice);
    std::sort(results.begin(), results.end());
    return results;
}

bool lists(const std::vector<Layout>& results, const Layout& result) {
    return std::binary_search(results.begin(), results.end(), result);
}

std::vector<int> distinct_numbers(tables::Dice dice) {
    if (dice.is_double()) {
        return {dice.larger()};
    }
    return {dice.larger(), dice.smaller()};
}

std::vector<int> all_numbers(tables::Dice dice) {
    return dice.is_double() ? std::vector<int>(4, dice.larger()) : distinct_numbers(dice);
}

int checkers_between(const tables::Side& side, int lowest, int highest) {
    int checkers = 0;
    for (int place = lowest; place <= highest; ++place) {
        checkers += side[place];
    }
    return checkers;
}

bool is_made_by_opponent(const Position& position, int place) {
    return position.opponent()[tables::seen_by_opponent(place)] >= 2;
}

std::vector<Moment> moments_of(const tables::Play& play, const Position& position) {
    std::vector<Moment> moments;
    Position now = position;
    std::uint32_t hit_on = 0;
    for (const tables::Step& step : play) {
        if (now.mover()[step.from] == 0) {
            break;
        }
        moments.push_back({now, step, hit_on});
        now.mover().add(step.from, -1);
        now.mover().add(step.to, 1);
        const int facing = tables::seen_by_opponent(step.to);
        if (step.to != tables::off && now.opponent()[facing] == 1) {
            now.opponent().add(facing, -1);
            now.opponent().add(tables::bar, 1);
            hit_on |= 1U << static_cast<unsigned>(step.to);
        }
    }
    return moments;
}

Violation not_listed(std::string_view fault, reasoning::Events events, const tables::Rules& rules,
                     const Rolled& rolled) {
    const auto results = results_of(rules, rolled);
    for (const reasoning::Way& way : reasoning::ways(rules.set(), rolled.position, rolled.dice, events)) {
        if (way.complete && way.events.has_any_of(events) && !lists(results, way.result)) {
            return told(fault, way.result, rolled);
        }
    }
    return std::nullopt;
}

Violation not_listed(std::string_view fault, const tables::Rules& rules, const Rolled& rolled) {
    const auto results = results_of(rules, rolled);
    for (const reasoning::Way& way : reasoning::ways(rules.set(), rolled.position, rolled.dice, {})) {
        if (way.complete && !lists(results, way.result)) {
            return told(fault, way.result, rolled);
        }
    }
    return std::nullopt;
}

Violation listed_too_early(std::string_view fault, const tables::Rules& rules, const Rolled& rolled) {
    std::vector<Layout> incomplete;
    std::vector<Layout> complete;
    for (const reasoning::Way& way : reasoning::ways(rules.set(), rolled.position, rolled.dice, {})) {
        (way.complete ? complete : incomplete).push_back(way.result);
    }
    std::sort(complete.begin(), complete.end());
    std::sort(incomplete.begin(), incomplete.end());
    for (const Layout& result : results_of(rules, rolled)) {
        if (lists(incomplete, result) && !lists(complete, result)) {
            return told(fault, result, rolled);
        }
    }
    return std::nullopt;
}

} // namespace nardcheck::specs
