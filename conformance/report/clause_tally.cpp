#include "conformance/report/clause_tally.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include <fmt/format.h>

namespace nardcheck::conformance {

namespace {

struct Tally {
    std::string clause;
    std::size_t failed = 0;
    std::size_t judged = 0;
};

/// Compares failed / judged without rounding; nothing is divided.
bool failed_more(const Tally& one, const Tally& other) {
    const std::size_t left = one.failed * other.judged;
    const std::size_t right = other.failed * one.judged;
    return left != right ? left > right : one.failed > other.failed;
}

} // namespace

std::string clause_tally(const RunResult& result) {
    std::map<std::string, Tally> by_clause;
    for (const UnitResult& unit : result.units) {
        const bool failed = specs::is_failure(unit.verdict());
        if (!failed && unit.verdict() != specs::Verdict::pass) {
            continue;
        }
        for (const std::string& clause : unit.unit->golden->clauses) {
            Tally& tally = by_clause[clause];
            tally.clause = clause;
            tally.judged += 1;
            tally.failed += failed ? 1U : 0U;
        }
    }
    std::vector<Tally> tallies;
    for (const auto& entry : by_clause) {
        if (entry.second.failed > 0) {
            tallies.push_back(entry.second);
        }
    }
    std::stable_sort(tallies.begin(), tallies.end(), failed_more);
    std::string text;
    for (const Tally& tally : tallies) {
        text += fmt::format("  {:34} {:>5} of {:>5} failed\n", tally.clause, tally.failed, tally.judged);
    }
    return text;
}

} // namespace nardcheck::conformance
