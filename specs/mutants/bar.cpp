#include <cstddef>

#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::bar;
using tables::Rules;
using tables::Turn;

class OthersMoveFirst final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_before_entering(const Turn& /*turn*/, int /*from*/) const override {
        return true;
    }
};

class OthersMoveFirstForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_before_entering(const Turn& turn, int from) const override {
        return is_black(turn) || Rules::may_move_before_entering(turn, from);
    }
};

class OneOfTwoMustEnter final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_before_entering(const Turn& turn, int from) const override {
        return entered(turn) > 0 || Rules::may_move_before_entering(turn, from);
    }
};

class OthersMoveWhenShutOut final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_before_entering(const Turn& turn, int from) const override {
        bool shut_out = true;
        for (int i = 0; i < turn.left.size(); ++i) {
            shut_out = shut_out && !may_enter(turn, entry_point(turn.left[i]));
        }
        return shut_out || Rules::may_move_before_entering(turn, from);
    }
};

class EntersInItsOwnHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int entry_point(int number) const override {
        return number;
    }
};

class EntersFromTheWrongEnd final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int entry_point(int number) const override {
        return bar - (7 - number);
    }
};

class EntersAPointTooFar final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int entry_point(int number) const override {
        return tables::highest_point - number;
    }
};

class EntersOnClosedPoints final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_enter(const Turn& /*turn*/, int /*point*/) const override {
        return true;
    }
};

class BlotClosesEntry final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_enter(const Turn& turn, int point) const override {
        return opponents_on(turn, point) == 0 && may_land(turn, point);
    }
};

class OwnCheckersCloseEntry final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_enter(const Turn& turn, int point) const override {
        return turn.position.mover()[point] == 0 && may_land(turn, point);
    }
};

class OneBlockedDieLosesTheTurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_enter(const Turn& turn, int point) const override {
        bool every_number = may_land(turn, point);
        for (int i = 0; i < turn.left.size(); ++i) {
            every_number = every_number && may_land(turn, entry_point(turn.left[i]));
        }
        return every_number;
    }
};

class EntersByTheLargerNumber final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_enter(const Turn& turn, int point) const override {
        const int of_larger = entry_point(turn.left[0]);
        return may_land(turn, point) && (point == of_larger || !may_land(turn, of_larger));
    }
};

class EntersByTheLargerNumberOrNot final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_enter(const Turn& turn, int point) const override {
        return may_land(turn, point) && point == entry_point(turn.left[0]);
    }
};

class TurnEndsAfterEntering final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_go_on(const Turn& turn, int from) const override {
        return from == bar || entered(turn) == 0;
    }
};

class OneEntersATurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_go_on(const Turn& turn, int from) const override {
        return from != bar || entered(turn) == 0;
    }
};

class OnlyTheEnteredGoOn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_go_on(const Turn& turn, int from) const override {
        if (from == bar || entered(turn) == 0) {
            return true;
        }
        // Only checkers that have entered have moved, so one of them stands where as many came as did not go on.
        int came = 0;
        for (std::size_t i = 0; i < turn.steps_made; ++i) {
            came += (turn.to.at(i) == from ? 1 : 0) - (turn.from.at(i) == from ? 1 : 0);
        }
        return came > 0;
    }
};

class TheEnteredStays final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_go_on(const Turn& turn, int from) const override {
        int entered_here = 0;
        for (std::size_t i = 0; i < turn.steps_made; ++i) {
            entered_here += turn.from.at(i) == bar && turn.to.at(i) == from ? 1 : 0;
        }
        return turn.position.mover()[from] > entered_here;
    }
};

} // namespace

std::vector<Mutant> bar_mutants() {
    return {
        mutant<OthersMoveFirst>("others-move-with-a-checker-on-the-bar", "bar/enter-first",
                                "Lets other checkers move while one is on the bar."),
        mutant<OthersMoveFirstForBlack>("others-move-for-black", "bar/enter-first",
                                        "Lets Black's other checkers move while one of his is on the bar."),
        mutant<OneOfTwoMustEnter>("one-of-two-must-enter", "bar/enter-first",
                                  "Lets other checkers move as soon as one of several on the bar has entered."),
        mutant<OthersMoveWhenShutOut>("others-move-when-shut-out", "bar/enter-first",
                                      "Lets other checkers move where none of the numbers left can enter one."),
        mutant<EntersInItsOwnHome>("enters-in-its-own-home", "bar/entry-point",
                                   "Enters with the number N on point N of the mover."),
        mutant<EntersFromTheWrongEnd>(
            "enters-from-the-wrong-end", "bar/entry-point",
            "Counts the points of entry from the far end, so that a 1 enters where a 6 does."),
        mutant<EntersAPointTooFar>("enters-a-point-too-far", "bar/entry-point",
                                   "Enters with the number N on point 24 - N of the mover."),
        mutant<EntersOnClosedPoints>("enters-on-closed-points", "bar/closed-entry",
                                     "Enters on points that the opponent has closed."),
        mutant<BlotClosesEntry>("blot-closes-entry", "bar/closed-entry",
                                "Does not enter on a point where a single checker of the opponent stands."),
        mutant<OwnCheckersCloseEntry>("own-checkers-close-entry", "bar/closed-entry",
                                      "Does not enter on a point where checkers of the mover stand."),
        mutant<OneBlockedDieLosesTheTurn>("one-blocked-die-loses-the-turn", "bar/closed-entry",
                                          "Enters only where all numbers that are left could enter."),
        mutant<EntersByTheLargerNumber>("enters-by-the-larger-number", "bar/closed-entry",
                                        "Enters by the smaller number only where the larger one cannot enter."),
        mutant<EntersByTheLargerNumberOrNot>("enters-by-the-larger-number-or-not", "bar/closed-entry",
                                             "Does not enter by the smaller number while the larger one is left."),
        mutant<TurnEndsAfterEntering>("turn-ends-after-entering", "bar/then-any-checker",
                                      "Leaves the numbers unplayed that are left after entering."),
        mutant<OneEntersATurn>("one-enters-a-turn", "bar/then-any-checker",
                               "Lets no more than one checker enter in a turn."),
        mutant<OnlyTheEnteredGoOn>("only-the-entered-go-on", "bar/then-any-checker",
                                   "Plays the numbers that are left after entering with checkers that have entered."),
        mutant<TheEnteredStays>("the-entered-stays", "bar/then-any-checker",
                                "Plays the numbers that are left after entering with other checkers."),
    };
}

} // namespace nardcheck::specs
