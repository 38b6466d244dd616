#include "conformance/generation/kind.hpp"

#include <algorithm>

namespace nardcheck::conformance {

std::string_view name_of(Kind kind) noexcept {
    switch (kind) {
    case Kind::realistic:
        return "realistic";
    case Kind::near_miss:
        return "near-miss";
    case Kind::legal_play:
        return "legal-play";
    case Kind::narrowed:
        return "narrowed";
    case Kind::after_bar:
        return "after-bar";
    case Kind::boundary:
        return "boundary";
    case Kind::self_play:
        return "self-play";
    case Kind::session:
        return "session";
    case Kind::minimal:
        break;
    }
    return "minimal";
}

std::optional<Kind> kind_named(std::string_view name) noexcept {
    const auto& all = all_kinds();
    const auto found = std::find_if(all.begin(), all.end(), [&](Kind kind) { return name_of(kind) == name; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::string topic_of(Kind kind, std::string_view clause) {
    std::string name(name_of(kind));
    if (kind == Kind::boundary || kind == Kind::self_play || kind == Kind::session) {
        return name;
    }
    return name + '-' + std::string(clause.substr(0, clause.find('/')));
}

bool is_of(Kind kind, std::string_view id) {
    const std::string_view topic = id.substr(0, id.find('/'));
    const std::string_view name = name_of(kind);
    return topic.substr(0, name.size()) == name && (topic.size() == name.size() || topic[name.size()] == '-');
}

const std::vector<Kind>& all_kinds() {
    static const std::vector<Kind> all = {Kind::minimal,    Kind::realistic, Kind::near_miss,
                                          Kind::legal_play, Kind::narrowed,  Kind::after_bar,
                                          Kind::boundary,   Kind::self_play, Kind::session};
    return all;
}

} // namespace nardcheck::conformance
