#include "conformance/rulesets.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "adapters/client/codec.hpp"
#include "adapters/client/fields.hpp"
#include "conformance/files.hpp"
#include "conformance/input_error.hpp"
#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;

/// The text form of a field's JSON value, however it is spelled.
std::string text_of(const Json& value, const client::Place& place) {
    if (value.is_boolean()) {
        return value.get<bool>() ? "yes" : "no";
    }
    if (value.is_number_integer()) {
        return value.dump();
    }
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (!value.is_object()) {
        throw client::CodecError(place, fmt::format("{} cannot be the value of a field", value.dump()));
    }
    const tables::Side side = client::side_from(value, place);
    std::string text;
    for (int point = tables::highest_point; point >= 1; --point) {
        if (side[point] > 0) {
            text += fmt::format("{}{}:{}", text.empty() ? "" : " ", point, side[point]);
        }
    }
    return text;
}

void set_field(Ruleset& ruleset, std::string_view field, std::string_view value) {
    tables::set_field(ruleset.set, field, value);
    ruleset.fields[std::string(field)] = field_as_json(ruleset.set, field);
}

/// The same from a JSON value. Throws tables::FieldError and client::CodecError, the latter also for a spelling that is
/// not the one of field_as_json: "yes" for true, or a start with checkers on the bar.
void set_field(Ruleset& ruleset, std::string_view field, const Json& value, const client::Place& place) {
    set_field(ruleset, field, text_of(value, place));
    const Json& spelling = ruleset.fields.at(std::string(field));
    const bool may_show_zeroes = field == "start" && value.is_object();
    if (may_show_zeroes ? client::side_from(value, place) != ruleset.set.start : value != spelling) {
        throw client::CodecError(place, fmt::format("{} is wanted in place of {}", spelling.dump(), value.dump()));
    }
}

/// Ids of units are put together of those of rule sets with ':' and '@', and are matched with '*'.
void demand_id_form(std::string_view id, const client::Place& place) {
    constexpr std::string_view form = "abcdefghijklmnopqrstuvwxyz0123456789._-";
    if (id.empty() || id.find_first_not_of(form) != std::string_view::npos) {
        throw client::CodecError(place, "an id of a-z, 0-9, '.', '_' and '-' is wanted");
    }
}

} // namespace

Json field_as_json(const tables::RuleSet& set, std::string_view field) {
    if (field == "start") {
        return client::encode(set.start);
    }
    const std::string text = tables::field_value(set, field);
    if (text == "yes" || text == "no") {
        return text == "yes";
    }
    const bool is_figure =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return is_figure ? Json(std::stoi(text)) : Json(text);
}

Rulesets::Rulesets() {
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        Ruleset& built_in = all_.emplace_back();
        built_in.set = set;
        built_in.base = set.id;
        built_in.claimed_as = set.id;
    }
}

void Rulesets::add_file(const std::filesystem::path& path) {
    try {
        const Json rulesets = client::parse_strict(read_file(path));
        const client::Place document;
        client::demand_object(rulesets, document);
        for (const auto& [id, definition] : rulesets.items()) {
            demand_id_form(id, document.member(id));
        }
        add(rulesets, path.string());
    } catch (const client::JsonError& error) {
        throw InputError(path.string(), error.place(), error.fault());
    } catch (const client::CodecError& error) {
        throw InputError(path.string(), error.pointer(), error.fault());
    }
}

void Rulesets::add(const Json& rulesets, const std::string& source) {
    try {
        const client::Place document;
        client::demand_object(rulesets, document);
        for (const auto& [id, definition] : rulesets.items()) {
            const client::Place here = document.member(id);
            client::demand_object(definition, here);
            client::demand_only(definition, {"base", "fields"}, here);
            const std::string& base =
                client::string_from(client::member(definition, "base", here), here.member("base"));
            const Ruleset* known = find(base);
            if (known == nullptr || !known->is_built_in()) {
                throw InputError(source, here.member("base").pointer(),
                                 fmt::format("'{}' is no built-in rule set", base));
            }
            if (id.empty() || find(id) != nullptr) {
                throw InputError(source, here.pointer(), fmt::format("there is a rule set '{}' already", id));
            }
            Ruleset made = *known;
            made.set.id = id;
            made.claimed_as = id;
            const Json& fields = client::member(definition, "fields", here);
            const client::Place fields_place = here.member("fields");
            client::demand_object(fields, fields_place);
            for (const auto& [field, value] : fields.items()) {
                const client::Place field_place = fields_place.member(field);
                try {
                    set_field(made, field, value, field_place);
                } catch (const tables::FieldError& error) {
                    throw InputError(source, field_place.pointer(), error.what());
                }
            }
            all_.push_back(std::move(made));
        }
    } catch (const client::CodecError& error) {
        throw InputError(source, error.pointer(), error.fault());
    }
}

const Ruleset& Rulesets::derive(std::string_view base, const std::vector<std::string>& assignments) {
    Ruleset derived = get(base);
    std::set<std::string> fields;
    for (const std::string& assignment : assignments) {
        const auto equals = assignment.find('=');
        if (equals == std::string::npos) {
            throw InputError("--set", assignment, "FIELD=VALUE is wanted");
        }
        if (!fields.insert(assignment.substr(0, equals)).second) {
            throw InputError("--set", assignment, "the field is set twice");
        }
        try {
            set_field(derived, assignment.substr(0, equals), assignment.substr(equals + 1));
        } catch (const tables::FieldError& error) {
            throw InputError("--set", assignment, error.what());
        }
        derived.set.id += "+" + assignment;
    }
    return all_.emplace_back(std::move(derived));
}

const Ruleset& Rulesets::get(std::string_view id) const {
    if (const Ruleset* found = find(id)) {
        return *found;
    }
    std::vector<std::string_view> known;
    for (const Ruleset& ruleset : all_) {
        known.emplace_back(ruleset.id());
    }
    throw InputError(fmt::format("unknown rule set '{}'; there are {}", id, fmt::join(known, ", ")));
}

const Ruleset* Rulesets::find(std::string_view id) const noexcept {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Ruleset& one) { return one.id() == id; });
    return found == all_.end() ? nullptr : &*found;
}

Json Rulesets::user_made() const {
    Json made = Json::object();
    for (const Ruleset& ruleset : all_) {
        if (!ruleset.is_built_in()) {
            made[ruleset.id()] = {{"base", ruleset.base}, {"fields", ruleset.fields}};
        }
    }
    return made;
}

} // namespace nardcheck::conformance
