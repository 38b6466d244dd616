#pragma once

#include <string_view>
#include <vector>

namespace nardcheck::specs {

/// A rule that can be kept or broken on its own: a duty or a right, in one sentence.
struct Clause {
    /// The same id stands above the function of the reference that carries the clause out.
    std::string_view id;
    std::string_view sentence;
};

/// All clauses, topic by topic: setup, dice, points, hitting, bar, bearing-off, result.
[[nodiscard]] const std::vector<Clause>& clauses();

/// The clause of that id, or null.
[[nodiscard]] const Clause* find_clause(std::string_view id);

} // namespace nardcheck::specs
