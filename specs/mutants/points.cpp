#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::Rules;
using tables::Step;
using tables::Turn;

class ClosedAtThree final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_closed(const Turn& turn, int point) const override {
        return opponents_on(turn, point) >= 3;
    }
};

class ClosedAtThreeForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_closed(const Turn& turn, int point) const override {
        return opponents_on(turn, point) >= (is_black(turn) ? 3 : 2);
    }
};

class ClosedAtOne final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_closed(const Turn& turn, int point) const override {
        return opponents_on(turn, point) >= 1;
    }
};

class ClosedAtOneAtHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_closed(const Turn& turn, int point) const override {
        return opponents_on(turn, point) >= (is_home(point) ? 1 : 2);
    }
};

class ClosedInTheWrongNumbering final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_closed(const Turn& turn, int point) const override {
        return turn.position.opponent()[point] >= 2;
    }
};

class OwnPointClosed final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_stack(const Turn& turn, int point) const override {
        return turn.position.mover()[point] < 2;
    }
};

class OwnBlotNotCovered final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_stack(const Turn& turn, int point) const override {
        return turn.position.mover()[point] != 1;
    }
};

class FiveAPointForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_stack(const Turn& turn, int point) const override {
        return !is_black(turn) || turn.position.mover()[point] < 5;
    }
};

/// Whether so many of the opponent's checkers stand anywhere between the two ends of a step.
bool passes_over(const Turn& turn, const Step& step, int checkers) {
    for (int point = step.to + 1; point < step.from; ++point) {
        if (opponents_on(turn, point) >= checkers) {
            return true;
        }
    }
    return false;
}

class NoPassingOverClosedPoints final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_pass_over(const Turn& turn, const Step& step) const override {
        return !passes_over(turn, step, 2);
    }
};

class NoPassingOverOpponents final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_pass_over(const Turn& turn, const Step& step) const override {
        return !passes_over(turn, step, 1);
    }
};

/// The points in a row that hold two or more of the mover's checkers after a step, and its end among them.
struct Prime {
    int lowest;
    int highest;

    Prime(const Turn& turn, const Step& step) : lowest(step.to), highest(step.to) {
        const auto held = [&](int point) {
            return turn.position.mover()[point] + (point == step.to ? 1 : 0) - (point == step.from ? 1 : 0) >= 2;
        };
        if (step.to != tables::off && held(step.to)) {
            while (lowest > 1 && held(lowest - 1)) {
                --lowest;
            }
            while (highest < tables::highest_point && held(highest + 1)) {
                ++highest;
            }
        }
    }

    [[nodiscard]] int points() const {
        return highest - lowest + 1;
    }
};

class NoPrimeOfSix final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_prime(const Turn& turn, const Step& step) const override {
        return Prime(turn, step).points() < 6;
    }
};

class NoPrimeOfSixWithNobodyAhead final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_prime(const Turn& turn, const Step& step) const override {
        const Prime prime(turn, step);
        if (prime.points() < 6 || turn.position.opponent()[tables::off] > 0) {
            return true;
        }
        // The opponent moves from the mover's point 1 upwards.
        for (int point = prime.highest + 1; point <= tables::highest_point; ++point) {
            if (opponents_on(turn, point) > 0) {
                return true;
            }
        }
        return false;
    }
};

} // namespace

std::vector<Mutant> points_mutants() {
    return {
        mutant<ClosedAtThree>("closed-at-three", "points/closed",
                              "Lands on points that hold two checkers of the opponent."),
        mutant<ClosedAtThreeForBlack>("closed-at-three-for-black", "points/closed",
                                      "Lets Black land on points that hold two checkers of White."),
        mutant<ClosedAtOne>("closed-at-one", "points/closed", "Takes a single checker of the opponent for a block."),
        mutant<ClosedAtOneAtHome>("closed-at-one-at-home", "points/closed",
                                  "Takes a single checker of the opponent for a block within the mover's home."),
        mutant<ClosedInTheWrongNumbering>(
            "closed-in-the-wrong-numbering", "points/closed",
            "Looks for the opponent's points in his numbering, on the other side of the board."),
        mutant<OwnPointClosed>("own-point-counts-as-closed", "points/own-stack",
                               "Does not land on a point where two or more of the mover's own checkers stand."),
        mutant<OwnBlotNotCovered>("own-blot-is-not-covered", "points/own-stack",
                                  "Does not land on a point where a single checker of the mover stands."),
        mutant<FiveAPointForBlack>("five-a-point-for-black", "points/own-stack",
                                   "Lets no more than five of Black's checkers stand on a point."),
        mutant<NoPassingOverClosedPoints>("no-passing-over-closed-points", "points/pass-over",
                                          "Does not pass over points that the opponent has closed."),
        mutant<NoPassingOverOpponents>("no-passing-over-opponents", "points/pass-over",
                                       "Does not pass over any checker of the opponent."),
        mutant<NoPrimeOfSix>("prime-of-six-forbidden", "points/any-prime",
                             "Does not let a player hold six points in a row."),
        mutant<NoPrimeOfSixWithNobodyAhead>(
            "prime-of-six-forbidden-with-nobody-ahead", "points/any-prime",
            "Does not let a player hold six points in a row unless the opponent has a checker beyond them."),
    };
}

} // namespace nardcheck::specs
