#include "conformance/unit.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "specs/generators/choices.hpp"

namespace nardcheck::conformance {

namespace {

constexpr std::string_view mirrored_suffix = "@mirrored";

bool matches_any(const std::vector<std::string>& patterns, std::string_view text) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const auto& pattern) { return matches(pattern, text); });
}

bool covers(std::string_view pattern, const Unit& unit) {
    std::string text = unit.golden->id;
    if (pattern.find(':') != std::string_view::npos) {
        text = unit.ruleset->id() + ":" + text;
    }
    if (pattern.find('@') != std::string_view::npos) {
        // "ID@" alone asks for the case as written.
        text += unit.mirrored ? mirrored_suffix : "@";
    }
    return matches(pattern, text);
}

bool is_selected(const Case& golden, const Selection& selection) {
    const bool in_tier = selection.every_tier || !selection.cases.empty() || golden.tier <= selection.tier;
    return in_tier && (selection.clauses.empty() ||
                       std::any_of(golden.clauses.begin(), golden.clauses.end(),
                                   [&](const auto& clause) { return matches_any(selection.clauses, clause); }));
}

bool is_written_for(const Case& golden, const std::string& ruleset) {
    return std::find(golden.rulesets.begin(), golden.rulesets.end(), ruleset) != golden.rulesets.end();
}

/// The case's answers under the rule set; nothing where it cannot be asked there.
std::vector<CaseStep> steps_under(const Ruleset& ruleset, const Case& golden) {
    std::vector<CaseStep> steps = golden.steps;
    if (!is_written_for(golden, ruleset.id())) {
        const tables::Rules rules(ruleset.set);
        for (CaseStep& step : steps) {
            if (specs::fault_in(rules, step.question)) {
                return {};
            }
            step.expect = specs::answer_to(rules, step.question);
        }
    }
    return steps;
}

std::vector<CaseStep> mirrored(std::vector<CaseStep> steps) {
    for (CaseStep& step : steps) {
        step.question = specs::mirrored(step.question);
        step.expect = specs::mirrored(step.expect);
    }
    return steps;
}

} // namespace

std::string Unit::id() const {
    return ruleset->id() + ":" + golden->id + (mirrored ? std::string(mirrored_suffix) : "");
}

bool matches(std::string_view pattern, std::string_view text) {
    // reached[n]: what was read of the pattern can stand for the first n characters. No recursion, which takes for ever
    // where there are many stars.
    std::vector<bool> reached(text.size() + 1, false);
    reached[0] = true;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool is_star = pattern[i] == '*';
        const bool across = pattern.substr(i, 2) == "**";
        i += across ? 1 : 0;
        std::vector<bool> next = is_star ? reached : std::vector<bool>(text.size() + 1, false);
        for (std::size_t n = 0; n < text.size(); ++n) {
            if (is_star ? next[n] && (across || text[n] != '/') : reached[n] && text[n] == pattern[i]) {
                next[n + 1] = true;
            }
        }
        reached = std::move(next);
    }
    return reached.back();
}

std::vector<Unit> units_of(const std::vector<Case>& cases, const Rulesets& rulesets, const Selection& selection) {
    std::vector<Unit> units;
    for (const Ruleset& ruleset : rulesets.all()) {
        const auto& wanted = selection.rulesets;
        if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), ruleset.id()) == wanted.end()) {
            continue;
        }
        for (const Case& golden : cases) {
            const bool belongs = is_written_for(golden, ruleset.id()) || is_written_for(golden, ruleset.base);
            if (!belongs || !is_selected(golden, selection)) {
                continue;
            }
            const std::vector<CaseStep> steps = steps_under(ruleset, golden);
            if (steps.empty()) {
                continue;
            }
            for (Unit unit : {Unit{&ruleset, &golden, false, steps}, Unit{&ruleset, &golden, true, mirrored(steps)}}) {
                const bool named = std::any_of(selection.cases.begin(), selection.cases.end(),
                                               [&](const auto& pattern) { return covers(pattern, unit); });
                if (selection.cases.empty() || named) {
                    units.push_back(std::move(unit));
                }
            }
        }
    }
    return units;
}

std::vector<std::string> unmatched(const Selection& selection, const std::vector<Unit>& units) {
    std::vector<std::string> found;
    const auto note_unless = [&](const char* option, const std::string& pattern, const auto& answers) {
        if (std::none_of(units.begin(), units.end(), answers)) {
            found.push_back(fmt::format("{} '{}'", option, pattern));
        }
    };
    for (const std::string& pattern : selection.clauses) {
        note_unless("--clause", pattern, [&](const Unit& unit) {
            const auto& clauses = unit.golden->clauses;
            return std::any_of(clauses.begin(), clauses.end(), [&](const auto& id) { return matches(pattern, id); });
        });
    }
    for (const std::string& pattern : selection.cases) {
        note_unless("--case", pattern, [&](const Unit& unit) { return covers(pattern, unit); });
    }
    return found;
}

std::vector<Unit> shuffled(std::vector<Unit> units, std::uint64_t seed) {
    generators::SeededChoices choices(seed);
    for (std::size_t left = units.size(); left > 1; --left) {
        std::swap(units[left - 1], units[choices.below(static_cast<std::uint32_t>(left))]);
    }
    return units;
}

} // namespace nardcheck::conformance
