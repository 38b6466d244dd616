#include <algorithm>

#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::Colour;
using tables::Cube;
using tables::Dice;
using tables::Match;
using tables::OpeningRolls;
using tables::Rules;

class TieStarts final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool rolls_again(const OpeningRolls& /*rolls*/) const override {
        return false;
    }
};

class SixesStart final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool rolls_again(const OpeningRolls& rolls) const override {
        return rolls.white != 6 && Rules::rolls_again(rolls);
    }
};

class NeighboursThrowAgain final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool rolls_again(const OpeningRolls& rolls) const override {
        return std::max(rolls.white, rolls.black) - std::min(rolls.white, rolls.black) <= 1;
    }
};

class LowerStarts final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Colour starter(const OpeningRolls& rolls) const override {
        return opponent_of(Rules::starter(rolls));
    }
};

class WhiteStarts final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Colour starter(const OpeningRolls& /*rolls*/) const override {
        return Colour::white;
    }
};

class HigherTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::optional<Dice> first_roll(const OpeningRolls& rolls) const override {
        const int higher = std::max(rolls.white, rolls.black);
        return Dice(higher, higher);
    }
};

class LowerTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::optional<Dice> first_roll(const OpeningRolls& rolls) const override {
        const int lower = std::min(rolls.white, rolls.black);
        return Dice(lower, lower);
    }
};

class DoublesUnasked final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool doubles_automatically(const Cube& /*cube*/, const Match& /*match*/) const override {
        return true;
    }
};

} // namespace

std::vector<Mutant> opening_mutants() {
    return {
        mutant<TieStarts>("tie-starts", "opening/tie", "Lets a player start with equal numbers, and with a double."),
        mutant<SixesStart>("sixes-start", "opening/tie",
                           "Lets a player start with two sixes, which no throw can beat."),
        mutant<NeighboursThrowAgain>("neighbours-throw-again", "opening/tie",
                                     "Has both throw again when the two numbers differ by one."),
        mutant<LowerStarts>("lower-starts", "opening/higher-starts", "Lets the player with the lower number start."),
        mutant<WhiteStarts>("white-always-starts", "opening/higher-starts", "Lets White start whatever was thrown."),
        mutant<HigherTwice>("starts-with-the-own-number-twice", "opening/first-roll",
                            "Has the starter play a double of the higher number."),
        mutant<LowerTwice>("starts-with-the-lower-number-twice", "opening/first-roll",
                           "Has the starter play a double of the lower number."),
        mutant<DoublesUnasked>("automatic-doubles-unasked", "opening/automatic-doubles",
                               "Doubles the cube after equal numbers although that is not agreed."),
    };
}

} // namespace nardcheck::specs
