#pragma once

#include <vector>

#include "specs/mutants/mutant.hpp"

/// The mutants of each topic of clauses, each in the file of its topic; the largest topics have two.
namespace nardcheck::specs {

[[nodiscard]] std::vector<Mutant> setup_mutants();
[[nodiscard]] std::vector<Mutant> dice_number_mutants();
[[nodiscard]] std::vector<Mutant> dice_duty_mutants();
[[nodiscard]] std::vector<Mutant> points_mutants();
[[nodiscard]] std::vector<Mutant> hitting_mutants();
[[nodiscard]] std::vector<Mutant> bar_mutants();
[[nodiscard]] std::vector<Mutant> bearing_off_condition_mutants();
[[nodiscard]] std::vector<Mutant> bearing_off_number_mutants();
[[nodiscard]] std::vector<Mutant> result_mutants();
[[nodiscard]] std::vector<Mutant> answer_mutants();
[[nodiscard]] std::vector<Mutant> opening_mutants();
[[nodiscard]] std::vector<Mutant> cube_offer_mutants();
[[nodiscard]] std::vector<Mutant> cube_value_mutants();
[[nodiscard]] std::vector<Mutant> match_mutants();
[[nodiscard]] std::vector<Mutant> resignation_mutants();

} // namespace nardcheck::specs
