#pragma once

#include <cstdint>
#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/numbers.hpp"
#include "reference/tables/outcome.hpp"
#include "reference/tables/position.hpp"
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
    /// Who has won the game that shows this layout, and what that is worth.
    [[nodiscard]] Outcome outcome(const Layout& layout) const;

  private:
    RuleSet set_;
};

} // namespace nardcheck::tables
