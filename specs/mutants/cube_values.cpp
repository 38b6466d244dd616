#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::Colour;
using tables::Cube;
using tables::Match;
using tables::Rules;

class NotDoubled final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int doubled_value(const Cube& cube) const override {
        return cube.value;
    }
};

class DoubledTwice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int doubled_value(const Cube& cube) const override {
        return 4 * cube.value;
    }
};

class AlwaysToTwo final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int doubled_value(const Cube& /*cube*/) const override {
        return 2;
    }
};

class DoublerOwns final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::optional<Colour> owner_after_take(Colour doubler) const override {
        return doubler;
    }
};

class StaysInTheMiddle final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::optional<Colour> owner_after_take(Colour /*doubler*/) const override {
        return std::nullopt;
    }
};

class DropperWins final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Colour winner_by_drop(Colour doubler) const override {
        return opponent_of(doubler);
    }
};

class WhiteWinsDrops final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Colour winner_by_drop(Colour /*doubler*/) const override {
        return Colour::white;
    }
};

class DropDoubled final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for_drop(const Cube& cube) const override {
        return 2 * cube.value;
    }
};

class DropCostsOne final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for_drop(const Cube& /*cube*/) const override {
        return 1;
    }
};

class NotMultiplied final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int times_cube(int points, const Cube& /*cube*/) const override {
        return points;
    }
};

class OnlySinglesMultiplied final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int times_cube(int points, const Cube& cube) const override {
        return points == 1 ? cube.value : points;
    }
};

class AddedToTheCube final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int times_cube(int points, const Cube& cube) const override {
        return points + cube.value - 1;
    }
};

class OwnedCubeIsSingle final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool counts_as_single(const Cube& cube, const Match& match) const override {
        return cube.owner.has_value() || Rules::counts_as_single(cube, match);
    }
};

class JacobyUntilFour final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool counts_as_single(const Cube& cube, const Match& match) const override {
        return cube.value == 2 || Rules::counts_as_single(cube, match);
    }
};

} // namespace

std::vector<Mutant> cube_value_mutants() {
    return {
        mutant<NotDoubled>("cube-not-doubled", "cube/doubled",
                           "Leaves the value of the cube as it was when a double is taken."),
        mutant<DoubledTwice>("cube-doubled-twice", "cube/doubled",
                             "Doubles the value of the cube twice when a double is taken."),
        mutant<AlwaysToTwo>("cube-turned-to-2", "cube/doubled", "Sets the cube to 2 whatever it showed."),
        mutant<DoublerOwns>("doubler-owns-the-cube", "cube/taker-owns",
                            "Gives the cube to the player who has doubled."),
        mutant<StaysInTheMiddle>("cube-stays-in-the-middle", "cube/taker-owns",
                                 "Leaves the cube in the middle when a double is taken."),
        mutant<DropperWins>("dropper-wins", "cube/drop-loses", "Gives the game to the player who drops the double."),
        mutant<WhiteWinsDrops>("white-wins-every-drop", "cube/drop-loses",
                               "Gives the game to White whoever drops the double."),
        mutant<DropDoubled>("drop-costs-the-doubled-value", "cube/drop-value",
                            "Counts a drop with the value that the cube would have had."),
        mutant<DropCostsOne>("drop-costs-one-point", "cube/drop-value",
                             "Counts a drop as one point whatever the cube shows."),
        mutant<NotMultiplied>("points-not-multiplied", "cube/multiplies",
                              "Does not multiply what a game is worth by the cube."),
        mutant<OnlySinglesMultiplied>("only-single-games-multiplied", "cube/multiplies",
                                      "Multiplies a single game by the cube, but not mars and koks."),
        mutant<AddedToTheCube>("points-added-to-the-cube", "cube/multiplies",
                               "Adds the points to the cube in place of multiplying by it."),
        mutant<OwnedCubeIsSingle>("mars-only-without-a-double", "cube/jacoby",
                                  "Counts mars and koks as single games once a double has been taken."),
        mutant<JacobyUntilFour>("mars-only-from-a-cube-of-4", "cube/jacoby",
                                "Counts mars and koks as single games until somebody has doubled twice."),
    };
}

} // namespace nardcheck::specs
