#include "specs/executed.hpp"

#include <algorithm>
#include <iterator>

#include "reference/notation/play_notation.hpp"
#include "reference/tables/legal_plays.hpp"

namespace nardcheck::specs {

namespace {

using tables::Layout;

std::vector<tables::Play> all_readings(const tables::Position& position, tables::Dice dice, const PlayForm& play) {
    if (const auto* text = std::get_if<std::string>(&play)) {
        return notation::readings(notation::parse_play(*text), position, dice);
    }
    return {std::get<tables::Play>(play)};
}

void keep_distinct(std::vector<Layout>& layouts) {
    std::sort(layouts.begin(), layouts.end());
    layouts.erase(std::unique(layouts.begin(), layouts.end()), layouts.end());
}

} // namespace

std::vector<Layout> executed(const tables::Rules& rules, const tables::Position& position, tables::Dice dice,
                             const PlayForm& play) {
    std::vector<Layout> results;
    for (const tables::Play& reading : all_readings(position, dice, play)) {
        const auto ends = tables::results_of_steps(rules, position, dice, reading);
        std::copy(ends.begin(), ends.end(), std::back_inserter(results));
    }
    keep_distinct(results);
    return results;
}

std::vector<Layout> legally_executed(const tables::Rules& rules, const tables::Position& position, tables::Dice dice,
                                     const PlayForm& play) {
    std::vector<Layout> results;
    for (const tables::Play& reading : all_readings(position, dice, play)) {
        if (const auto result = tables::result_of(rules, position, dice, reading)) {
            results.push_back(*result);
        }
    }
    keep_distinct(results);
    return results;
}

std::optional<Layout> carried_out(const tables::Position& position, const tables::Play& play) {
    tables::Position after = position;
    for (const auto [from, to] : play) {
        if (from == tables::off || after.mover()[from] == 0) {
            return std::nullopt;
        }
        after.mover().add(from, -1);
        after.mover().add(to, 1);
        const int facing = tables::seen_by_opponent(to);
        if (to != tables::off && to != tables::bar && after.opponent()[facing] == 1) {
            after.opponent().add(facing, -1);
            after.opponent().add(tables::bar, 1);
        }
    }
    return after.layout;
}

} // namespace nardcheck::specs
