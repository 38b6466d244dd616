#pragma once

#include <vector>

#include "adapters/client/fields.hpp"
#include "adapters/client/json.hpp"
#include "reference/tables/cube.hpp"
#include "reference/tables/doubling.hpp"
#include "reference/tables/match.hpp"
#include "reference/tables/opening.hpp"
#include "reference/tables/resignation.hpp"

/// The one JSON form of what surrounds the games, as codec.hpp has that of the games: opening, cube, match and
/// resignation.
namespace nardcheck::client {

/// {"value", "owner": "white", "black" or null}
[[nodiscard]] Json encode(const tables::Cube& cube);
/// {"white", "black"}
[[nodiscard]] Json encode(const tables::OpeningRolls& rolls);
/// {"white", "black"}
[[nodiscard]] Json encode(const tables::Score& score);
/// {"length": a number or null, "score", "crawford"}
[[nodiscard]] Json encode(const tables::Match& match);
/// A list of {"winner", "points"}.
[[nodiscard]] Json encode(const std::vector<tables::GameWon>& games);
/// "take" or "drop"
[[nodiscard]] Json encode(tables::Reply reply);
/// {"starts", "dice"} or {"starts": null}, with "cube" only where it is not the one `before` the throws.
[[nodiscard]] Json encode(const tables::Opening& opening, const tables::Cube& before);
/// {"cube"} or {"winner", "points"}
[[nodiscard]] Json encode(const tables::Doubled& doubled);
/// {"points"} or {"offers", "refusable"}
[[nodiscard]] Json encode(const tables::Resignation& resignation);
/// {"score", "crawford"?, "winner": "white", "black" or null}
[[nodiscard]] Json encode(const tables::Standing& standing);

// As in codec.hpp, each of these throws CodecError for anything that is not the form above, and what they accept is
// only well-formed. What engines answer may be of points that no game is worth.

[[nodiscard]] tables::Cube cube_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::OpeningRolls opening_rolls_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::Match match_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] std::vector<tables::GameWon> games_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::Reply reply_from(const Json& json, const Place& place = {});
/// A cube of which nothing is said is the one `before` the throws.
[[nodiscard]] tables::Opening opening_from(const Json& json, const tables::Cube& before, Members members,
                                           const Place& place = {});
[[nodiscard]] tables::Doubled doubled_from(const Json& json, Members members, const Place& place = {});
/// The offers may come in any order.
[[nodiscard]] tables::Resignation resignation_from(const Json& json, Members members, const Place& place = {});
[[nodiscard]] tables::Standing standing_from(const Json& json, Members members, const Place& place = {});

} // namespace nardcheck::client
