#include "conformance/strength/visible_faults.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include <fmt/format.h>

#include "conformance/strength/question_pool.hpp"
#include "specs/diagnosis/candidate.hpp"
#include "specs/mutants/pair.hpp"

namespace nardcheck::conformance {

namespace {

using specs::right_answer;

std::string name_of(std::size_t candidate) {
    return specs::candidates()[candidate].name();
}

/// An exam and which of its questions count.
struct Part {
    Exam& exam;
    std::vector<std::size_t> questions;
};

std::vector<std::size_t> all_of(const Exam& exam) {
    std::vector<std::size_t> all(exam.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

std::vector<std::size_t> questions_of(const std::vector<ExaminedUnit>& units) {
    std::vector<std::size_t> all;
    for (const ExaminedUnit& unit : units) {
        all.insert(all.end(), unit.questions.begin(), unit.questions.end());
    }
    return all;
}

/// Looks for what shows somewhere, in the suite first, where most of it does.
class Search {
  public:
    Search(SuiteExam& suite, PairAnswers& pairs, const tables::RuleSet& set)
        : set_(set), pairs_(pairs), pool_(set), suite_{suite.exam(), questions_of(suite.units_of(set.id, Tier::full))},
          drawn_{pool_.exam(), all_of(pool_.exam())} {}

    void find_mutants(VisibleFaults& found) {
        for (std::size_t candidate = 0; candidate < specs::candidates().size(); ++candidate) {
            if (specs::candidates()[candidate].mutant != nullptr) {
                const bool shows = somewhere([candidate](Exam& exam, std::size_t question) {
                    return exam.given_by(candidate, question) != right_answer;
                });
                shows ? found.mutants.push_back(candidate) : found.hidden_mutants.push_back(name_of(candidate));
            }
        }
    }

    void find_separable(VisibleFaults& found) {
        const auto& mutants = found.mutants;
        for (std::size_t i = 0; i < mutants.size(); ++i) {
            for (std::size_t j = i + 1; j < mutants.size(); ++j) {
                const bool shows = somewhere([&](Exam& exam, std::size_t question) {
                    return exam.given_by(mutants[i], question) != exam.given_by(mutants[j], question);
                });
                if (shows) {
                    found.separable.emplace_back(mutants[i], mutants[j]);
                } else {
                    found.inseparable.push_back(fmt::format("{} / {}", name_of(mutants[i]), name_of(mutants[j])));
                }
            }
        }
    }

    void find_narrowed(VisibleFaults& found) {
        for (const std::size_t candidate : found.mutants) {
            for (std::size_t condition = 0; condition < specs::conditions().size(); ++condition) {
                const NarrowedFault fault{candidate, condition};
                const bool shows = somewhere([&](Exam& exam, std::size_t question) {
                    return exam.holds(condition, question) && exam.given_by(candidate, question) != right_answer;
                });
                shows ? found.narrowed.push_back(fault) : found.hidden_narrowed.push_back(fault.name());
            }
        }
    }

    void find_pairs(VisibleFaults& found) {
        const auto& mutants = found.mutants;
        const auto is_visible = [&](std::size_t mutant) {
            return std::binary_search(mutants.begin(), mutants.end(), mutant);
        };
        for (std::size_t pair = 0; pair < drawn_pairs().size(); ++pair) {
            const FaultPair& faults = drawn_pairs()[pair];
            const bool shows = is_visible(faults.one) && is_visible(faults.other) && differs(pair, faults.one) &&
                               differs(pair, faults.other);
            shows ? found.pairs.push_back(pair) : found.hidden_pairs.push_back(faults.name());
        }
    }

  private:
    using Shows = std::function<bool(Exam&, std::size_t)>;

    [[nodiscard]] static bool shows_in(const Part& part, const Shows& shows) {
        return std::any_of(part.questions.begin(), part.questions.end(),
                           [&](std::size_t question) { return shows(part.exam, question); });
    }

    [[nodiscard]] bool somewhere(const Shows& shows) const {
        return shows_in(suite_, shows) || shows_in(drawn_, shows);
    }

    /// Whether the engine with both faults can be told from one of the mutants.
    [[nodiscard]] bool differs(std::size_t pair, std::size_t alone) {
        const FaultPair& faults = drawn_pairs()[pair];
        const auto& all = specs::candidates();
        const auto rules = specs::pair_of(*all[faults.one].mutant, *all[faults.other].mutant, set_);
        return shows_in(suite_,
                        [&](Exam& exam, std::size_t question) {
                            return pairs_.given_by(pair, question) != exam.given_by(alone, question);
                        }) ||
               shows_in(drawn_, [&](Exam& exam, std::size_t question) {
                   return exam.given_by(*rules, question) != exam.given_by(alone, question);
               });
    }

    const tables::RuleSet& set_;
    PairAnswers& pairs_;
    QuestionPool pool_;
    Part suite_;
    Part drawn_;
};

} // namespace

std::string NarrowedFault::name() const {
    return fmt::format("{}, only {}", name_of(candidate), specs::conditions()[condition].phrase);
}

VisibleFaults visible_faults(SuiteExam& suite, PairAnswers& pairs, const tables::RuleSet& set) {
    VisibleFaults found;
    Search search(suite, pairs, set);
    search.find_mutants(found);
    search.find_separable(found);
    search.find_narrowed(found);
    search.find_pairs(found);
    return found;
}

} // namespace nardcheck::conformance
