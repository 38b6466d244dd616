#include "reference/tables/ruleset.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "reference/tables/cube.hpp"

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

/// A rule set that is silent on equal numbers in the opening, the cube, matches and resignation.
RuleSet without_match_play(RuleSet set) {
    set.tie.reset();
    set.cube.reset();
    set.cube_cap.reset();
    set.cube_in_one_point_match.reset();
    set.crawford.reset();
    set.match_lengths.reset();
    set.resign.reset();
    return set;
}

std::vector<RuleSet> make_built_in_rulesets() {
    const Side standard = side({{24, 2}, {13, 5}, {8, 3}, {6, 5}});
    const Side nack = side({{24, 2}, {23, 2}, {13, 4}, {8, 3}, {6, 4}});
    const Side hyper = side({{24, 1}, {23, 1}, {22, 1}});

    // Document 003 ends the cube at 64, has none in a match to one point, and fixes what a resignation costs.
    RuleSet short_nardy = named("short-nardy", standard);
    short_nardy.cube_cap = highest_face;
    short_nardy.cube_in_one_point_match = false;
    short_nardy.resign = Resign::fixed_by_position;

    // Document 001 has the cube in matches to 3, 5 or 7 points, and says no more about it.
    RuleSet hypergammon = named("hypergammon", hyper);
    hypergammon.cube = CubeUse::match_only;
    hypergammon.match_lengths = {3, 5, 7};
    hypergammon.cube_cap.reset();
    hypergammon.cube_in_one_point_match.reset();
    hypergammon.crawford.reset();
    hypergammon.resign.reset();

    // Document 000 counts neither mars nor koks in a single game, and says nothing about all the rest.
    RuleSet yellowclub = without_match_play(named("hypergammon-yellowclub", hyper));
    yellowclub.opening.reset();
    yellowclub.gammon = 0;
    yellowclub.backgammon = 0;

    // Document 002 does not say what a won game is worth, and of the opening not what equal numbers mean.
    RuleSet hyper_short_nardy = without_match_play(named("hyper-short-nardy", hyper));
    hyper_short_nardy.gammon.reset();
    hyper_short_nardy.backgammon.reset();

    return {named("backgammon", standard),
            named("nackgammon", nack),
            short_nardy,
            hypergammon,
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
