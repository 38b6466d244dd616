#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/position.hpp"

namespace nardcheck::tables {

/// How the number of a die bears off a checker that it does not fit exactly.
enum class BearOff : std::uint8_t {
    /// A larger number bears off the checker on the highest occupied point.
    overshoot_highest,
    /// Document 002 read to the letter: only the farthest checker may be borne off, even by a number that fits
    /// another one exactly.
    furthest_first_literal,
};

/// What the player who starts plays first.
enum class FirstRoll : std::uint8_t {
    /// The two numbers that decided who starts.
    play_dice,
    /// Both dice thrown anew.
    reroll,
};

/// What follows equal numbers in the opening; documents that say anything about it say this.
enum class Tie : std::uint8_t { reroll };

/// Which equal throws in the opening of a game for money double its cube.
enum class AutoDoubles : std::uint8_t { none, once, always };

/// Which games have the doubling cube: none, every one (for money and in matches), or those of matches only.
enum class CubeUse : std::uint8_t { none, money, match_only };

/// How a player gives up a game.
enum class Resign : std::uint8_t {
    /// He offers a single game, a mars or a koks, and the opponent may refuse.
    offer_refusable,
    /// The position of his checkers says what he loses, at once.
    fixed_by_position,
};

/// A cube that may be turned any number of times.
inline constexpr int no_cap = std::numeric_limits<int>::max();

/// What documents and houses differ in, as a value. The defaults are those of the international game.
struct RuleSet {
    std::string id;
    /// Where each player's checkers stand at first, in his own numbering; their number is the game's.
    Side start;

    /// How many checkers of one player may stand on a point; nothing for no limit.
    std::optional<int> max_per_point;
    /// Whether a checker that hits in its own home may move on in the same turn.
    bool hit_and_run_home = true;
    BearOff bearoff = BearOff::overshoot_highest;
    /// Whether another move may be made with a number that bears off a checker exactly.
    bool may_decline_exact_bearoff = true;
    /// Whether a number larger than the farthest checker needs may be left unplayed.
    bool may_decline_overshoot = false;
    /// Whether the turn is over with the last checker, although both numbers could have been played.
    bool game_over_ends_turn = false;
    /// Points of a mars (gammon) and of a koks (backgammon): 0 where it does not count, nothing where the
    /// documents leave the scoring unspecified.
    std::optional<int> gammon = 2;
    std::optional<int> backgammon = 3;

    // Nothing stands for unspecified below: the document does not say, and nothing is taken for granted.

    std::optional<FirstRoll> opening = FirstRoll::play_dice;
    std::optional<Tie> tie = Tie::reroll;
    AutoDoubles auto_doubles = AutoDoubles::none;
    std::optional<CubeUse> cube = CubeUse::money;
    /// The highest number that the cube may show.
    std::optional<int> cube_cap = no_cap;
    /// Whether a match to one point has the cube, worthless as it is there.
    std::optional<bool> cube_in_one_point_match = true;
    /// Whether mars and koks count in a game for money only after somebody has doubled.
    bool jacoby = false;
    /// Whether one game of a match is played without the cube, the one after a player first lacks one point.
    std::optional<bool> crawford = true;
    /// The lengths of matches in ascending order; empty for any.
    std::optional<std::vector<int>> match_lengths = std::vector<int>{};
    std::optional<Resign> resign = Resign::offer_refusable;

    /// How many checkers each player has.
    [[nodiscard]] int checkers() const noexcept {
        return start.total();
    }

    /// Whether the rule set says what a won game is worth.
    [[nodiscard]] bool scores() const noexcept {
        return gammon.has_value() && backgammon.has_value();
    }

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// The rule sets that are built in, in the order in which they are listed.
[[nodiscard]] const std::vector<RuleSet>& built_in_rulesets();

/// The built-in rule set of that id, or null.
[[nodiscard]] const RuleSet* find_ruleset(std::string_view id);

} // namespace nardcheck::tables
