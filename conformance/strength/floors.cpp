#include "conformance/strength/floors.hpp"

namespace nardcheck::conformance {

namespace {

Floor at_least(std::string_view name, double bound, const Share& share) {
    return {name, share.percent(), bound, false, " %", share.of > 0, share.others};
}

Floor checkers_at_most(std::string_view name, int bound, int figure, const Spread& spread) {
    return {name, static_cast<double>(figure), static_cast<double>(bound), true, " checkers", spread.count > 0, {}};
}

} // namespace

bool are_required(const Strength& strength) {
    return strength.ruleset == floors_ruleset && strength.tier == floors_tier;
}

std::vector<Floor> floors_of(const Strength& strength) {
    const Spread& checkers = strength.minimal.checkers;
    return {
        at_least("mutants killed by a case of their own clause", 100, strength.killed_by_own_clause),
        at_least("pairs of mutants told apart", 100, strength.separated),
        at_least("narrowed mutants caught", 95, strength.narrowed_caught),
        at_least("of these, named first", 95, strength.narrowed_named),
        at_least("two mutants at once, both named", 90, strength.pairs_named),
        checkers_at_most("minimal cases, median", 4, checkers.median, checkers),
        checkers_at_most("minimal cases, 90th percentile", 6, checkers.ninetieth_percentile, checkers),
        at_least("minimal cases with a unique answer", 80, strength.minimal.unique),
    };
}

} // namespace nardcheck::conformance
