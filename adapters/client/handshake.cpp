#include "adapters/client/handshake.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "adapters/client/fields.hpp"
#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

/// More than any engine uses, and few enough that a made-up number costs no memory.
constexpr int most_in_flight = 64;
constexpr std::size_t most_strings = 1000;

std::string optional_text(const Json& json, std::string_view name, const Place& place) {
    const Json* text = optional_member(json, name, place);
    return text == nullptr ? std::string() : one_line(string_from(*text, place.member(name)));
}

std::vector<std::string> strings_from(const Json& json, const Place& place) {
    demand_array(json, place);
    if (json.size() > most_strings) {
        throw CodecError(place, fmt::format("more than {} strings", most_strings));
    }
    std::vector<std::string> strings;
    for (const Json& text : json) {
        strings.push_back(one_line(string_from(text, place.element(strings.size()))));
    }
    return strings;
}

void demand_version(const Json& result, const Place& place) {
    const Place here = place.member("protocol");
    const int version = integer_from(member(result, "protocol", place), 0, std::numeric_limits<int>::max(), here);
    if (version != protocol_version) {
        throw CodecError(here, fmt::format("the engine speaks version {} of the protocol, nardcheck speaks {}", version,
                                           protocol_version));
    }
}

} // namespace

bool EngineInfo::claims(std::string_view ruleset, std::string_view method) const {
    const auto found = supports.find(ruleset);
    return found != supports.end() &&
           std::find(found->second.begin(), found->second.end(), method) != found->second.end();
}

Json initialize_params(const Json& user_rulesets) {
    Json params = {{"protocol", protocol_version},
                   {"harness", {{"name", "nardcheck"}, {"version", NARDCHECK_VERSION}}}};
    if (!user_rulesets.empty()) {
        params["rulesets"] = user_rulesets;
    }
    return params;
}

EngineInfo engine_info_from(const Json& result) {
    const Place root;
    demand_version(result, root);

    EngineInfo info;
    const Json& engine = member(result, "engine", root);
    const Place at_engine = root.member("engine");
    info.name = one_line(string_from(member(engine, "name", at_engine), at_engine.member("name")));
    info.version = one_line(string_from(member(engine, "version", at_engine), at_engine.member("version")));
    info.language = optional_text(engine, "language", at_engine);
    info.homepage = optional_text(engine, "homepage", at_engine);
    info.issues = optional_text(engine, "issues", at_engine);

    const Json& supports = member(result, "supports", root);
    const Place at_supports = root.member("supports");
    demand_object(supports, at_supports);
    if (supports.size() > most_strings) {
        throw CodecError(at_supports, fmt::format("more than {} rule sets", most_strings));
    }
    for (const auto& [ruleset, methods] : supports.get_ref<const Json::object_t&>()) {
        info.supports.emplace(one_line(ruleset), strings_from(methods, at_supports.member(ruleset)));
    }
    if (const Json* most = optional_member(result, "max_in_flight", root)) {
        info.max_in_flight = std::min(
            most_in_flight, integer_from(*most, 1, std::numeric_limits<int>::max(), root.member("max_in_flight")));
    }
    if (const Json* limits = optional_member(result, "limits", root)) {
        info.limits = strings_from(*limits, root.member("limits"));
    }
    return info;
}

} // namespace nardcheck::client
