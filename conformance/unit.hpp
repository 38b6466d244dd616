#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "conformance/case.hpp"
#include "conformance/rulesets.hpp"

namespace nardcheck::conformance {

/// What is counted: a case under one rule set, as written or with the colours swapped. The case and the rule set
/// are owned by whoever made the unit.
struct Unit {
    const Ruleset* ruleset = nullptr;
    const Case* golden = nullptr;
    bool mirrored = false;
    /// What is asked and what is right, in this unit's colours and under its rule set.
    std::vector<CaseStep> steps;

    /// "RULESET:ID" or "RULESET:ID@mirrored"
    [[nodiscard]] std::string id() const;
};

/// Which units a run takes. Empty lists take all.
struct Selection {
    std::vector<std::string> rulesets;
    /// Patterns of clause ids.
    std::vector<std::string> clauses;
    /// Patterns of unit ids; without the prefix of a rule set, or without "@mirrored", they cover all.
    std::vector<std::string> cases;
    Tier tier = Tier::core;
    /// Whether `tier` holds; a case that is asked for by its id is run whatever its tier.
    bool every_tier = false;
};

/// Whether the text matches the pattern: '*' stands for anything but '/', '**' for anything.
[[nodiscard]] bool matches(std::string_view pattern, std::string_view text);

/// The units of these cases, in the order of rule sets, cases, colours. A rule set that the user made has the cases
/// written for it and, their answers recomputed, those of its base; those that cannot be asked under it are left out.
[[nodiscard]] std::vector<Unit> units_of(const std::vector<Case>& cases, const Rulesets& rulesets,
                                         const Selection& selection);

/// The patterns of clauses and cases that none of these units answers to, as "--clause 'barr/*'".
[[nodiscard]] std::vector<std::string> unmatched(const Selection& selection, const std::vector<Unit>& units);

/// The same units in another order, which depends on the seed alone.
[[nodiscard]] std::vector<Unit> shuffled(std::vector<Unit> units, std::uint64_t seed);

} // namespace nardcheck::conformance
