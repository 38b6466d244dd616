#include "specs/method.hpp"

#include <algorithm>

namespace nardcheck::specs {

bool MethodForm::has(Param param) const noexcept {
    return std::find(params.begin(), params.end(), param) != params.end();
}

bool MethodForm::takes(Param param) const noexcept {
    return has(param) || std::find(optional.begin(), optional.end(), param) != optional.end();
}

const std::vector<MethodForm>& methods() {
    static const std::vector<MethodForm> all = {
        {Method::legal_plays, "legal_plays", {Param::position, Param::dice}},
        {Method::check_play, "check_play", {Param::position, Param::dice, Param::play}},
        {Method::choose_play, "choose_play", {Param::position, Param::dice}},
        {Method::outcome, "outcome", {Param::position}, {Param::cube}},
        {Method::start, "start", {}},
        {Method::opening, "opening", {Param::rolls}, {Param::cube}},
        {Method::may_double, "may_double", {Param::match, Param::turn, Param::rolled}, {Param::cube, Param::doubles}},
        {Method::doubling,
         "double",
         {Param::match, Param::turn, Param::rolled, Param::reply},
         {Param::cube, Param::doubles}},
        {Method::resign, "resign", {Param::position, Param::resigns}, {Param::cube}},
        {Method::match, "match", {Param::length, Param::games}},
    };
    return all;
}

const MethodForm& form_of(Method method) {
    return methods().at(static_cast<std::size_t>(method));
}

std::string_view name_of(Method method) {
    return form_of(method).name;
}

std::optional<Method> method_named(std::string_view name) {
    const auto found =
        std::find_if(methods().begin(), methods().end(), [&](const MethodForm& form) { return form.name == name; });
    return found == methods().end() ? std::nullopt : std::optional(found->method);
}

const std::vector<Param>& all_params() {
    static const std::vector<Param> all = {Param::position, Param::dice,   Param::play,    Param::rolls,  Param::match,
                                           Param::cube,     Param::turn,   Param::doubles, Param::rolled, Param::reply,
                                           Param::resigns,  Param::length, Param::games};
    return all;
}

std::string_view name_of(Param param) noexcept {
    switch (param) {
    case Param::dice:
        return "dice";
    case Param::play:
        return "play";
    case Param::rolls:
        return "rolls";
    case Param::match:
        return "match";
    case Param::cube:
        return "cube";
    case Param::turn:
        return "turn";
    case Param::doubles:
        return "doubles";
    case Param::rolled:
        return "rolled";
    case Param::reply:
        return "reply";
    case Param::resigns:
        return "resigns";
    case Param::length:
        return "length";
    case Param::games:
        return "games";
    case Param::position:
        break;
    }
    return "position";
}

} // namespace nardcheck::specs
