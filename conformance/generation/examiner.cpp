#include "conformance/generation/examiner.hpp"

namespace nardcheck::conformance {

Examiner::Examiner(const tables::RuleSet& set) : reference_(std::make_unique<tables::Rules>(set)) {
    for (const specs::Mutant& mutant : specs::mutants()) {
        if (!mutant.equivalent) {
            mutants_.push_back(&mutant);
            broken_.push_back(mutant.make(set));
        }
    }
}

std::optional<std::size_t> Examiner::rival_of(std::size_t mutant, const specs::Question& question,
                                              const specs::Answer& wrong) const {
    for (std::size_t other = 0; other < broken_.size(); ++other) {
        if (other != mutant && specs::answer_to(*broken_[other], question) == wrong) {
            return other;
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> Examiner::caught_by(const specs::Question& question, const specs::Answer& right) const {
    std::vector<std::size_t> caught;
    for (std::size_t mutant = 0; mutant < broken_.size(); ++mutant) {
        if (specs::answer_to(*broken_[mutant], question) != right) {
            caught.push_back(mutant);
        }
    }
    return caught;
}

} // namespace nardcheck::conformance
