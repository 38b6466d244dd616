#pragma once

#include <vector>

#include "specs/properties/property.hpp"

/// The properties of each topic of clauses, each in the file of its topic.
namespace nardcheck::specs {

[[nodiscard]] std::vector<Property> setup_properties();
[[nodiscard]] std::vector<Property> dice_properties();
[[nodiscard]] std::vector<Property> points_properties();
[[nodiscard]] std::vector<Property> hitting_properties();
[[nodiscard]] std::vector<Property> bar_properties();
[[nodiscard]] std::vector<Property> bearing_off_properties();
[[nodiscard]] std::vector<Property> result_properties();
[[nodiscard]] std::vector<Property> answer_properties();
[[nodiscard]] std::vector<Property> opening_properties();
[[nodiscard]] std::vector<Property> cube_properties();
[[nodiscard]] std::vector<Property> match_properties();
[[nodiscard]] std::vector<Property> resignation_properties();
/// What holds whatever the clause: how the answers to two questions are related, and what no turn changes.
[[nodiscard]] std::vector<Property> metamorphic_properties();

} // namespace nardcheck::specs
