#include "specs/generators/finished_games.hpp"
#include "specs/generators/positions.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using tables::Colour;
using tables::Kind;
using tables::Layout;
using tables::Outcome;
using tables::Position;
using tables::Rules;
using tables::Side;

/// A finished game from its winner's side.
struct Finished {
    Position position;

    [[nodiscard]] const Side& loser() const {
        return position.opponent();
    }

    [[nodiscard]] bool on_bar() const {
        return loser()[tables::bar] > 0;
    }

    [[nodiscard]] bool in_winners_home() const {
        return checkers_between(loser(), 19, 24) > 0;
    }
};

Finished finished(const Rules& rules, Choices& choices) {
    const Layout layout = generators::finished_game(rules.set(), choices);
    return {{layout, layout.white[tables::off] == rules.set().checkers() ? Colour::white : Colour::black}};
}

bool counts_mars(const Rules& rules) {
    return rules.set().scores() && *rules.set().gammon > 0;
}

/// Koks counts only on top of mars.
bool counts_koks(const Rules& rules) {
    return counts_mars(rules) && *rules.set().backgammon > 0;
}

bool is_of_kind(const Rules& rules, const Finished& game, Kind kind) {
    const Outcome outcome = rules.outcome(game.position.layout);
    return outcome && outcome->kind == kind;
}

Violation all_off_wins(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    const Outcome outcome = rules.outcome(game.position.layout);
    if (!outcome) {
        return told("the game goes on although a player has borne off all his checkers", game.position);
    }
    if (outcome->winner != game.position.turn) {
        return told("the player with checkers on the board wins", game.position);
    }
    return std::nullopt;
}

Violation game_goes_on_until_all_are_off(const Rules& rules, Choices& choices) {
    Position position = generators::any_position(rules.set(), choices);
    if (choices.once_in(2)) {
        // One checker short of the end, on the bar or on a point that the loser leaves free.
        position = finished(rules, choices).position;
        const int point = choices.between(1, tables::highest_point);
        const bool taken = position.opponent()[tables::seen_by_opponent(point)] > 0;
        position.mover().add(tables::off, -1);
        position.mover().add(taken ? tables::bar : point, 1);
    }
    return rules.outcome(position.layout)
               ? Violation(told("the game is over although both have checkers left", position))
               : std::nullopt;
}

Violation one_checker_off_saves_from_mars(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    if (rules.set().scores() && game.loser()[tables::off] > 0 && !is_of_kind(rules, game, Kind::single)) {
        return told("not a single game although the loser has borne off a checker", game.position);
    }
    return std::nullopt;
}

Violation none_off_loses_more_than_a_single_game(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    if (counts_mars(rules) && game.loser()[tables::off] == 0 && is_of_kind(rules, game, Kind::single)) {
        return told("a single game although the loser has borne off none", game.position);
    }
    return std::nullopt;
}

Violation none_off_and_one_on_the_bar_is_koks(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    if (counts_koks(rules) && game.loser()[tables::off] == 0 && game.on_bar() && !is_of_kind(rules, game, Kind::koks)) {
        return told("no koks although the loser has a checker on the bar and none off", game.position);
    }
    return std::nullopt;
}

Violation none_off_and_one_in_the_winners_home_is_koks(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    if (counts_koks(rules) && game.loser()[tables::off] == 0 && game.in_winners_home() &&
        !is_of_kind(rules, game, Kind::koks)) {
        return told("no koks although the loser has a checker in the winner's home and none off", game.position);
    }
    return std::nullopt;
}

Violation nobody_caught_is_no_koks(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    if (!game.on_bar() && !game.in_winners_home() && is_of_kind(rules, game, Kind::koks)) {
        return told("koks without a checker of the loser on the bar or in the winner's home", game.position);
    }
    return std::nullopt;
}

Violation kind_is_the_highest_that_counts(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    const Outcome outcome = rules.outcome(game.position.layout);
    if (!outcome) {
        return std::nullopt;
    }
    std::optional<Kind> kind;
    if (rules.set().scores()) {
        const bool mars = game.loser()[tables::off] == 0;
        const bool koks = mars && (game.on_bar() || game.in_winners_home());
        kind = koks && counts_koks(rules) ? Kind::koks : mars && counts_mars(rules) ? Kind::mars : Kind::single;
    }
    return outcome->kind == kind ? std::nullopt : Violation(told("the wrong kind of win", game.position));
}

Violation points_are_those_of_the_kind(const Rules& rules, Choices& choices) {
    const Finished game = finished(rules, choices);
    const Outcome outcome = rules.outcome(game.position.layout);
    if (!outcome || outcome->kind.has_value() != outcome->points.has_value()) {
        return outcome ? Violation(told("a kind of win without points or points without a kind", game.position))
                       : std::nullopt;
    }
    if (!outcome->kind) {
        return std::nullopt;
    }
    const int points = *outcome->kind == Kind::single ? 1
                       : *outcome->kind == Kind::mars ? rules.set().gammon.value_or(0)
                                                      : rules.set().backgammon.value_or(0);
    return *outcome->points == points ? std::nullopt
                                      : Violation(told("the points are not those of the kind of win", game.position));
}

} // namespace

std::vector<Property> result_properties() {
    return {
        {"all-off-wins", "result/first-off", all_off_wins},
        {"game-goes-on-until-all-are-off", "result/first-off", game_goes_on_until_all_are_off},
        {"one-checker-off-saves-from-mars", "result/single", one_checker_off_saves_from_mars},
        {"none-off-loses-more-than-a-single-game", "result/single", none_off_loses_more_than_a_single_game},
        {"none-off-and-one-on-the-bar-is-koks", "result/koks-bar", none_off_and_one_on_the_bar_is_koks},
        {"none-off-and-one-in-the-winners-home-is-koks", "result/koks-home",
         none_off_and_one_in_the_winners_home_is_koks},
        {"nobody-caught-is-no-koks", "result/koks-home", nobody_caught_is_no_koks},
        {"kind-is-the-highest-that-counts", "result/kind", kind_is_the_highest_that_counts},
        {"points-are-those-of-the-kind", "result/points", points_are_those_of_the_kind},
    };
}

} // namespace nardcheck::specs
