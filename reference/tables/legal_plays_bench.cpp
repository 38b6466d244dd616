// How fast the results of a turn are enumerated, by the shape of the position and by the roll. Every call is one
// position and one roll; the positions are the same on every machine.

#include <cstddef>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "reference/tables/legal_plays.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/self_play.hpp"

namespace {

using namespace nardcheck;

constexpr std::size_t positions_each = 200;

const tables::Rules& rules() {
    static const tables::Rules backgammon(*tables::find_ruleset("backgammon"));
    return backgammon;
}

template <typename Generate>
std::vector<tables::Position> positions(Generate generate) {
    generators::SeededChoices choices(2024);
    std::vector<tables::Position> all;
    while (all.size() < positions_each) {
        all.push_back(generate(choices));
    }
    return all;
}

std::vector<tables::Position> of_shape(generators::Shape shape) {
    return positions([&](auto& choices) { return generators::position_of(shape, rules().set(), choices); });
}

std::vector<tables::Position> of_games() {
    return positions([](auto& choices) { return generators::position_in_play(rules(), choices, 100); });
}

std::vector<tables::Dice> rolls(bool doubles, bool others) {
    std::vector<tables::Dice> chosen;
    for (const tables::Dice& roll : tables::all_rolls()) {
        if (roll.is_double() ? doubles : others) {
            chosen.push_back(roll);
        }
    }
    return chosen;
}

void enumerate(benchmark::State& state, const std::vector<tables::Position>& from,
               const std::vector<tables::Dice>& dice) {
    std::size_t calls = 0;
    std::size_t results = 0;
    for (auto _ : state) {
        for (const tables::Position& position : from) {
            for (const tables::Dice& roll : dice) {
                const auto layouts = tables::legal_results(rules(), position, roll);
                results += layouts.size();
                ++calls;
            }
        }
    }
    const auto rate = [](std::size_t count) {
        return benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
    };
    state.counters["calls/s"] = rate(calls);
    state.counters["results/s"] = rate(results);
}

void enumerate_all_rolls(const std::string& name, const std::vector<tables::Position>& from) {
    const auto add = [&](const char* which, const std::vector<tables::Dice>& dice) {
        benchmark::RegisterBenchmark((name + "/" + which).c_str(), [=](benchmark::State& state) {
            enumerate(state, from, dice);
        })->Unit(benchmark::kMillisecond);
    };
    add("non_doubles", rolls(false, true));
    add("doubles", rolls(true, false));
    add("all_21_rolls", rolls(true, true));
}

} // namespace

int main(int argc, char** argv) {
    enumerate_all_rolls("contact", of_shape(generators::Shape::contact));
    enumerate_all_rolls("race", of_shape(generators::Shape::race));
    enumerate_all_rolls("bar", of_shape(generators::Shape::bar));
    enumerate_all_rolls("bear_off", of_shape(generators::Shape::bear_off));
    enumerate_all_rolls("games", of_games());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
