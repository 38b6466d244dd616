#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "conformance/generation/search.hpp"
#include "conformance/generation/smallest.hpp"

namespace nardcheck::conformance {

/// How strictly other rules are looked for that a play breaks.
enum class OtherRules : std::uint8_t {
    /// No mutant of another clause lets the play pass.
    all,
    /// None does that refuses nothing that is legal. Neighbouring rules such as the order of the dice and the larger
    /// die
    /// have mutants that play another game altogether; those say nothing of a single play.
    relaxed,
};

/// A mutant of another clause than this one that lets the play pass, which is not legal: it stands for another rule
/// that the play breaks.
[[nodiscard]] std::optional<std::size_t> other_rule_broken(const Examiner& examiner, const specs::Question& check,
                                                           std::string_view clause, OtherRules others);

/// The next play that only the rule of the mutant's clause forbids and that leads nowhere where a legal one leads, made
/// small; or nothing.
[[nodiscard]] std::optional<specs::Question> next_near_miss(Search& search, Smallest& smallest, std::size_t mutant,
                                                            OtherRules others);

/// The next legal play that the mutant refuses, made small; or nothing.
[[nodiscard]] std::optional<specs::Question> next_refused_play(Search& search, Smallest& smallest, std::size_t mutant);

} // namespace nardcheck::conformance
