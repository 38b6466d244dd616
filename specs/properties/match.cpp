#include <algorithm>

#include "specs/generators/match_play.hpp"
#include "specs/properties/match_play.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using tables::Colour;
using tables::GameWon;
using tables::Rules;

/// A match as far as it has been played, and what the engine says of it.
struct Kept {
    int length = 1;
    std::vector<GameWon> games;
    tables::Standing standing;

    /// All points that a player has won, whatever the match makes of them.
    [[nodiscard]] int won_by(Colour player) const {
        int points = 0;
        for (const GameWon& game : games) {
            points += game.winner == player ? game.points : 0;
        }
        return points;
    }

    [[nodiscard]] std::string told(std::string_view fault) const {
        return specs::told(fault, length, games);
    }
};

/// Nothing where the rule set does not say how matches are played.
std::optional<Kept> kept(const Rules& rules, Choices& choices) {
    const auto length = generators::match_length(rules.set(), choices);
    if (!length) {
        return std::nullopt;
    }
    Kept match;
    match.length = *length;
    match.games = generators::games(*length, choices);
    const auto standing = rules.standing(*length, match.games);
    if (!standing) {
        return std::nullopt;
    }
    match.standing = *standing;
    return match;
}

Violation points_go_to_the_winners(const Rules& rules, Choices& choices) {
    const auto match = kept(rules, choices);
    for (const Colour player : {Colour::white, Colour::black}) {
        if (match && match->won_by(player) <= match->length &&
            match->standing.score.of(player) != match->won_by(player)) {
            return match->told("the score is not the sum of the points");
        }
    }
    return std::nullopt;
}

Violation score_stops_at_the_length(const Rules& rules, Choices& choices) {
    const auto match = kept(rules, choices);
    for (const Colour player : {Colour::white, Colour::black}) {
        if (match && match->won_by(player) > match->length && match->standing.score.of(player) != match->length) {
            return match->told("points beyond the length change the score");
        }
    }
    return std::nullopt;
}

Violation match_ends_with_its_length(const Rules& rules, Choices& choices) {
    const auto match = kept(rules, choices);
    if (!match) {
        return std::nullopt;
    }
    std::optional<Colour> winner;
    for (const Colour player : {Colour::white, Colour::black}) {
        if (match->won_by(player) >= match->length) {
            winner = player;
        }
    }
    return match->standing.winner == winner ? std::nullopt : Violation(match->told("the wrong winner, or none"));
}

Violation one_game_is_crawford(const Rules& rules, Choices& choices) {
    const auto match = kept(rules, choices);
    if (!match || !rules.set().crawford) {
        return std::nullopt;
    }
    tables::Score score;
    int games_with_one_lacking = 0;
    for (const GameWon& game : match->games) {
        score.of(game.winner) += game.points;
        const bool one_lacking = std::max(score.white, score.black) == match->length - 1;
        games_with_one_lacking += one_lacking ? 1 : 0;
        if (std::max(score.white, score.black) >= match->length) {
            games_with_one_lacking = 0;
        }
    }
    const bool expected = *rules.set().crawford && match->length > 1 && games_with_one_lacking == 1;
    return match->standing.crawford == expected
               ? std::nullopt
               : Violation(match->told(expected ? "no Crawford game follows" : "a Crawford game follows"));
}

Violation only_the_crawford_game_rests_the_cube(const Rules& rules, Choices& choices) {
    const tables::RuleSet& set = rules.set();
    tables::DoublingMoment moment;
    moment.match = generators::match(set, choices);
    moment.doubles = moment.turn = generators::colour(choices);
    const bool concerns = moment.match.length && *moment.match.length > 1 && set.crawford && set.cube &&
                          *set.cube != tables::CubeUse::none;
    if (!concerns) {
        return std::nullopt;
    }
    return rules.may_double(moment) == !moment.match.crawford
               ? std::nullopt
               : Violation(told(moment.match.crawford ? "a double in the Crawford game"
                                                      : "no double although it is not the Crawford game",
                                moment));
}

} // namespace

std::vector<Property> match_properties() {
    return {
        {"points-go-to-the-winners", "match/adds-points", points_go_to_the_winners},
        {"score-stops-at-the-length", "match/surplus", score_stops_at_the_length},
        {"match-ends-with-its-length", "match/won", match_ends_with_its_length},
        {"one-game-is-crawford", "match/crawford", one_game_is_crawford},
        {"only-the-crawford-game-rests-the-cube", "match/crawford-no-double", only_the_crawford_game_rests_the_cube},
    };
}

} // namespace nardcheck::specs
