// What holds of every position and roll, and that a second, plainer enumeration finds the same results.

#include <algorithm>
#include <array>
#include <numeric>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/test_positions.hpp"
#include "specs/generators/dice.hpp"
#include "specs/generators/drawn_choices.hpp"
#include "specs/generators/positions.hpp"

namespace nardcheck::tables {

namespace {

// --- the oracle: every order of the numbers, every checker, to the bitter end ----------------------------------------

/// Both sides' checkers on the mover's points. own[25] is his bar and own[0] his borne off; the opponent runs the
/// other way, so that foe[0] is the opponent's bar and foe[25] his borne off.
struct Board {
    std::array<int, 26> own{};
    std::array<int, 26> foe{};

    friend auto operator<=>(const Board&, const Board&) = default;
};

Board board_of(const Layout& layout, Colour mover) {
    Board board;
    for (int place = 0; place <= 25; ++place) {
        board.own.at(static_cast<std::size_t>(place)) = layout.of(mover)[place];
        board.foe.at(static_cast<std::size_t>(25 - place)) = layout.of(opponent_of(mover))[place];
    }
    return board;
}

/// Moves one checker, or answers false.
bool push(Board& board, std::size_t from, std::size_t die) {
    auto& own = board.own;
    auto& foe = board.foe;
    const auto any_on = [&](std::size_t first, std::size_t last) {
        return std::accumulate(own.begin() + static_cast<long>(first), own.begin() + static_cast<long>(last) + 1, 0) >
               0;
    };
    if (own[from] == 0 || (own[25] > 0 && from != 25)) {
        return false;
    }
    if (from <= die) {
        // Off the board: all in the last six, and if the die is too large, none behind.
        if (any_on(7, 25) || (from < die && any_on(from + 1, 6))) {
            return false;
        }
        --own[from];
        ++own[0];
        return true;
    }
    const std::size_t to = from - die;
    if (foe[to] > 1) {
        return false;
    }
    foe[0] += foe[to];
    foe[to] = 0;
    --own[from];
    ++own[to];
    return true;
}

/// Where sequences get stuck or run out of dice: the dice used, and the board.
using Ends = std::set<std::pair<std::vector<std::size_t>, Board>>;

void exhaust(const Board& board, const std::vector<std::size_t>& dice, std::size_t used, Ends& ends) {
    bool stuck = true;
    for (std::size_t from = 1; used < dice.size() && from <= 25; ++from) {
        Board next = board;
        if (push(next, from, dice[used])) {
            stuck = false;
            exhaust(next, dice, used + 1, ends);
        }
    }
    if (stuck) {
        ends.insert({{dice.begin(), dice.begin() + static_cast<long>(used)}, board});
    }
}

std::set<Board> boards_by_oracle(const Position& position, Dice roll) {
    const auto larger = static_cast<std::size_t>(roll.larger());
    const auto smaller = static_cast<std::size_t>(roll.smaller());
    const Board board = board_of(position.layout, position.turn);
    Ends ends;
    if (roll.is_double()) {
        exhaust(board, {larger, larger, larger, larger}, 0, ends);
    } else {
        exhaust(board, {larger, smaller}, 0, ends);
        exhaust(board, {smaller, larger}, 0, ends);
    }
    // The most dice win; among single ones the larger.
    std::pair<std::size_t, std::size_t> best;
    const auto worth = [](const auto& end) {
        const auto& dice = end.first;
        return std::pair(dice.size(), dice.size() == 1 ? dice[0] : 0);
    };
    for (const auto& end : ends) {
        best = std::max(best, worth(end));
    }
    std::set<Board> boards;
    for (const auto& end : ends) {
        if (worth(end) == best) {
            boards.insert(end.second);
        }
    }
    return boards;
}

// --- questions -----------------------------------------------------------------------------------------------------

struct Question {
    const RuleSet* set;
    Position position;
    Dice dice;
};

std::ostream& operator<<(std::ostream& out, const Question& question) {
    const Position& position = question.position;
    return out << question.set->id << ", " << name_of(position.turn) << " to move " << question.dice.larger() << "-"
               << question.dice.smaller() << ": " << test::text_of(position.mover()) << " / "
               << test::text_of(position.opponent());
}

Question drawn_question(const std::vector<RuleSet>& sets) {
    generators::DrawnChoices choices;
    const RuleSet& set = choices.one_of(sets);
    const Position position = generators::any_position(set, choices);
    const Question question{&set, position, generators::roll(choices)};
    RC_LOG() << question << "\n";
    return question;
}

/// The built-in rule sets, and one for each other value of a field that decides about moves.
const std::vector<RuleSet>& sets_of_all_kinds() {
    static const std::vector<RuleSet> all = [] {
        std::vector<RuleSet> sets = built_in_rulesets();
        for (const auto& [field, value] : {std::pair{"max_per_point", "5"},
                                           {"hit_and_run_home", "no"},
                                           {"bearoff", "furthest_first_literal"},
                                           {"may_decline_exact_bearoff", "no"},
                                           {"may_decline_overshoot", "yes"},
                                           {"game_over_ends_turn", "yes"}}) {
            sets.push_back(test::with(field, value));
            sets.back().id += std::string("+") + field;
        }
        return sets;
    }();
    return all;
}

// --- properties ----------------------------------------------------------------------------------------------------

RC_GTEST_PROP(LegalResults, are_those_of_a_plain_search, ()) {
    const Question question = drawn_question(built_in_rulesets());
    std::set<Board> boards;
    for (const Layout& result : legal_results(Rules(*question.set), question.position, question.dice)) {
        boards.insert(board_of(result, question.position.turn));
    }
    RC_ASSERT(boards == boards_by_oracle(question.position, question.dice));
}

TEST(LegalResults, are_those_of_a_plain_search_for_each_roll) {
    for (const RuleSet& set : built_in_rulesets()) {
        const Rules rules(set);
        generators::SeededChoices choices(11);
        for (std::size_t i = 0; i < 40; ++i) {
            const auto& shapes = generators::all_shapes();
            const Position position = generators::position_of(shapes[i % shapes.size()], set, choices);
            for (const Dice& roll : all_rolls()) {
                std::set<Board> boards;
                for (const Layout& result : legal_results(rules, position, roll)) {
                    boards.insert(board_of(result, position.turn));
                }
                EXPECT_EQ(boards, boards_by_oracle(position, roll)) << Question{&set, position, roll};
            }
        }
    }
}

RC_GTEST_PROP(LegalResults, are_the_same_for_the_other_colour, ()) {
    const Question question = drawn_question(sets_of_all_kinds());
    const Rules rules(*question.set);
    std::vector<Layout> mirrored_results;
    for (const Layout& result : legal_results(rules, mirrored(question.position), question.dice)) {
        mirrored_results.push_back(mirrored(result));
    }
    std::sort(mirrored_results.begin(), mirrored_results.end());
    RC_ASSERT(mirrored_results == legal_results(rules, question.position, question.dice));
}

RC_GTEST_PROP(LegalResults, do_not_depend_on_the_order_of_the_dice, ()) {
    const Question question = drawn_question(sets_of_all_kinds());
    const Rules rules(*question.set);
    const Dice swapped(question.dice.smaller(), question.dice.larger());
    RC_ASSERT(legal_results(rules, question.position, swapped) ==
              legal_results(rules, question.position, question.dice));
}

RC_GTEST_PROP(LegalResults, are_possible_layouts_that_keep_every_checker, ()) {
    const Question question = drawn_question(sets_of_all_kinds());
    const Rules rules(*question.set);
    const auto results = legal_results(rules, question.position, question.dice);
    RC_ASSERT(!results.empty());
    for (const Layout& result : results) {
        RC_ASSERT(!fault_in(result, question.set->checkers()));
        // The opponent only loses blots to the bar.
        const Side& before = question.position.opponent();
        const Side& after = result.of(opponent_of(question.position.turn));
        int hit = 0;
        for (int point = 1; point <= highest_point; ++point) {
            RC_ASSERT(after[point] == before[point] || (before[point] == 1 && after[point] == 0));
            hit += before[point] - after[point];
        }
        RC_ASSERT(after[bar] == before[bar] + hit);
        RC_ASSERT(after[off] == before[off]);
    }
}

RC_GTEST_PROP(LegalPlays, replay_step_by_step_to_their_results, ()) {
    const Question question = drawn_question(sets_of_all_kinds());
    const Rules rules(*question.set);
    const auto plays = legal_plays(rules, question.position, question.dice);
    RC_ASSERT(plays.size() == legal_results(rules, question.position, question.dice).size());
    for (const LegalPlay& play : plays) {
        RC_ASSERT(result_of(rules, question.position, question.dice, play.play) == play.result);
        const auto reached = results_of_steps(rules, question.position, question.dice, play.play);
        RC_ASSERT(std::binary_search(reached.begin(), reached.end(), play.result));
    }
}

RC_GTEST_PROP(LegalPlays, spend_the_pips_of_the_dice, ()) {
    const Question question = drawn_question(sets_of_all_kinds());
    const Rules rules(*question.set);
    const Numbers numbers = rules.numbers(question.dice);
    int all = 0;
    for (int i = 0; i < numbers.size(); ++i) {
        all += numbers[i];
    }
    for (const LegalPlay& play : legal_plays(rules, question.position, question.dice)) {
        const int spent = question.position.mover().pips() - play.result.of(question.position.turn).pips();
        int moved = 0;
        bool exact = play.play.size() == static_cast<std::size_t>(numbers.size());
        for (const Step& step : play.play) {
            moved += step.from - step.to;
            exact = exact && step.to != off;
        }
        RC_ASSERT(spent == moved);
        // Less is spent by a number that is not played or bears off a checker that needed less.
        RC_ASSERT(spent <= all);
        RC_ASSERT(!exact || spent == all);
    }
}

} // namespace

} // namespace nardcheck::tables
