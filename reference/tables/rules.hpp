#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/tables/cube.hpp"
#include "reference/tables/dice.hpp"
#include "reference/tables/doubling.hpp"
#include "reference/tables/match.hpp"
#include "reference/tables/numbers.hpp"
#include "reference/tables/opening.hpp"
#include "reference/tables/outcome.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/resignation.hpp"
#include "reference/tables/ruleset.hpp"
#include "reference/tables/turn.hpp"

namespace nardcheck::tables {

/// The rules of the games with dice and hits, one function a rule. The id above a function is that of the clause
/// it states; points are in the mover's own numbering. Overriding one function breaks one rule and no other.
class Rules {
  public:
    explicit Rules(RuleSet set);
    virtual ~Rules() = default;
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    [[nodiscard]] const RuleSet& set() const noexcept {
        return set_;
    }

    // --- setup and direction -------------------------------------------------------------------------------------

    /// setup/start: both players begin on the same points of their own numbering.
    [[nodiscard]] virtual Position start(Colour first) const;
    /// setup/home: a player's home is his points 1 to 6.
    [[nodiscard]] virtual bool is_home(int point) const;
    /// setup/direction: a checker moves towards its owner's point 1, never back.
    [[nodiscard]] virtual int destination(int from, int number) const;

    // --- dice ----------------------------------------------------------------------------------------------------

    /// dice/double-four-moves: two different numbers are played once each, a double four times.
    [[nodiscard]] virtual Numbers numbers(Dice dice) const;
    /// dice/either-order: any number that is left may be played next.
    [[nodiscard]] virtual Numbers next_numbers(const Turn& turn) const;
    /// dice/each-number-once: a number that has been played is used up.
    [[nodiscard]] virtual Numbers left_after(const Numbers& left, const Numbers& used) const;
    /// dice/each-number-its-own-move: a checker that plays several numbers touches down after each.
    virtual void moves(const Turn& turn, std::vector<Move>& moves) const;
    /// dice/as-many-as-possible: what has been played of `all` numbers will do if no way to play the roll uses more.
    [[nodiscard]] virtual bool plays_enough(const Turn& turn, int most, int all) const;
    /// dice/larger-die: where either number can be played but not both, it must be the larger.
    [[nodiscard]] virtual bool may_play_alone(int number, int other, bool other_playable) const;

    // --- points --------------------------------------------------------------------------------------------------

    /// points/closed: two checkers of the opponent close a point.
    [[nodiscard]] virtual bool is_closed(const Turn& turn, int point) const;
    /// points/own-stack: any number of own checkers may share a point, unless the rule set limits it.
    [[nodiscard]] virtual bool may_stack(const Turn& turn, int point) const;
    /// points/pass-over: what stands between the two ends of a step is no hindrance, closed points included.
    [[nodiscard]] virtual bool may_pass_over(const Turn& turn, const Step& step) const;
    /// points/any-prime: a player may hold any number of points in a row, whoever is behind them.
    [[nodiscard]] virtual bool may_prime(const Turn& turn, const Step& step) const;

    // --- hitting -------------------------------------------------------------------------------------------------

    /// hitting/blot: a single checker of the opponent on a point can be hit.
    [[nodiscard]] virtual bool is_blot(const Turn& turn, int point) const;
    /// hitting/by-landing: a blot is hit by each checker that lands on it, and by none that passes over it.
    [[nodiscard]] virtual std::uint32_t points_hit(const Turn& turn, const Step& step) const;
    /// hitting/to-the-bar: a checker that is hit goes to the bar.
    virtual void send_to_bar(Position& position, int point) const;
    /// hitting/hit-and-run: a house may forbid the checker that has hit in its home to move on in that turn.
    [[nodiscard]] virtual bool may_run_on(const Turn& turn, int from) const;

    // --- bar -----------------------------------------------------------------------------------------------------

    /// bar/enter-first: with a checker on the bar no other may move; that none is borne off either is for none_on_bar.
    [[nodiscard]] virtual bool may_move_before_entering(const Turn& turn, int from) const;
    /// bar/entry-point: number N brings a checker from the bar to point 25 − N, in the opponent's home.
    [[nodiscard]] virtual int entry_point(int number) const;
    /// bar/closed-entry: a checker enters only where it could land.
    [[nodiscard]] virtual bool may_enter(const Turn& turn, int point) const;
    /// bar/then-any-checker: the numbers left after entering are played on, by any checker.
    [[nodiscard]] virtual bool may_go_on(const Turn& turn, int from) const;

    // --- bearing off ---------------------------------------------------------------------------------------------

    /// bearing-off/all-home: checkers are borne off only while none of the mover's stands outside his home.
    [[nodiscard]] virtual bool none_outside_home(const Turn& turn) const;
    /// bearing-off/hit-checker-returns: a checker hit meanwhile has to enter and come home first.
    [[nodiscard]] virtual bool none_on_bar(const Turn& turn) const;
    /// bearing-off/exact: a number bears off a checker from the point of that number.
    [[nodiscard]] virtual bool may_bear_off_exactly(const Turn& turn, int from) const;
    /// bearing-off/from-above: a number that fits no checker must move one from above, if there is one.
    [[nodiscard]] virtual bool must_move_from_above(const Turn& turn, int number) const;
    /// bearing-off/from-highest: with none above, it bears off from the highest occupied point below.
    [[nodiscard]] virtual bool is_highest_below(const Turn& turn, int from, int number) const;
    /// bearing-off/exact-optional: a number that bears off exactly may be used for another move, unless the rule
    /// set forbids it.
    [[nodiscard]] virtual bool may_move_instead(const Turn& turn, int from, int number) const;
    /// bearing-off/overshoot-optional: a rule set may allow to leave a number unplayed that exceeds all checkers.
    [[nodiscard]] virtual bool may_leave_unplayed(const Turn& turn, int number) const;
    /// bearing-off/last-checker: a rule set may end the turn with the last checker, whatever is left to play.
    [[nodiscard]] virtual bool ends_with_last_checker(const Turn& turn) const;

    // --- answers --------------------------------------------------------------------------------------------------

    /// answer/each-result-once: a result that several plays lead to is one result. Leaves them in ascending order.
    virtual void keep_each_once(std::vector<Layout>& results) const;

    // --- result and points ---------------------------------------------------------------------------------------

    /// result/first-off: who has borne off all his checkers has won.
    [[nodiscard]] virtual bool has_won(const Layout& layout, Colour player) const;
    /// result/single: a loser who has borne off at least one checker loses a single game.
    [[nodiscard]] virtual bool has_saved_mars(const Side& loser) const;
    /// result/koks-bar: a checker of the loser on the bar makes a mars a koks.
    [[nodiscard]] virtual bool is_caught_on_bar(const Side& loser) const;
    /// result/koks-home: a checker of the loser in the winner's home makes a mars a koks.
    [[nodiscard]] virtual bool is_caught_in_winners_home(const Side& loser) const;
    /// result/kind: mars with no checker off, koks with one caught besides; koks counts only where mars does.
    [[nodiscard]] virtual Kind kind_of_loss(const Side& loser) const;
    /// result/points: 1 for a single game, the rule set's figures for mars and koks. Precondition: set().scores().
    [[nodiscard]] virtual int points_for(Kind kind) const;

    // --- opening ---------------------------------------------------------------------------------------------------

    /// opening/tie: equal numbers decide nothing, both players throw again. Precondition: set().tie.
    [[nodiscard]] virtual bool rolls_again(const OpeningRolls& rolls) const;
    /// opening/higher-starts: the player with the higher number moves first.
    [[nodiscard]] virtual Colour starter(const OpeningRolls& rolls) const;
    /// opening/first-roll: the starter plays the two numbers thrown, unless the rule set has him throw anew.
    [[nodiscard]] virtual std::optional<Dice> first_roll(const OpeningRolls& rolls) const;
    /// opening/automatic-doubles: equal numbers double the cube of a game for money only by agreement.
    [[nodiscard]] virtual bool doubles_automatically(const Cube& cube, const Match& match) const;

    // --- cube ------------------------------------------------------------------------------------------------------

    /// cube/start: at the start the cube is in the middle and shows 1.
    [[nodiscard]] virtual Cube cube_at_start() const;
    /// cube/games: there is a cube in the games in which the rule set has one. Precondition: set().cube.
    [[nodiscard]] virtual bool has_cube(const Match& match) const;
    /// cube/one-point-match: a rule set may have none in a match to one point. Precondition: set() says so or not.
    [[nodiscard]] virtual bool has_cube_at(int length) const;
    /// cube/before-roll: a double is offered before the dice are thrown.
    [[nodiscard]] virtual bool is_before_roll(const DoublingMoment& moment) const;
    /// cube/own-turn: a player may double in his own turn only.
    [[nodiscard]] virtual bool is_own_turn(const DoublingMoment& moment) const;
    /// cube/access: a cube in the middle is open to both, and else to its owner alone.
    [[nodiscard]] virtual bool has_access(const Cube& cube, Colour player) const;
    /// cube/cap: the cube goes as high as the rule set says. Precondition: set().cube_cap, or a value below 64.
    [[nodiscard]] virtual bool may_go_higher(const Cube& cube) const;
    /// cube/doubled: a double that is taken doubles the value.
    [[nodiscard]] virtual int doubled_value(const Cube& cube) const;
    /// cube/taker-owns: who takes a double owns the cube.
    [[nodiscard]] virtual std::optional<Colour> owner_after_take(Colour doubler) const;
    /// cube/drop-loses: who drops a double has lost the game.
    [[nodiscard]] virtual Colour winner_by_drop(Colour doubler) const;
    /// cube/drop-value: a drop costs what the cube showed before the double.
    [[nodiscard]] virtual int points_for_drop(const Cube& cube) const;
    /// cube/multiplies: what a game is worth is multiplied by the cube.
    [[nodiscard]] virtual int times_cube(int points, const Cube& cube) const;
    /// cube/jacoby: by agreement mars and koks count in a game for money only after a double has been taken.
    [[nodiscard]] virtual bool counts_as_single(const Cube& cube, const Match& match) const;

    // --- match -----------------------------------------------------------------------------------------------------

    /// match/adds-points: the points of a game are added to those of its winner.
    [[nodiscard]] virtual Score score_after(const Score& score, const GameWon& game) const;
    /// match/surplus: points beyond the length of the match are worthless.
    [[nodiscard]] virtual int without_surplus(int points, int length) const;
    /// match/won: who has as many points as the match is long has won it.
    [[nodiscard]] virtual bool has_won_match(int points, int length) const;
    /// match/crawford: the Crawford game is the one after a player first lacks one point, and no other.
    [[nodiscard]] virtual bool is_crawford_next(const Score& before, const Score& after, int length) const;
    /// match/crawford-no-double: nobody may double in the Crawford game, and after it everybody may again.
    [[nodiscard]] virtual bool rests_cube(const Match& match) const;

    // --- resignation -----------------------------------------------------------------------------------------------

    /// resignation/offered: the position fixes what a resignation costs, or the player says what he offers.
    /// Precondition for this and those below: set().resign.
    [[nodiscard]] virtual bool is_offered() const;
    /// resignation/refusable: a resignation that is offered may be refused.
    [[nodiscard]] virtual bool may_be_refused() const;
    /// resignation/offers: every kind of loss that counts may be offered, whatever the position.
    [[nodiscard]] virtual std::vector<Kind> kinds_to_offer() const;
    /// resignation/one-off: fixed by position, a checker off makes it a single game.
    [[nodiscard]] virtual bool resigns_single(const Side& resigner) const;
    /// resignation/caught: fixed by position, a checker on the bar or in the opponent's home makes it koks.
    [[nodiscard]] virtual bool resigns_koks(const Side& resigner) const;
    /// resignation/order: first whether a checker is off, then whether one is caught, and else it is a mars.
    [[nodiscard]] virtual Kind kind_of_resignation(const Side& resigner) const;
    /// resignation/times-cube: what a resignation costs is multiplied by the cube.
    [[nodiscard]] virtual int points_for_resignation(Kind kind, const Cube& cube) const;

    // --- put together from the rules above, which is where to override --------------------------------------------

    /// Whether the mover's checker on `from` may play `number` now. Precondition: one stands there.
    [[nodiscard]] bool may_move(const Turn& turn, int from, int number) const;
    /// Where `number` takes a checker from `from`: a point, or 0 (borne off).
    [[nodiscard]] int landing(int from, int number) const;
    /// A point that takes one more checker of the mover: not closed, and with room.
    [[nodiscard]] bool may_land(const Turn& turn, int point) const;
    [[nodiscard]] bool may_bear_off(const Turn& turn, int from, int number) const;
    /// The turn after a move, hits carried out.
    [[nodiscard]] Turn after(const Turn& turn, const Move& move) const;
    /// Whether nothing obliges the mover to go on: `most` numbers of the roll can be played at most.
    [[nodiscard]] bool may_end(const Turn& turn, int most, int all) const;
    /// Who has won the game that shows this layout, and what that is worth with this cube.
    [[nodiscard]] Outcome outcome(const Layout& layout, const Cube& cube, const Match& match = {}) const;
    /// The same with the cube untouched.
    [[nodiscard]] Outcome outcome(const Layout& layout) const;

    // Below, nothing stands for what the rule set leaves unspecified. A match is one in which fault_in() finds nothing.

    /// Who starts, and with what; `cube` is the one before these throws.
    [[nodiscard]] std::optional<Opening> opening(const OpeningRolls& rolls, const Cube& cube,
                                                 const Match& match = {}) const;
    /// The same of a game for money with the cube untouched.
    [[nodiscard]] std::optional<Opening> opening(const OpeningRolls& rolls) const;
    [[nodiscard]] std::optional<bool> may_double(const DoublingMoment& moment) const;
    /// What the reply leads to. Precondition: may_double().
    [[nodiscard]] Doubled doubled(const DoublingMoment& moment, Reply reply) const;
    /// What it means if the player with these checkers resigns.
    [[nodiscard]] std::optional<Resignation> resignation(const Side& resigner, const Cube& cube) const;
    /// How a match to `length` stands after these games. Precondition: none of them is played after its end.
    [[nodiscard]] std::optional<Standing> standing(int length, const std::vector<GameWon>& games) const;

  private:
    /// Whether the rule set decides if this may be done.
    [[nodiscard]] bool says_of_doubling(const DoublingMoment& moment) const;

    RuleSet set_;
};

} // namespace nardcheck::tables
