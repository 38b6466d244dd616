#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::Colour;
using tables::Cube;
using tables::DoublingMoment;
using tables::Match;
using tables::Rules;

class StartsAtTwo final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Cube cube_at_start() const override {
        return {2, std::nullopt};
    }
};

class BlackHasCube final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Cube cube_at_start() const override {
        return {1, Colour::black};
    }
};

class CubeInEveryGame final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_cube(const Match& /*match*/) const override {
        return true;
    }
};

class NoCubeInMatches final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_cube(const Match& match) const override {
        return !match.length && Rules::has_cube(match);
    }
};

class CubeToOnePoint final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_cube_at(int /*length*/) const override {
        return true;
    }
};

class NoCubeToThree final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_cube(const tables::Match& match) const override {
        return Rules::has_cube(match) && match.length != 2 && match.length != 3;
    }
};

class DoublesAfterTheDice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_before_roll(const DoublingMoment& /*moment*/) const override {
        return true;
    }
};

class DoublesOnlyAfterTheDice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_before_roll(const DoublingMoment& moment) const override {
        return moment.rolled;
    }
};

class DoublesOutOfTurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_own_turn(const DoublingMoment& /*moment*/) const override {
        return true;
    }
};

class OwnerOutOfTurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_own_turn(const DoublingMoment& moment) const override {
        return moment.cube.owner == moment.doubles || Rules::is_own_turn(moment);
    }
};

class DoublesTheOpponentsCube final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_access(const Cube& /*cube*/, Colour /*player*/) const override {
        return true;
    }
};

class OnlyTheOther final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_access(const Cube& cube, Colour player) const override {
        return !cube.owner || *cube.owner != player;
    }
};

class MiddleIsWhites final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_access(const Cube& cube, Colour player) const override {
        return cube.owner.value_or(Colour::white) == player;
    }
};

class OnlyTheMiddle final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_access(const Cube& cube, Colour /*player*/) const override {
        return !cube.owner;
    }
};

class CapIgnored final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_go_higher(const Cube& /*cube*/) const override {
        return true;
    }
};

class CapOneEarly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_go_higher(const Cube& cube) const override {
        return Rules::may_go_higher({2 * cube.value, cube.owner});
    }
};

} // namespace

std::vector<Mutant> cube_offer_mutants() {
    return {
        mutant<StartsAtTwo>("cube-starts-at-2", "cube/start", "Starts a game with the cube on 2."),
        mutant<BlackHasCube>("cube-starts-with-black", "cube/start", "Starts a game with the cube on Black's side."),
        mutant<CubeInEveryGame>("cube-in-every-game", "cube/games",
                                "Has the cube in a game for money that is played without it."),
        mutant<NoCubeInMatches>("no-cube-in-matches", "cube/games", "Has no cube in matches."),
        mutant<CubeToOnePoint>("cube-in-a-one-point-match", "cube/one-point-match",
                               "Has the cube in a match to one point where there is none."),
        mutant<NoCubeToThree>("no-cube-in-a-match-to-three", "cube/games",
                              "Has no cube in matches to two and three points."),
        mutant<DoublesAfterTheDice>("double-after-the-dice", "cube/before-roll",
                                    "Allows to double after the dice have been thrown."),
        mutant<DoublesOnlyAfterTheDice>("double-only-after-the-dice", "cube/before-roll",
                                        "Allows to double only after the dice have been thrown."),
        mutant<DoublesOutOfTurn>("double-out-of-turn", "cube/own-turn",
                                 "Allows to double in the opponent's turn as well."),
        mutant<OwnerOutOfTurn>("owner-doubles-out-of-turn", "cube/own-turn",
                               "Allows the owner of the cube to double in the opponent's turn."),
        mutant<DoublesTheOpponentsCube>("double-with-the-opponents-cube", "cube/access",
                                        "Allows to double with the cube that the opponent owns."),
        mutant<OnlyTheOther>("owner-may-not-double", "cube/access",
                             "Allows the opponent of the cube's owner to double and not the owner."),
        mutant<MiddleIsWhites>("cube-in-the-middle-is-whites", "cube/access",
                               "Allows White alone to double while the cube is in the middle."),
        mutant<OnlyTheMiddle>("no-redoubles", "cube/access", "Allows nobody to double once the cube has an owner."),
        mutant<CapIgnored>("cube-beyond-its-cap", "cube/cap",
                           "Goes on doubling when the cube shows the highest number."),
        mutant<CapOneEarly>("cube-stops-one-short", "cube/cap", "Stops doubling one step before the highest number."),
    };
}

} // namespace nardcheck::specs
