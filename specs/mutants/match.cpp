#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::Colour;
using tables::GameWon;
using tables::Match;
using tables::Rules;
using tables::Score;

/// Whether this player lacks one point.
bool lacks_one_point(const Score& score, Colour player, int length) {
    return score.of(player) == length - 1;
}

bool both_lack_one(const Score& score, int length) {
    return lacks_one_point(score, Colour::white, length) && lacks_one_point(score, Colour::black, length);
}

class PointsToTheLoser final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Score score_after(const Score& score, const GameWon& game) const override {
        return Rules::score_after(score, {opponent_of(game.winner), game.points});
    }
};

class OnePointAGame final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Score score_after(const Score& score, const GameWon& game) const override {
        return Rules::score_after(score, {game.winner, 1});
    }
};

class LastGameOnly final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] Score score_after(const Score& score, const GameWon& game) const override {
        Score next = score;
        next.of(game.winner) = game.points;
        return next;
    }
};

class SurplusCarried final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int without_surplus(int points, int /*length*/) const override {
        return points;
    }
};

class NoSurplusAllowed final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] int without_surplus(int points, int length) const override {
        return points > length ? length - 1 : points;
    }
};

class WonOneShort final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_won_match(int points, int length) const override {
        return points >= length - 1;
    }
};

class NeverWon final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool has_won_match(int points, int length) const override {
        return points > length;
    }
};

class NoCrawford final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_crawford_next(const Score& /*before*/, const Score& /*after*/,
                                        int /*length*/) const override {
        return false;
    }
};

class EveryLaterGame final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_crawford_next(const Score& /*before*/, const Score& after, int length) const override {
        return set().crawford == true && lacks_one(after, length);
    }
};

class UntilBothLackOne final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_crawford_next(const Score& /*before*/, const Score& after, int length) const override {
        return set().crawford == true && lacks_one(after, length) && !both_lack_one(after, length);
    }
};

class AtBothOneAway final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_crawford_next(const Score& before, const Score& after, int length) const override {
        return Rules::is_crawford_next(before, after, length) ||
               (set().crawford == true && both_lack_one(after, length));
    }
};

class TwoPointsAway final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_crawford_next(const Score& before, const Score& after, int length) const override {
        return length > 1 && Rules::is_crawford_next(before, after, length - 1);
    }
};

class CrawfordForWhite final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_crawford_next(const Score& before, const Score& after, int length) const override {
        return Rules::is_crawford_next(before, after, length) && lacks_one_point(after, Colour::white, length);
    }
};

class DoublesInCrawford final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool rests_cube(const Match& /*match*/) const override {
        return false;
    }
};

class NoDoublesAfterCrawford final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool rests_cube(const Match& match) const override {
        return match.length && *match.length > 1 && lacks_one(match.score, *match.length);
    }
};

} // namespace

std::vector<Mutant> match_mutants() {
    return {
        mutant<PointsToTheLoser>("points-to-the-loser", "match/adds-points",
                                 "Adds the points of a game to those of its loser."),
        mutant<OnePointAGame>("one-point-a-game", "match/adds-points", "Adds one point for every game of a match."),
        mutant<LastGameOnly>("score-forgets-earlier-games", "match/adds-points",
                             "Sets the winner's points to those of the last game."),
        mutant<SurplusCarried>("surplus-carried", "match/surplus", "Counts the points beyond the length of the match."),
        mutant<NoSurplusAllowed>("surplus-forfeits-the-point", "match/surplus",
                                 "Leaves a player one point short whose points go beyond the length of the match."),
        mutant<WonOneShort>("match-won-one-point-short", "match/won", "Ends the match when a player lacks one point."),
        mutant<NeverWon>("match-never-won", "match/won",
                         "Goes on with a match that a player has won with its exact number of points."),
        mutant<NoCrawford>("crawford-ignored", "match/crawford", "Plays no Crawford game."),
        mutant<EveryLaterGame>("crawford-in-every-later-game", "match/crawford",
                               "Plays every game without the cube from the Crawford game on."),
        mutant<UntilBothLackOne>("crawford-repeated", "match/crawford",
                                 "Plays Crawford games until the other player lacks one point too."),
        mutant<AtBothOneAway>("crawford-at-both-one-away", "match/crawford",
                              "Plays a second Crawford game when the other player comes within one point too."),
        mutant<TwoPointsAway>("crawford-two-points-away", "match/crawford",
                              "Plays the Crawford game after a player first lacks two points."),
        mutant<CrawfordForWhite>("crawford-for-white-only", "match/crawford",
                                 "Plays the Crawford game only after White lacks one point."),
        mutant<DoublesInCrawford>("double-in-the-crawford-game", "match/crawford-no-double",
                                  "Allows to double in the Crawford game."),
        mutant<NoDoublesAfterCrawford>("no-double-after-the-crawford-game", "match/crawford-no-double",
                                       "Allows nobody to double in the games after the Crawford game."),
    };
}

} // namespace nardcheck::specs
