#include "adapters/client/fields.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

void append_escaped(std::string& pointer, std::string_view name) {
    for (const char letter : name) {
        if (letter == '~') {
            pointer += "~0";
        } else if (letter == '/') {
            pointer += "~1";
        } else {
            pointer += letter;
        }
    }
}

} // namespace

Place Place::member(std::string_view name) const noexcept {
    Place place;
    place.parent_ = this;
    place.name_ = name;
    return place;
}

Place Place::element(std::size_t index) const noexcept {
    Place place;
    place.parent_ = this;
    place.index_ = index;
    place.is_element_ = true;
    return place;
}

std::string Place::pointer() const {
    if (parent_ == nullptr) {
        return {};
    }
    std::string pointer = parent_->pointer() + "/";
    if (is_element_) {
        pointer += std::to_string(index_);
    } else {
        append_escaped(pointer, name_);
    }
    return pointer;
}

CodecError::CodecError(const Place& place, const std::string& fault)
    : std::runtime_error(one_line((place.pointer().empty() ? "the value" : place.pointer()) + ": " + fault)),
      pointer_(place.pointer()), fault_(fault) {}

void demand_object(const Json& json, const Place& place) {
    if (!json.is_object()) {
        throw CodecError(place, fmt::format("{} where an object belongs", json.type_name()));
    }
}

void demand_only(const Json& json, const std::vector<std::string_view>& known, const Place& place) {
    demand_object(json, place);
    for (const auto& [name, value] : json.get_ref<const Json::object_t&>()) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            throw CodecError(place.member(name), "unknown key");
        }
    }
}

void demand_members(const Json& json, Members members, const std::vector<std::string_view>& known, const Place& place) {
    if (members == Members::exact) {
        demand_only(json, known, place);
    } else {
        demand_object(json, place);
    }
}

void demand_array(const Json& json, const Place& place) {
    if (!json.is_array()) {
        throw CodecError(place, fmt::format("{} where an array belongs", json.type_name()));
    }
}

const Json* optional_member(const Json& json, std::string_view name, const Place& place) {
    demand_object(json, place);
    const auto& members = json.get_ref<const Json::object_t&>();
    const auto found = members.find(name);
    return found == members.end() ? nullptr : &found->second;
}

const Json& member(const Json& json, std::string_view name, const Place& place) {
    const Json* found = optional_member(json, name, place);
    if (found == nullptr) {
        throw CodecError(place, fmt::format("no member \"{}\"", name));
    }
    return *found;
}

int integer_from(const Json& json, int least, int most, const Place& place) {
    const auto fault = [&] { return CodecError(place, fmt::format("not an integer from {} to {}", least, most)); };
    if (json.is_number_unsigned()) {
        const auto value = json.get_ref<const Json::number_unsigned_t&>();
        if (std::cmp_less(value, least) || std::cmp_greater(value, most)) {
            throw fault();
        }
        return static_cast<int>(value);
    }
    if (!json.is_number_integer()) {
        throw fault();
    }
    const auto value = json.get_ref<const Json::number_integer_t&>();
    if (value < least || value > most) {
        throw fault();
    }
    return static_cast<int>(value);
}

bool boolean_from(const Json& json, const Place& place) {
    if (!json.is_boolean()) {
        throw CodecError(place, fmt::format("{} where true or false belongs", json.type_name()));
    }
    return json.get<bool>();
}

const std::string& string_from(const Json& json, const Place& place) {
    if (!json.is_string()) {
        throw CodecError(place, fmt::format("{} where a string belongs", json.type_name()));
    }
    return json.get_ref<const std::string&>();
}

} // namespace nardcheck::client
