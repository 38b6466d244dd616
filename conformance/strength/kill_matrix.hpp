#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "conformance/unit.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::conformance {

/// How the cases fare against one mutant.
struct Killing {
    const specs::Mutant* mutant = nullptr;
    /// How many units the mutant answers wrongly; an answer that names a result twice is wrong here.
    std::size_t killed_by = 0;
    /// How many of these belong to cases that name the mutant's clause.
    std::size_t killed_by_own_clause = 0;
};

/// Puts every unit's questions to every mutant, in the order of the list of mutants.
[[nodiscard]] std::vector<Killing> kill_matrix(const std::vector<Unit>& units);

} // namespace nardcheck::conformance
