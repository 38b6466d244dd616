#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"

namespace nardcheck::notation {

/// What has been said about the cube since the player on roll could last throw.
enum class CubeOffer : std::uint8_t {
    none,
    doubled,   ///< he has doubled; the opponent has to answer
    beavered,  ///< and the opponent has redoubled at once, keeping the cube
    raccooned, ///< and he has redoubled once more
};

/// The identifier of eXtreme Gammon (described in the program's manual):
/// "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10".
///
/// Its ten fields: the board; the exponent of the cube's value; the cube's owner; the turn; the dice; the two scores;
/// the rules; the match length; the exponent of the highest cube. The board has 26 characters, the bar of the player at
/// the top, points 1 to 24 as the player at the bottom counts them, and the bar of the player at the bottom. It is seen
/// from the bottom whoever is to move. A to P are 1 to 16 checkers of the player at the bottom, whom eXtreme Gammon
/// writes as X and who is white here; a to p are those of the player at the top, O and black. White is 1 as owner and
/// in the turn, and black -1.
struct Xgid {
    tables::Position position;
    int cube_value = 1;
    /// Nobody: the cube is in the middle.
    std::optional<tables::Colour> cube_owner;
    CubeOffer offer = CubeOffer::none;
    /// Nothing before the throw (or while an offer is open). An XGID keeps the order in which the dice fell, this does
    /// not.
    std::optional<tables::Dice> dice;
    int white_score = 0;
    int black_score = 0;
    /// 0 is money play, without a length.
    int match_length = 0;
    /// Whether this is the Crawford game; only in a match.
    bool crawford = false;
    /// Whether gammons need a turned cube, and whether beavers are played; only in money play.
    bool jacoby = false;
    bool beavers = false;
    int highest_cube = 1024;

    friend bool operator==(const Xgid&, const Xgid&) = default;
};

/// Reads an XGID, with or without "XGID=" (in any case) and blanks around it. The checkers missing from `checkers` a
/// side have been borne off.
/// Throws NotationError on another number of fields, on a field that isn't as described above, on more than `checkers`
/// a side, and on both sides on one point.
[[nodiscard]] Xgid xgid_from_text(std::string_view text, int checkers);

/// Writes an XGID, "XGID=" included and the larger die first.
/// Throws NotationError where the form has no way to say it: more than 16 checkers on one place, a cube that isn't a
/// power of two, dice together with an offer, the Crawford game without a match, Jacoby or beavers in one.
[[nodiscard]] std::string xgid_text(const Xgid& xgid);

} // namespace nardcheck::notation
