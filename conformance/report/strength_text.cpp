#include "conformance/report/strength_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "conformance/strength/floors.hpp"

namespace nardcheck::conformance {

namespace {

/// How many of a long list a reader is shown.
constexpr std::size_t shown = 10;

using Names = std::vector<std::string>;

std::string text_of(const Share& share) {
    return share.of == 0 ? "-" : fmt::format("{}/{} {:.1f}%", share.count, share.of, share.percent());
}

std::string text_of(const Spread& spread) {
    return spread.count == 0 ? "-"
                             : fmt::format("{}: {}, {}", spread.count, spread.median, spread.ninetieth_percentile);
}

void print_faults(std::string& text, const VisibleFaults& faults) {
    auto out = std::back_inserter(text);
    const auto line = [&](const char* what, std::size_t visible, const Names& hidden) {
        fmt::format_to(out, "  {} of {} {} can show\n", visible, visible + hidden.size(), what);
    };
    line("mutants", faults.mutants.size(), faults.hidden_mutants);
    if (!faults.hidden_mutants.empty()) {
        fmt::format_to(out, "    not {}\n", fmt::join(faults.hidden_mutants, ", "));
    }
    line("differences between two mutants", faults.separable.size(), faults.inseparable);
    if (!faults.inseparable.empty()) {
        fmt::format_to(out, "    not {}\n", fmt::join(faults.inseparable, ", "));
    }
    line("mutants narrowed to a condition", faults.narrowed.size(), faults.hidden_narrowed);
    line("drawn pairs of mutants in one engine", faults.pairs.size(), faults.hidden_pairs);
}

void print_tiers(std::string& text, const std::vector<Strength>& tiers) {
    auto out = std::back_inserter(text);
    const auto row = [&](const std::string& what, const auto& figure) {
        fmt::format_to(out, "  {:44}", what);
        for (const Strength& tier : tiers) {
            fmt::format_to(out, " {:>18}", figure(tier));
        }
        text += '\n';
    };
    const auto share_row = [&](const char* what, Share Strength::*share) {
        row(what, [&](const Strength& tier) { return text_of(tier.*share); });
    };
    row("", [](const Strength& tier) { return std::string(name_of(tier.tier)); });
    row("units", [](const Strength& tier) { return std::to_string(tier.units); });
    share_row("mutants killed", &Strength::killed);
    share_row("mutants killed by a case of their own clause", &Strength::killed_by_own_clause);
    share_row("mutants named first", &Strength::named);
    share_row("pairs of mutants told apart", &Strength::separated);
    share_row("narrowed mutants caught", &Strength::narrowed_caught);
    share_row("of these, named first", &Strength::narrowed_named);
    share_row("two mutants at once, both named", &Strength::pairs_named);
    const auto spread_row = [&](const char* what, Spread MinimalCases::*spread) {
        row(what, [&](const Strength& tier) { return text_of(tier.minimal.*spread); });
    };
    spread_row("minimal cases: checkers, median, 90 %", &MinimalCases::checkers);
    spread_row("  those with dice", &MinimalCases::checkers_with_dice);
    row("  with a unique answer", [](const Strength& tier) { return text_of(tier.minimal.unique); });
    row("  with two or more results", [](const Strength& tier) { return text_of(tier.minimal.several_results); });
}

void print_floors(std::string& text, const Strength& strength) {
    auto out = std::back_inserter(text);
    fmt::format_to(out, "  floors of {}{}\n", name_of(strength.tier),
                   are_required(strength) ? "" : ", measured but not required");
    for (const Floor& floor : floors_of(strength)) {
        const std::string figure = floor.is_measured ? fmt::format("{:.2f}", floor.figure) : "none";
        fmt::format_to(out, "    {:48} {:>6}, {} {}{}: {}\n", floor.name, figure,
                       floor.at_most ? "at most" : "at least", floor.bound, floor.unit,
                       floor.is_met() ? "met" : "missed");
        if (floor.is_met()) {
            continue;
        }
        for (std::size_t i = 0; i < std::min(shown, floor.shortcomings.size()); ++i) {
            fmt::format_to(out, "      not {}\n", floor.shortcomings[i]);
        }
        if (floor.shortcomings.size() > shown) {
            fmt::format_to(out, "      and {} more; --json lists them\n", floor.shortcomings.size() - shown);
        }
    }
}

} // namespace

std::string strength_text(const std::vector<RulesetStrength>& all) {
    std::string text;
    for (const RulesetStrength& one : all) {
        fmt::format_to(std::back_inserter(text), "{}\n", one.ruleset);
        print_faults(text, one.faults);
        print_tiers(text, one.tiers);
        print_floors(text, one.measured());
    }
    return text;
}

} // namespace nardcheck::conformance
