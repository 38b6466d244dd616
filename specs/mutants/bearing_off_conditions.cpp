// When checkers may be borne off at all, and when the turn may end meanwhile.

#include <cstddef>

#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::Rules;
using tables::Turn;

/// How many of the mover's checkers stand outside his home, on points up to `farthest`.
int outside_home(const Rules& rules, const Turn& turn, int farthest) {
    int checkers = 0;
    for (int point = 1; point <= farthest; ++point) {
        checkers += rules.is_home(point) ? 0 : turn.position.mover()[point];
    }
    return checkers;
}

class IgnoresCheckersOutside final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_outside_home(const Turn& /*turn*/) const override {
        return true;
    }
};

class IgnoresCheckersOutsideForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_outside_home(const Turn& turn) const override {
        return is_black(turn) || Rules::none_outside_home(turn);
    }
};

class OneMayBeOutside final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_outside_home(const Turn& turn) const override {
        return outside_home(*this, turn, tables::highest_point) <= 1;
    }
};

class IgnoresTheOpponentsHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_outside_home(const Turn& turn) const override {
        return outside_home(*this, turn, 18) == 0;
    }
};

class OnlyFromTheNextTurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_outside_home(const Turn& turn) const override {
        for (std::size_t i = 0; i < turn.steps_made; ++i) {
            if (!is_home(turn.from.at(i))) {
                return false;
            }
        }
        return Rules::none_outside_home(turn);
    }
};

class BorneOffCountsAsOutside final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_outside_home(const Turn& turn) const override {
        return turn.position.mover()[tables::off] == 0 && Rules::none_outside_home(turn);
    }
};

class BearsOffWithOneOnTheBar final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_on_bar(const Turn& /*turn*/) const override {
        return true;
    }
};

class WaitsForTheOpponentsBar final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_on_bar(const Turn& turn) const override {
        return Rules::none_on_bar(turn) && turn.position.opponent()[tables::bar] == 0;
    }
};

class NoBearingOffAfterAHit final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool none_on_bar(const Turn& turn) const override {
        return Rules::none_on_bar(turn) && turn.hit_on == 0;
    }
};

class NeedNotBearOff final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_leave_unplayed(const Turn& turn, int /*number*/) const override {
        return none_outside_home(turn) && none_on_bar(turn);
    }
};

class MayDeclineTheFarthest final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_leave_unplayed(const Turn& turn, int number) const override {
        return turn.position.mover().highest() <= number;
    }
};

class BlackMayDeclineOvershoot final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_leave_unplayed(const Turn& turn, int number) const override {
        return is_black(turn) && turn.position.mover().highest() < number;
    }
};

class MayEndAfterBearingOff final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool ends_with_last_checker(const Turn& turn) const override {
        return borne_off(turn) > 0;
    }
};

class LastCheckerEndsBlacksTurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool ends_with_last_checker(const Turn& turn) const override {
        return is_black(turn) && has_won(turn.position.layout, turn.position.turn);
    }
};

} // namespace

std::vector<Mutant> bearing_off_condition_mutants() {
    return {
        mutant<IgnoresCheckersOutside>("bears-off-with-checkers-outside", "bearing-off/all-home",
                                       "Bears off although checkers of the mover stand outside his home."),
        mutant<IgnoresCheckersOutsideForBlack>("bears-off-with-checkers-outside-for-black", "bearing-off/all-home",
                                               "Bears off for Black although checkers of his stand outside his home."),
        mutant<OneMayBeOutside>("bears-off-with-one-outside", "bearing-off/all-home",
                                "Bears off although one checker of the mover stands outside his home."),
        mutant<IgnoresTheOpponentsHome>("ignores-checkers-in-the-opponents-home", "bearing-off/all-home",
                                        "Bears off although checkers of the mover stand in the opponent's home."),
        mutant<OnlyFromTheNextTurn>("bears-off-only-from-the-next-turn", "bearing-off/all-home",
                                    "Bears off none in the turn in which the last checker comes home."),
        mutant<BorneOffCountsAsOutside>(
            "borne-off-counts-as-outside", "bearing-off/all-home",
            "Wants all checkers of the game at home, so that it bears off one and no more."),
        mutant<BearsOffWithOneOnTheBar>("bears-off-with-one-on-the-bar", "bearing-off/hit-checker-returns",
                                        "Bears off although a checker of the mover is on the bar."),
        mutant<WaitsForTheOpponentsBar>("waits-for-the-opponents-bar", "bearing-off/hit-checker-returns",
                                        "Bears off none while a checker of the opponent is on the bar."),
        mutant<NoBearingOffAfterAHit>("no-bearing-off-after-a-hit", "bearing-off/hit-checker-returns",
                                      "Bears off none in a turn that has hit a checker of the opponent."),
        mutant<NeedNotBearOff>("need-not-bear-off", "bearing-off/overshoot-optional",
                               "Lets numbers be left unplayed once all checkers are home."),
        mutant<MayDeclineTheFarthest>("may-decline-the-farthest", "bearing-off/overshoot-optional",
                                      "Lets a number be left unplayed that the farthest checker needs or exceeds."),
        mutant<BlackMayDeclineOvershoot>("black-may-decline-overshoot", "bearing-off/overshoot-optional",
                                         "Lets Black leave a number unplayed that is higher than all his points."),
        mutant<MayEndAfterBearingOff>("may-end-after-bearing-off", "bearing-off/last-checker",
                                      "Lets the turn end as soon as a checker has been borne off."),
        mutant<LastCheckerEndsBlacksTurn>("last-checker-ends-blacks-turn", "bearing-off/last-checker",
                                          "Lets Black's turn end with his last checker, whatever is left to play."),
    };
}

} // namespace nardcheck::specs
