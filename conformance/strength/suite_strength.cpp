#include "conformance/strength/suite_strength.hpp"

#include <algorithm>
#include <cstddef>

#include "conformance/strength/floors.hpp"

namespace nardcheck::conformance {

const Strength& RulesetStrength::measured() const {
    return tiers.at(static_cast<std::size_t>(floors_tier));
}

std::vector<RulesetStrength> strength_of(const std::vector<Unit>& units) {
    SuiteExam suite(units);
    PairAnswers pairs(suite.exam());
    std::vector<RulesetStrength> all;
    for (const Unit& unit : units) {
        const std::string& id = unit.ruleset->id();
        const bool is_done =
            std::any_of(all.begin(), all.end(), [&](const RulesetStrength& one) { return one.ruleset == id; });
        if (is_done) {
            continue;
        }
        RulesetStrength& one = all.emplace_back();
        one.ruleset = id;
        one.faults = visible_faults(suite, pairs, unit.ruleset->set);
        for (const Tier tier : {Tier::smoke, Tier::core, Tier::full}) {
            one.tiers.push_back(strength_of(suite, pairs, one.faults, id, tier));
        }
    }
    return all;
}

bool falls_short(const std::vector<RulesetStrength>& all) {
    return std::any_of(all.begin(), all.end(), [](const RulesetStrength& one) {
        const std::vector<Floor> floors = floors_of(one.measured());
        return are_required(one.measured()) &&
               std::any_of(floors.begin(), floors.end(), [](const Floor& floor) { return !floor.is_met(); });
    });
}

} // namespace nardcheck::conformance
