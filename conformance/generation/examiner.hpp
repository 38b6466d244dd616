#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "reference/tables/rules.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/question.hpp"

namespace nardcheck::conformance {

/// The reference of one rule set and all mutants that are not equivalent, ready to answer.
class Examiner {
  public:
    explicit Examiner(const tables::RuleSet& set);

    [[nodiscard]] const tables::Rules& reference() const noexcept {
        return *reference_;
    }

    /// The mutants, in the order of their list.
    [[nodiscard]] const std::vector<const specs::Mutant*>& mutants() const noexcept {
        return mutants_;
    }

    [[nodiscard]] const tables::Rules& rules_of(std::size_t mutant) const {
        return *broken_.at(mutant);
    }

    [[nodiscard]] specs::Answer right(const specs::Question& question) const {
        return specs::answer_to(*reference_, question);
    }

    /// The first other mutant that gives this wrong answer of one, or nothing: then it is unique.
    [[nodiscard]] std::optional<std::size_t> rival_of(std::size_t mutant, const specs::Question& question,
                                                      const specs::Answer& wrong) const;

    /// The mutants that answer wrongly, in the order of their list.
    [[nodiscard]] std::vector<std::size_t> caught_by(const specs::Question& question, const specs::Answer& right) const;

  private:
    std::unique_ptr<tables::Rules> reference_;
    std::vector<const specs::Mutant*> mutants_;
    std::vector<std::unique_ptr<tables::Rules>> broken_;
};

} // namespace nardcheck::conformance
