#include "adapters/client/match_codec.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

#include "adapters/client/codec.hpp"

namespace nardcheck::client {

namespace {

constexpr int any_number = std::numeric_limits<int>::max();

Json colour_or_null(const std::optional<tables::Colour>& colour) {
    return colour ? encode(*colour) : Json(nullptr);
}

std::optional<tables::Colour> colour_or_null_from(const Json& json, const Place& place) {
    return json.is_null() ? std::nullopt : std::optional(colour_from(json, place));
}

tables::Score score_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"white", "black"}, place);
    return {integer_from(member(json, "white", place), 0, any_number, place.member("white")),
            integer_from(member(json, "black", place), 0, any_number, place.member("black"))};
}

tables::GameWon game_from(const Json& json, Members members, int least_points, const Place& place) {
    demand_members(json, members, {"winner", "points"}, place);
    return {colour_from(member(json, "winner", place), place.member("winner")),
            integer_from(member(json, "points", place), least_points, any_number, place.member("points"))};
}

/// Demands one of two members, and not both: which of them the engine would stand by could not be told.
void demand_either(const Json& json, const char* one, const char* other, const Place& place) {
    demand_object(json, place);
    if (json.contains(one) == json.contains(other)) {
        throw CodecError(place, std::string("either \"") + one + "\" or \"" + other + "\" is wanted");
    }
}

/// What is right is worth something.
int least_points(Members members) {
    return members == Members::exact ? 1 : 0;
}

} // namespace

Json encode(const tables::Cube& cube) {
    return {{"value", cube.value}, {"owner", colour_or_null(cube.owner)}};
}

Json encode(const tables::OpeningRolls& rolls) {
    return {{"white", rolls.white}, {"black", rolls.black}};
}

Json encode(const tables::Score& score) {
    return {{"white", score.white}, {"black", score.black}};
}

Json encode(const tables::Match& match) {
    return {{"length", match.length ? Json(*match.length) : Json(nullptr)},
            {"score", encode(match.score)},
            {"crawford", match.crawford}};
}

Json encode(const std::vector<tables::GameWon>& games) {
    Json json = Json::array();
    for (const tables::GameWon& game : games) {
        json.push_back({{"winner", encode(game.winner)}, {"points", game.points}});
    }
    return json;
}

Json encode(tables::Reply reply) {
    return Json(name_of(reply));
}

Json encode(const tables::Opening& opening, const tables::Cube& before) {
    Json json = {{"starts", colour_or_null(opening.starts)}};
    if (opening.starts) {
        json["dice"] = opening.dice ? encode(*opening.dice) : Json(nullptr);
    }
    if (opening.cube != before) {
        json["cube"] = encode(opening.cube);
    }
    return json;
}

Json encode(const tables::Doubled& doubled) {
    if (const auto* cube = std::get_if<tables::Cube>(&doubled)) {
        return {{"cube", encode(*cube)}};
    }
    const auto& game = std::get<tables::GameWon>(doubled);
    return {{"winner", encode(game.winner)}, {"points", game.points}};
}

Json encode(const tables::Resignation& resignation) {
    if (resignation.points) {
        return {{"points", *resignation.points}};
    }
    return {{"offers", resignation.offers}, {"refusable", resignation.refusable}};
}

Json encode(const tables::Standing& standing) {
    Json json = {{"score", encode(standing.score)}, {"winner", colour_or_null(standing.winner)}};
    if (standing.crawford) {
        json["crawford"] = *standing.crawford;
    }
    return json;
}

tables::Cube cube_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"value", "owner"}, place);
    return {integer_from(member(json, "value", place), 1, any_number, place.member("value")),
            colour_or_null_from(member(json, "owner", place), place.member("owner"))};
}

tables::OpeningRolls opening_rolls_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"white", "black"}, place);
    return {integer_from(member(json, "white", place), 1, 6, place.member("white")),
            integer_from(member(json, "black", place), 1, 6, place.member("black"))};
}

tables::Match match_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"length", "score", "crawford"}, place);
    tables::Match match;
    if (const Json& length = member(json, "length", place); !length.is_null()) {
        match.length = integer_from(length, 1, any_number, place.member("length"));
    }
    match.score = score_from(member(json, "score", place), members, place.member("score"));
    match.crawford = boolean_from(member(json, "crawford", place), place.member("crawford"));
    return match;
}

std::vector<tables::GameWon> games_from(const Json& json, Members members, const Place& place) {
    demand_array(json, place);
    std::vector<tables::GameWon> games;
    for (std::size_t i = 0; i < json.size(); ++i) {
        games.push_back(game_from(json[i], members, 1, place.element(i)));
    }
    return games;
}

tables::Reply reply_from(const Json& json, const Place& place) {
    const std::string& name = string_from(json, place);
    for (const tables::Reply reply : {tables::Reply::take, tables::Reply::drop}) {
        if (name == name_of(reply)) {
            return reply;
        }
    }
    throw CodecError(place, R"(neither "take" nor "drop")");
}

tables::Opening opening_from(const Json& json, const tables::Cube& before, Members members, const Place& place) {
    demand_members(json, members, {"starts", "dice", "cube"}, place);
    tables::Opening opening;
    opening.cube = before;
    opening.starts = colour_or_null_from(member(json, "starts", place), place.member("starts"));
    if (opening.starts) {
        if (const Json& dice = member(json, "dice", place); !dice.is_null()) {
            opening.dice = dice_from(dice, place.member("dice"));
        }
    } else if (members == Members::exact) {
        demand_only(json, {"starts", "cube"}, place);
    }
    if (const Json* cube = optional_member(json, "cube", place)) {
        opening.cube = cube_from(*cube, members, place.member("cube"));
    }
    return opening;
}

tables::Doubled doubled_from(const Json& json, Members members, const Place& place) {
    demand_either(json, "cube", "winner", place);
    if (json.contains("winner")) {
        return game_from(json, members, least_points(members), place);
    }
    demand_members(json, members, {"cube"}, place);
    return cube_from(json.at("cube"), members, place.member("cube"));
}

tables::Resignation resignation_from(const Json& json, Members members, const Place& place) {
    demand_either(json, "points", "offers", place);
    tables::Resignation resignation;
    if (const Json* points = optional_member(json, "points", place)) {
        demand_members(json, members, {"points"}, place);
        resignation.points = integer_from(*points, least_points(members), any_number, place.member("points"));
        return resignation;
    }
    demand_members(json, members, {"offers", "refusable"}, place);
    const Json& offers = json.at("offers");
    const Place here = place.member("offers");
    demand_array(offers, here);
    for (std::size_t i = 0; i < offers.size(); ++i) {
        resignation.offers.push_back(integer_from(offers[i], least_points(members), any_number, here.element(i)));
    }
    std::sort(resignation.offers.begin(), resignation.offers.end());
    if (offers.empty() ||
        std::adjacent_find(resignation.offers.begin(), resignation.offers.end()) != resignation.offers.end()) {
        throw CodecError(here, offers.empty() ? "no offer" : "an offer is given twice");
    }
    resignation.refusable = boolean_from(member(json, "refusable", place), place.member("refusable"));
    return resignation;
}

tables::Standing standing_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"score", "crawford", "winner"}, place);
    tables::Standing standing;
    standing.score = score_from(member(json, "score", place), members, place.member("score"));
    if (const Json* crawford = optional_member(json, "crawford", place)) {
        standing.crawford = boolean_from(*crawford, place.member("crawford"));
    }
    standing.winner = colour_or_null_from(member(json, "winner", place), place.member("winner"));
    return standing;
}

} // namespace nardcheck::client
