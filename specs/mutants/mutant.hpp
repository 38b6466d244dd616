#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "reference/tables/rules.hpp"
#include "reference/tables/ruleset.hpp"

namespace nardcheck::specs {

/// A wrong rule engine: the reference with one rule broken, by a class that overrides one function, that of its
/// clause. It shows that the clause of that rule is tested, and its answers are what an engine with the same fault
/// gives. What some house really plays and a rule set can say is no mutant.
struct Mutant {
    std::string_view name;
    /// The clause that it breaks.
    std::string_view clause;
    /// What it does wrong, in one sentence.
    std::string_view fault;
    std::unique_ptr<tables::Rules> (*make)(const tables::RuleSet& set);
    /// Whether it gives the right answer to every question of the built-in rule sets, other as its way to it may be.
    bool equivalent = false;
    /// Why it does, in one sentence; empty for the others.
    std::string_view reason = {};
};

/// All mutants, by the topic of their clause.
[[nodiscard]] const std::vector<Mutant>& mutants();

/// The mutant of that name, or null.
[[nodiscard]] const Mutant* find_mutant(std::string_view name);

/// A mutant's entry in the list above; `Broken` is a class derived from Rules.
template <typename Broken>
[[nodiscard]] Mutant mutant(std::string_view name, std::string_view clause, std::string_view fault) {
    return {name, clause, fault,
            [](const tables::RuleSet& set) -> std::unique_ptr<tables::Rules> { return std::make_unique<Broken>(set); }};
}

/// The entry of one that cannot be told from the reference in these games, `reason` says why.
template <typename Different>
[[nodiscard]] Mutant equivalent_mutant(std::string_view name, std::string_view clause, std::string_view fault,
                                       std::string_view reason) {
    Mutant entry = mutant<Different>(name, clause, fault);
    entry.equivalent = true;
    entry.reason = reason;
    return entry;
}

} // namespace nardcheck::specs
