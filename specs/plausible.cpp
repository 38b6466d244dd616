#include "specs/plausible.hpp"

#include <cstddef>

namespace nardcheck::specs {

namespace {

using tables::RuleSet;

/// Whether equal throws can have doubled a cube that still lies in the middle.
bool may_be_doubled_in_the_middle(const RuleSet& set, const Question& question) {
    const bool in_a_match = question.match && question.match->length;
    return set.auto_doubles != tables::AutoDoubles::none && !in_a_match;
}

/// Why no game of this match, or of any where none is told, has a cube that shows more than 1.
std::optional<std::string> fault_in_turned_cube(const RuleSet& set, const Question& question) {
    if (!question.cube->owner && !may_be_doubled_in_the_middle(set, question)) {
        return "a cube in the middle shows 1: who takes a double owns the cube";
    }
    if (!question.match) {
        return std::nullopt;
    }
    if (question.match->crawford) {
        return "nobody turns the cube in the Crawford game";
    }
    if (!question.match->length && set.cube == tables::CubeUse::match_only) {
        return "a game of " + set.id + " by itself has no doubling cube";
    }
    if (question.match->length == 1 && set.cube_in_one_point_match == false) {
        return "a match of " + set.id + " to 1 point has no doubling cube";
    }
    return std::nullopt;
}

/// Whether a game can be worth that: a single game, mars or koks times what the cube shows, which is not turned in a
/// Crawford game.
bool may_win(const RuleSet& set, int points, bool crawford) {
    int value = 1;
    for (int rest = points; rest % 2 == 0 && rest > 0; rest /= 2) {
        value *= 2;
    }
    const int odd = points / value;
    return (!crawford || points <= 3) && (odd == 1 || (odd == 3 && set.gammon != 0 && set.backgammon != 0)) &&
           (!set.cube_cap || (odd == 3 ? value : value / 2) <= *set.cube_cap);
}

std::optional<std::string> fault_in_games(const tables::Rules& rules, const Question& question) {
    const RuleSet& set = rules.set();
    tables::Score score;
    bool crawford = false;
    for (std::size_t i = 0; i < question.games.size(); ++i) {
        const tables::GameWon& game = question.games[i];
        if (!may_win(set, game.points, crawford)) {
            return "game " + std::to_string(i + 1) + " of the match is won with " + std::to_string(game.points) +
                   " points" + (crawford ? ", without the cube" : "");
        }
        const tables::Score before = score;
        score.of(game.winner) += game.points;
        crawford = set.crawford == true && rules.is_crawford_next(before, score, *question.length);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> implausible(const tables::Rules& rules, const Question& question) {
    if (question.cube && question.cube->value > 1) {
        if (auto fault = fault_in_turned_cube(rules.set(), question)) {
            return fault;
        }
        if (question.method == Method::opening && question.cube->value > 2 &&
            rules.set().auto_doubles == tables::AutoDoubles::once) {
            return "equal throws double the cube once a game";
        }
    }
    return question.method == Method::match ? fault_in_games(rules, question) : std::nullopt;
}

} // namespace nardcheck::specs
