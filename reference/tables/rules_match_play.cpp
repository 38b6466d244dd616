// The rules around the games: opening, cube, match and resignation.

#include <algorithm>

#include "reference/tables/rules.hpp"

namespace nardcheck::tables {

bool Rules::rolls_again(const OpeningRolls& rolls) const {
    return rolls.white == rolls.black;
}

Colour Rules::starter(const OpeningRolls& rolls) const {
    return rolls.white > rolls.black ? Colour::white : Colour::black;
}

std::optional<Dice> Rules::first_roll(const OpeningRolls& rolls) const {
    if (set_.opening == FirstRoll::reroll) {
        return std::nullopt;
    }
    return Dice(rolls.white, rolls.black);
}

bool Rules::doubles_automatically(const Cube& cube, const Match& match) const {
    if (match.length || set_.cube != CubeUse::money) {
        return false;
    }
    return set_.auto_doubles == AutoDoubles::always || (set_.auto_doubles == AutoDoubles::once && cube.value == 1);
}

Cube Rules::cube_at_start() const {
    return {};
}

bool Rules::has_cube(const Match& match) const {
    return set_.cube == CubeUse::money || (set_.cube == CubeUse::match_only && match.length.has_value());
}

bool Rules::has_cube_at(int length) const {
    return length > 1 || set_.cube_in_one_point_match == true;
}

bool Rules::is_before_roll(const DoublingMoment& moment) const {
    return !moment.rolled;
}

bool Rules::is_own_turn(const DoublingMoment& moment) const {
    return moment.doubles == moment.turn;
}

bool Rules::has_access(const Cube& cube, Colour player) const {
    return !cube.owner || *cube.owner == player;
}

bool Rules::may_go_higher(const Cube& cube) const {
    return cube.value < set_.cube_cap.value_or(highest_face);
}

int Rules::doubled_value(const Cube& cube) const {
    return 2 * cube.value;
}

std::optional<Colour> Rules::owner_after_take(Colour doubler) const {
    return opponent_of(doubler);
}

Colour Rules::winner_by_drop(Colour doubler) const {
    return doubler;
}

int Rules::points_for_drop(const Cube& cube) const {
    return cube.value;
}

int Rules::times_cube(int points, const Cube& cube) const {
    return points * cube.value;
}

bool Rules::counts_as_single(const Cube& cube, const Match& match) const {
    return set_.jacoby && !match.length && !cube.owner;
}

Score Rules::score_after(const Score& score, const GameWon& game) const {
    Score next = score;
    next.of(game.winner) += game.points;
    return next;
}

int Rules::without_surplus(int points, int length) const {
    return std::min(points, length);
}

bool Rules::has_won_match(int points, int length) const {
    return points >= length;
}

bool Rules::is_crawford_next(const Score& before, const Score& after, int length) const {
    // In a match to one point somebody lacks it before the first game, so that no game comes after the first time.
    return set_.crawford == true && !lacks_one(before, length) && lacks_one(after, length);
}

bool Rules::rests_cube(const Match& match) const {
    return set_.crawford == true && match.crawford;
}

bool Rules::is_offered() const {
    return set_.resign == Resign::offer_refusable;
}

bool Rules::may_be_refused() const {
    return true;
}

std::vector<Kind> Rules::kinds_to_offer() const {
    std::vector<Kind> kinds{Kind::single};
    if (set_.gammon != 0) {
        kinds.push_back(Kind::mars);
        if (set_.backgammon != 0) {
            kinds.push_back(Kind::koks);
        }
    }
    return kinds;
}

bool Rules::resigns_single(const Side& resigner) const {
    return resigner[off] > 0;
}

bool Rules::resigns_koks(const Side& resigner) const {
    return is_caught_on_bar(resigner) || is_caught_in_winners_home(resigner);
}

Kind Rules::kind_of_resignation(const Side& resigner) const {
    if (set_.gammon == 0 || resigns_single(resigner)) {
        return Kind::single;
    }
    return resigns_koks(resigner) && set_.backgammon != 0 ? Kind::koks : Kind::mars;
}

int Rules::points_for_resignation(Kind kind, const Cube& cube) const {
    return points_for(kind) * cube.value;
}

std::optional<Opening> Rules::opening(const OpeningRolls& rolls) const {
    return opening(rolls, cube_at_start());
}

std::optional<Opening> Rules::opening(const OpeningRolls& rolls, const Cube& cube, const Match& match) const {
    const bool is_tie = rolls.white == rolls.black;
    if (!set_.opening || (is_tie && !set_.tie)) {
        return std::nullopt;
    }
    Opening opening;
    opening.cube = cube;
    if (rolls_again(rolls)) {
        if (doubles_automatically(cube, match) && may_go_higher(cube)) {
            opening.cube.value = doubled_value(cube);
        }
        return opening;
    }
    opening.starts = starter(rolls);
    opening.dice = first_roll(rolls);
    return opening;
}

bool Rules::says_of_doubling(const DoublingMoment& moment) const {
    if (!set_.cube || (!set_.cube_cap && moment.cube.value >= highest_face)) {
        return false;
    }
    if (!moment.match.length) {
        return true;
    }
    const int length = *moment.match.length;
    return length == 1 ? set_.cube_in_one_point_match.has_value()
                       : set_.crawford.has_value() || !lacks_one(moment.match.score, length);
}

std::optional<bool> Rules::may_double(const DoublingMoment& moment) const {
    if (!says_of_doubling(moment)) {
        return std::nullopt;
    }
    const Match& match = moment.match;
    if (!has_cube(match) || (match.length && !has_cube_at(*match.length)) || rests_cube(match)) {
        return false;
    }
    return is_before_roll(moment) && is_own_turn(moment) && has_access(moment.cube, moment.doubles) &&
           may_go_higher(moment.cube);
}

Doubled Rules::doubled(const DoublingMoment& moment, Reply reply) const {
    if (reply == Reply::drop) {
        return GameWon{winner_by_drop(moment.doubles), points_for_drop(moment.cube)};
    }
    return Cube{doubled_value(moment.cube), owner_after_take(moment.doubles)};
}

std::optional<Resignation> Rules::resignation(const Side& resigner, const Cube& cube) const {
    if (!set_.resign || !set_.scores()) {
        return std::nullopt;
    }
    Resignation resignation;
    if (!is_offered()) {
        resignation.points = points_for_resignation(kind_of_resignation(resigner), cube);
        return resignation;
    }
    for (const Kind kind : kinds_to_offer()) {
        resignation.offers.push_back(points_for(kind));
    }
    resignation.refusable = may_be_refused();
    return resignation;
}

std::optional<Standing> Rules::standing(int length, const std::vector<GameWon>& games) const {
    if (!set_.match_lengths) {
        return std::nullopt;
    }
    Standing standing;
    bool crawford = false;
    for (const GameWon& game : games) {
        const Score before = standing.score;
        standing.score = score_after(before, game);
        int& points = standing.score.of(game.winner);
        points = without_surplus(points, length);
        crawford = is_crawford_next(before, standing.score, length);
    }
    for (const Colour player : {Colour::white, Colour::black}) {
        if (has_won_match(standing.score.of(player), length)) {
            standing.winner = player;
        }
    }
    if (set_.crawford) {
        standing.crawford = crawford && !standing.winner;
    }
    return standing;
}

} // namespace nardcheck::tables
