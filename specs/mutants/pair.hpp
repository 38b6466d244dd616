#pragma once

#include <memory>

#include "reference/tables/rules.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::specs {

/// Whether there can be an engine with the faults of both: they break different functions.
[[nodiscard]] bool may_pair(const Mutant& one, const Mutant& other);

/// An engine with the faults of both: each of the two functions is answered by the mutant that breaks it, all others by
/// the reference. A fault that asks other rules gets the right answer from them. Precondition: may_pair().
[[nodiscard]] std::unique_ptr<tables::Rules> pair_of(const Mutant& one, const Mutant& other,
                                                     const tables::RuleSet& set);

} // namespace nardcheck::specs
