#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "conformance/generation/examiner.hpp"
#include "conformance/generation/kind.hpp"
#include "conformance/generation/pool.hpp"
#include "specs/mutants/condition.hpp"
#include "specs/question.hpp"

namespace nardcheck::conformance {

/// A case before it has its answers and its id.
struct Draft {
    std::vector<specs::Question> steps;
    std::vector<std::string> clauses;
    std::string comment;
};

/// Looks for questions that a mutant answers wrongly. Each call goes on where the last one for the same has ended;
/// nothing is returned when there is no more to be found within a fixed effort.
class Finder {
  public:
    Finder(const tables::RuleSet& set, std::uint64_t seed);
    Finder(const Finder&) = delete;
    Finder& operator=(const Finder&) = delete;

    [[nodiscard]] const Examiner& examiner() const noexcept {
        return examiner_;
    }

    [[nodiscard]] std::optional<Draft> minimal(std::size_t mutant);
    [[nodiscard]] std::optional<Draft> realistic(std::size_t mutant);
    [[nodiscard]] std::optional<Draft> near_miss(std::size_t mutant);
    [[nodiscard]] std::optional<Draft> legal_play(std::size_t mutant);
    [[nodiscard]] std::optional<Draft> narrowed(std::size_t mutant, const specs::Condition& condition);
    [[nodiscard]] std::optional<Draft> after_bar(std::size_t mutant);
    /// A turn of a game that some mutant gets wrong; the clauses are those that are caught most seldom, three at most.
    [[nodiscard]] std::optional<Draft> self_play();
    /// Three turns of a game asked again and again in turn, in both colours and both orders of the dice.
    [[nodiscard]] std::optional<Draft> session();
    /// This question, if some mutant gets it wrong.
    [[nodiscard]] std::optional<Draft> asked(const specs::Question& question, const std::string& comment);
    /// The next question of the pool that `fits` and that some mutant of these topics gets wrong, all topics if none.
    [[nodiscard]] std::optional<Draft> boundary(const std::string& name, const std::vector<std::string>& topics,
                                                const std::function<bool(const Asked&)>& fits);

    /// Whether no other mutant gives this one's wrong answer; one that does is kept in mind.
    [[nodiscard]] bool is_unique(const specs::Question& question, std::size_t mutant);

  private:
    using Fits = std::function<bool(const specs::Question&, const specs::Answer& right)>;

    /// The next question of a pool that the mutant answers wrongly and that fits, or null.
    [[nodiscard]] const Asked* next(Kind kind, std::size_t mutant, const std::string& condition, Pool& pool,
                                    const Fits& fits);
    [[nodiscard]] std::optional<specs::Question> smallest(Kind kind, std::size_t mutant, const std::string& condition,
                                                          const Fits& fits);
    [[nodiscard]] std::optional<Draft> checked(Kind kind, std::size_t mutant);
    /// Shrinks a question that the mutant gets wrong, and says what it costs in the end.
    [[nodiscard]] std::pair<specs::Question, int> shrink(const specs::Question& question, std::size_t mutant,
                                                         const Fits& fits);
    [[nodiscard]] std::optional<int> cost(const specs::Question& question, std::size_t mutant, const Fits& fits,
                                          int bound) const;
    [[nodiscard]] Draft draft(std::size_t mutant, std::vector<specs::Question> steps) const;
    [[nodiscard]] std::vector<std::string> rarest(const std::vector<std::size_t>& mutants);

    Examiner examiner_;
    Pool drawn_;
    Pool games_;
    /// Of each mutant those that have given the same wrong answer to a small question: to ask these is enough until
    /// the end, when all are asked.
    std::vector<std::vector<std::size_t>> rivals_;
    std::map<std::tuple<Kind, std::size_t, std::string, const Pool*>, std::size_t> read_;
    /// How often each mutant errs among the first questions of the pool; filled when first wanted.
    std::vector<std::size_t> caught_;
};

} // namespace nardcheck::conformance
