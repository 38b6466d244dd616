#include "specs/generators/questions.hpp"

#include <vector>

#include "specs/generators/dice.hpp"
#include "specs/generators/finished_games.hpp"
#include "specs/generators/match_play.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/self_play.hpp"
#include "specs/generators/situations.hpp"
#include "specs/plausible.hpp"

namespace nardcheck::generators {

namespace {

specs::Question turn_to_play(const Rolled& rolled) {
    specs::Question question;
    question.position = rolled.position;
    question.roll = specs::Roll{rolled.dice.larger(), rolled.dice.smaller()};
    return question;
}

/// So often a question of one method is drawn anew that can't be asked, most can, and then another method taken.
constexpr int most_draws = 25;
constexpr int most_methods = 4;

using specs::Method;
using tables::RuleSet;

/// What the rule set says something about.
std::vector<Method> match_play_methods(const RuleSet& set) {
    const bool has_cube = set.cube && set.cube != tables::CubeUse::none;
    std::vector<Method> methods;
    if (set.opening) {
        methods.push_back(Method::opening);
    }
    if (set.cube) {
        methods.push_back(Method::may_double);
    }
    if (has_cube) {
        methods.push_back(Method::doubling);
        methods.push_back(Method::outcome);
    }
    if (set.resign && set.scores()) {
        methods.push_back(Method::resign);
    }
    if (set.match_lengths) {
        methods.push_back(Method::match);
    }
    return methods;
}

/// A cube that nobody has turned goes without saying.
std::optional<tables::Cube> told(const tables::Cube& cube) {
    return cube == tables::Cube{} ? std::nullopt : std::optional(cube);
}

void draw_opening(specs::Question& question, const RuleSet& set, Choices& choices) {
    question.rolls = opening_rolls(choices);
    if (set.auto_doubles != tables::AutoDoubles::none) {
        tables::Cube doubled = cube(choices);
        doubled.owner.reset();
        question.cube = told(doubled);
    }
}

void draw_doubling(specs::Question& question, const RuleSet& set, Choices& choices) {
    tables::DoublingMoment moment = doubling_moment(set, choices);
    if (choices.once_in(6)) {
        // Where a cube may have to stop, with who may turn it if it does not.
        moment.cube = {tables::highest_face / 2 << choices.between(0, 2), moment.doubles};
    }
    if (question.method == Method::doubling) {
        moment.turn = moment.doubles;
        moment.rolled = false;
        question.reply = choices.once_in(2) ? tables::Reply::take : tables::Reply::drop;
    }
    question.match = moment.match;
    question.cube = told(moment.cube);
    question.turn = moment.turn;
    question.rolled = moment.rolled;
    if (moment.doubles != moment.turn || choices.once_in(4)) {
        question.doubles = moment.doubles;
    }
}

void draw_resignation(specs::Question& question, const RuleSet& set, Choices& choices) {
    question.position = position_to_resign(set, choices);
    const tables::Colour mover = question.position.turn;
    question.resigns = choices.once_in(4) ? opponent_of(mover) : mover;
    question.cube = told(cube(choices));
}

void draw_games(specs::Question& question, const RuleSet& set, Choices& choices) {
    question.length = match_length(set, choices).value();
    if (set.match_lengths->empty() && choices.once_in(4)) {
        question.length = choices.between(10, 15);
    }
    question.games = games(*question.length, choices);
}

specs::Question match_play(Method method, const tables::Rules& rules, Choices& choices) {
    const RuleSet& set = rules.set();
    if (method == Method::outcome) {
        specs::Question question = any_outcome(rules, choices);
        question.cube = told(cube(choices));
        return question;
    }
    specs::Question question;
    question.method = method;
    if (method == Method::opening) {
        draw_opening(question, set, choices);
    } else if (method == Method::resign) {
        draw_resignation(question, set, choices);
    } else if (method == Method::match) {
        draw_games(question, set, choices);
    } else {
        draw_doubling(question, set, choices);
    }
    return question;
}

} // namespace

specs::Question any_turn(const tables::Rules& rules, Choices& choices) {
    if (choices.once_in(25)) {
        return turn_to_play({position_in_play(rules, choices, 40), roll(choices)});
    }
    if (choices.once_in(3)) {
        return turn_to_play({any_position(rules.set(), choices), roll(choices)});
    }
    return turn_to_play(rolled_in(choices.one_of(all_situations()), rules.set(), choices));
}

specs::Question any_outcome(const tables::Rules& rules, Choices& choices) {
    specs::Question question;
    question.method = specs::Method::outcome;
    question.position.layout =
        choices.once_in(4) ? any_position(rules.set(), choices).layout : finished_game(rules.set(), choices);
    return question;
}

std::optional<specs::Question> any_match_play(const tables::Rules& rules, Choices& choices) {
    const std::vector<Method> methods = match_play_methods(rules.set());
    if (methods.empty()) {
        return std::nullopt;
    }
    for (int tried = 0; tried < most_methods; ++tried) {
        const Method method = choices.one_of(methods);
        for (int draw = 0; draw < most_draws; ++draw) {
            specs::Question question = match_play(method, rules, choices);
            if (!fault_in(rules, question) && !implausible(rules, question)) {
                return question;
            }
        }
    }
    return std::nullopt;
}

} // namespace nardcheck::generators
