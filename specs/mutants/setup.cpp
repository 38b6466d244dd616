#include <cstdlib>

#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::Rules;

class StartDiffersForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] tables::Position start(tables::Colour first) const override {
        tables::Position position = Rules::start(first);
        tables::Side& black = position.layout.black;
        const int farthest = black.highest();
        black.add(farthest, -1);
        black.add(farthest - 1, 1);
        return position;
    }
};

class NackgammonStartsLikeBackgammon final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] tables::Position start(tables::Colour first) const override {
        const tables::RuleSet& standard = *tables::find_ruleset("backgammon");
        return set().checkers() == standard.checkers() ? Rules(standard).start(first) : Rules::start(first);
    }
};

class HomeOfFive final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_home(int point) const override {
        return point >= 1 && point <= 5;
    }
};

class HomeOfSeven final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_home(int point) const override {
        return point >= 1 && point <= 7;
    }
};

class HomeAtTheFarEnd final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_home(int point) const override {
        return Rules::is_home(tables::seen_by_opponent(point));
    }
};

class MovesBackwards final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int destination(int from, int number) const override {
        const int back = from + number;
        return back <= tables::highest_point ? back : Rules::destination(from, number);
    }
};

class RunsRoundTheBoard final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int destination(int from, int number) const override {
        return from > number ? from - number : from - number + tables::highest_point;
    }
};

class BouncesBack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int destination(int from, int number) const override {
        return std::abs(from - number);
    }
};

class CountsItsOwnPoint final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int destination(int from, int number) const override {
        return Rules::destination(from, number - 1);
    }
};

} // namespace

std::vector<Mutant> setup_mutants() {
    return {
        mutant<StartDiffersForBlack>("start-differs-for-black", "setup/start",
                                     "Starts with one of Black's farthest checkers a point nearer to his home."),
        mutant<NackgammonStartsLikeBackgammon>("nackgammon-starts-like-backgammon", "setup/start",
                                               "Starts every game with fifteen checkers from the same points."),
        mutant<HomeOfFive>("home-of-five-points", "setup/home", "Takes the points 1 to 5 for the home."),
        mutant<HomeOfSeven>("home-of-seven-points", "setup/home", "Takes the points 1 to 7 for the home."),
        mutant<HomeAtTheFarEnd>("home-at-the-far-end", "setup/home",
                                "Takes the points 19 to 24 for the home, which is the opponent's."),
        mutant<MovesBackwards>("moves-backwards", "setup/direction",
                               "Moves checkers away from their home wherever the board is long enough."),
        mutant<RunsRoundTheBoard>("runs-round-the-board", "setup/direction",
                                  "Takes a checker on from point 1 to point 24 instead of bearing it off."),
        mutant<BouncesBack>("too-large-a-number-bounces-back", "setup/direction",
                            "Lets a checker that is nearer to the end than its number reaches turn back there."),
        mutant<CountsItsOwnPoint>("counts-the-point-it-leaves", "setup/direction",
                                  "Moves a checker one point less than its number says."),
    };
}

} // namespace nardcheck::specs
