#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "conformance/strength/exam.hpp"
#include "reference/tables/rules.hpp"
#include "reference/tables/ruleset.hpp"

namespace nardcheck::conformance {

/// Two mutants in one engine, as candidates() counts them.
struct FaultPair {
    std::size_t one = 0;
    std::size_t other = 0;

    [[nodiscard]] std::string name() const;
};

/// Of all pairs of mutants that one engine can have, some drawn, the same ones every time.
[[nodiscard]] const std::vector<FaultPair>& drawn_pairs();

/// What the engines of drawn_pairs() give in an exam: each answer is found out once, whichever rule set and tier asks.
class PairAnswers {
  public:
    /// The exam has to outlive this.
    explicit PairAnswers(Exam& exam) : exam_(exam), given_(drawn_pairs().size()), rules_(drawn_pairs().size()) {}

    [[nodiscard]] specs::AnswerId given_by(std::size_t pair, std::size_t question);

  private:
    Exam& exam_;
    /// By pair and question; `unknown` where nobody has asked for it.
    std::vector<std::vector<specs::AnswerId>> given_;
    /// By pair. Looked up, never gone through.
    std::vector<std::map<const tables::RuleSet*, std::unique_ptr<tables::Rules>>> rules_;
};

} // namespace nardcheck::conformance
