#include "specs/method.hpp"

#include <algorithm>

namespace nardcheck::specs {

bool MethodForm::has(Param param) const noexcept {
    return std::find(params.begin(), params.end(), param) != params.end();
}

const std::vector<MethodForm>& methods() {
    static const std::vector<MethodForm> all = {
        {Method::legal_plays, "legal_plays", {Param::position, Param::dice}},
        {Method::check_play, "check_play", {Param::position, Param::dice, Param::play}},
        {Method::choose_play, "choose_play", {Param::position, Param::dice}},
        {Method::outcome, "outcome", {Param::position}},
        {Method::start, "start", {}},
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
    static const std::vector<Param> all = {Param::position, Param::dice, Param::play};
    return all;
}

std::string_view name_of(Param param) noexcept {
    switch (param) {
    case Param::dice:
        return "dice";
    case Param::play:
        return "play";
    case Param::position:
        break;
    }
    return "position";
}

} // namespace nardcheck::specs
