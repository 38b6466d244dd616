#pragma once

#include <vector>

#include "adapters/client/fields.hpp"
#include "adapters/client/json.hpp"
#include "reference/tables/dice.hpp"
#include "reference/tables/outcome.hpp"
#include "reference/tables/play.hpp"
#include "reference/tables/position.hpp"

/// The one JSON form of the values of the games with dice, for messages and case files alike.
namespace nardcheck::client {

/// Keys "bar", "24" … "1", "off"; zero counts are left out.
[[nodiscard]] Json encode(const tables::Side& side);
/// {"black", "white"}
[[nodiscard]] Json encode(const tables::Layout& layout);
/// {"black", "turn", "white"}
[[nodiscard]] Json encode(const tables::Position& position);
/// "white" or "black"
[[nodiscard]] Json encode(tables::Colour colour);
/// Two numbers, the larger first.
[[nodiscard]] Json encode(const tables::Dice& dice);
/// A list of {"from", "to"}.
[[nodiscard]] Json encode(const tables::Play& play);
/// {"over": false} or {"over": true, "winner", "kind"?, "points"?}
[[nodiscard]] Json encode(const tables::Outcome& outcome);
/// A list of layouts in the order given.
[[nodiscard]] Json encode(const std::vector<tables::Layout>& layouts);

// Each of these throws CodecError for anything that is not the form above. What they accept is only well-formed:
// whether a game can show it is for the rules to say. `members` says what happens to members that are not named
// above: an error, or nothing. A side is always exact.

/// Counts are 0 to 255; a zero count may be written out.
[[nodiscard]] tables::Side side_from(const Json& json, const Place& place = {});
[[nodiscard]] tables::Layout layout_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::Position position_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::Colour colour_from(const Json& json, const Place& place = {});
/// Two integers 1 to 6 in any order.
[[nodiscard]] tables::Dice dice_from(const Json& json, const Place& place = {});
/// Places 0 to 25. The text form of a play is not read here.
[[nodiscard]] tables::Play play_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::Outcome outcome_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] std::vector<tables::Layout> layouts_from(const Json& json, Members members, const Place& place = {});

} // namespace nardcheck::client
