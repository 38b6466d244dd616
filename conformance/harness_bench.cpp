// What the harness itself costs: CPU time of this process for each request (write, parse, judge), over positions of
// random games that are put to the reference as an engine. Neither the engine's time nor the making of cases counts.

#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "conformance/runner.hpp"
#include "specs/generators/dice.hpp"
#include "specs/generators/self_play.hpp"

namespace {

using namespace nardcheck;
using conformance::Case;
using conformance::CaseStep;
using conformance::Ruleset;
using conformance::Unit;

constexpr std::size_t positions = 10'000;
constexpr int longest_game = 200;

double cpu_seconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The first positions of random games, with the rolls that fell there.
std::vector<CaseStep> questions(const tables::Rules& rules) {
    generators::SeededChoices choices(1);
    std::vector<CaseStep> steps;
    while (steps.size() < positions) {
        for (const auto& turn : generators::random_game(rules, choices, longest_game)) {
            if (steps.size() < positions) {
                CaseStep& step = steps.emplace_back();
                step.question.position = turn.before;
                step.question.roll = specs::Roll{turn.dice.larger(), turn.dice.smaller()};
                step.expect = specs::answer_to(rules, step.question);
            }
        }
    }
    return steps;
}

void harness_cpu_a_request(benchmark::State& state) {
    const conformance::Rulesets rulesets;
    const Ruleset& backgammon = rulesets.get("backgammon");
    const tables::Rules rules(backgammon.set);
    const Case golden;
    std::vector<Unit> units;
    std::size_t results = 0;
    for (CaseStep& step : questions(rules)) {
        results += std::get<std::vector<tables::Layout>>(step.expect).size();
        units.push_back({&backgammon, &golden, false, {std::move(step)}});
    }
    const client::EngineCommand reference{{NARDCHECK_PROGRAM, "serve"}};
    for ([[maybe_unused]] const auto _ : state) {
        const double before = cpu_seconds();
        const auto result = conformance::run(reference, units, client::Json::object(), {});
        state.SetIterationTime(cpu_seconds() - before);
        if (result.counts().front() != units.size()) {
            state.SkipWithError("the reference does not agree with itself");
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(units.size()) * state.iterations());
    state.counters["cpu_a_request"] = benchmark::Counter(
        static_cast<double>(units.size()), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
    state.counters["results_a_request"] = static_cast<double>(results) / static_cast<double>(units.size());
}

BENCHMARK(harness_cpu_a_request)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
