#pragma once

#include <cstdint>
#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// A position and what its mover has rolled.
struct Rolled {
    tables::Position position;
    tables::Dice dice;
};

/// What seldom comes up in play, or in positions drawn without a roll in mind, and yet decides a rule. Where a rule
/// set cannot have it (three checkers make no prime), something valid is drawn in its place.
enum class Situation : std::uint8_t {
    /// Nothing of the opponent stands ahead of the mover, whose checkers are all far from home.
    open_road,
    /// The mover's last checker or two, where the roll would take them open, hit a blot or be stopped.
    runner,
    /// The mover has two to four checkers on the bar, mostly with a double.
    several_on_bar,
    /// The mover has checkers on the bar and all others home.
    hit_while_bearing_off,
    /// Few checkers of the mover, and blots of the opponent wherever the roll takes them.
    many_blots,
    /// The same in and just outside the mover's home.
    blots_at_home,
    /// The roll brings a checker onto a tall stack of its own, or one as tall as the rule set allows.
    tall_stack,
    /// The roll completes five to seven points of the mover in a row, or moves past them.
    prime,
    /// The mover's farthest checker is on one of the points 5 to 8.
    border_of_home,
    /// One or two of the mover's checkers are still outside his home, within reach of it.
    coming_home,
    /// All home; a number has none on its point, one above that is often blocked, and some below.
    blocked_from_above,
    /// All home, none as far from the end as the larger number reaches.
    overshoot,
    /// The mover's last checker or two are home, with blots of the opponent between them and the end.
    last_checker,
};

/// All situations, in the order above.
[[nodiscard]] const std::vector<Situation>& all_situations();

/// A position of that situation, valid for the rule set and not finished, and its roll.
[[nodiscard]] Rolled rolled_in(Situation situation, const tables::RuleSet& set, Choices& choices);

} // namespace nardcheck::generators
