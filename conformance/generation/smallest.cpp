#include "conformance/generation/smallest.hpp"

#include <algorithm>
#include <limits>

#include "fuzz/shrink.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Answer;
using specs::Question;

/// How many questions are shrunk for one, and how many are looked at to find those.
constexpr int shrunk_for_one = 4;
constexpr int read_for_one = 60;
/// What a wrong answer costs that another mutant gives too, and a single legal result, in checkers.
constexpr int cost_of_company = 6;
constexpr int cost_of_no_choice = 2;
constexpr int no_bound = std::numeric_limits<int>::max();

bool has_one_result(const Answer& answer) {
    const auto* results = std::get_if<std::vector<tables::Layout>>(&answer);
    return results != nullptr && results->size() == 1;
}

} // namespace

std::optional<Question> Smallest::of_the_next(Kind kind, std::size_t mutant, const Fits& fits,
                                              const std::string& condition) {
    std::optional<Question> best;
    int lowest = no_bound;
    int done = 0;
    for (int read = 0; read < read_for_one && done < shrunk_for_one; ++read) {
        const CaseStep* found = search_.next_wrong(Pool::Source::drawn, kind, mutant, fits, condition);
        if (found == nullptr) {
            break;
        }
        // Taking checkers away seldom makes an answer unique that was not; the first such question is a last resort.
        const bool unique = is_unique(found->question, mutant);
        if (!unique && best) {
            continue;
        }
        done += unique ? 1 : 0;
        const auto [small, reached] = shrunk(found->question, mutant, fits);
        if (reached < lowest) {
            best = small;
            lowest = reached;
        }
    }
    return best;
}

std::pair<Question, int> Smallest::shrunk(const Question& question, std::size_t mutant, const Fits& fits) {
    const fuzz::Cost of = [&](const Question& smaller, int bound) { return cost(smaller, mutant, fits, bound); };
    while (true) {
        const Question small = fuzz::shrunk(question, search_.reference(), of);
        const std::size_t known = rivals_[mutant].size();
        if (small.play || is_unique(small, mutant) || rivals_[mutant].size() == known) {
            return {small, of(small, no_bound).value()};
        }
    }
}

bool Smallest::is_unique(const Question& question, std::size_t mutant) {
    const Examiner& examiner = search_.examiner();
    const auto rival = examiner.rival_of(mutant, question, specs::answer_to(examiner.rules_of(mutant), question));
    auto& known = rivals_[mutant];
    if (rival && std::find(known.begin(), known.end(), *rival) == known.end()) {
        known.push_back(*rival);
    }
    return !rival;
}

std::optional<int> Smallest::cost(const Question& question, std::size_t mutant, const Fits& fits, int bound) const {
    const Examiner& examiner = search_.examiner();
    const CaseStep asked{question, examiner.right(question)};
    if (!fits(asked)) {
        return std::nullopt;
    }
    const Answer wrong = specs::answer_to(examiner.rules_of(mutant), question);
    if (wrong == asked.expect) {
        return std::nullopt;
    }
    // Of two that are as small, the one without a cube, with White to move.
    const int extras = (question.position.turn == tables::Colour::black ? 1 : 0) + (question.cube ? 1 : 0);
    const int checkers = tables::in_play(question.position.layout);
    const int size = 2 * (checkers + (has_one_result(asked.expect) ? cost_of_no_choice : 0)) + extras;
    if (size >= bound) {
        return size;
    }
    // What an engine answers to a check is yes or no: no two faults differ there.
    const auto& rivals = rivals_[mutant];
    const bool unique = question.play || std::none_of(rivals.begin(), rivals.end(), [&](std::size_t rival) {
                            return specs::answer_to(examiner.rules_of(rival), question) == wrong;
                        });
    return size + (unique ? 0 : 2 * cost_of_company);
}

} // namespace nardcheck::conformance
