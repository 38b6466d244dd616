#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/rules.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::specs {

/// What an engine may be doing instead of the rules: a house rule, that is another value of one field of the rule
/// set, or a fault, that is a mutant.
struct Candidate {
    /// The mutant, or null for a house rule.
    const Mutant* mutant = nullptr;
    /// The field of a house rule and its value, as set_field reads them.
    std::string field;
    std::string value;

    /// "max_per_point=5" or the name of the mutant.
    [[nodiscard]] std::string name() const;
    /// These rules in place of the set's own; null where the set has this house rule itself or cannot have it.
    [[nodiscard]] std::unique_ptr<tables::Rules> make(const tables::RuleSet& set) const;
};

/// All candidates: house rules, then the mutants that are not equivalent. Where a house rule and a mutant answer
/// alike, the house rule is the one to name.
[[nodiscard]] const std::vector<Candidate>& candidates();

} // namespace nardcheck::specs
