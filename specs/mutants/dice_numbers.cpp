// Which numbers a roll gives, in which order they are played, and that each is used up by a move of its own.

#include <algorithm>

#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::Move;
using tables::Numbers;
using tables::Rules;
using tables::Turn;

class DoubleTwiceOnly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers numbers(tables::Dice dice) const override {
        return {dice.larger(), dice.smaller()};
    }
};

class DoubleThreeTimes final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers numbers(tables::Dice dice) const override {
        return dice.is_double() ? Rules::numbers(dice).without(dice.larger()) : Rules::numbers(dice);
    }
};

class BothNumbersTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers numbers(tables::Dice dice) const override {
        return {dice.larger(), dice.larger(), dice.smaller(), dice.smaller()};
    }
};

bool can_play(const Rules& rules, const Turn& turn, int number) {
    for (int from = tables::bar; from > tables::off; --from) {
        if (turn.position.mover()[from] > 0 && rules.may_move(turn, from, number)) {
            return true;
        }
    }
    return false;
}

/// One number before the other, which has its turn only where that one cannot be played.
Numbers rather(int number, const Numbers& next, const Rules& rules, const Turn& turn) {
    return next.size() > 1 && can_play(rules, turn, number) ? Numbers{number} : next;
}

class LargerFirst final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers next_numbers(const Turn& turn) const override {
        const Numbers next = Rules::next_numbers(turn);
        return rather(next[0], next, *this, turn);
    }
};

class SmallerFirst final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers next_numbers(const Turn& turn) const override {
        const Numbers next = Rules::next_numbers(turn);
        return rather(next[1], next, *this, turn);
    }
};

class LargerFirstOrNone final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers next_numbers(const Turn& turn) const override {
        return turn.left.empty() ? Numbers() : Numbers{turn.left[0]};
    }
};

class SmallerFirstOrNone final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers next_numbers(const Turn& turn) const override {
        return turn.left.empty() ? Numbers() : Numbers{turn.left[turn.left.size() - 1]};
    }
};

class LargerFirstForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers next_numbers(const Turn& turn) const override {
        const Numbers next = Rules::next_numbers(turn);
        return is_black(turn) ? rather(next[0], next, *this, turn) : next;
    }
};

class EqualNumbersEach final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers next_numbers(const Turn& turn) const override {
        return turn.left;
    }
};

class OneNumberTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers left_after(const Numbers& left, const Numbers& used) const override {
        const Numbers others = left.without(used[0]);
        return others.empty() ? others : left.without(others[0]);
    }
};

class LargerNumberTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers left_after(const Numbers& left, const Numbers& /*used*/) const override {
        return left.without(left[left.size() - 1]);
    }
};

class SmallerNumberTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers left_after(const Numbers& left, const Numbers& /*used*/) const override {
        return left.without(left[0]);
    }
};

class DoubleUsedUpAtOnce final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Numbers left_after(const Numbers& left, const Numbers& used) const override {
        Numbers rest = left;
        while (rest.contains(used[0])) {
            rest = rest.without(used[0]);
        }
        return rest;
    }
};

/// Adds the moves that play the next two numbers at a stroke, where `may_jump` says so.
template <typename MayJump>
void add_combined(const Rules& rules, const Turn& turn, std::vector<Move>& moves, MayJump may_jump) {
    if (turn.left.size() < 2) {
        return;
    }
    const Numbers both{turn.left[0], turn.left[1]};
    const int sum = both[0] + both[1];
    for (int from = tables::highest_point; from > tables::off; --from) {
        if (turn.position.mover()[from] > 0 && rules.may_move(turn, from, sum) && may_jump(from, both)) {
            moves.push_back({{from, rules.landing(from, sum)}, both});
        }
    }
}

class SumAtAStroke final : public Rules {
  public:
    using Rules::Rules;

    void moves(const Turn& turn, std::vector<Move>& moves) const override {
        Rules::moves(turn, moves);
        add_combined(*this, turn, moves, [](int /*from*/, const Numbers& /*both*/) { return true; });
    }
};

class SparesTheBlotBetween final : public Rules {
  public:
    using Rules::Rules;

    void moves(const Turn& turn, std::vector<Move>& moves) const override {
        Rules::moves(turn, moves);
        add_combined(*this, turn, moves, [&](int from, const Numbers& both) {
            return from > both[0] + both[1] && (may_move(turn, from, both[0]) || may_move(turn, from, both[1]));
        });
    }
};

class EachNumberByAnotherChecker final : public Rules {
  public:
    using Rules::Rules;

    void moves(const Turn& turn, std::vector<Move>& moves) const override {
        Rules::moves(turn, moves);
        if (is_halfway(turn) && turn.position.mover()[turn.to[0]] == 1) {
            std::erase_if(moves, [&](const Move& move) { return move.step.from == turn.to[0]; });
        }
    }
};

class BothNumbersByOneChecker final : public Rules {
  public:
    using Rules::Rules;

    void moves(const Turn& turn, std::vector<Move>& moves) const override {
        Rules::moves(turn, moves);
        if (is_halfway(turn)) {
            std::erase_if(moves, [&](const Move& move) { return move.step.from != turn.to[0]; });
        }
    }
};

class DoubleFromTheHighest final : public Rules {
  public:
    using Rules::Rules;

    void moves(const Turn& turn, std::vector<Move>& moves) const override {
        Rules::moves(turn, moves);
        // Of two different numbers only one is left after a step, of a double more or the last one.
        if (turn.steps_made > 0 && !is_halfway(turn)) {
            const int last = turn.from.at(turn.steps_made - 1U);
            std::erase_if(moves, [&](const Move& move) { return move.step.from > last; });
        }
    }
};

} // namespace

std::vector<Mutant> dice_number_mutants() {
    return {
        mutant<DoubleTwiceOnly>("double-twice-only", "dice/double-four-moves", "Plays the number of a double twice."),
        mutant<DoubleThreeTimes>("double-three-times", "dice/double-four-moves",
                                 "Plays the number of a double three times."),
        mutant<BothNumbersTwice>("both-numbers-twice", "dice/double-four-moves",
                                 "Plays each of two different numbers twice, as if every roll were a double."),
        mutant<LargerFirst>("larger-number-first", "dice/either-order",
                            "Plays the smaller number first only where the larger one cannot be played first."),
        mutant<SmallerFirst>("smaller-number-first", "dice/either-order",
                             "Plays the larger number first only where the smaller one cannot be played first."),
        mutant<LargerFirstOrNone>("larger-number-first-or-none", "dice/either-order",
                                  "Passes where the larger number cannot be played first."),
        mutant<SmallerFirstOrNone>("smaller-number-first-or-none", "dice/either-order",
                                   "Passes where the smaller number cannot be played first."),
        mutant<LargerFirstForBlack>(
            "larger-number-first-for-black", "dice/either-order",
            "Plays Black's smaller number first only where his larger one cannot be played first."),
        equivalent_mutant<EqualNumbersEach>(
            "equal-numbers-tried-each", "dice/either-order",
            "Tries each of the equal numbers of a double as if they were different ones.",
            "Equal numbers lead to the same positions, so that nothing is added by trying them again."),
        mutant<OneNumberTwice>("one-number-twice", "dice/each-number-once",
                               "Plays the first number again in place of the other one."),
        mutant<LargerNumberTwice>("larger-number-twice", "dice/each-number-once",
                                  "Wants the larger number as the second move, whichever was played first."),
        mutant<SmallerNumberTwice>("smaller-number-twice", "dice/each-number-once",
                                   "Wants the smaller number as the second move, whichever was played first."),
        mutant<DoubleUsedUpAtOnce>("double-used-up-at-once", "dice/each-number-once",
                                   "Takes all four numbers of a double for used up when one has been played."),
        mutant<SumAtAStroke>("sum-without-touching-down", "dice/each-number-its-own-move",
                             "Moves a checker by the sum of two numbers, whatever stands where it would touch down."),
        mutant<SparesTheBlotBetween>(
            "sum-spares-the-blot-between", "dice/each-number-its-own-move",
            "Moves a checker by the sum of two numbers over an open point without hitting the blot there."),
        mutant<EachNumberByAnotherChecker>("each-number-by-another-checker", "dice/each-number-its-own-move",
                                           "Does not let one checker play both of two different numbers."),
        mutant<BothNumbersByOneChecker>("both-numbers-by-one-checker", "dice/each-number-its-own-move",
                                        "Does not let two checkers play one of two different numbers each."),
        equivalent_mutant<DoubleFromTheHighest>(
            "double-from-the-highest", "dice/each-number-its-own-move",
            "Plays the moves of a double only in the order of the points that they leave, the highest first.",
            "The moves of a double can be put into that order: none of them opens a point or a way for one that leaves "
            "a higher point, and all of them are allowed when those from higher points have been made."),
    };
}

} // namespace nardcheck::specs
