#include "specs/generators/finished_games.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using generators::Shape;
using generators::Situation;
using reasoning::Event;
using tables::Colour;
using tables::Rules;
using tables::Side;

Violation both_start_alike(const Rules& rules, Choices& choices) {
    const Colour first = choices.once_in(2) ? Colour::white : Colour::black;
    const tables::Position start = rules.start(first);
    const Rolled opening{start, {2, 1}};
    if (start.turn != first) {
        return told("the wrong player starts", opening);
    }
    for (const Colour player : {Colour::white, Colour::black}) {
        if (start.layout.of(player) != rules.set().start) {
            return told(player == Colour::white ? "White starts from other points than the game prescribes"
                                                : "Black starts from other points than the game prescribes",
                        opening);
        }
    }
    return std::nullopt;
}

Violation farthest_home_point_is_six(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::border_of_home}, rules, choices);
    if (auto fault = not_listed("a checker is not borne off although all stand on points 1 to 6",
                                {Event::bears_off_exactly, Event::bears_off_exactly_from_below, Event::overshoots},
                                rules, rolled)) {
        return fault;
    }
    return play_with("a checker is borne off while one stands on point 7 or 8", rules, rolled,
                     [](const Moment& moment) {
                         return moment.step.to == tables::off && checkers_between(moment.before.mover(), 7, 8) > 0;
                     });
}

/// The loser's points 19 to 24 are the winner's 6 to 1.
Violation winners_home_begins_at_nineteen(const Rules& rules, Choices& choices) {
    const tables::Layout layout = generators::finished_game(rules.set(), choices);
    const Colour winner = layout.white[tables::off] == rules.set().checkers() ? Colour::white : Colour::black;
    const Side& loser = layout.of(opponent_of(winner));
    // Koks must count, so that it shows whether the loser is caught, and nothing but the home may decide it.
    if (rules.set().gammon.value_or(0) == 0 || rules.set().backgammon.value_or(0) == 0 || loser[tables::off] > 0 ||
        loser[tables::bar] > 0) {
        return std::nullopt;
    }
    const bool in_home = checkers_between(loser, 19, 24) > 0;
    const tables::Outcome outcome = rules.outcome(layout);
    if (outcome && (outcome->kind == tables::Kind::koks) != in_home) {
        return in_home ? told("no koks with a checker in the winner's home", {layout, winner})
                       : told("koks without a checker in the winner's home", {layout, winner});
    }
    return std::nullopt;
}

Violation checkers_only_come_nearer(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Shape::contact, Shape::race, Shape::few, Shape::bar}, rules, choices);
    const Side& before = rolled.position.mover();
    for (const tables::Layout& result : results_of(rules, rolled)) {
        const Side& after = result.of(rolled.position.turn);
        for (int place = tables::bar; place > tables::off; --place) {
            if (checkers_between(after, place, tables::bar) > checkers_between(before, place, tables::bar)) {
                return told("a checker has moved backwards", result, rolled);
            }
        }
    }
    return std::nullopt;
}

Violation open_road_is_taken_forward(const Rules& rules, Choices& choices) {
    const Rolled rolled = rolled_in_one_of({Situation::open_road}, rules, choices);
    if (auto fault =
            not_listed("a way forward is missing", {Event::lands_on_empty, Event::lands_on_own}, rules, rolled)) {
        return fault;
    }
    return play_with(
        "a step does not lead as far down as a number of the roll", rules, rolled, [&](const Moment& moment) {
            const int pips = moment.step.from - moment.step.to;
            return moment.step.to != tables::off && pips != rolled.dice.larger() && pips != rolled.dice.smaller();
        });
}

} // namespace

std::vector<Property> setup_properties() {
    return {
        {"both-start-alike", "setup/start", both_start_alike},
        {"farthest-home-point-is-six", "setup/home", farthest_home_point_is_six},
        {"winners-home-begins-at-nineteen", "setup/home", winners_home_begins_at_nineteen},
        {"checkers-only-come-nearer", "setup/direction", checkers_only_come_nearer},
        {"open-road-is-taken-forward", "setup/direction", open_road_is_taken_forward},
    };
}

} // namespace nardcheck::specs
