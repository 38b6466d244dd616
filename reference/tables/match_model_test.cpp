// Whole matches, from the first throw to the last point, played by what the reference says, beside a model that keeps
// the same match in plain figures and knows nothing of the rule functions around a game.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <rapidcheck/state.h>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/rules.hpp"
#include "reference/tables/test_positions.hpp"
#include "specs/generators/dice.hpp"
#include "specs/generators/drawn_choices.hpp"

namespace nardcheck::tables {

namespace {

/// What is to be done next in a match.
enum class Phase : std::uint8_t {
    /// Throwing for the start of a game.
    opening,
    /// The starter's first turn: its dice are those of the opening.
    first_turn,
    /// Doubling or throwing.
    turn,
    /// Nothing: the match is over.
    over,
};

/// The turn that a player makes of the position with that roll: `choice` picks a legal result.
Layout played(const Position& position, Dice dice, std::size_t choice) {
    static const Rules moving(*find_ruleset("short-nardy"));
    static const Rules hyper(*find_ruleset("hypergammon"));
    const bool is_hyper = position.layout.white.total() == hyper.set().checkers();
    const auto results = legal_results(is_hyper ? hyper : moving, position, dice);
    return results[choice % results.size()];
}

/// A match as somebody keeps it who has read document 003 (or, where a resignation is offered, the standard).
struct Model {
    Side start;
    bool resigns_by_position = true;
    int highest_cube_value = 64;
    bool one_point_match_has_cube = false;
    int length = 1;

    Score score;
    bool somebody_lacked_one = false;
    bool crawford = false;

    Phase phase = Phase::opening;
    Position position;
    std::optional<Dice> dice;
    int cube = 1;
    std::optional<Colour> owner;

    [[nodiscard]] bool may_double(Colour player) const {
        return phase == Phase::turn && player == position.turn && !crawford && (!owner || owner == player) &&
               cube < highest_cube_value && (length > 1 || one_point_match_has_cube);
    }

    void begin_game() {
        phase = Phase::opening;
        position = {{start, start}, Colour::white};
        dice.reset();
        cube = 1;
        owner.reset();
    }

    void end_game(Colour winner, int points) {
        int& total = winner == Colour::white ? score.white : score.black;
        total = std::min(length, total + points);
        const bool lacks_one_now = length > 1 && (score.white == length - 1 || score.black == length - 1);
        crawford = lacks_one_now && !somebody_lacked_one && total < length;
        somebody_lacked_one = somebody_lacked_one || lacks_one_now;
        begin_game();
        if (total == length) {
            phase = Phase::over;
        }
    }

    /// 1, 2 or 3 for a side that loses now, with its winner's home on its own points 19 to 24.
    [[nodiscard]] static int level_of(const Side& loser) {
        if (loser[off] > 0) {
            return 1;
        }
        int caught = loser[bar];
        for (int point = 19; point <= 24; ++point) {
            caught += loser[point];
        }
        return caught > 0 ? 3 : 2;
    }

    void make_turn(Dice roll, std::size_t choice) {
        position.layout = played(position, roll, choice);
        const Colour player = position.turn;
        if (position.mover()[off] == start.total()) {
            end_game(player, cube * level_of(position.opponent()));
            return;
        }
        position.turn = opponent_of(player);
        dice.reset();
        phase = Phase::turn;
    }
};

/// A match that does what the reference answers.
struct Played {
    explicit Played(const RuleSet& set, int length) : rules(set) {
        match.length = length;
        begin_game();
    }

    Rules rules;
    Match match;
    std::vector<GameWon> games;
    std::optional<Colour> match_winner;
    Position position;
    Cube cube;
    std::optional<Dice> dice;
    bool started = false;

    [[nodiscard]] DoublingMoment moment(Colour player) const {
        return {match, cube, player, position.turn, !started || dice.has_value()};
    }

    void begin_game() {
        position = rules.start(Colour::white);
        cube = rules.cube_at_start();
        dice.reset();
        started = false;
    }

    void end_game(const GameWon& game) {
        games.push_back(game);
        const auto standing = rules.standing(*match.length, games);
        RC_ASSERT(standing.has_value());
        match.score = standing->score;
        match.crawford = standing->crawford.value_or(false);
        match_winner = standing->winner;
        begin_game();
    }

    void throw_for_start(const OpeningRolls& rolls) {
        const auto opening = rules.opening(rolls, cube, match);
        RC_ASSERT(opening.has_value());
        cube = opening->cube;
        if (opening->starts) {
            position.turn = *opening->starts;
            dice = opening->dice;
            started = true;
        }
    }

    void offer_double(Reply reply) {
        const Doubled doubled = rules.doubled(moment(position.turn), reply);
        if (const auto* next = std::get_if<Cube>(&doubled)) {
            cube = *next;
        } else {
            end_game(std::get<GameWon>(doubled));
        }
    }

    void make_turn(Dice roll, std::size_t choice) {
        position.layout = played(position, roll, choice);
        dice.reset();
        if (const Outcome outcome = rules.outcome(position.layout, cube, match)) {
            RC_ASSERT(outcome->points.has_value());
            end_game({outcome->winner, *outcome->points});
        } else {
            position.turn = opponent_of(position.turn);
        }
    }

    /// `level` is what is offered if something is; a level that cannot be is none.
    void resign(Colour player, int level, bool refused) {
        const auto resignation = rules.resignation(position.layout.of(player), cube);
        RC_ASSERT(resignation.has_value());
        if (resignation->points) {
            end_game({opponent_of(player), *resignation->points});
            return;
        }
        const auto& offers = resignation->offers;
        RC_ASSERT(std::find(offers.begin(), offers.end(), level) != offers.end());
        if (!refused || !resignation->refusable) {
            end_game({opponent_of(player), level * cube.value});
        }
    }
};

int points_of(Colour player, const std::vector<GameWon>& games) {
    int points = 0;
    for (const GameWon& game : games) {
        points += game.winner == player ? game.points : 0;
    }
    return points;
}

void demand_same(const Model& model, const Played& match) {
    RC_ASSERT(match.match.score == model.score);
    RC_ASSERT(match.match_winner.has_value() == (model.phase == Phase::over));
    RC_ASSERT(match.match.crawford == model.crawford);
    RC_ASSERT(match.cube == (Cube{model.cube, model.owner}));
    RC_ASSERT(match.position.layout == model.position.layout);
    RC_ASSERT(match.started == (model.phase == Phase::first_turn || model.phase == Phase::turn));
    RC_ASSERT(!match.started || match.position.turn == model.position.turn);
    RC_ASSERT(match.dice == model.dice);
    if (model.phase == Phase::over) {
        return;
    }
    for (const Colour player : {Colour::white, Colour::black}) {
        RC_ASSERT(match.rules.may_double(match.moment(player)) == model.may_double(player));
    }
}

/// What holds in every state of a match, whoever keeps it.
void demand_valid(const Played& match) {
    const RuleSet& set = match.rules.set();
    const int length = *match.match.length;
    RC_ASSERT(fault_in(match.cube) == std::nullopt);
    RC_ASSERT(fault_in(match.position.layout, set.checkers()) == std::nullopt);
    RC_ASSERT(match.match_winner || fault_in(set, match.match) == std::nullopt);
    RC_ASSERT(match.games.size() < static_cast<std::size_t>(2 * length));
    for (const Colour player : {Colour::white, Colour::black}) {
        RC_ASSERT(match.match.score.of(player) == std::min(length, points_of(player, match.games)));
        RC_ASSERT((match.match.score.of(player) == length) == (match.match_winner == player));
    }
}

class Command : public rc::state::Command<Model, Played> {
  public:
    void run(const Model& before, Played& match) const override {
        play(before, match);
        demand_same(nextState(before), match);
        demand_valid(match);
    }

  private:
    virtual void play(const Model& before, Played& match) const = 0;
};

class ThrowForStart final : public Command {
  public:
    void checkPreconditions(const Model& model) const override {
        RC_PRE(model.phase == Phase::opening);
    }

    void apply(Model& model) const override {
        if (rolls_.white != rolls_.black) {
            model.phase = Phase::first_turn;
            model.position.turn = rolls_.white > rolls_.black ? Colour::white : Colour::black;
            model.dice = Dice(rolls_.white, rolls_.black);
        }
    }

    void show(std::ostream& out) const override {
        out << "throw for the start: white " << rolls_.white << ", black " << rolls_.black;
    }

  private:
    void play(const Model& /*before*/, Played& match) const override {
        match.throw_for_start(rolls_);
    }

    OpeningRolls rolls_{*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7)};
};

class OfferDouble final : public Command {
  public:
    void checkPreconditions(const Model& model) const override {
        RC_PRE(model.may_double(model.position.turn));
    }

    void apply(Model& model) const override {
        if (dropped_) {
            model.end_game(model.position.turn, model.cube);
        } else {
            model.cube *= 2;
            model.owner = opponent_of(model.position.turn);
        }
    }

    void show(std::ostream& out) const override {
        out << "double, " << (dropped_ ? "dropped" : "taken");
    }

  private:
    void play(const Model& /*before*/, Played& match) const override {
        match.offer_double(dropped_ ? Reply::drop : Reply::take);
    }

    bool dropped_ = *rc::gen::inRange(0, 4) == 3;
};

class TakeTurn final : public Command {
  public:
    void checkPreconditions(const Model& model) const override {
        RC_PRE(model.phase == Phase::first_turn || model.phase == Phase::turn);
    }

    void apply(Model& model) const override {
        model.make_turn(model.dice.value_or(roll_), choice_);
    }

    void show(std::ostream& out) const override {
        out << "turn: " << roll_.larger() << "-" << roll_.smaller() << " unless it is the first, choice " << choice_;
    }

  private:
    void play(const Model& before, Played& match) const override {
        match.make_turn(before.dice.value_or(roll_), choice_);
    }

    Dice roll_{*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7)};
    std::size_t choice_ = *rc::gen::inRange<std::size_t>(0, 64);
};

class ResignGame final : public Command {
  public:
    void checkPreconditions(const Model& model) const override {
        RC_PRE(model.phase == Phase::first_turn || model.phase == Phase::turn);
    }

    void apply(Model& model) const override {
        const int level = model.resigns_by_position ? Model::level_of(model.position.layout.of(player_)) : offered_;
        if (model.resigns_by_position || !refused_) {
            model.end_game(opponent_of(player_), level * model.cube);
        }
    }

    void show(std::ostream& out) const override {
        out << name_of(player_) << " resigns; where it is an offer, " << offered_ << (refused_ ? ", refused" : "");
    }

  private:
    void play(const Model& /*before*/, Played& match) const override {
        match.resign(player_, offered_, refused_);
    }

    Colour player_ = *rc::gen::element(Colour::white, Colour::black);
    int offered_ = *rc::gen::inRange(1, 4);
    bool refused_ = *rc::gen::arbitrary<bool>();
};

/// Turns are the most of a match; the other commands are discarded where they make no sense.
rc::Gen<std::shared_ptr<const rc::state::Command<Model, Played>>> any_command(const Model& /*model*/) {
    return rc::state::gen::execOneOfWithArgs<ThrowForStart, TakeTurn, TakeTurn, TakeTurn, TakeTurn, TakeTurn,
                                             OfferDouble, OfferDouble, ResignGame>()();
}

/// Short nardy or backgammon, mostly with the three checkers of hypergammon: their games are short. The cap of short
/// nardy is often one that a game reaches.
RuleSet rules_of_match() {
    RuleSet set = *find_ruleset(*rc::gen::element("short-nardy", "backgammon"));
    if (set.id == "short-nardy") {
        set.cube_cap = *rc::gen::element(2, 4, highest_face);
    }
    if (*rc::gen::inRange(0, 5) > 0) {
        set.start = find_ruleset("hypergammon")->start;
    }
    return set;
}

Model model_of(const RuleSet& set, int length) {
    Model model;
    model.start = set.start;
    model.length = length;
    const bool is_document_003 = set.id == "short-nardy";
    model.resigns_by_position = is_document_003;
    model.highest_cube_value = *set.cube_cap;
    model.one_point_match_has_cube = !is_document_003;
    model.begin_game();
    return model;
}

/// Plays on without doubling or resigning, by a seed.
void play_to_the_end(Played& match, generators::Choices& choices) {
    for (int turns = 0; !match.match_winner && turns < 20'000; ++turns) {
        if (!match.started) {
            match.throw_for_start({choices.between(1, 6), choices.between(1, 6)});
        } else {
            match.make_turn(match.dice.value_or(generators::roll(choices)), choices.below(64));
        }
        demand_valid(match);
    }
}

RC_GTEST_PROP(Matches, AreKeptByTheRulesAsByTheModelAndEnd, ()) {
    const RuleSet set = rules_of_match();
    const int length = *rc::gen::inRange(1, 8);
    Played match(set, length);
    rc::state::check(model_of(set, length), match, any_command);
    generators::SeededChoices choices(*rc::gen::arbitrary<std::uint32_t>());
    play_to_the_end(match, choices);
    RC_ASSERT(match.match_winner.has_value());
}

} // namespace

} // namespace nardcheck::tables
