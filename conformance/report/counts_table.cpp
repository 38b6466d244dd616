#include "conformance/report/counts_table.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace nardcheck::conformance {

namespace {

using specs::Verdict;
using Rows = std::vector<std::pair<std::string, VerdictCounts>>;

std::size_t count_of(const VerdictCounts& counts, Verdict verdict) {
    return counts.at(static_cast<std::size_t>(verdict));
}

/// One row a rule set, in the order of the run, and one for all.
Rows rows_of(const RunResult& result) {
    Rows rows;
    for (const UnitResult& unit : result.units) {
        const std::string& ruleset = unit.unit->ruleset->id();
        auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.first == ruleset; });
        if (row == rows.end()) {
            row = rows.insert(rows.end(), {ruleset, VerdictCounts{}});
        }
        ++row->second.at(static_cast<std::size_t>(unit.verdict()));
    }
    rows.emplace_back("all", result.counts());
    return rows;
}

/// Columns that would only hold zeroes say nothing, but for the two that everybody looks for.
std::vector<Verdict> columns_of(const VerdictCounts& all) {
    std::vector<Verdict> columns;
    for (int i = 0; i < specs::verdict_count; ++i) {
        const auto verdict = static_cast<Verdict>(i);
        if (verdict == Verdict::pass || verdict == Verdict::fail || count_of(all, verdict) > 0) {
            columns.push_back(verdict);
        }
    }
    return columns;
}

} // namespace

std::string counts_table(const RunResult& result) {
    const Rows rows = rows_of(result);
    const std::vector<Verdict> columns = columns_of(rows.back().second);
    std::string text = "rule set";
    std::size_t width = text.size();
    for (const auto& [name, counts] : rows) {
        width = std::max(width, name.size());
    }
    text.resize(width, ' ');
    for (const Verdict verdict : columns) {
        text += fmt::format("  {:>14}", name_of(verdict));
    }
    text += "\n";
    for (const auto& [name, counts] : rows) {
        text += fmt::format("{:{}}", name, width);
        for (const Verdict verdict : columns) {
            text += fmt::format("  {:>14}", count_of(counts, verdict));
        }
        text += "\n";
    }
    return text;
}

} // namespace nardcheck::conformance
