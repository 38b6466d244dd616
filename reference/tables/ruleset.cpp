#include "reference/tables/ruleset.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace nardcheck::tables {

namespace {

Side side(std::initializer_list<std::pair<int, int>> checkers_on_points) {
    Side result;
    for (const auto& [point, checkers] : checkers_on_points) {
        result.set(point, checkers);
    }
    return result;
}

RuleSet named(std::string id, const Side& start) {
    RuleSet set;
    set.id = std::move(id);
    set.start = start;
    return set;
}

std::vector<RuleSet> make_built_in_rulesets() {
    const Side standard = side({{24, 2}, {13, 5}, {8, 3}, {6, 5}});
    const Side nack = side({{24, 2}, {23, 2}, {13, 4}, {8, 3}, {6, 4}});
    const Side hyper = side({{24, 1}, {23, 1}, {22, 1}});

    // Document 000 counts neither mars nor koks in a single game.
    RuleSet yellowclub = named("hypergammon-yellowclub", hyper);
    yellowclub.gammon = 0;
    yellowclub.backgammon = 0;

    // Document 002 does not say what a won game is worth.
    RuleSet hyper_short_nardy = named("hyper-short-nardy", hyper);
    hyper_short_nardy.gammon.reset();
    hyper_short_nardy.backgammon.reset();

    return {named("backgammon", standard),
            named("nackgammon", nack),
            named("short-nardy", standard),
            named("hypergammon", hyper),
            yellowclub,
            hyper_short_nardy};
}

} // namespace

const std::vector<RuleSet>& built_in_rulesets() {
    static const std::vector<RuleSet> rulesets = make_built_in_rulesets();
    return rulesets;
}

const RuleSet* find_ruleset(std::string_view id) {
    const auto& all = built_in_rulesets();
    const auto found = std::find_if(all.begin(), all.end(), [&](const RuleSet& set) { return set.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace nardcheck::tables
