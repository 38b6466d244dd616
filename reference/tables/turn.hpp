#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "reference/tables/numbers.hpp"
#include "reference/tables/play.hpp"
#include "reference/tables/position.hpp"

namespace nardcheck::tables {

/// A turn under way: the position that the steps made so far have led to, and the numbers still to be played.
struct Turn {
    Position position;
    Numbers left;
    /// The points on which this turn has hit, bit p for point p.
    std::uint32_t hit_on = 0;
    std::uint8_t steps_made = 0;
    std::array<std::uint8_t, 4> from{};
    std::array<std::uint8_t, 4> to{};

    void record(const Step& step) noexcept {
        from[steps_made] = static_cast<std::uint8_t>(step.from);
        to[steps_made] = static_cast<std::uint8_t>(step.to);
        ++steps_made;
    }

    [[nodiscard]] Play play() const {
        Play steps;
        for (std::size_t i = 0; i < steps_made; ++i) {
            steps.push_back({from[i], to[i]});
        }
        return steps;
    }

    [[nodiscard]] bool has_hit_on(int point) const noexcept {
        return ((hit_on >> static_cast<unsigned>(point)) & 1U) != 0;
    }

    /// Whether both turns can go on in the same ways, however they came here.
    [[nodiscard]] bool continues_like(const Turn& other) const noexcept {
        return position == other.position && left == other.left && hit_on == other.hit_on;
    }
};

/// One checker moved, and the numbers that this uses up: one number, in every game of the documents.
struct Move {
    Step step;
    Numbers uses;
};

} // namespace nardcheck::tables
