#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "conformance/generation/search.hpp"

namespace nardcheck::conformance {

/// Names the clauses of a case that many mutants get wrong.
class RarestClauses {
  public:
    /// Counts how often each mutant errs among the first questions drawn.
    explicit RarestClauses(Search& search);

    /// The clauses of those of these mutants that err most seldom, three at most.
    [[nodiscard]] std::vector<std::string> of(std::vector<std::size_t> mutants) const;

  private:
    const Examiner& examiner_;
    std::vector<std::size_t> errors_;
};

} // namespace nardcheck::conformance
