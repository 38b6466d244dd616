#include "conformance/case_layout.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "specs/method.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;

/// {"bar": 1, "24": 2, …, "off": 3}: the checkers in the order in which they have to move. In the dense form all 26
/// counts by their index.
std::string side_text(const Json& side) {
    if (side.is_array()) {
        return side.dump();
    }
    std::string text;
    const auto add = [&](const std::string& place) {
        if (const auto found = side.find(place); found != side.end()) {
            text += fmt::format("{}\"{}\": {}", text.empty() ? "" : ", ", place, found->dump());
        }
    };
    add("bar");
    for (int point = 24; point >= 1; --point) {
        add(std::to_string(point));
    }
    add("off");
    return "{" + text + "}";
}

std::string layout_text(const Json& layout) {
    std::string text =
        fmt::format("{{\"white\": {}, \"black\": {}", side_text(layout.at("white")), side_text(layout.at("black")));
    if (const auto turn = layout.find("turn"); turn != layout.end()) {
        text += fmt::format(", \"turn\": {}", turn->dump());
    }
    return text + "}";
}

/// Members of small objects that one reads before the others, which follow by the alphabet.
constexpr std::array<std::string_view, 8> read_first = {"length",   "score", "white", "black",
                                                        "crawford", "value", "owner", "starts"};

/// Values of a few words, on one line with a space after each comma and colon.
std::string flat_text(const Json& json) {
    std::string text;
    if (json.is_array()) {
        for (const Json& element : json) {
            text += (text.empty() ? "" : ", ") + flat_text(element);
        }
        return "[" + text + "]";
    }
    if (json.is_object()) {
        const auto add = [&](const std::string& key, const Json& value) {
            text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", Json(key).dump(), flat_text(value));
        };
        for (const std::string_view key : read_first) {
            if (const auto found = json.find(key); found != json.end()) {
                add(std::string(key), *found);
            }
        }
        for (const auto& [key, value] : json.items()) {
            if (std::find(read_first.begin(), read_first.end(), key) == read_first.end()) {
                add(key, value);
            }
        }
        return "{" + text + "}";
    }
    return json.dump();
}

std::string play_text(const Json& play) {
    if (play.is_string()) {
        return play.dump();
    }
    std::string text;
    for (const Json& step : play) {
        text += fmt::format("{}{{\"from\": {}, \"to\": {}}}", text.empty() ? "" : ", ", step.at("from").dump(),
                            step.at("to").dump());
    }
    return "[" + text + "]";
}

std::string expect_text(const Json& expect, const std::string& indent) {
    if (const auto positions = expect.find("positions"); positions != expect.end()) {
        std::string text;
        for (const Json& layout : *positions) {
            text += fmt::format("{}\n{}  {}", text.empty() ? "" : ",", indent, layout_text(layout));
        }
        return fmt::format("{{\"positions\": [{}\n{}]}}", text, indent);
    }
    if (const auto position = expect.find("position"); position != expect.end()) {
        const char* legal = expect.contains("legal") ? "\"legal\": true, " : "";
        return fmt::format("{{{}\"position\": {}}}", legal, layout_text(*position));
    }
    return flat_text(expect);
}

std::string request_text(const Json& json, const std::string& indent);

std::string member_text(std::string_view name, const Json& value, const std::string& indent) {
    if (name == "position") {
        return layout_text(value);
    }
    if (name == "play") {
        return play_text(value);
    }
    if (name == "expect") {
        return expect_text(value, indent);
    }
    if (name == "steps") {
        std::string text;
        for (const Json& step : value) {
            text += fmt::format("{}\n{}  {}", text.empty() ? "" : ",", indent, request_text(step, indent + "  "));
        }
        return fmt::format("[{}\n{}]", text, indent);
    }
    return flat_text(value);
}

/// The members of a case in the order in which one reads it.
std::vector<std::string_view> order_of_reading() {
    std::vector<std::string_view> order = {"id", "rulesets", "clauses", "level", "tier", "comment", "method"};
    for (const specs::Param param : specs::all_params()) {
        order.push_back(name_of(param));
    }
    order.insert(order.end(), {"expect", "steps"});
    return order;
}

/// A case, or a step of one: one member a line.
std::string request_text(const Json& json, const std::string& indent) {
    const std::string inner = indent + "  ";
    std::string text;
    for (const std::string_view name : order_of_reading()) {
        if (const auto member = json.find(name); member != json.end()) {
            text += fmt::format("{}\n{}\"{}\": {}", text.empty() ? "" : ",", inner, name,
                                member_text(name, *member, inner));
        }
    }
    return fmt::format("{{{}\n{}}}", text, indent);
}

} // namespace

std::string case_file_text(const Json& file) {
    std::string text = "{\n";
    for (const char* name : {"$schema", "generated_by"}) {
        if (const auto member = file.find(name); member != file.end()) {
            text += fmt::format("  \"{}\": {},\n", name, member->dump());
        }
    }
    std::string cases;
    for (const Json& golden : file.at("cases")) {
        cases += fmt::format("{}\n    {}", cases.empty() ? "" : ",", request_text(golden, "    "));
    }
    return text + fmt::format("  \"cases\": [{}\n  ]\n}}\n", cases);
}

} // namespace nardcheck::conformance
