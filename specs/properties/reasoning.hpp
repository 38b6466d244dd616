#pragma once

#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/properties/events.hpp"

/// A second account of what the documents let a mover do with a roll, for the properties to hold answers against. It
/// shares nothing with the reference but positions, dice and rule sets: the table is one row of signed counts, and
/// every way to play is walked.
namespace nardcheck::specs::reasoning {

/// A way to play a roll, or the beginning of one.
struct Way {
    tables::Layout result;
    Events events;
    /// How many numbers it plays and, where that is one of two different ones, which.
    int played = 0;
    int number_alone = 0;
    /// Whether the turn may be left at that.
    bool complete = false;

    friend constexpr auto operator<=>(const Way&, const Way&) = default;
};

/// All ways and all their beginnings, the empty one included; of those that differ in no more than unwatched events
/// one is kept.
[[nodiscard]] std::vector<Way> ways(const tables::RuleSet& set, const tables::Position& position, tables::Dice dice,
                                    Events watched);

} // namespace nardcheck::specs::reasoning
