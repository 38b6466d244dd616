#pragma once

#include <functional>
#include <optional>

#include "reference/tables/rules.hpp"
#include "specs/question.hpp"

namespace nardcheck::fuzz {

/// How far a question is from the smallest that shows the same, 0 or more; nothing where it no longer shows it. What
/// "the same" is, the caller says: a shrinker that only asks for some fault drifts to another one. A cost that is not
/// below `bound` need not be exact.
using Cost = std::function<std::optional<int>(const specs::Question& question, int bound)>;

/// The smallest question that was found by making this one smaller as long as its cost falls: a stack taken off the
/// board, a checker taken off or moved, other dice, no cube, the colours swapped. A question without a position stays
/// as it is. Checkers are conserved, since what is taken away has been borne off; both sides stay in play where the
/// game is not over, and the position remains one that a game could lead to. A play that is asked about stays as it is.
/// Precondition: the cost of `question` is there.
[[nodiscard]] specs::Question shrunk(specs::Question question, const tables::Rules& rules, const Cost& cost);

} // namespace nardcheck::fuzz
