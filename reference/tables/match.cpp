#include "reference/tables/match.hpp"

#include <algorithm>

namespace nardcheck::tables {

namespace {

std::optional<std::string> fault_in_length(const RuleSet& set, int length) {
    if (length < 1 || length > longest_match) {
        return "no match is to " + std::to_string(length) + " points";
    }
    if (!set.match_lengths) {
        return "the rule set does not say how matches are played";
    }
    const auto& lengths = *set.match_lengths;
    if (!lengths.empty() && std::find(lengths.begin(), lengths.end(), length) == lengths.end()) {
        return "the rule set has no match to " + std::to_string(length);
    }
    return std::nullopt;
}

/// Only once in a match a game is played without the cube: right after a player comes within one point, so that the
/// other one has points as soon as a game has been played after it.
std::optional<std::string> fault_in_crawford(const RuleSet& set, const Match& match) {
    const int length = *match.length;
    const bool both = match.score.white == match.score.black;
    const bool possible = length > 1 && lacks_one(match.score, length) && !both && set.crawford.value_or(false);
    if (match.crawford && !possible) {
        return "this cannot be the Crawford game";
    }
    if (!match.crawford && possible && std::min(match.score.white, match.score.black) == 0) {
        return "this has to be the Crawford game";
    }
    return std::nullopt;
}

} // namespace

bool lacks_one(const Score& score, int length) noexcept {
    return score.white == length - 1 || score.black == length - 1;
}

Score mirrored(const Score& score) noexcept {
    return {score.black, score.white};
}

Match mirrored(const Match& match) noexcept {
    return {match.length, mirrored(match.score), match.crawford};
}

Standing mirrored(const Standing& standing) noexcept {
    return {mirrored(standing.score), standing.crawford,
            standing.winner ? std::optional(opponent_of(*standing.winner)) : std::nullopt};
}

std::optional<std::string> fault_in(const RuleSet& set, const Match& match) {
    if (std::min(match.score.white, match.score.black) < 0) {
        return "a score below 0";
    }
    if (!match.length) {
        return match.crawford ? std::optional<std::string>("a game by itself is no Crawford game") : std::nullopt;
    }
    if (auto fault = fault_in_length(set, *match.length)) {
        return fault;
    }
    if (std::max(match.score.white, match.score.black) >= *match.length) {
        return "the match is over";
    }
    return fault_in_crawford(set, match);
}

} // namespace nardcheck::tables
