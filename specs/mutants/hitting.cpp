#include <cstdint>

#include "specs/mutants/topics.hpp"
#include "specs/mutants/turn_so_far.hpp"

namespace nardcheck::specs {

namespace {

using tables::Position;
using tables::Rules;
using tables::seen_by_opponent;
using tables::Step;
using tables::Turn;

class NoHitAtHome final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_blot(const Turn& turn, int point) const override {
        return !is_home(point) && Rules::is_blot(turn, point);
    }
};

class BlackDoesNotHit final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_blot(const Turn& turn, int point) const override {
        return !is_black(turn) && Rules::is_blot(turn, point);
    }
};

class HitsAnyNumber final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool is_blot(const Turn& turn, int point) const override {
        return opponents_on(turn, point) >= 1;
    }
};

class PassingOverHits final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::uint32_t points_hit(const Turn& turn, const Step& step) const override {
        std::uint32_t hit = 0;
        for (int point = step.from - 1; point > tables::off && point >= step.to; --point) {
            hit |= Rules::points_hit(turn, {step.from, point});
        }
        return hit;
    }
};

class OneHitATurn final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::uint32_t points_hit(const Turn& turn, const Step& step) const override {
        return turn.hit_on != 0 ? 0 : Rules::points_hit(turn, step);
    }
};

class NoHitWhenEntering final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] std::uint32_t points_hit(const Turn& turn, const Step& step) const override {
        return step.from == tables::bar ? 0 : Rules::points_hit(turn, step);
    }
};

class HitNotExecuted final : public Rules {
  public:
    using Rules::Rules;

    void send_to_bar(Position& /*position*/, int /*point*/) const override {}
};

/// Takes the blot on a point of the mover's numbering to a place of its owner's.
void send(Position& position, int point, int place) {
    position.opponent().add(seen_by_opponent(point), -1);
    position.opponent().add(place, 1);
}

class HitCheckerLeavesTheGame final : public Rules {
  public:
    using Rules::Rules;

    void send_to_bar(Position& position, int point) const override {
        send(position, point, tables::off);
    }
};

class HitCheckerReturnsHome final : public Rules {
  public:
    using Rules::Rules;

    void send_to_bar(Position& position, int point) const override {
        int place = 1;
        while (is_home(place) && (place == seen_by_opponent(point) || is_taken(position, place))) {
            ++place;
        }
        send(position, point, is_home(place) ? place : tables::bar);
    }

  private:
    [[nodiscard]] static bool is_taken(const Position& position, int place) {
        return position.mover()[seen_by_opponent(place)] > 0;
    }
};

class HitterMustStop final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_run_on(const Turn& turn, int from) const override {
        return !turn.has_hit_on(from) || turn.position.mover()[from] >= 2;
    }
};

class NobodyLeavesWhereItHasHit final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_run_on(const Turn& turn, int from) const override {
        return !turn.has_hit_on(from);
    }
};

class NoHitAndRunForBlack final : public Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_run_on(const Turn& turn, int from) const override {
        return !is_black(turn) || !is_home(from) || !turn.has_hit_on(from) || turn.position.mover()[from] >= 2;
    }
};

} // namespace

std::vector<Mutant> hitting_mutants() {
    return {
        mutant<NoHitAtHome>("no-hit-at-home", "hitting/blot",
                            "Lands beside a blot in the mover's home without hitting it."),
        mutant<BlackDoesNotHit>("black-does-not-hit", "hitting/blot", "Lets Black land beside a blot without a hit."),
        equivalent_mutant<HitsAnyNumber>("any-number-is-hit", "hitting/blot",
                                         "Would also hit where two or more checkers stand.",
                                         "No checker lands on a point with two or more, so that none is hit there."),
        mutant<PassingOverHits>("passing-over-hits", "hitting/by-landing",
                                "Hits the blots that a checker passes over as well."),
        mutant<OneHitATurn>("one-hit-a-turn", "hitting/by-landing",
                            "Lands beside a blot without hitting it where the turn has already hit one."),
        mutant<NoHitWhenEntering>("no-hit-when-entering", "hitting/by-landing",
                                  "Enters from the bar beside a blot without hitting it."),
        mutant<HitNotExecuted>("hit-not-executed", "hitting/to-the-bar",
                               "Leaves a checker that has been hit where it stands."),
        mutant<HitCheckerLeavesTheGame>("hit-checker-leaves-the-game", "hitting/to-the-bar",
                                        "Takes a checker that has been hit off the board, as if it were borne off."),
        mutant<HitCheckerReturnsHome>("hit-checker-returns-home", "hitting/to-the-bar",
                                      "Puts a checker that has been hit onto the first free point of its own home."),
        mutant<HitterMustStop>("hitter-must-stop", "hitting/hit-and-run",
                               "Does not let the checker that has hit move on in the same turn, wherever it is."),
        mutant<NobodyLeavesWhereItHasHit>(
            "nobody-leaves-where-it-has-hit", "hitting/hit-and-run",
            "Keeps all checkers on a point where the turn has hit, those that came there otherwise included."),
        mutant<NoHitAndRunForBlack>("no-hit-and-run-for-black", "hitting/hit-and-run",
                                    "Does not let Black's checker that has hit in his home move on in the same turn."),
    };
}

} // namespace nardcheck::specs
