#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nardcheck::conformance {

/// What a generated case is good for.
enum class Kind : std::uint8_t {
    /// A question that one fault gets wrong, made as small as it gets.
    minimal,
    /// A turn of a game, or a position like one, that the fault gets wrong, as it was found.
    realistic,
    /// A play that only one rule forbids.
    near_miss,
    /// A legal play that the fault refuses.
    legal_play,
    /// As minimal, for a fault that shows only under a condition: with doubles, with a certain number, and so on.
    narrowed,
    /// As minimal, asked right after a turn with a checker on the bar.
    after_bar,
    /// The first and the last value of what can be counted in a turn: checkers entered, hit, borne off, on a stack.
    boundary,
    /// Turns of games, whatever they catch.
    self_play,
    /// Several positions in one process, repeated and interleaved.
    session,
};

[[nodiscard]] std::string_view name_of(Kind kind) noexcept;
[[nodiscard]] std::optional<Kind> kind_named(std::string_view name) noexcept;
/// All kinds, in the order above.
[[nodiscard]] const std::vector<Kind>& all_kinds();

} // namespace nardcheck::conformance
