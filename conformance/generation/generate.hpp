#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "conformance/case.hpp"
#include "conformance/generation/kind.hpp"
#include "conformance/rulesets.hpp"

namespace nardcheck::conformance {

/// What cases are wanted.
struct Wanted {
    /// One or more; a case is for all of them that answer as the first does. The pointers are the caller's.
    std::vector<const Ruleset*> rulesets;
    /// Patterns of the clauses to be tested; empty for all.
    std::vector<std::string> clauses;
    /// Of these kinds in turn.
    std::vector<Kind> kinds;
    /// How many at most.
    std::size_t count = 0;
    std::uint64_t seed = 0;
    Tier tier = Tier::core;
    /// Cases that are there already: what they ask is not generated again, nor a narrowed fault that they catch alone.
    const std::vector<Case>* beside = nullptr;
};

/// Cases that were looked for and found: each is answered wrongly by a mutant of each clause that it names. The same
/// wishes give the same cases everywhere. Fewer than wanted where the search finds no more.
[[nodiscard]] std::vector<Case> generate(const Wanted& wanted);

} // namespace nardcheck::conformance
