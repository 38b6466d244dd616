// How much of a roll has to be played.

#include <algorithm>

#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::Rules;
using tables::Turn;

class MayStopEarly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& /*turn*/, int /*most*/, int /*all*/) const override {
        return true;
    }
};

class MayStopEarlyForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return is_black(turn) || Rules::plays_enough(turn, most, all);
    }
};

class MayPass final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return turn.left.size() == all || Rules::plays_enough(turn, most, all);
    }
};

class OneIsEnough final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return all - turn.left.size() >= std::min(most, 1);
    }
};

class TwoOfADouble final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return all - turn.left.size() >= std::min(most, 2);
    }
};

class BothOrNothing final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return Rules::plays_enough(turn, most < all ? 0 : all, all);
    }
};

class AllFourOrTwo final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return Rules::plays_enough(turn, most == 3 ? 2 : most, all);
    }
};

bool is_stuck(const Rules& rules, const Turn& turn) {
    std::vector<tables::Move> moves;
    rules.moves(turn, moves);
    return moves.empty();
}

class NoLookAhead final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int /*most*/, int /*all*/) const override {
        return is_stuck(*this, turn);
    }
};

class DoubleWithoutLookAhead final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool plays_enough(const Turn& turn, int most, int all) const override {
        return all == 4 ? is_stuck(*this, turn) : Rules::plays_enough(turn, most, all);
    }
};

class LargerDieIgnored final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_play_alone(int /*number*/, int /*other*/, bool /*other_playable*/) const override {
        return true;
    }
};

class SmallerDiePreferred final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_play_alone(int number, int other, bool other_playable) const override {
        return number < other || !other_playable;
    }
};

class LargerDieDemanded final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_play_alone(int number, int other, bool /*other_playable*/) const override {
        return number > other;
    }
};

} // namespace

std::vector<Mutant> dice_duty_mutants() {
    return {
        mutant<MayStopEarly>("may-stop-early", "dice/as-many-as-possible",
                             "Lets the turn end after any number of moves, none included."),
        mutant<MayStopEarlyForBlack>("may-stop-early-for-black", "dice/as-many-as-possible",
                                     "Lets Black end his turn after any number of moves, none included."),
        mutant<MayPass>("may-pass-though-a-move-exists", "dice/as-many-as-possible",
                        "Lets a player pass although he could move."),
        mutant<OneIsEnough>("one-number-is-enough", "dice/as-many-as-possible",
                            "Lets the turn end after one move although more could be made."),
        mutant<TwoOfADouble>("two-of-a-double-are-enough", "dice/as-many-as-possible",
                             "Lets the turn end after two moves of a double although more could be made."),
        mutant<BothOrNothing>("all-or-nothing", "dice/as-many-as-possible",
                              "Passes where the roll cannot be played in full."),
        mutant<AllFourOrTwo>("three-of-a-double-count-as-two", "dice/as-many-as-possible",
                             "Plays two numbers of a double where three could be played, but not four."),
        mutant<NoLookAhead>(
            "no-look-ahead", "dice/as-many-as-possible",
            "Accepts a first move after which the other number is stuck although both could be played otherwise."),
        equivalent_mutant<DoubleWithoutLookAhead>(
            "double-without-look-ahead", "dice/as-many-as-possible",
            "Plays a double until it is stuck, without a look at how many numbers could be played otherwise.",
            "In games with hits, how many numbers of a double can be played does not depend on the order of its "
            "moves."),
        mutant<LargerDieIgnored>("larger-die-ignored", "dice/larger-die",
                                 "Where either number can be played but not both, it lets either be played."),
        mutant<SmallerDiePreferred>("smaller-die-preferred", "dice/larger-die",
                                    "Where either number can be played but not both, it wants the smaller one."),
        mutant<LargerDieDemanded>("larger-die-demanded", "dice/larger-die",
                                  "Passes where the smaller number can be played and the larger one cannot."),
    };
}

} // namespace nardcheck::specs
