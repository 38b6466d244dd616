#pragma once

#include <vector>

#include "specs/clauses/clause.hpp"

namespace nardcheck::specs {

[[nodiscard]] std::vector<Clause> setup_clauses();
[[nodiscard]] std::vector<Clause> dice_clauses();
[[nodiscard]] std::vector<Clause> points_clauses();
[[nodiscard]] std::vector<Clause> hitting_clauses();
[[nodiscard]] std::vector<Clause> bar_clauses();
[[nodiscard]] std::vector<Clause> bearing_off_clauses();
[[nodiscard]] std::vector<Clause> result_clauses();
[[nodiscard]] std::vector<Clause> answer_clauses();
[[nodiscard]] std::vector<Clause> opening_clauses();
[[nodiscard]] std::vector<Clause> cube_clauses();
[[nodiscard]] std::vector<Clause> match_clauses();
[[nodiscard]] std::vector<Clause> resignation_clauses();

} // namespace nardcheck::specs
