#include "conformance/observations.hpp"

#include <cstddef>

namespace nardcheck::conformance {

namespace {

using specs::Verdict;

specs::Observation observation(const Unit& unit, std::size_t step, const specs::Answer* given) {
    const auto& steps = unit.steps;
    return {&unit.ruleset->set, &steps[step].question, step == 0 ? nullptr : &steps[step - 1].question,
            &steps[step].expect, given};
}

} // namespace

std::vector<specs::Observation> observations_of(const RunResult& result) {
    std::vector<specs::Observation> observations;
    for (const UnitResult& unit : result.units) {
        const bool failed = unit.verdict() == Verdict::fail;
        if (!failed && unit.verdict() != Verdict::pass) {
            continue;
        }
        for (const std::size_t step : unit.right_steps) {
            if (!failed || step < unit.step) {
                observations.push_back(observation(*unit.unit, step, nullptr));
            }
        }
        if (failed && unit.judgement.given) {
            observations.push_back(observation(*unit.unit, unit.step, &*unit.judgement.given));
        }
    }
    return observations;
}

} // namespace nardcheck::conformance
