#pragma once

#include <vector>

#include "specs/mutants/mutant.hpp"

/// The mutants of each topic of clauses, each in the file of its topic.
namespace nardcheck::specs {

[[nodiscard]] std::vector<Mutant> dice_mutants();
[[nodiscard]] std::vector<Mutant> bar_mutants();
[[nodiscard]] std::vector<Mutant> bearing_off_mutants();

} // namespace nardcheck::specs
