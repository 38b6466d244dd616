#include "conformance/response_json.hpp"

#include <optional>
#include <utility>

#include "adapters/client/codec.hpp"
#include "adapters/client/match_codec.hpp"
#include "conformance/question_json.hpp"

namespace nardcheck::conformance {

namespace {

using client::CodecError;
using client::Json;
using client::Members;
using client::Place;

specs::Response plays_from(const Json& plays) {
    const Place document;
    const Place place = document.member("plays");
    client::demand_array(plays, place);
    std::vector<specs::PlayForm> forms;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        forms.push_back(play_form_from(plays[i], Members::open, place.element(i)));
    }
    return forms;
}

/// One of two members, and not both: which of them the engine would stand by could not be told.
const Json* either(const Json& result, const char* one, const char* other) {
    const Json* first = client::optional_member(result, one, {});
    const Json* second = client::optional_member(result, other, {});
    if ((first == nullptr) == (second == nullptr)) {
        throw CodecError({}, std::string("either \"") + one + "\" or \"" + other + "\" is wanted");
    }
    return first;
}

} // namespace

specs::Response response_from(specs::Method method, const Json& result) {
    const Place place;
    client::demand_object(result, place);
    switch (method) {
    case specs::Method::legal_plays:
        if (const Json* positions = either(result, "positions", "plays")) {
            return client::layouts_from(*positions, Members::open, place.member("positions"));
        }
        return plays_from(result.at("plays"));
    case specs::Method::choose_play:
        if (const Json* position = either(result, "position", "play")) {
            return std::vector<tables::Layout>{client::layout_from(*position, Members::open, place.member("position"))};
        }
        return std::vector<specs::PlayForm>{play_form_from(result.at("play"), Members::open, place.member("play"))};
    case specs::Method::check_play: {
        specs::CheckAnswer check;
        check.legal = client::boolean_from(client::member(result, "legal", place), place.member("legal"));
        if (const Json* position = client::optional_member(result, "position", place); check.legal && position) {
            check.result = client::layout_from(*position, Members::open, place.member("position"));
        }
        return check;
    }
    case specs::Method::start: {
        const Json& position = client::member(result, "position", place);
        return specs::StartAnswer{client::layout_from(position, Members::open, place.member("position"))};
    }
    case specs::Method::opening: {
        const tables::Opening opening = client::opening_from(result, {}, Members::open, place);
        return specs::OpeningResponse{opening.starts, opening.dice,
                                      result.contains("cube") ? std::optional(opening.cube) : std::nullopt};
    }
    case specs::Method::may_double: {
        const Json& may = client::member(result, "may_double", place);
        return specs::MayDoubleAnswer{client::boolean_from(may, place.member("may_double"))};
    }
    case specs::Method::doubling:
        return client::doubled_from(result, Members::open, place);
    case specs::Method::resign:
        return client::resignation_from(result, Members::open, place);
    case specs::Method::match:
        return client::standing_from(result, Members::open, place);
    case specs::Method::outcome:
        break;
    }
    return client::outcome_from(result, Members::open, place);
}

} // namespace nardcheck::conformance
