#include "specs/generators/finished_games.hpp"
#include "specs/generators/match_play.hpp"
#include "specs/properties/match_play.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using tables::Colour;
using tables::Cube;
using tables::CubeUse;
using tables::DoublingMoment;
using tables::Kind;
using tables::Match;
using tables::Reply;
using tables::Rules;
using tables::RuleSet;

/// What plays games with a cube in them, so that it says all about doubling but for these two.
bool has_a_cube(const RuleSet& set) {
    return set.cube && *set.cube != CubeUse::none;
}

int cap_of(const RuleSet& set) {
    return set.cube_cap.value_or(tables::highest_face);
}

/// A game that is played with the cube free; nothing where the rule set has none or the drawn one is no such.
std::optional<Match> match_with_cube(const RuleSet& set, Choices& choices) {
    const Match match = generators::match(set, choices);
    if (!has_a_cube(set) || match.crawford || match.length == 1 || (!match.length && set.cube != CubeUse::money)) {
        return std::nullopt;
    }
    if (match.length && !set.crawford && lacks_one(match.score, *match.length)) {
        return std::nullopt;
    }
    return match;
}

/// A player on turn who may double; nothing as above.
std::optional<DoublingMoment> free_to_double(const RuleSet& set, Choices& choices) {
    const auto match = match_with_cube(set, choices);
    if (!match) {
        return std::nullopt;
    }
    DoublingMoment moment;
    moment.match = *match;
    moment.doubles = moment.turn = generators::colour(choices);
    moment.cube = generators::cube(choices);
    if (moment.cube.owner) {
        moment.cube.owner = moment.doubles;
    }
    if (moment.cube.value >= cap_of(set)) {
        moment.cube = {};
    }
    return moment;
}

/// That the engine answers `allowed`, and nothing else.
Violation answered(const Rules& rules, const DoublingMoment& moment, bool allowed) {
    return rules.may_double(moment) == allowed
               ? std::nullopt
               : Violation(told(allowed ? "the double is not allowed" : "the double is allowed", moment));
}

Violation cube_starts_in_the_middle_at_1(const Rules& rules, Choices& choices) {
    const auto opening = rules.opening({2, 1});
    if (opening && opening->cube != Cube()) {
        return "a game starts with " + text_of(opening->cube);
    }
    const tables::Layout layout = generators::finished_game(rules.set(), choices);
    return rules.outcome(layout) == rules.outcome(layout, Cube())
               ? std::nullopt
               : Violation(told("a game without a double is not worth what it shows", {layout, Colour::white}));
}

Violation games_with_a_cube_have_it(const Rules& rules, Choices& choices) {
    const auto moment = free_to_double(rules.set(), choices);
    return moment ? answered(rules, *moment, true) : std::nullopt;
}

Violation games_without_a_cube_have_none(const Rules& rules, Choices& choices) {
    const RuleSet& set = rules.set();
    DoublingMoment moment = generators::doubling_moment(set, choices);
    if (set.cube == CubeUse::match_only) {
        moment.match = {};
    } else if (set.cube != CubeUse::none) {
        return std::nullopt;
    }
    moment.cube = {};
    return answered(rules, moment, false);
}

Violation one_point_match_has_the_cube_of_the_rule_set(const Rules& rules, Choices& choices) {
    const RuleSet& set = rules.set();
    auto moment = free_to_double(set, choices);
    if (!moment || !set.match_lengths || !set.match_lengths->empty()) {
        return std::nullopt;
    }
    moment->match = {choices.between(1, 3), {}, false};
    if (moment->match.length != 1) {
        // At 0-0 of a longer match somebody lacks one point in no match but that to one.
        return answered(rules, *moment, true);
    }
    return set.cube_in_one_point_match ? answered(rules, *moment, *set.cube_in_one_point_match) : std::nullopt;
}

Violation no_double_after_the_throw(const Rules& rules, Choices& choices) {
    auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    moment->rolled = choices.once_in(2);
    return answered(rules, *moment, !moment->rolled);
}

Violation no_double_out_of_turn(const Rules& rules, Choices& choices) {
    auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    moment->turn = generators::colour(choices);
    return answered(rules, *moment, moment->turn == moment->doubles);
}

Violation only_the_owner_doubles(const Rules& rules, Choices& choices) {
    auto moment = free_to_double(rules.set(), choices);
    if (!moment || cap_of(rules.set()) <= 2) {
        return std::nullopt;
    }
    if (choices.once_in(2)) {
        moment->cube = {2, generators::colour(choices)};
    }
    return answered(rules, *moment, !moment->cube.owner || *moment->cube.owner == moment->doubles);
}

Violation cube_goes_to_its_cap(const Rules& rules, Choices& choices) {
    auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    moment->cube = {1 << choices.between(1, 12), moment->doubles};
    if (!rules.set().cube_cap && moment->cube.value >= tables::highest_face) {
        return std::nullopt;
    }
    return answered(rules, *moment, moment->cube.value < cap_of(rules.set()));
}

Violation take_doubles_the_value(const Rules& rules, Choices& choices) {
    const auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    const auto doubled = rules.doubled(*moment, Reply::take);
    const Cube* cube = std::get_if<Cube>(&doubled);
    return cube != nullptr && cube->value == 2 * moment->cube.value
               ? std::nullopt
               : Violation(told("a take does not double the cube", *moment));
}

Violation taker_owns_the_cube(const Rules& rules, Choices& choices) {
    const auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    const auto doubled = rules.doubled(*moment, Reply::take);
    const Cube* cube = std::get_if<Cube>(&doubled);
    return cube != nullptr && cube->owner == opponent_of(moment->doubles)
               ? std::nullopt
               : Violation(told("a take does not give the cube to the taker", *moment));
}

Violation drop_loses_the_game(const Rules& rules, Choices& choices) {
    const auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    const auto doubled = rules.doubled(*moment, Reply::drop);
    const auto* game = std::get_if<tables::GameWon>(&doubled);
    return game != nullptr && game->winner == moment->doubles
               ? std::nullopt
               : Violation(told("a drop does not lose the game", *moment));
}

Violation drop_costs_the_value_before(const Rules& rules, Choices& choices) {
    const auto moment = free_to_double(rules.set(), choices);
    if (!moment) {
        return std::nullopt;
    }
    const auto doubled = rules.doubled(*moment, Reply::drop);
    const auto* game = std::get_if<tables::GameWon>(&doubled);
    return game != nullptr && game->points == moment->cube.value
               ? std::nullopt
               : Violation(told("a drop does not cost what the cube shows", *moment));
}

Violation points_are_multiplied(const Rules& rules, Choices& choices) {
    const tables::Layout layout = generators::finished_game(rules.set(), choices);
    const Cube cube = generators::cube(choices);
    const auto outcome = rules.outcome(layout, cube);
    if (!outcome || !outcome->kind || !outcome->points) {
        return std::nullopt;
    }
    const int before = *outcome->kind == Kind::single ? 1
                       : *outcome->kind == Kind::mars ? *rules.set().gammon
                                                      : *rules.set().backgammon;
    return *outcome->points == before * cube.value
               ? std::nullopt
               : Violation(told("not the points times " + text_of(cube), {layout, Colour::white}));
}

Violation jacoby_is_played_where_agreed(const Rules& rules, Choices& choices) {
    const tables::Layout layout = generators::finished_game(rules.set(), choices);
    const Cube cube = generators::cube(choices);
    const Match match = generators::match(rules.set(), choices);
    const bool all_single = rules.set().jacoby && !match.length && !cube.owner;
    // In a match the kind is what the position shows, under Jacoby as without it.
    const auto shown = rules.outcome(layout, Cube(), Match{1, {}, false});
    const auto outcome = rules.outcome(layout, cube, match);
    if (!outcome || !outcome->kind || !shown) {
        return std::nullopt;
    }
    return outcome->kind == (all_single ? Kind::single : shown->kind)
               ? std::nullopt
               : Violation(told("the wrong kind of win with " + text_of(cube), {layout, Colour::white}));
}

} // namespace

std::vector<Property> cube_properties() {
    return {
        {"cube-starts-in-the-middle-at-1", "cube/start", cube_starts_in_the_middle_at_1},
        {"games-with-a-cube-have-it", "cube/games", games_with_a_cube_have_it},
        {"games-without-a-cube-have-none", "cube/games", games_without_a_cube_have_none},
        {"one-point-match-has-the-cube-of-the-rule-set", "cube/one-point-match",
         one_point_match_has_the_cube_of_the_rule_set},
        {"no-double-after-the-throw", "cube/before-roll", no_double_after_the_throw},
        {"no-double-out-of-turn", "cube/own-turn", no_double_out_of_turn},
        {"only-the-owner-doubles", "cube/access", only_the_owner_doubles},
        {"cube-goes-to-its-cap", "cube/cap", cube_goes_to_its_cap},
        {"take-doubles-the-value", "cube/doubled", take_doubles_the_value},
        {"taker-owns-the-cube", "cube/taker-owns", taker_owns_the_cube},
        {"drop-loses-the-game", "cube/drop-loses", drop_loses_the_game},
        {"drop-costs-the-value-before", "cube/drop-value", drop_costs_the_value_before},
        {"points-are-multiplied", "cube/multiplies", points_are_multiplied},
        {"jacoby-is-played-where-agreed", "cube/jacoby", jacoby_is_played_where_agreed},
    };
}

} // namespace nardcheck::specs
