#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::bar;
using tables::Colour;
using tables::Kind;
using tables::Layout;
using tables::off;
using tables::Rules;
using tables::Side;

class WinsWithOneLeft final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_won(const Layout& layout, Colour player) const override {
        return layout.of(player)[off] >= set().checkers() - 1;
    }
};

class FirstOffLoses final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_won(const Layout& layout, Colour player) const override {
        return Rules::has_won(layout, opponent_of(player));
    }
};

class ForgetsTheBar final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_won(const Layout& layout, Colour player) const override {
        return layout.of(player)[off] + layout.of(player)[bar] == set().checkers();
    }
};

class BlackNeverWins final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_won(const Layout& layout, Colour player) const override {
        return player == Colour::white && Rules::has_won(layout, player);
    }
};

class MarsWithOneOff final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_saved_mars(const Side& loser) const override {
        return loser[off] > 1;
    }
};

class MarsWithOneOnTheBar final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_saved_mars(const Side& loser) const override {
        return loser[off] > 0 && loser[bar] == 0;
    }
};

class SavedByOneAtHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_saved_mars(const Side& loser) const override {
        bool saved = loser[off] > 0;
        for (int point = 1; is_home(point); ++point) {
            saved = saved || loser[point] > 0;
        }
        return saved;
    }
};

class BarIgnored final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_on_bar(const Side& /*loser*/) const override {
        return false;
    }
};

class TwoOnTheBarWanted final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_on_bar(const Side& loser) const override {
        return loser[bar] > 1;
    }
};

bool stands_between(const Side& side, int lowest, int highest) {
    for (int point = lowest; point <= highest; ++point) {
        if (side[point] > 0) {
            return true;
        }
    }
    return false;
}

class WinnersHomeIgnored final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_in_winners_home(const Side& /*loser*/) const override {
        return false;
    }
};

class OwnHomeInstead final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_in_winners_home(const Side& loser) const override {
        return stands_between(loser, 1, 6);
    }
};

class CountsTheSeventhPoint final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_in_winners_home(const Side& loser) const override {
        return stands_between(loser, 18, tables::highest_point);
    }
};

class ForgetsTheAcePoint final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_in_winners_home(const Side& loser) const override {
        return stands_between(loser, 19, 23);
    }
};

class CountsTheFarHalf final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_caught_in_winners_home(const Side& loser) const override {
        return stands_between(loser, 13, tables::highest_point);
    }
};

class MarsCountsEverywhere final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_loss(const Side& loser) const override {
        if (has_saved_mars(loser)) {
            return Kind::single;
        }
        return is_caught_on_bar(loser) || is_caught_in_winners_home(loser) ? Kind::koks : Kind::mars;
    }
};

class NeverKoks final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_loss(const Side& loser) const override {
        const Kind kind = Rules::kind_of_loss(loser);
        return kind == Kind::koks ? Kind::mars : kind;
    }
};

class NeverMars final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_loss(const Side& loser) const override {
        const Kind kind = Rules::kind_of_loss(loser);
        return kind == Kind::mars ? Kind::single : kind;
    }
};

class KoksAlthoughSaved final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Kind kind_of_loss(const Side& loser) const override {
        const bool caught = is_caught_on_bar(loser) || is_caught_in_winners_home(loser);
        return caught && set().backgammon != 0 ? Kind::koks : Rules::kind_of_loss(loser);
    }
};

class EveryWinOnePoint final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for(Kind /*kind*/) const override {
        return 1;
    }
};

class MarsAndKoksAlike final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for(Kind kind) const override {
        return Rules::points_for(kind == Kind::koks ? Kind::mars : kind);
    }
};

class KoksDoublesMars final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int points_for(Kind kind) const override {
        return kind == Kind::koks ? 2 * Rules::points_for(Kind::mars) : Rules::points_for(kind);
    }
};

} // namespace

std::vector<Mutant> result_mutants() {
    return {
        mutant<WinsWithOneLeft>("wins-with-one-left", "result/first-off",
                                "Ends the game when a player has all checkers but one off."),
        mutant<FirstOffLoses>("first-off-loses", "result/first-off",
                              "Gives the game to the player who has not borne off all his checkers."),
        mutant<ForgetsTheBar>("wins-with-checkers-on-the-bar", "result/first-off",
                              "Ends the game when none of a player's checkers stands on a point, the bar forgotten."),
        mutant<BlackNeverWins>("black-never-wins", "result/first-off",
                               "Goes on with the game when Black has borne off all his checkers."),
        mutant<MarsWithOneOff>("mars-with-one-off", "result/single",
                               "Counts a mars although the loser has borne off one checker."),
        mutant<MarsWithOneOnTheBar>("mars-with-one-on-the-bar", "result/single",
                                    "Counts more than a single game where the loser has checkers off and on the bar."),
        mutant<SavedByOneAtHome>("saved-by-one-at-home", "result/single",
                                 "Counts a single game where the loser has a checker home and none off."),
        mutant<BarIgnored>("koks-without-the-bar", "result/koks-bar",
                           "Does not count koks for a checker of the loser on the bar."),
        mutant<TwoOnTheBarWanted>("koks-wants-two-on-the-bar", "result/koks-bar",
                                  "Counts koks for two checkers of the loser on the bar and not for one."),
        mutant<WinnersHomeIgnored>("koks-without-the-winners-home", "result/koks-home",
                                   "Does not count koks for a checker of the loser in the winner's home."),
        mutant<OwnHomeInstead>("koks-in-the-losers-home", "result/koks-home",
                               "Counts koks for a checker of the loser in his own home, not in the winner's."),
        mutant<CountsTheSeventhPoint>("koks-on-the-bar-point", "result/koks-home",
                                      "Counts the winner's point 7 to his home."),
        mutant<ForgetsTheAcePoint>("koks-not-on-the-ace-point", "result/koks-home",
                                   "Does not count the winner's point 1 to his home."),
        mutant<CountsTheFarHalf>("koks-in-the-winners-half", "result/koks-home",
                                 "Counts koks for a checker of the loser anywhere in the winner's half of the board."),
        mutant<MarsCountsEverywhere>("mars-where-there-is-none", "result/kind",
                                     "Counts mars and koks also where the rule set counts neither."),
        mutant<NeverKoks>("never-koks", "result/kind", "Counts a mars where it is a koks."),
        mutant<NeverMars>("never-mars", "result/kind", "Counts a single game where it is a mars."),
        mutant<KoksAlthoughSaved>("koks-although-one-is-off", "result/kind",
                                  "Counts koks for a caught checker although the loser has borne off another one."),
        mutant<EveryWinOnePoint>("every-win-one-point", "result/points", "Gives one point for mars and koks as well."),
        mutant<MarsAndKoksAlike>("koks-worth-a-mars", "result/points", "Gives the points of a mars for a koks."),
        mutant<KoksDoublesMars>("koks-worth-two-mars", "result/points", "Gives twice the points of a mars for a koks."),
    };
}

} // namespace nardcheck::specs
