#include "specs/diagnosis/diagnosis.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace nardcheck::specs {

namespace {

/// What a candidate loses that errs where the engine is right, every time. Small, since the engine may have the fault
/// under a condition only; it is to decide between candidates that explain equally well.
constexpr double penalty = 0.05;
/// One in so many failures is the least that a cause explains: with enough candidates, some fit a few by chance.
constexpr std::size_t least_share = 1000;

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

/// The best after the penalty of those not yet tried, the first of equals. Only those are put to all questions that can
/// still be the best.
std::optional<Fit> best_fit(AnswerTable& table, const std::vector<Seen>& seen, const std::vector<Fit>& all,
                            const std::vector<bool>& is_out) {
    std::optional<Fit> best;
    double highest = 0;
    for (const Fit& fit : all) {
        highest = is_out[fit.candidate] ? highest : std::max(highest, fit.score);
    }
    for (Fit fit : all) {
        if (!is_out[fit.candidate] && fit.score >= highest - penalty) {
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

/// Where the candidate errs and the engine is right, or wrong in quite another way.
std::vector<Seen> contradictions(AnswerTable& table, const std::vector<Seen>& seen, std::size_t candidate) {
    std::vector<Seen> found;
    std::copy_if(seen.begin(), seen.end(), std::back_inserter(found), [&](const Seen& one) {
        return table.errs(candidate, one.question) &&
               (one.given == right_answer || table.likeness_to(one.question, one.given)[candidate] <= 0);
    });
    return found;
}

/// The first condition that holds wherever the engine shows the fault, and nowhere where it should and is right.
const Condition* condition_of(AnswerTable& table, const std::vector<Seen>& explained,
                              const std::vector<Seen>& contradictions) {
    const auto is_right = [](const Seen& one) { return one.given == right_answer; };
    if (std::none_of(contradictions.begin(), contradictions.end(), is_right)) {
        return nullptr;
    }
    for (const Condition& condition : all_conditions()) {
        const auto holds = [&](const Seen& one) {
            return condition.holds(*table.asked(one.question).question, one.before);
        };
        if (std::all_of(explained.begin(), explained.end(), holds) &&
            std::none_of(contradictions.begin(), contradictions.end(),
                         [&](const Seen& one) { return is_right(one) && holds(one); })) {
            return &condition;
        }
    }
    return nullptr;
}

/// Those that explain all of these failures too and are contradicted no more often.
std::vector<const Candidate*> equals_of(AnswerTable& table, const std::vector<Seen>& seen, const std::vector<Fit>& all,
                                        const Fit& best, const std::vector<Seen>& explained) {
    std::vector<const Candidate*> equals;
    const std::size_t limit = contradictions(table, seen, best.candidate).size();
    for (const Fit& fit : all) {
        if (fit.candidate != best.candidate && fit.exact == best.exact &&
            std::all_of(explained.begin(), explained.end(),
                        [&](const Seen& failure) { return is_explained(table, failure, fit.candidate); }) &&
            contradictions(table, seen, fit.candidate).size() <= limit) {
            equals.push_back(&candidates()[fit.candidate]);
        }
    }
    return equals;
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
    return is_one && causes.front().or_else.empty() && causes.front().contradicted == 0 &&
                   causes.front().candidate->mutant == nullptr
               ? causes.front().candidate
               : nullptr;
}

Diagnosis diagnose(AnswerTable& table, const std::vector<Seen>& seen) {
    std::vector<Seen> left;
    std::copy_if(seen.begin(), seen.end(), std::back_inserter(left),
                 [](const Seen& one) { return one.given != right_answer; });
    Diagnosis diagnosis;
    diagnosis.failures = left.size();
    const std::size_t least = (diagnosis.failures + least_share - 1) / least_share;
    std::vector<bool> is_out(candidates().size(), false);
    std::vector<Fit> all = fits(table, left);
    while (const std::optional<Fit> best = best_fit(table, seen, all, is_out)) {
        is_out[best->candidate] = true;
        const auto unexplained = std::stable_partition(left.begin(), left.end(), [&](const Seen& failure) {
            return is_explained(table, failure, best->candidate);
        });
        const std::vector<Seen> explained(left.begin(), unexplained);
        const std::vector<Seen> against = contradictions(table, seen, best->candidate);
        const Condition* only_where = condition_of(table, explained, against);
        if (explained.size() < least || (only_where == nullptr && against.size() > explained.size())) {
            continue;
        }
        diagnosis.causes.push_back({&candidates()[best->candidate], best->exact, std::max(best->score, 0.0), only_where,
                                    against.size(), equals_of(table, seen, all, *best, explained)});
        left.erase(left.begin(), unexplained);
        all = fits(table, left);
    }
    return diagnosis;
}

Diagnosis diagnose(const std::vector<Observation>& observations) {
    std::set<const tables::RuleSet*> with_failures;
    for (const Observation& one : observations) {
        if (one.given != nullptr) {
            with_failures.insert(one.set);
        }
    }
    std::vector<Asked> questions;
    std::vector<const Observation*> asked;
    for (const Observation& one : observations) {
        if (with_failures.count(one.set) == 1) {
            questions.push_back({one.set, one.question, one.right});
            asked.push_back(&one);
        }
    }
    AnswerTable table(std::move(questions));
    std::vector<Seen> seen;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Answer* given = asked[i]->given;
        seen.push_back({i, given == nullptr ? right_answer : table.id_of(i, *given), asked[i]->before});
    }
    return diagnose(table, seen);
}

} // namespace nardcheck::specs
