#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "reference/tables/position.hpp"

namespace nardcheck::tables {

/// How far behind the loser was left: single (one point), mars (gammon), koks (backgammon).
enum class Kind : std::uint8_t { single, mars, koks };

/// The text form of a kind in messages and case files.
[[nodiscard]] std::string_view name_of(Kind kind) noexcept;

/// A won game. `kind` is what counts under the rule set: where it has no mars, a game with no checker borne off is
/// single. `kind` and `points` are absent where the rule set leaves the scoring unspecified. `points` are those
/// of the position times the cube.
struct Win {
    Colour winner = Colour::white;
    std::optional<Kind> kind;
    std::optional<int> points;

    friend constexpr bool operator==(const Win&, const Win&) = default;
};

/// The result of a position: a win, or nothing while the game goes on. No game of tables is drawn.
using Outcome = std::optional<Win>;

} // namespace nardcheck::tables
