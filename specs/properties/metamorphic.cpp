#include <algorithm>
#include <set>

#include "specs/generators/dice.hpp"
#include "specs/generators/finished_games.hpp"
#include "specs/generators/positions.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using generators::Situation;
using tables::Colour;
using tables::Layout;
using tables::Position;
using tables::Rules;
using tables::Side;

Rolled rolled_anywhere(const Rules& rules, Choices& choices) {
    if (choices.once_in(2)) {
        return rolled_in(choices.one_of(generators::all_situations()), rules.set(), choices);
    }
    const Position position = generators::any_position(rules.set(), choices);
    return {position, generators::roll(choices)};
}

Violation colours_do_not_matter(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_anywhere(rules, choices);
    std::vector<Layout> of_mirror;
    for (const Layout& result : results_of(rules, {mirrored(rolled.position), rolled.dice})) {
        of_mirror.push_back(mirrored(result));
    }
    std::sort(of_mirror.begin(), of_mirror.end());
    if (of_mirror != results_of(rules, rolled)) {
        return told("the results differ for the other colour", rolled);
    }
    return std::nullopt;
}

Violation colours_do_not_matter_at_the_end(const Rules& rules, Choices& choices) {
    const Layout layout = generators::finished_game(rules.set(), choices);
    const tables::Outcome outcome = rules.outcome(layout);
    tables::Outcome of_mirror = rules.outcome(mirrored(layout));
    if (of_mirror) {
        of_mirror->winner = opponent_of(of_mirror->winner);
    }
    return of_mirror == outcome ? std::nullopt
                                : Violation(told("the outcome differs for the other colour", {layout, Colour::white}));
}

Violation no_checker_appears_or_vanishes(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_anywhere(rules, choices);
    const auto results = results_of(rules, rolled);
    if (results.empty()) {
        return told("there is not even a pass", rolled);
    }
    for (const Layout& result : results) {
        if (fault_in(result, rules.set().checkers())) {
            return told("a result is no possible layout", result, rolled);
        }
    }
    return std::nullopt;
}

Violation pips_come_from_the_roll(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_anywhere(rules, choices);
    std::set<int> sums{0};
    int all = 0;
    for (const int number : all_numbers(rolled.dice)) {
        all += number;
        sums.insert(number);
        sums.insert(all);
    }
    const Side& before = rolled.position.mover();
    for (const Layout& result : results_of(rules, rolled)) {
        const Side& after = result.of(rolled.position.turn);
        const int spent = before.pips() - after.pips();
        const bool none_borne_off = after[tables::off] == before[tables::off];
        if (none_borne_off ? !sums.contains(spent) : spent > all) {
            return told("other pips are spent than the roll has", result, rolled);
        }
    }
    return std::nullopt;
}

/// The same results when one of the opponent's checkers is elsewhere, where the mover never comes; each of them
/// with that checker elsewhere.
Violation elsewhere_changes_nothing(std::string_view fault, const Rules& rules, const Rolled& rolled, int from,
                                    int to) {
    Rolled other = rolled;
    other.position.opponent().add(from, -1);
    other.position.opponent().add(to, 1);
    std::vector<Layout> moved;
    for (Layout result : results_of(rules, rolled)) {
        Side& opponent = result.of(opponent_of(rolled.position.turn));
        opponent.add(from, -1);
        opponent.add(to, 1);
        moved.push_back(result);
    }
    std::sort(moved.begin(), moved.end());
    return moved == results_of(rules, other) ? std::nullopt : Violation(told(fault, rolled));
}

Violation opponent_behind_the_last_checker_does_not_matter(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_anywhere(rules, choices);
    const Side& opponent = rolled.position.opponent();
    const int farthest = rolled.position.mover().highest();
    // The opponent's points that lie behind the mover's farthest checker: he numbers them the other way.
    for (int point = 1; point < tables::seen_by_opponent(farthest); ++point) {
        // A checker taken off leaves the opponent's last one in the game.
        if (opponent[point] > 0 && opponent.total() - opponent[tables::off] > 1) {
            return elsewhere_changes_nothing("a checker that the mover has passed changes the results", rules, rolled,
                                             point, tables::off);
        }
    }
    return std::nullopt;
}

Violation opponents_bar_does_not_matter(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_anywhere(rules, choices);
    if (rolled.position.opponent()[tables::off] == 0) {
        return std::nullopt;
    }
    return elsewhere_changes_nothing("a checker of the opponent on the bar changes the results", rules, rolled,
                                     tables::off, tables::bar);
}

/// At most four checkers leave a point in one turn, so that of five one never moves, and a sixth neither.
Violation sixth_checker_on_a_point_does_not_matter(const Rules& rules, Choices& choices) {
    const Rolled rolled =
        rolled_in_one_of({Situation::tall_stack, Situation::border_of_home, generators::Shape::race}, rules, choices);
    const Side& before = rolled.position.mover();
    if (rules.set().max_per_point || before[tables::off] == 0) {
        return std::nullopt;
    }
    for (int point = 1; point <= tables::highest_point; ++point) {
        if (before[point] < 5) {
            continue;
        }
        Rolled higher = rolled;
        higher.position.mover().add(point, 1);
        higher.position.mover().add(tables::off, -1);
        std::vector<Layout> grown;
        for (Layout result : results_of(rules, rolled)) {
            result.of(rolled.position.turn).add(point, 1);
            result.of(rolled.position.turn).add(tables::off, -1);
            grown.push_back(result);
        }
        std::sort(grown.begin(), grown.end());
        if (grown != results_of(rules, higher)) {
            return told("one more checker on a tall stack changes the results", higher);
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<Property> metamorphic_properties() {
    return {
        {"colours-do-not-matter", "", colours_do_not_matter},
        {"colours-do-not-matter-at-the-end", "", colours_do_not_matter_at_the_end},
        {"no-checker-appears-or-vanishes", "", no_checker_appears_or_vanishes},
        {"pips-come-from-the-roll", "", pips_come_from_the_roll},
        {"opponent-behind-the-last-checker-does-not-matter", "", opponent_behind_the_last_checker_does_not_matter},
        {"opponents-bar-does-not-matter", "", opponents_bar_does_not_matter},
        {"sixth-checker-on-a-point-does-not-matter", "", sixth_checker_on_a_point_does_not_matter},
    };
}

} // namespace nardcheck::specs
