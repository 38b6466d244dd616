#include "conformance/report/result_text.hpp"

#include <fmt/format.h>

#include "reference/notation/play_notation.hpp"
#include "reference/tables/legal_plays.hpp"

namespace nardcheck::conformance {

namespace {

using tables::Side;

std::string place_text(int place) {
    if (place == tables::bar) {
        return "bar";
    }
    return place == tables::off ? "off" : std::to_string(place);
}

/// "white 24: 2 to 1, 18: 0 to 1", in white's numbering; empty where nothing differs.
std::string difference(const char* name, const Side& before, const Side& after) {
    std::string text;
    for (int place = tables::bar; place >= tables::off; --place) {
        if (before[place] != after[place]) {
            text +=
                fmt::format("{}{}: {} to {}", text.empty() ? "" : ", ", place_text(place), before[place], after[place]);
        }
    }
    return text.empty() ? text : fmt::format("{} {}", name, text);
}

} // namespace

ResultText::ResultText(const tables::Layout& before) : before_(before) {}

ResultText::ResultText(const tables::Rules& rules, const tables::Position& before, tables::Dice dice)
    : before_(before.layout) {
    for (const tables::LegalPlay& play : tables::plays_step_by_step(rules, before, dice)) {
        const std::string text = notation::play_text(play.play, before);
        plays_.emplace(play.result, text.empty() ? "no move" : text);
    }
}

std::string ResultText::of(const tables::Layout& result) const {
    if (const auto found = plays_.find(result); found != plays_.end()) {
        return found->second;
    }
    const std::string white = difference("white", before_.white, result.white);
    const std::string black = difference("black", before_.black, result.black);
    return white + (white.empty() || black.empty() ? "" : "; ") + black;
}

} // namespace nardcheck::conformance
