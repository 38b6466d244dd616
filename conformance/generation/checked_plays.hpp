#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "conformance/generation/search.hpp"
#include "conformance/generation/smallest.hpp"

namespace nardcheck::conformance {

/// A mutant of another clause than this one that lets the play pass, which is not legal, and refuses nothing that is:
/// it stands for another rule that the play breaks. Mutants that also refuse legal plays say nothing about a single
/// one.
[[nodiscard]] std::optional<std::size_t> other_rule_broken(const Examiner& examiner, const specs::Question& check,
                                                           std::string_view clause);

/// The next play that only the rule of the mutant's clause forbids and that leads nowhere where a legal one leads, made
/// small; or nothing.
[[nodiscard]] std::optional<specs::Question> next_near_miss(Search& search, Smallest& smallest, std::size_t mutant);

/// The next legal play that the mutant refuses, made small; or nothing.
[[nodiscard]] std::optional<specs::Question> next_refused_play(Search& search, Smallest& smallest, std::size_t mutant);

} // namespace nardcheck::conformance
