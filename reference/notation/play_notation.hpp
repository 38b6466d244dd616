#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/dice.hpp"
#include "reference/tables/play.hpp"
#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// Where a checker comes down, in the mover's numbering, and whether the text has a star there.
struct Landing {
    int place = 0;
    bool hit = false;

    friend bool operator==(const Landing&, const Landing&) = default;
};

/// One move of a text: "bar/20*(2)" is from 25, landings {20, hit}, count 2; "24/20*/15" has two landings.
struct MoveText {
    int from = 0;
    /// The points told on the way, then where the move ends; never empty.
    std::vector<Landing> landings;
    /// How many checkers move so.
    int count = 1;

    friend bool operator==(const MoveText&, const MoveText&) = default;
};

/// A whole turn as it was written; a pass has no moves.
struct PlayText {
    std::vector<MoveText> moves;

    friend bool operator==(const PlayText&, const PlayText&) = default;
};

/// Longer texts than this are refused: no play needs a third of it.
inline constexpr std::size_t longest_play_text = 200;

/// Reads play notation, as people and programs write it. Understood are:
/// - points as numbers, 24 to 1; "bar", "b" or 25; "off" or 0; letters in any case;
/// - "/" between the places of a move (or "-", as on FIBS), with any number of points on the way: "13/8/3";
/// - blanks and commas between moves;
/// - a star after a place where a blot is hit, and "(2)" to "(4)" at the end of a move ("(1)" too), in either order;
/// - a pass as nothing at all, or as "Cannot move" or "Can't move" in any case, which GNU Backgammon and match files
///   write.
///
/// This reads the text only. Throws NotationError, saying what was expected at which byte, on anything else; the
/// text may be hostile.
[[nodiscard]] PlayText parse_play(std::string_view text);

/// Everything that the text can mean with this roll, as lists of single steps with one die each:
/// - a move longer than a die is divided in every way that the dice allow, so that "13/8" with 3-2 is played over 10
///   and over 11; points that the text tells on the way are kept to;
/// - a die larger than needed bears off as well, so "6/off" with 4-3 is played over 2 and over 3;
/// - each die is used at most as often as it was thrown; not all have to be used;
/// - the steps of different moves come in every order and may interleave; each move keeps its own order.
///
/// A star names a point on which this play hits: readings in which no step hits there drop out, whichever of the
/// steps to that point it is. No star demands nothing, not even where the text has stars elsewhere, because
/// many people leave them out: with a blot on 20, "24/15*" and "24/15" have a reading with that hit and one without,
/// while "24/20*/15" is definite.
///
/// Nothing else is judged: the steps may start where no checker stands, land on closed points or leave dice unplayed.
/// There are at most 24 readings, all different; none if the text cannot be played with this roll at all; one empty
/// reading for a pass.
[[nodiscard]] std::vector<tables::Play> readings(const PlayText& text, const tables::Position& position,
                                                 tables::Dice dice);

/// Writes a play made from `before` canonically, such as "bar/20*(2) 13/9": the highest checkers first, equal moves
/// counted, every hit marked, "" for a pass. Steps of one checker become one move; the points on the way are told, all
/// of them, if the steps in this or another order could hit a blot on the way, so that the move has one meaning only:
/// without them, a long move says that no blot can be hit between its ends.
///
/// The play need not be legal. Throws NotationError if a step's places are not 0 to 25, and on more than 100 steps.
[[nodiscard]] std::string play_text(const tables::Play& play, const tables::Position& before);

} // namespace nardcheck::notation
