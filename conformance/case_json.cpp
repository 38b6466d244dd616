#include "conformance/case_json.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace nardcheck::conformance {

namespace {

using client::CodecError;
using client::Json;
using client::Members;
using client::Place;

std::vector<std::string> strings_from(const Json& json, const Place& place) {
    client::demand_array(json, place);
    std::vector<std::string> strings;
    for (std::size_t i = 0; i < json.size(); ++i) {
        strings.push_back(client::string_from(json[i], place.element(i)));
        if (std::find(strings.begin(), strings.end() - 1, strings.back()) != strings.end() - 1) {
            throw CodecError(place.element(i), fmt::format("'{}' is given twice", strings.back()));
        }
    }
    return strings;
}

/// Whether the text is TOPIC/NAME, each at least one lower-case letter, digit or one of `others`. Not a regular
/// expression: those of the standard library recurse once a character.
bool has_id_form(std::string_view text, std::string_view others) {
    const auto is_part = [others](std::string_view part) {
        return !part.empty() && std::all_of(part.begin(), part.end(), [others](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || others.find(c) != std::string_view::npos;
        });
    };
    const auto slash = text.find('/');
    return slash != std::string_view::npos && is_part(text.substr(0, slash)) && is_part(text.substr(slash + 1));
}

void demand_id_form(const std::string& id, const Place& place) {
    if (!has_id_form(id, "._-")) {
        throw CodecError(place, fmt::format("'{}' is no id; TOPIC/NAME of a-z, 0-9, '.', '_' and '-' is wanted", id));
    }
}

std::vector<std::string> clauses_from(const Json& json, const Place& place) {
    std::vector<std::string> clauses = strings_from(json, place);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (!has_id_form(clauses[i], "-")) {
            throw CodecError(place.element(i), fmt::format("'{}' is no id of a clause; TOPIC/NAME of a-z, 0-9 and '-' "
                                                           "is wanted",
                                                           clauses[i]));
        }
    }
    return clauses;
}

/// What a case says about itself, whatever it asks.
std::vector<std::string_view> members_of_case_and(const std::vector<std::string_view>& more) {
    std::vector<std::string_view> members = {"id", "rulesets", "clauses", "level", "tier", "comment"};
    members.insert(members.end(), more.begin(), more.end());
    return members;
}

/// The members of one request and its answer, for any method.
std::vector<std::string_view> members_of_step() {
    std::vector<std::string_view> members = {"method", "expect"};
    for (const specs::Param param : specs::all_params()) {
        members.push_back(name_of(param));
    }
    return members;
}

CaseStep step_from(const Json& json, Completeness completeness, const Place& place) {
    CaseStep step;
    const specs::Method method = method_from(client::member(json, "method", place), place.member("method"));
    step.question = question_from(method, json, Members::exact, place);
    for (const specs::Param param : specs::all_params()) {
        const std::string name(name_of(param));
        if (json.contains(name) && !specs::form_of(method).takes(param)) {
            throw CodecError(place.member(name), fmt::format("{} has no {}", name_of(method), name));
        }
    }
    if (completeness == Completeness::whole || json.contains("expect")) {
        step.expect = answer_from(step.question, client::member(json, "expect", place), place.member("expect"));
    }
    return step;
}

Tier tier_from(const Json& json, const Place& place) {
    const std::string& name = client::string_from(json, place);
    for (const Tier tier : {Tier::smoke, Tier::core, Tier::full}) {
        if (name_of(tier) == name) {
            return tier;
        }
    }
    throw CodecError(place, fmt::format("'{}' is no tier; smoke, core or full is wanted", name));
}

} // namespace

std::string_view name_of(Tier tier) noexcept {
    switch (tier) {
    case Tier::smoke:
        return "smoke";
    case Tier::full:
        return "full";
    case Tier::core:
        break;
    }
    return "core";
}

Case case_from(const Json& json, Completeness completeness, const Place& place) {
    client::demand_object(json, place);
    Case result;
    if (completeness == Completeness::whole || json.contains("id")) {
        result.id = client::string_from(client::member(json, "id", place), place.member("id"));
        demand_id_form(result.id, place.member("id"));
    }
    const Place rulesets = place.member("rulesets");
    result.rulesets = strings_from(client::member(json, "rulesets", place), rulesets);
    if (result.rulesets.empty()) {
        throw CodecError(rulesets, "no rule set");
    }
    if (const Json* clauses = client::optional_member(json, "clauses", place)) {
        result.clauses = clauses_from(*clauses, place.member("clauses"));
    }
    if (const Json* level = client::optional_member(json, "level", place)) {
        const std::string& name = client::string_from(*level, place.member("level"));
        if (name != "required" && name != "recommended") {
            throw CodecError(place.member("level"), fmt::format("'{}' is no level", name));
        }
        result.recommended = name == "recommended";
    }
    if (const Json* tier = client::optional_member(json, "tier", place)) {
        result.tier = tier_from(*tier, place.member("tier"));
    }
    if (const Json* comment = client::optional_member(json, "comment", place)) {
        result.comment = client::string_from(*comment, place.member("comment"));
    }
    if (const Json* steps = client::optional_member(json, "steps", place)) {
        client::demand_only(json, members_of_case_and({"steps"}), place);
        const Place here = place.member("steps");
        client::demand_array(*steps, here);
        if (steps->empty()) {
            throw CodecError(here, "no steps");
        }
        for (std::size_t i = 0; i < steps->size(); ++i) {
            const Place step = here.element(i);
            client::demand_object((*steps)[i], step);
            client::demand_only((*steps)[i], members_of_step(), step);
            result.steps.push_back(step_from((*steps)[i], completeness, step));
        }
    } else {
        client::demand_only(json, members_of_case_and(members_of_step()), place);
        result.steps.push_back(step_from(json, completeness, place));
    }
    return result;
}

} // namespace nardcheck::conformance
