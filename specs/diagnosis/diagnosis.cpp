#include "specs/diagnosis/diagnosis.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace nardcheck::specs {

namespace {

/// What a candidate loses that errs where the engine is right, every time. Small, since the engine may have the fault
/// under a condition only; it is to decide between candidates that explain equally well.
constexpr double penalty = 0.05;

/// How well one candidate explains the failures that are left.
struct Fit {
    std::size_t candidate = 0;
    std::size_t exact = 0;
    double score = 0;
};

/// The candidates that explain some failure exactly, in their order, before any penalty.
std::vector<Fit> fits(AnswerTable& table, const std::vector<Seen>& left) {
    std::vector<std::size_t> exact(candidates().size(), 0);
    std::vector<double> similar(candidates().size(), 0);
    for (const Seen& failure : left) {
        const std::vector<float>& likeness = table.likeness_to(failure.question, failure.given);
        for (std::size_t candidate = 0; candidate < likeness.size(); ++candidate) {
            exact[candidate] += likeness[candidate] >= 1 ? 1U : 0U;
            similar[candidate] += static_cast<double>(likeness[candidate]);
        }
    }
    std::vector<Fit> found;
    for (std::size_t candidate = 0; candidate < exact.size(); ++candidate) {
        if (exact[candidate] > 0) {
            const double sum = static_cast<double>(exact[candidate]) + similar[candidate];
            found.push_back({candidate, exact[candidate], sum / 2 / static_cast<double>(left.size())});
        }
    }
    return found;
}

/// Of the questions at which the candidate errs, the share to which the engine gave the right answer.
double contradicted(AnswerTable& table, const std::vector<Seen>& seen, std::size_t candidate) {
    std::size_t errors = 0;
    std::size_t contradictions = 0;
    for (const Seen& one : seen) {
        if (table.errs(candidate, one.question)) {
            ++errors;
            contradictions += one.given == right_answer ? 1U : 0U;
        }
    }
    return errors == 0 ? 0 : static_cast<double>(contradictions) / static_cast<double>(errors);
}

/// The best after the penalty, the first of equals. Only those are put to all questions that can still be the best.
std::optional<Fit> best_fit(AnswerTable& table, const std::vector<Seen>& seen, const std::vector<Seen>& left) {
    std::optional<Fit> best;
    const std::vector<Fit> all = fits(table, left);
    double highest = 0;
    for (const Fit& fit : all) {
        highest = std::max(highest, fit.score);
    }
    for (Fit fit : all) {
        if (fit.score >= highest - penalty) {
            fit.score -= penalty * contradicted(table, seen, fit.candidate);
            if (!best || fit.score > best->score) {
                best = fit;
            }
        }
    }
    return best;
}

bool is_explained(AnswerTable& table, const Seen& failure, std::size_t candidate) {
    return table.likeness_to(failure.question, failure.given)[candidate] >= 1;
}

/// The first condition that holds wherever the engine shows the fault, and nowhere where it should and does not.
const Condition* condition_of(AnswerTable& table, const std::vector<Seen>& seen, const std::vector<Seen>& explained,
                              std::size_t candidate) {
    std::vector<Seen> contradictions;
    std::copy_if(seen.begin(), seen.end(), std::back_inserter(contradictions),
                 [&](const Seen& one) { return one.given == right_answer && table.errs(candidate, one.question); });
    if (contradictions.empty()) {
        return nullptr;
    }
    for (const Condition& condition : conditions()) {
        const auto holds = [&](const Seen& one) {
            return condition.holds(*table.asked(one.question).question, one.before);
        };
        if (std::all_of(explained.begin(), explained.end(), holds) &&
            std::none_of(contradictions.begin(), contradictions.end(), holds)) {
            return &condition;
        }
    }
    return nullptr;
}

} // namespace

std::size_t Diagnosis::explained() const noexcept {
    std::size_t sum = 0;
    for (const Cause& cause : causes) {
        sum += cause.explained;
    }
    return sum;
}

bool Diagnosis::is_weak() const noexcept {
    return 2 * explained() < failures;
}

const Candidate* Diagnosis::house_rule() const noexcept {
    const bool is_one = causes.size() == 1 && causes.front().explained == failures;
    return is_one && causes.front().candidate->mutant == nullptr ? causes.front().candidate : nullptr;
}

Diagnosis diagnose(AnswerTable& table, const std::vector<Seen>& seen) {
    std::vector<Seen> left;
    std::copy_if(seen.begin(), seen.end(), std::back_inserter(left),
                 [](const Seen& one) { return one.given != right_answer; });
    Diagnosis diagnosis;
    diagnosis.failures = left.size();
    while (const std::optional<Fit> best = best_fit(table, seen, left)) {
        const auto unexplained = std::stable_partition(left.begin(), left.end(), [&](const Seen& failure) {
            return is_explained(table, failure, best->candidate);
        });
        const std::vector<Seen> explained(left.begin(), unexplained);
        left.erase(left.begin(), unexplained);
        diagnosis.causes.push_back({&candidates()[best->candidate], best->exact, std::max(best->score, 0.0),
                                    condition_of(table, seen, explained, best->candidate)});
    }
    return diagnosis;
}

Diagnosis diagnose(const std::vector<Observation>& observations) {
    std::vector<Asked> questions;
    for (const Observation& one : observations) {
        questions.push_back({one.set, one.question, one.right});
    }
    AnswerTable table(std::move(questions));
    std::vector<Seen> seen;
    for (std::size_t i = 0; i < observations.size(); ++i) {
        const Answer* given = observations[i].given;
        seen.push_back({i, given == nullptr ? right_answer : table.id_of(i, *given), observations[i].before});
    }
    return diagnose(table, seen);
}

} // namespace nardcheck::specs
