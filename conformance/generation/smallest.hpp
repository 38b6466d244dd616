#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "conformance/generation/search.hpp"

namespace nardcheck::conformance {

/// Makes questions that a mutant gets wrong as small as they get: best of all one to which no other mutant gives the
/// same wrong answer, then one with few checkers in play and more than one legal result.
class Smallest {
  public:
    explicit Smallest(Search& search) : search_(search), rivals_(search.examiner().mutants().size()) {}

    /// The smallest of the next few that the search finds, or nothing.
    [[nodiscard]] std::optional<specs::Question> of_the_next(Kind kind, std::size_t mutant, const Fits& fits,
                                                             const std::string& condition = "");
    /// Shrinks a question that the mutant gets wrong and that fits, both of which it keeps, and says what it costs.
    [[nodiscard]] std::pair<specs::Question, int> shrunk(const specs::Question& question, std::size_t mutant,
                                                         const Fits& fits);
    /// Whether no other mutant gives this one's wrong answer; one that does is kept in mind.
    [[nodiscard]] bool is_unique(const specs::Question& question, std::size_t mutant);

  private:
    [[nodiscard]] std::optional<int> cost(const specs::Question& question, std::size_t mutant, const Fits& fits,
                                          int bound) const;

    Search& search_;
    /// Of each mutant those that have given the same wrong answer to a small question: to ask these is enough until
    /// the end, when all are asked.
    std::vector<std::vector<std::size_t>> rivals_;
};

} // namespace nardcheck::conformance
