#include "conformance/report/strength_json.hpp"

#include "conformance/strength/floors.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;

Json json_of(const Share& share) {
    return {{"count", share.count}, {"of", share.of}, {"percent", share.percent()}, {"not", share.others}};
}

Json json_of(const Spread& spread) {
    return {{"count", spread.count}, {"median", spread.median}, {"percentile_90", spread.ninetieth_percentile}};
}

Json json_of(const MinimalCases& minimal) {
    return {{"checkers", json_of(minimal.checkers)},
            {"checkers_with_dice", json_of(minimal.checkers_with_dice)},
            {"unique", json_of(minimal.unique)},
            {"several_results", json_of(minimal.several_results)}};
}

Json json_of(const Strength& strength) {
    return {{"units", strength.units},
            {"killed", json_of(strength.killed)},
            {"killed_by_own_clause", json_of(strength.killed_by_own_clause)},
            {"named", json_of(strength.named)},
            {"told_apart", json_of(strength.separated)},
            {"narrowed_caught", json_of(strength.narrowed_caught)},
            {"narrowed_named", json_of(strength.narrowed_named)},
            {"pairs_named", json_of(strength.pairs_named)},
            {"minimal", json_of(strength.minimal)}};
}

Json json_of(const VisibleFaults& faults) {
    const auto entry = [](std::size_t visible, const std::vector<std::string>& hidden) {
        return Json{{"count", visible}, {"not", hidden}};
    };
    return {{"mutants", entry(faults.mutants.size(), faults.hidden_mutants)},
            {"differences", entry(faults.separable.size(), faults.inseparable)},
            {"narrowed", entry(faults.narrowed.size(), faults.hidden_narrowed)},
            {"pairs", entry(faults.pairs.size(), faults.hidden_pairs)}};
}

Json json_of(const Floor& floor) {
    return {{"name", floor.name},
            {"figure", floor.is_measured ? Json(floor.figure) : Json()},
            {floor.at_most ? "at_most" : "at_least", floor.bound},
            {"met", floor.is_met()}};
}

} // namespace

Json strength_json(const std::vector<RulesetStrength>& all) {
    Json rulesets = Json::object();
    for (const RulesetStrength& one : all) {
        Json tiers = Json::object();
        for (const Strength& strength : one.tiers) {
            tiers[std::string(name_of(strength.tier))] = json_of(strength);
        }
        Json floors = Json::array();
        for (const Floor& floor : floors_of(one.measured())) {
            floors.push_back(json_of(floor));
        }
        rulesets[one.ruleset] = {{"can_show", json_of(one.faults)},
                                 {"tiers", tiers},
                                 {"floors_required", are_required(one.measured())},
                                 {"floors", floors}};
    }
    return {{"rulesets", rulesets}, {"floors_met", !falls_short(all)}};
}

} // namespace nardcheck::conformance
