#include "conformance/strength/strength.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "specs/diagnosis/candidate.hpp"
#include "specs/diagnosis/diagnosis.hpp"

namespace nardcheck::conformance {

namespace {

using specs::AnswerId;
using specs::Candidate;
using specs::Diagnosis;
using specs::right_answer;

/// What an engine gives to a question of the exam.
using Engine = std::function<AnswerId(std::size_t question)>;

/// One tier under one rule set, before which engines are put one after the other.
class Examiner {
  public:
    Examiner(SuiteExam& suite, PairAnswers& pairs, std::vector<ExaminedUnit> units)
        : exam_(suite.exam()), pairs_(pairs), units_(std::move(units)) {
        for (const ExaminedUnit& unit : units_) {
            questions_.insert(questions_.end(), unit.questions.begin(), unit.questions.end());
        }
    }

    void examine_mutants(const VisibleFaults& faults, Strength& strength) const {
        for (const std::size_t mutant : faults.mutants) {
            const Engine engine = [&, mutant](std::size_t question) { return exam_.given_by(mutant, question); };
            const Candidate& candidate = specs::candidates()[mutant];
            const bool killed = fails(engine);
            strength.killed.add(killed, candidate.name());
            strength.killed_by_own_clause.add(killed && fails_at(engine, candidate.mutant->clause), candidate.name());
            strength.named.add(killed && is_first(mutant, diagnosis_of(engine)), candidate.name());
        }
        for (const auto& [one, other] : faults.separable) {
            strength.separated.add(!answer_alike(one, other), fmt::format("{} / {}", specs::candidates()[one].name(),
                                                                          specs::candidates()[other].name()));
        }
    }

    void examine_narrowed(const VisibleFaults& faults, Strength& strength) const {
        for (const NarrowedFault& fault : faults.narrowed) {
            const Engine engine = [&](std::size_t question) {
                return exam_.holds(fault.condition, question) ? exam_.given_by(fault.candidate, question)
                                                              : right_answer;
            };
            const bool caught = fails(engine);
            strength.narrowed_caught.add(caught, fault.name());
            if (caught) {
                const Diagnosis diagnosis = diagnosis_of(engine);
                strength.narrowed_named.add(is_first(fault.candidate, diagnosis), misnamed(fault.name(), diagnosis));
            }
        }
    }

    void examine_pairs(const VisibleFaults& faults, Strength& strength) const {
        for (const std::size_t pair : faults.pairs) {
            const FaultPair& both = drawn_pairs()[pair];
            const Diagnosis diagnosis =
                diagnosis_of([&](std::size_t question) { return pairs_.given_by(pair, question); });
            strength.pairs_named.add(is_named(both.one, diagnosis) && is_named(both.other, diagnosis),
                                     misnamed(both.name(), diagnosis));
        }
    }

  private:
    [[nodiscard]] bool fails(const Engine& engine) const {
        return std::any_of(questions_.begin(), questions_.end(),
                           [&](std::size_t question) { return engine(question) != right_answer; });
    }

    [[nodiscard]] bool fails_at(const Engine& engine, std::string_view clause) const {
        return std::any_of(units_.begin(), units_.end(), [&](const ExaminedUnit& unit) {
            const auto& clauses = unit.unit->golden->clauses;
            return std::find(clauses.begin(), clauses.end(), clause) != clauses.end() &&
                   std::any_of(unit.questions.begin(), unit.questions.end(),
                               [&](std::size_t question) { return engine(question) != right_answer; });
        });
    }

    [[nodiscard]] Diagnosis diagnosis_of(const Engine& engine) const {
        std::vector<specs::Seen> seen;
        seen.reserve(questions_.size());
        for (const std::size_t question : questions_) {
            seen.push_back(exam_.seen(question, engine(question)));
        }
        return specs::diagnose(exam_.table(), seen);
    }

    [[nodiscard]] bool answer_alike(std::size_t one, std::size_t other) const {
        return std::all_of(questions_.begin(), questions_.end(), [&](std::size_t question) {
            return exam_.given_by(one, question) == exam_.given_by(other, question);
        });
    }

    [[nodiscard]] bool stands_for(const specs::Cause& cause, std::size_t candidate) const {
        const auto named = static_cast<std::size_t>(cause.candidate - specs::candidates().data());
        return named == candidate || answer_alike(named, candidate);
    }

    [[nodiscard]] bool is_first(std::size_t candidate, const Diagnosis& diagnosis) const {
        return !diagnosis.causes.empty() && stands_for(diagnosis.causes.front(), candidate);
    }

    [[nodiscard]] bool is_named(std::size_t candidate, const Diagnosis& diagnosis) const {
        return std::any_of(diagnosis.causes.begin(), diagnosis.causes.end(),
                           [&](const specs::Cause& cause) { return stands_for(cause, candidate); });
    }

    static std::string misnamed(const std::string& engine, const Diagnosis& diagnosis) {
        std::string causes;
        for (const specs::Cause& cause : diagnosis.causes) {
            causes += (causes.empty() ? "" : ", ") + cause.candidate->name();
        }
        return fmt::format("{}: taken for {}", engine, causes.empty() ? "none" : causes);
    }

    Exam& exam_;
    PairAnswers& pairs_;
    std::vector<ExaminedUnit> units_;
    std::vector<std::size_t> questions_;
};

} // namespace

Strength strength_of(SuiteExam& suite, PairAnswers& pairs, const VisibleFaults& faults, const std::string& ruleset,
                     Tier tier) {
    Strength strength;
    strength.ruleset = ruleset;
    strength.tier = tier;
    std::vector<ExaminedUnit> units = suite.units_of(ruleset, tier);
    strength.units = units.size();
    strength.minimal = minimal_cases(suite, units);
    const Examiner examiner(suite, pairs, std::move(units));
    examiner.examine_mutants(faults, strength);
    examiner.examine_narrowed(faults, strength);
    examiner.examine_pairs(faults, strength);
    return strength;
}

} // namespace nardcheck::conformance
