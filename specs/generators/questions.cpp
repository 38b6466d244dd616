#include "specs/generators/questions.hpp"

#include "specs/generators/dice.hpp"
#include "specs/generators/finished_games.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/self_play.hpp"
#include "specs/generators/situations.hpp"

namespace nardcheck::generators {

namespace {

specs::Question turn_to_play(const Rolled& rolled) {
    specs::Question question;
    question.position = rolled.position;
    question.roll = specs::Roll{rolled.dice.larger(), rolled.dice.smaller()};
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

} // namespace nardcheck::generators
