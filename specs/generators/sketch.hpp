#pragma once

#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// The points from lowest to highest of a side's own numbering.
struct Zone {
    int lowest;
    int highest;
};

/// A position under construction, valid at every moment; `mover` becomes white or black at the end.
class Sketch {
  public:
    /// Both have to outlive the sketch.
    Sketch(const tables::RuleSet& set, Choices& choices) : set_(set), choices_(choices) {}

    tables::Side mover;
    tables::Side opponent;

    /// Puts `checkers` of one side on points of the zone, two or three together more often than alone. What finds no
    /// room is borne off, or on the bar if it is the side's only one.
    void fill(tables::Side& side, const tables::Side& other, int checkers, Zone zone);

    /// Closes a point of the zone, unless there is no room or the rule set lets only one checker stand there.
    void make_point(tables::Side& side, const tables::Side& other, Zone zone);

    /// Puts up to `checkers` on this place, as many as the side still has and as the rule set lets stand there; none
    /// on a point of the other side, or where there is no such place.
    void put(tables::Side& side, const tables::Side& other, int place, int checkers);

    /// How many of a side's checkers have no place yet.
    [[nodiscard]] int unplaced(const tables::Side& side) const noexcept {
        return set_.checkers() - side.total();
    }

    /// How many of `available` checkers, at least one, are still in play: mostly all of them.
    [[nodiscard]] int in_play(int available) {
        return choices_.once_in(4) ? choices_.between(1, available) : available;
    }

    /// Either colour to move, and the checkers without a place borne off.
    [[nodiscard]] tables::Position finished();

  private:
    [[nodiscard]] bool has_room(const tables::Side& side, const tables::Side& other, int point) const;

    /// A point drawn from the zone or, where it is taken, the next below with room, from the top again; off if none.
    [[nodiscard]] int free_point(const tables::Side& side, const tables::Side& other, Zone zone);

    const tables::RuleSet& set_;
    Choices& choices_;
};

} // namespace nardcheck::generators
