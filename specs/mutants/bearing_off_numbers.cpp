// Which number bears off which checker, and whether it has to.

#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::Rules;
using tables::Turn;

class ExactNumberFallsShort final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_bear_off_exactly(const Turn& /*turn*/, int /*from*/) const override {
        return false;
    }
};

class ExactFromTheHighestForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_bear_off_exactly(const Turn& turn, int from) const override {
        return !is_black(turn) || from == turn.position.mover().highest();
    }
};

class OvershootsAlways final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool must_move_from_above(const Turn& /*turn*/, int /*number*/) const override {
        return false;
    }
};

class OvershootsNever final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool must_move_from_above(const Turn& /*turn*/, int /*number*/) const override {
        return true;
    }
};

class OvershootsWhenBlocked final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool must_move_from_above(const Turn& turn, int number) const override {
        for (int from = turn.position.mover().highest(); from >= number; --from) {
            if (turn.position.mover()[from] > 0 && may_move(turn, from, number)) {
                return true;
            }
        }
        return false;
    }
};

class OvershootsPastTheExact final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool must_move_from_above(const Turn& turn, int number) const override {
        return turn.position.mover().highest() > number;
    }
};

class OvershootsFromAny final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_highest_below(const Turn& /*turn*/, int /*from*/, int /*number*/) const override {
        return true;
    }
};

class OvershootsFromTheLowest final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_highest_below(const Turn& turn, int from, int /*number*/) const override {
        for (int point = 1; point < from; ++point) {
            if (turn.position.mover()[point] > 0) {
                return false;
            }
        }
        return true;
    }
};

/// Whether the checker on the point of a number could be borne off by it, and is not the one to be moved.
bool leaves_an_exact_one(const Rules& rules, const Turn& turn, int from, int number) {
    return from != number && turn.position.mover()[number] > 0 && rules.may_bear_off(turn, number, number);
}

class ExactIsForced final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_instead(const Turn& turn, int from, int number) const override {
        return !leaves_an_exact_one(*this, turn, from, number);
    }
};

class ExactIsForcedForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_instead(const Turn& turn, int from, int number) const override {
        return !is_black(turn) || !leaves_an_exact_one(*this, turn, from, number);
    }
};

class NoMovesInside final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_instead(const Turn& turn, int from, int number) const override {
        return landing(from, number) == tables::off || !none_outside_home(turn) || !none_on_bar(turn);
    }
};

} // namespace

std::vector<Mutant> bearing_off_number_mutants() {
    return {
        mutant<ExactNumberFallsShort>("exact-number-falls-short", "bearing-off/exact",
                                      "Wants a larger number to bear off a checker than that of its point."),
        mutant<ExactFromTheHighestForBlack>(
            "exact-from-the-highest-for-black", "bearing-off/exact",
            "Bears off Black's checker from the point of a number only where none of his stands higher."),
        mutant<OvershootsAlways>("overshoot-below-an-occupied-point", "bearing-off/from-above",
                                 "Bears off with a larger number although a higher point is occupied."),
        mutant<OvershootsNever>("overshoot-never", "bearing-off/from-above",
                                "Bears off only with the exact number, even where no higher point is occupied."),
        mutant<OvershootsWhenBlocked>(
            "overshoot-when-blocked", "bearing-off/from-above",
            "Bears off with a larger number where the checkers on higher points cannot play it."),
        mutant<OvershootsPastTheExact>(
            "overshoot-past-the-exact-checker", "bearing-off/from-above",
            "Bears off with a larger number from below although a checker stands on the point of that number."),
        mutant<OvershootsFromAny>("overshoot-from-any-point", "bearing-off/from-highest",
                                  "Bears off with a number higher than every occupied point from any of them."),
        mutant<OvershootsFromTheLowest>(
            "overshoot-from-the-lowest-point", "bearing-off/from-highest",
            "Bears off with a number higher than every occupied point from the lowest of them."),
        mutant<ExactIsForced>("exact-is-forced", "bearing-off/exact-optional",
                              "Makes no other move with a number that bears off a checker exactly."),
        mutant<ExactIsForcedForBlack>("exact-is-forced-for-black", "bearing-off/exact-optional",
                                      "Makes no other move with a number that bears off Black's checker exactly."),
        mutant<NoMovesInside>("no-moves-inside", "bearing-off/exact-optional",
                              "Makes no moves within the home once checkers may be borne off."),
    };
}

} // namespace nardcheck::specs
