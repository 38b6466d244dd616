#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"

namespace nardcheck::tables {

/// Longer ones are not played, and points of games added up stay within an int.
inline constexpr int longest_match = 99;

/// The points that both players have won.
struct Score {
    int white = 0;
    int black = 0;

    [[nodiscard]] constexpr int of(Colour colour) const noexcept {
        return colour == Colour::white ? white : black;
    }

    [[nodiscard]] constexpr int& of(Colour colour) noexcept {
        return colour == Colour::white ? white : black;
    }

    friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// What a game is played for: the match that it is part of, as it stands when the game begins.
struct Match {
    /// The points that win the match; nothing for a game by itself, for money.
    std::optional<int> length;
    /// Of the match, in the games before this one.
    Score score;
    /// Whether this is the game that the Crawford rule plays without the cube.
    bool crawford = false;

    friend constexpr bool operator==(const Match&, const Match&) = default;
};

/// A game that is over, with what it has won, times the cube.
struct GameWon {
    Colour winner = Colour::white;
    int points = 1;

    friend constexpr bool operator==(const GameWon&, const GameWon&) = default;
};

/// How a match stands after some games.
struct Standing {
    Score score;
    /// Whether the next game is the Crawford game; nothing where the rule set does not say whether there is one.
    std::optional<bool> crawford;
    /// Nothing while the match goes on.
    std::optional<Colour> winner;

    friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

/// Whether a player lacks one point of winning a match to `length` points.
[[nodiscard]] bool lacks_one(const Score& score, int length) noexcept;

[[nodiscard]] Score mirrored(const Score& score) noexcept;
[[nodiscard]] Match mirrored(const Match& match) noexcept;
[[nodiscard]] Standing mirrored(const Standing& standing) noexcept;

/// Why no game under this rule set is played for that: a length that it does not have, a match that is over or a
/// Crawford game where there is none. In one line; nothing when one is.
[[nodiscard]] std::optional<std::string> fault_in(const RuleSet& set, const Match& match);

} // namespace nardcheck::tables
