#include "specs/generators/self_play.hpp"

#include "reference/tables/legal_plays.hpp"
#include "specs/generators/dice.hpp"

namespace nardcheck::generators {

namespace {

using tables::Layout;

/// Chooses one of the legal results of a turn.
using Player = Layout (*)(const std::vector<Layout>& results, tables::Colour mover, Choices& choices);

std::vector<PlayedTurn> game(const tables::Rules& rules, Choices& choices, int longest, Player player) {
    std::vector<PlayedTurn> turns;
    const auto first = choices.once_in(2) ? tables::Colour::white : tables::Colour::black;
    tables::Position position = rules.start(first);
    for (int turn = 0; turn < longest && !rules.outcome(position.layout); ++turn) {
        const tables::Dice dice = turn == 0 ? opening_roll(choices) : roll(choices);
        const Layout after = player(tables::legal_results(rules, position, dice), position.turn, choices);
        turns.push_back({position, dice, after});
        position = {after, tables::opponent_of(position.turn)};
    }
    return turns;
}

Layout any_result(const std::vector<Layout>& results, tables::Colour /*mover*/, Choices& choices) {
    return choices.one_of(results);
}

/// How bad a result is for who has played it, in pips.
int badness(const Layout& result, tables::Colour mover) {
    constexpr int pips_of_a_blot = 6;
    const tables::Side& own = result.of(mover);
    int blots = 0;
    for (int point = 1; point <= tables::highest_point; ++point) {
        blots += own[point] == 1 ? 1 : 0;
    }
    return own.pips() - result.of(tables::opponent_of(mover)).pips() + pips_of_a_blot * blots;
}

Layout sensible_result(const std::vector<Layout>& results, tables::Colour mover, Choices& choices) {
    constexpr int considered = 4;
    Layout best = choices.one_of(results);
    for (int i = 1; i < considered; ++i) {
        const Layout& other = choices.one_of(results);
        if (badness(other, mover) < badness(best, mover)) {
            best = other;
        }
    }
    return best;
}

} // namespace

std::vector<PlayedTurn> random_game(const tables::Rules& rules, Choices& choices, int longest) {
    return game(rules, choices, longest, any_result);
}

std::vector<PlayedTurn> sensible_game(const tables::Rules& rules, Choices& choices, int longest) {
    return game(rules, choices, longest, sensible_result);
}

tables::Position position_in_play(const tables::Rules& rules, Choices& choices, int most_turns) {
    // Each turn of a game begins in a position that is not finished.
    const auto turns = random_game(rules, choices, choices.between(1, most_turns + 1));
    return turns.back().before;
}

} // namespace nardcheck::generators
