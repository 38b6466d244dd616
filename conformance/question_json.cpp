#include "conformance/question_json.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "adapters/client/codec.hpp"
#include "adapters/client/match_codec.hpp"

namespace nardcheck::conformance {

namespace {

using client::CodecError;
using client::Json;
using client::Members;
using client::Place;
using specs::Method;
using specs::Param;

/// The cube of which opening is asked.
tables::Cube cube_before(const specs::Question& question) {
    return question.cube.value_or(tables::Cube{});
}

/// The value of an optional in its JSON form, or null.
template <typename Value>
Json encoded(const std::optional<Value>& value) {
    return value ? client::encode(*value) : Json(nullptr);
}

Json encode_play(const specs::PlayForm& play) {
    const auto* text = std::get_if<std::string>(&play);
    return text != nullptr ? Json(*text) : client::encode(std::get<tables::Play>(play));
}

/// The JSON form of one param; null for one that is not there.
Json encode_param(Param param, const specs::Question& question) {
    switch (param) {
    case Param::position:
        break;
    case Param::dice:
        return question.roll ? Json{question.roll->first, question.roll->second} : Json(nullptr);
    case Param::play:
        return question.play ? encode_play(*question.play) : Json(nullptr);
    case Param::rolls:
        return encoded(question.rolls);
    case Param::match:
        return encoded(question.match);
    case Param::cube:
        return encoded(question.cube);
    case Param::turn:
        return encoded(question.turn);
    case Param::doubles:
        return encoded(question.doubles);
    case Param::rolled:
        return question.rolled ? Json(*question.rolled) : Json(nullptr);
    case Param::reply:
        return encoded(question.reply);
    case Param::resigns:
        return encoded(question.resigns);
    case Param::length:
        return question.length ? Json(*question.length) : Json(nullptr);
    case Param::games:
        return client::encode(question.games);
    }
    return client::encode(question.position);
}

void read_param(Param param, const Json& json, Members members, const Place& place, specs::Question& question) {
    switch (param) {
    case Param::position:
        question.position = client::position_from(json, members, place);
        break;
    case Param::dice:
        // The codec checks the form; it forgets the order, which the engine is to be told.
        (void)client::dice_from(json, place);
        question.roll = specs::Roll{json[0].get<int>(), json[1].get<int>()};
        break;
    case Param::play:
        question.play = play_form_from(json, members, place);
        break;
    case Param::rolls:
        question.rolls = client::opening_rolls_from(json, members, place);
        break;
    case Param::match:
        question.match = client::match_from(json, members, place);
        break;
    case Param::cube:
        question.cube = client::cube_from(json, members, place);
        break;
    case Param::turn:
        question.turn = client::colour_from(json, place);
        break;
    case Param::doubles:
        question.doubles = client::colour_from(json, place);
        break;
    case Param::rolled:
        question.rolled = client::boolean_from(json, place);
        break;
    case Param::reply:
        question.reply = client::reply_from(json, place);
        break;
    case Param::resigns:
        question.resigns = client::colour_from(json, place);
        break;
    case Param::length:
        question.length = client::integer_from(json, 1, std::numeric_limits<int>::max(), place);
        break;
    case Param::games:
        question.games = client::games_from(json, members, place);
        break;
    }
}

std::vector<tables::Layout> results_from(const Json& json, const Place& place) {
    client::demand_only(json, {"positions"}, place);
    auto results =
        client::layouts_from(client::member(json, "positions", place), Members::exact, place.member("positions"));
    std::sort(results.begin(), results.end());
    if (results.empty() || std::adjacent_find(results.begin(), results.end()) != results.end()) {
        throw CodecError(place.member("positions"),
                         results.empty() ? "no result, not even that of a pass" : "a result is given twice");
    }
    return results;
}

specs::CheckAnswer check_from(const Json& json, const Place& place) {
    client::demand_only(json, {"legal", "position"}, place);
    specs::CheckAnswer check;
    check.legal = client::boolean_from(client::member(json, "legal", place), place.member("legal"));
    if (check.legal) {
        const Place here = place.member("position");
        check.result = client::layout_from(client::member(json, "position", place), Members::exact, here);
    } else if (json.contains("position")) {
        throw CodecError(place.member("position"), "a play that is not legal has no result");
    }
    return check;
}

} // namespace

Json encode_params(const specs::Question& question) {
    Json params = Json::object();
    for (const Param param : specs::all_params()) {
        if (!specs::form_of(question.method).takes(param)) {
            continue;
        }
        if (Json value = encode_param(param, question); !value.is_null()) {
            params[std::string(name_of(param))] = std::move(value);
        }
    }
    return params;
}

Json encode_answer(const specs::Question& question, const specs::Answer& answer) {
    if (const auto* results = std::get_if<std::vector<tables::Layout>>(&answer)) {
        return {{"positions", client::encode(*results)}};
    }
    if (const auto* check = std::get_if<specs::CheckAnswer>(&answer)) {
        Json json = {{"legal", check->legal}};
        if (check->result) {
            json["position"] = client::encode(*check->result);
        }
        return json;
    }
    if (const auto* start = std::get_if<specs::StartAnswer>(&answer)) {
        return {{"position", client::encode(start->layout)}};
    }
    if (const auto* opening = std::get_if<tables::Opening>(&answer)) {
        return client::encode(*opening, cube_before(question));
    }
    if (const auto* may = std::get_if<specs::MayDoubleAnswer>(&answer)) {
        return {{"may_double", may->may_double}};
    }
    if (const auto* doubled = std::get_if<tables::Doubled>(&answer)) {
        return client::encode(*doubled);
    }
    if (const auto* resignation = std::get_if<tables::Resignation>(&answer)) {
        return client::encode(*resignation);
    }
    if (const auto* standing = std::get_if<tables::Standing>(&answer)) {
        return client::encode(*standing);
    }
    return client::encode(std::get<tables::Outcome>(answer));
}

specs::PlayForm play_form_from(const Json& json, Members members, const Place& place) {
    if (json.is_string()) {
        return json.get<std::string>();
    }
    return client::play_from(json, members, place);
}

specs::Method method_from(const Json& json, const Place& place) {
    const std::string& name = client::string_from(json, place);
    if (const auto method = specs::method_named(name)) {
        return *method;
    }
    throw CodecError(place, fmt::format("unknown method '{}'", name));
}

specs::Question question_from(specs::Method method, const Json& params, Members members, const Place& place) {
    specs::Question question;
    question.method = method;
    const specs::MethodForm& form = specs::form_of(method);
    for (const Param param : specs::all_params()) {
        const auto name = name_of(param);
        const Json* json = form.has(param)     ? &client::member(params, name, place)
                           : form.takes(param) ? client::optional_member(params, name, place)
                                               : nullptr;
        if (json != nullptr) {
            read_param(param, *json, members, place.member(name), question);
        }
    }
    return question;
}

specs::Answer answer_from(const specs::Question& question, const Json& json, const Place& place) {
    switch (question.method) {
    case Method::legal_plays:
    case Method::choose_play:
        return results_from(json, place);
    case Method::check_play:
        return check_from(json, place);
    case Method::start: {
        client::demand_only(json, {"position"}, place);
        const Place here = place.member("position");
        return specs::StartAnswer{client::layout_from(client::member(json, "position", place), Members::exact, here)};
    }
    case Method::opening:
        return client::opening_from(json, cube_before(question), Members::exact, place);
    case Method::may_double: {
        client::demand_only(json, {"may_double"}, place);
        const Json& may = client::member(json, "may_double", place);
        return specs::MayDoubleAnswer{client::boolean_from(may, place.member("may_double"))};
    }
    case Method::doubling:
        return client::doubled_from(json, Members::exact, place);
    case Method::resign:
        return client::resignation_from(json, Members::exact, place);
    case Method::match:
        return client::standing_from(json, Members::exact, place);
    case Method::outcome:
        break;
    }
    return client::outcome_from(json, Members::exact, place);
}

} // namespace nardcheck::conformance
