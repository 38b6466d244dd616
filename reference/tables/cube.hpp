#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::tables {

/// The doubling cube: what a game is multiplied by, and who may double next.
struct Cube {
    int value = 1;
    /// The player on whose side it lies; nothing while it lies in the middle, where both may turn it.
    std::optional<Colour> owner;

    friend constexpr bool operator==(const Cube&, const Cube&) = default;
};

/// The highest number on the faces of a cube: what goes beyond it is a matter of agreement.
inline constexpr int highest_face = 64;
/// More than any game reaches: it keeps the points of every game within an int.
inline constexpr int highest_cube = 1 << 20;

/// How a player who is offered a double answers.
enum class Reply : std::uint8_t { take, drop };

/// The text form of a reply in messages and case files.
[[nodiscard]] std::string_view name_of(Reply reply) noexcept;

[[nodiscard]] Cube mirrored(const Cube& cube) noexcept;

/// Why no game can have this cube, in one line; nothing when one can.
[[nodiscard]] std::optional<std::string> fault_in(const Cube& cube);

} // namespace nardcheck::tables
