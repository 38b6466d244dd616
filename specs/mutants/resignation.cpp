#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::bar;
using tables::Cube;
using tables::Kind;
using tables::off;
using tables::Rules;
using tables::Side;

class OfferedEverywhere final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_offered() const override {
        return true;
    }
};

class FixedEverywhere final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_offered() const override {
        return false;
    }
};

class CannotBeRefused final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_be_refused() const override {
        return false;
    }
};

class SingleOffersOnly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::vector<Kind> kinds_to_offer() const override {
        return {Kind::single};
    }
};

class KoksNotOffered final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::vector<Kind> kinds_to_offer() const override {
        return {Kind::single, Kind::mars};
    }
};

class TwoOff final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool resigns_single(const Side& resigner) const override {
        return resigner[off] > 1;
    }
};

class NotWithOneOnTheBar final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool resigns_single(const Side& resigner) const override {
        return Rules::resigns_single(resigner) && resigner[bar] == 0;
    }
};

class OneHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool resigns_single(const Side& resigner) const override {
        bool home = Rules::resigns_single(resigner);
        for (int point = 1; is_home(point); ++point) {
            home = home || resigner[point] > 0;
        }
        return home;
    }
};

class HomeOnly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool resigns_koks(const Side& resigner) const override {
        return is_caught_in_winners_home(resigner);
    }
};

class BarOnly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool resigns_koks(const Side& resigner) const override {
        return is_caught_on_bar(resigner);
    }
};

class OwnHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool resigns_koks(const Side& resigner) const override {
        bool home = is_caught_on_bar(resigner);
        for (int point = 1; is_home(point); ++point) {
            home = home || resigner[point] > 0;
        }
        return home;
    }
};

class CaughtFirst final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_resignation(const Side& resigner) const override {
        return resigns_koks(resigner) ? Kind::koks : Rules::kind_of_resignation(resigner);
    }
};

class SingleAndMarsConfused final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_resignation(const Side& resigner) const override {
        const Kind kind = Rules::kind_of_resignation(resigner);
        return kind == Kind::koks ? kind : kind == Kind::mars ? Kind::single : Kind::mars;
    }
};

class MarsAndKoksConfused final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_resignation(const Side& resigner) const override {
        const Kind kind = Rules::kind_of_resignation(resigner);
        return kind == Kind::single ? kind : kind == Kind::mars ? Kind::koks : Kind::mars;
    }
};

class AlwaysSingle final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_resignation(const Side& /*resigner*/) const override {
        return Kind::single;
    }
};

class StillPossible final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_resignation(const Side& resigner) const override {
        return resigns_single(resigner) ? Kind::single : Kind::koks;
    }
};

class NotTimesCube final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for_resignation(Kind kind, const Cube& /*cube*/) const override {
        return points_for(kind);
    }
};

class CountedThrice final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for_resignation(Kind kind, const Cube& cube) const override {
        return 3 * Rules::points_for_resignation(kind, cube);
    }
};

} // namespace

std::vector<Mutant> resignation_mutants() {
    return {
        mutant<OfferedEverywhere>("resignation-offered-everywhere", "resignation/offered",
                                  "Has a resignation offered where the position fixes what it costs."),
        mutant<FixedEverywhere>("resignation-fixed-everywhere", "resignation/offered",
                                "Fixes what a resignation costs where it is offered."),
        mutant<CannotBeRefused>("resignation-cannot-be-refused", "resignation/refusable",
                                "Does not let the opponent refuse a resignation."),
        mutant<SingleOffersOnly>("resigns-single-games-only", "resignation/offers",
                                 "Allows to offer a single game and nothing more."),
        mutant<KoksNotOffered>("resigns-no-koks", "resignation/offers", "Does not allow to offer a koks."),
        mutant<TwoOff>("resigns-single-with-two-off", "resignation/one-off",
                       "Wants two checkers off for a single game."),
        mutant<NotWithOneOnTheBar>("resigns-single-with-none-on-the-bar", "resignation/one-off",
                                   "Gives no single game to a resigner with checkers off and on the bar."),
        mutant<OneHome>("resigns-single-with-one-at-home", "resignation/one-off",
                        "Gives a single game to a resigner with a checker at home."),
        mutant<HomeOnly>("resignation-without-the-bar", "resignation/caught",
                         "Does not count a checker on the bar as caught."),
        mutant<BarOnly>("resignation-without-the-opponents-home", "resignation/caught",
                        "Does not count a checker in the opponent's home as caught."),
        mutant<OwnHome>("resigns-koks-in-the-own-home", "resignation/caught",
                        "Counts a checker in the resigner's own home as caught."),
        mutant<CaughtFirst>("caught-before-one-off", "resignation/order",
                            "Resigns koks with one checker off and another caught."),
        mutant<SingleAndMarsConfused>("resignation-single-and-mars-confused", "resignation/order",
                                      "Resigns a mars with a checker off and a single game with none."),
        mutant<MarsAndKoksConfused>("resignation-mars-and-koks-confused", "resignation/order",
                                    "Resigns a mars with a checker caught and koks with none."),
        mutant<AlwaysSingle>("resignation-always-single", "resignation/order",
                             "Resigns a single game in every position."),
        mutant<StillPossible>("resigns-what-could-still-be-lost", "resignation/order",
                              "Resigns koks wherever no checker is off."),
        mutant<NotTimesCube>("resignation-not-multiplied", "resignation/times-cube",
                             "Does not multiply what a resignation costs by the cube."),
        mutant<CountedThrice>("resignation-counted-three-times", "resignation/times-cube",
                              "Counts what a resignation costs three times."),
    };
}

} // namespace nardcheck::specs
