#include "adapters/client/codec.hpp"

#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace nardcheck::client {

namespace {

using tables::bar;
using tables::off;

constexpr int largest_count = std::numeric_limits<std::uint8_t>::max();

std::string key_of(int place) {
    return place == bar ? "bar" : place == off ? "off" : std::to_string(place);
}

/// The place that a key of a side names, or -1. Point numbers have one spelling: no sign, no leading zero.
int place_named(std::string_view key) {
    if (key == "bar") {
        return bar;
    }
    if (key == "off") {
        return off;
    }
    if (key.empty() || key.size() > 2 || key[0] < '1' || key[0] > '9') {
        return -1;
    }
    int point = key[0] - '0';
    if (key.size() == 2) {
        if (key[1] < '0' || key[1] > '9') {
            return -1;
        }
        point = point * 10 + (key[1] - '0');
    }
    return point <= tables::highest_point ? point : -1;
}

tables::Layout layout_of(const Json& json, const Place& place) {
    return {side_from(member(json, "white", place), place.member("white")),
            side_from(member(json, "black", place), place.member("black"))};
}

tables::Kind kind_from(const Json& json, const Place& place) {
    const std::string& name = string_from(json, place);
    for (const tables::Kind kind : {tables::Kind::single, tables::Kind::mars, tables::Kind::koks}) {
        if (name == name_of(kind)) {
            return kind;
        }
    }
    throw CodecError(place, R"(neither "single" nor "mars" nor "koks")");
}

} // namespace

Json encode(const tables::Side& side) {
    Json json = Json::object();
    for (int place = off; place <= bar; ++place) {
        if (side[place] != 0) {
            json.emplace(key_of(place), side[place]);
        }
    }
    return json;
}

Json encode(const tables::Layout& layout) {
    return {{"white", encode(layout.white)}, {"black", encode(layout.black)}};
}

Json encode(const tables::Position& position) {
    Json json = encode(position.layout);
    json["turn"] = encode(position.turn);
    return json;
}

Json encode(tables::Colour colour) {
    return Json(name_of(colour));
}

Json encode(const tables::Dice& dice) {
    return Json::array({dice.larger(), dice.smaller()});
}

Json encode(const tables::Play& play) {
    Json json = Json::array();
    for (const tables::Step& step : play) {
        json.push_back({{"from", step.from}, {"to", step.to}});
    }
    return json;
}

Json encode(const tables::Outcome& outcome) {
    Json json = {{"over", outcome.has_value()}};
    if (outcome) {
        json["winner"] = encode(outcome->winner);
        if (outcome->kind) {
            json["kind"] = name_of(*outcome->kind);
        }
        if (outcome->points) {
            json["points"] = *outcome->points;
        }
    }
    return json;
}

Json encode(const std::vector<tables::Layout>& layouts) {
    Json json = Json::array();
    for (const tables::Layout& layout : layouts) {
        json.push_back(encode(layout));
    }
    return json;
}

tables::Side side_from(const Json& json, const Place& place) {
    demand_object(json, place);
    tables::Side side;
    for (const auto& [key, count] : json.get_ref<const Json::object_t&>()) {
        const Place here = place.member(key);
        const int named = place_named(key);
        if (named < 0) {
            throw CodecError(here, R"(unknown key: a side has "bar", "24" to "1" and "off")");
        }
        side.set(named, integer_from(count, 0, largest_count, here));
    }
    return side;
}

tables::Layout layout_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"white", "black"}, place);
    return layout_of(json, place);
}

tables::Position position_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"white", "black", "turn"}, place);
    return {layout_of(json, place), colour_from(member(json, "turn", place), place.member("turn"))};
}

tables::Colour colour_from(const Json& json, const Place& place) {
    const std::string& name = string_from(json, place);
    for (const tables::Colour colour : {tables::Colour::white, tables::Colour::black}) {
        if (name == name_of(colour)) {
            return colour;
        }
    }
    throw CodecError(place, R"(neither "white" nor "black")");
}

tables::Dice dice_from(const Json& json, const Place& place) {
    demand_array(json, place);
    if (json.size() != 2) {
        throw CodecError(place, fmt::format("{} numbers where two dice belong", json.size()));
    }
    return {integer_from(json[0], 1, 6, place.element(0)), integer_from(json[1], 1, 6, place.element(1))};
}

tables::Play play_from(const Json& json, Members members, const Place& place) {
    demand_array(json, place);
    tables::Play play;
    play.reserve(json.size());
    for (const Json& step : json) {
        const Place here = place.element(play.size());
        demand_members(step, members, {"from", "to"}, here);
        play.push_back({integer_from(member(step, "from", here), off, bar, here.member("from")),
                        integer_from(member(step, "to", here), off, bar, here.member("to"))});
    }
    return play;
}

tables::Outcome outcome_from(const Json& json, Members members, const Place& place) {
    demand_members(json, members, {"over", "winner", "kind", "points"}, place);
    if (!boolean_from(member(json, "over", place), place.member("over"))) {
        if (members == Members::exact) {
            demand_only(json, {"over"}, place);
        }
        return {};
    }
    tables::Win win;
    win.winner = colour_from(member(json, "winner", place), place.member("winner"));
    if (const Json* kind = optional_member(json, "kind", place)) {
        win.kind = kind_from(*kind, place.member("kind"));
    }
    if (const Json* points = optional_member(json, "points", place)) {
        win.points = integer_from(*points, 0, std::numeric_limits<int>::max(), place.member("points"));
    }
    return win;
}

std::vector<tables::Layout> layouts_from(const Json& json, Members members, const Place& place) {
    demand_array(json, place);
    std::vector<tables::Layout> layouts;
    layouts.reserve(json.size());
    for (const Json& layout : json) {
        layouts.push_back(layout_from(layout, members, place.element(layouts.size())));
    }
    return layouts;
}

} // namespace nardcheck::client
