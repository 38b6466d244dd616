#include "specs/generators/match_play.hpp"

#include <algorithm>

#include "specs/generators/positions.hpp"
#include "specs/generators/sketch.hpp"

namespace nardcheck::generators {

namespace {

using tables::Colour;
using tables::Match;

/// Beyond it, matches bring nothing new.
constexpr int long_match = 9;

/// The lowest point of the opponent's home in a player's own numbering.
constexpr int opponents_home = 19;

} // namespace

Colour colour(Choices& choices) {
    return choices.once_in(2) ? Colour::white : Colour::black;
}

tables::OpeningRolls opening_rolls(Choices& choices) {
    const int white = choices.between(1, 6);
    return {white, choices.once_in(3) ? white : choices.between(1, 6)};
}

tables::Cube cube(Choices& choices) {
    const int turned = choices.once_in(3) ? choices.between(0, 8) : choices.between(0, 2);
    tables::Cube cube;
    cube.value = 1 << turned;
    if (turned > 0 && !choices.once_in(4)) {
        cube.owner = colour(choices);
    }
    return cube;
}

std::optional<int> match_length(const tables::RuleSet& set, Choices& choices) {
    if (!set.match_lengths) {
        return std::nullopt;
    }
    if (!set.match_lengths->empty()) {
        return choices.one_of(*set.match_lengths);
    }
    return choices.between(1, choices.once_in(2) ? 3 : long_match);
}

Match match(const tables::RuleSet& set, Choices& choices) {
    Match match;
    const auto length = match_length(set, choices);
    if (!length || choices.once_in(4)) {
        return match;
    }
    match.length = length;
    const auto points = [&] { return choices.once_in(2) ? *length - 1 : choices.between(0, *length - 1); };
    match.score = {points(), points()};
    match.crawford = choices.once_in(2);
    if (fault_in(set, match)) {
        match.crawford = !match.crawford;
    }
    return match;
}

namespace {

/// The most that a game can win of at most so many points: a kind of game times a cube.
int worth_up_to(int points) {
    int most = 1;
    for (int cube = 1; cube <= points; cube *= 2) {
        for (const int kind : {1, 3}) {
            most = kind * cube <= points ? std::max(most, kind * cube) : most;
        }
    }
    return most;
}

} // namespace

std::vector<tables::GameWon> games(int length, Choices& choices) {
    std::vector<tables::GameWon> played;
    tables::Score score;
    const int most = choices.between(0, 2 * length - 1);
    bool was_close = false;
    while (static_cast<int>(played.size()) < most && std::max(score.white, score.black) < length) {
        Colour winner = colour(choices);
        int points = choices.between(1, 3);
        if (lacks_one(score, length) && choices.once_in(2)) {
            // The other one comes closer, so that there are games after the Crawford game.
            winner = score.white < score.black ? Colour::white : Colour::black;
            points = 1;
        } else if (choices.once_in(3)) {
            // Right to where the rules look: one point short of the end, or far beyond it.
            points = worth_up_to(choices.once_in(4) ? 2 * length : std::max(length - 1 - score.of(winner), 1));
        }
        if (lacks_one(score, length) && !was_close) {
            // The Crawford game, which is played without the cube.
            was_close = true;
            points = std::min(points, 3);
        }
        played.push_back({winner, points});
        score.of(winner) += points;
    }
    return played;
}

tables::DoublingMoment doubling_moment(const tables::RuleSet& set, Choices& choices) {
    tables::DoublingMoment moment;
    moment.match = match(set, choices);
    moment.cube = cube(choices);
    moment.doubles = colour(choices);
    moment.turn = choices.once_in(4) ? opponent_of(moment.doubles) : moment.doubles;
    moment.rolled = choices.once_in(4);
    return moment;
}

tables::Position position_to_resign(const tables::RuleSet& set, Choices& choices) {
    if (choices.once_in(4)) {
        return any_position(set, choices);
    }
    Sketch sketch(set, choices);
    tables::Side& resigner = sketch.mover;
    if (choices.once_in(2)) {
        const int most = set.checkers() - 1;
        resigner.set(tables::off, choices.once_in(2) ? std::min(1, most) : choices.between(0, most));
    }
    const int around_the_border = choices.between(opponents_home - 1, opponents_home);
    const int somewhere = choices.between(1, tables::highest_point);
    for (const int place : {tables::bar, around_the_border, somewhere}) {
        if (choices.once_in(4)) {
            sketch.put(resigner, sketch.opponent, place, 1);
        }
    }
    sketch.fill(resigner, sketch.opponent, sketch.unplaced(resigner), {1, opponents_home - 1});
    const int home_or_board = choices.once_in(2) ? 6 : tables::highest_point;
    sketch.fill(sketch.opponent, resigner, sketch.in_play(set.checkers()), {1, home_or_board});
    return sketch.finished();
}

} // namespace nardcheck::generators
