#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "conformance/generation/boundaries.hpp"
#include "conformance/generation/kind.hpp"
#include "conformance/generation/rarest_clauses.hpp"
#include "conformance/generation/search.hpp"
#include "conformance/generation/smallest.hpp"
#include "specs/mutants/condition.hpp"
#include "specs/question.hpp"

namespace nardcheck::conformance {

/// A case before it has its answers and its id.
struct Draft {
    std::vector<specs::Question> steps;
    std::vector<std::string> clauses;
    std::string comment;
};

/// Finds one case after the other, each of a kind. Nothing is returned when there is no more to be found within a fixed
/// effort.
class Finder {
  public:
    Finder(const tables::RuleSet& set, std::uint64_t seed) : search_(set, seed), smallest_(search_), rarest_(search_) {}

    [[nodiscard]] const Examiner& examiner() const noexcept {
        return search_.examiner();
    }

    /// Whether no other mutant gives this one's wrong answer.
    [[nodiscard]] bool is_unique(const specs::Question& question, std::size_t mutant) {
        return smallest_.is_unique(question, mutant);
    }

    /// Of a kind that is about one mutant: minimal, realistic, near_miss, legal_play or after_bar.
    [[nodiscard]] std::optional<Draft> of_mutant(Kind kind, std::size_t mutant);
    [[nodiscard]] std::optional<Draft> narrowed(std::size_t mutant, const specs::Condition& condition);
    /// A turn of a game that some mutant gets wrong.
    [[nodiscard]] std::optional<Draft> self_play();
    /// Turns of games asked again and again in turn, by different methods, in both colours and orders of the dice.
    [[nodiscard]] std::optional<Draft> session();
    /// A question at this boundary that some mutant gets wrong, one of the boundary's topics if there is any.
    [[nodiscard]] std::optional<Draft> at(const Boundary& boundary);
    /// This question, if some mutant gets it wrong.
    [[nodiscard]] std::optional<Draft> asked(const specs::Question& question, const std::string& comment);

  private:
    /// A case that shows a mutant's fault; `says` what an engine with the fault does to it.
    [[nodiscard]] Draft shows(std::size_t mutant, std::vector<specs::Question> steps, const std::string& says) const;
    [[nodiscard]] std::optional<specs::Question> near_miss(std::size_t mutant);
    [[nodiscard]] const CaseStep* realistic(std::size_t mutant);
    /// A small question of this colour with a checker on the bar.
    [[nodiscard]] std::optional<specs::Question> small_bar_turn(tables::Colour turn);

    Search search_;
    Smallest smallest_;
    RarestClauses rarest_;
};

} // namespace nardcheck::conformance
