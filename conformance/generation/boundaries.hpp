#pragma once

#include <functional>
#include <string>
#include <vector>

#include "conformance/generation/pool.hpp"
#include "reference/tables/rules.hpp"

namespace nardcheck::conformance {

/// A value at the edge of what a turn can have, and how to recognise a question that has it.
struct Boundary {
    /// Half a sentence, such as "Two checkers on the bar and the double 3-3".
    std::string name;
    /// The topics of the clauses that it is about.
    std::vector<std::string> topics;
    /// Only ever asked of questions with dice.
    std::function<bool(const Asked&)> fits;
};

/// All boundaries of a rule set: 0 to 4 checkers on the bar with every double and with other rolls, 0 to 4 blots hit
/// and checkers borne off in a turn, stacks of 5 and more, each number entering, hitting and bearing off. Those that
/// cannot occur are listed too; nothing fits them. `rules` have to outlive the list.
[[nodiscard]] std::vector<Boundary> boundaries(const tables::Rules& rules);

/// Each of the 21 rolls from the start, White to move.
[[nodiscard]] std::vector<specs::Question> rolls_from_the_start(const tables::Rules& rules);

} // namespace nardcheck::conformance
