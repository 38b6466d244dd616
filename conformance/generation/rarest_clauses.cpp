#include "conformance/generation/rarest_clauses.hpp"

#include <algorithm>

namespace nardcheck::conformance {

namespace {

constexpr int sample = 300;
constexpr std::size_t most_named = 3;

} // namespace

RarestClauses::RarestClauses(Search& search)
    : examiner_(search.examiner()), errors_(search.examiner().mutants().size()) {
    for (int i = 0; i < sample; ++i) {
        const CaseStep* asked = search.next(Pool::Source::drawn, "how rare", [](const CaseStep&) { return true; });
        for (const std::size_t mutant : examiner_.caught_by(*asked)) {
            ++errors_[mutant];
        }
    }
}

std::vector<std::string> RarestClauses::of(std::vector<std::size_t> mutants) const {
    std::stable_sort(mutants.begin(), mutants.end(),
                     [&](std::size_t one, std::size_t other) { return errors_[one] < errors_[other]; });
    std::vector<std::string> clauses;
    for (const std::size_t mutant : mutants) {
        const std::string clause(examiner_.mutants()[mutant]->clause);
        if (clauses.size() < most_named && std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
            clauses.push_back(clause);
        }
    }
    return clauses;
}

} // namespace nardcheck::conformance
