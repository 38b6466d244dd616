#include "reference/tables/cube.hpp"

namespace nardcheck::tables {

std::string_view name_of(Reply reply) noexcept {
    return reply == Reply::take ? "take" : "drop";
}

Cube mirrored(const Cube& cube) noexcept {
    return {cube.value, cube.owner ? std::optional(opponent_of(*cube.owner)) : std::nullopt};
}

std::optional<std::string> fault_in(const Cube& cube) {
    const bool is_power_of_two = cube.value > 0 && (cube.value & (cube.value - 1)) == 0;
    if (!is_power_of_two || cube.value > highest_cube) {
        return "a cube shows a power of two up to " + std::to_string(highest_cube) + ", not " +
               std::to_string(cube.value);
    }
    if (cube.value == 1 && cube.owner) {
        return "nobody owns a cube that has not been turned";
    }
    return std::nullopt;
}

} // namespace nardcheck::tables
