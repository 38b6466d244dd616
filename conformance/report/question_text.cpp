#include "conformance/report/question_text.hpp"

#include <variant>

#include <fmt/format.h>

#include "adapters/client/text.hpp"

namespace nardcheck::conformance {

namespace {

std::string play_text(const specs::PlayForm& play) {
    if (const auto* text = std::get_if<std::string>(&play)) {
        return client::one_line(*text);
    }
    std::string text;
    for (const tables::Step& step : std::get<tables::Play>(play)) {
        text += fmt::format("{}{}/{}", text.empty() ? "" : ", ", step.from, step.to);
    }
    return text.empty() ? "none (a pass)" : text;
}

} // namespace

std::string question_text(const specs::Question& question) {
    if (!specs::form_of(question.method).has(specs::Param::position)) {
        return fmt::format("{}: the board above is right", name_of(question.method));
    }
    const bool is_white = question.position.turn == tables::Colour::white;
    std::string text =
        fmt::format("{}: {} ({})", name_of(question.method), name_of(question.position.turn), is_white ? 'X' : 'O');
    if (question.roll) {
        text += fmt::format(", dice {}-{}", question.roll->first, question.roll->second);
    }
    if (question.play) {
        text += fmt::format(", play {}", play_text(*question.play));
    }
    return text;
}

} // namespace nardcheck::conformance
