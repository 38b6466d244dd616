#pragma once

#include <span>

#include "specs/clauses/clause.hpp"

namespace nardcheck::specs {

[[nodiscard]] std::span<const Clause> setup_clauses();
[[nodiscard]] std::span<const Clause> dice_clauses();
[[nodiscard]] std::span<const Clause> points_clauses();
[[nodiscard]] std::span<const Clause> hitting_clauses();
[[nodiscard]] std::span<const Clause> bar_clauses();
[[nodiscard]] std::span<const Clause> bearing_off_clauses();
[[nodiscard]] std::span<const Clause> result_clauses();

} // namespace nardcheck::specs
