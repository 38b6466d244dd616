#include "specs/generators/self_play.hpp"

#include "reference/tables/legal_plays.hpp"
#include "specs/generators/dice.hpp"

namespace nardcheck::generators {

std::vector<PlayedTurn> random_game(const tables::Rules& rules, Choices& choices, int longest) {
    std::vector<PlayedTurn> turns;
    const auto first = choices.once_in(2) ? tables::Colour::white : tables::Colour::black;
    tables::Position position = rules.start(first);
    for (int turn = 0; turn < longest && !rules.outcome(position.layout); ++turn) {
        const tables::Dice dice = turn == 0 ? opening_roll(choices) : roll(choices);
        const tables::Layout after = choices.one_of(tables::legal_results(rules, position, dice));
        turns.push_back({position, dice, after});
        position = {after, tables::opponent_of(position.turn)};
    }
    return turns;
}

tables::Position position_in_play(const tables::Rules& rules, Choices& choices, int most_turns) {
    // Each turn of a game begins in a position that is not finished.
    const auto turns = random_game(rules, choices, choices.between(1, most_turns + 1));
    return turns.back().before;
}

} // namespace nardcheck::generators
