#include "conformance/strength/kill_matrix.hpp"

#include <algorithm>
#include <map>
#include <memory>

namespace nardcheck::conformance {

namespace {

bool kills(const Unit& unit, const tables::Rules& rules) {
    return std::any_of(unit.steps.begin(), unit.steps.end(),
                       [&](const CaseStep& step) { return specs::answer_to(rules, step.question) != step.expect; });
}

} // namespace

std::vector<Killing> kill_matrix(const std::vector<Unit>& units) {
    std::vector<Killing> matrix;
    for (const specs::Mutant& mutant : specs::mutants()) {
        Killing killing;
        killing.mutant = &mutant;
        std::map<const Ruleset*, std::unique_ptr<tables::Rules>> rules;
        for (const Unit& unit : units) {
            auto& of_ruleset = rules[unit.ruleset];
            if (!of_ruleset) {
                of_ruleset = mutant.make(unit.ruleset->set);
            }
            if (kills(unit, *of_ruleset)) {
                ++killing.killed_by;
                const auto& clauses = unit.golden->clauses;
                const bool own = std::find(clauses.begin(), clauses.end(), mutant.clause) != clauses.end();
                killing.killed_by_own_clause += own ? 1 : 0;
            }
        }
        matrix.push_back(killing);
    }
    return matrix;
}

} // namespace nardcheck::conformance
