#include "conformance/generation/checked_plays.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "reference/tables/legal_plays.hpp"
#include "specs/executed.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Question;
using tables::Layout;

std::vector<Layout> results(const tables::Rules& rules, const Question& question) {
    return tables::legal_results(rules, question.position, question.roll->dice());
}

bool contains(const std::vector<Layout>& results, const Layout& layout) {
    return std::binary_search(results.begin(), results.end(), layout);
}

Question with_play(const Question& question, tables::Play play) {
    Question check = question;
    check.method = specs::Method::check_play;
    check.play = std::move(play);
    return check;
}

bool is_legal(const specs::Answer& answer) {
    return std::get<specs::CheckAnswer>(answer).legal;
}

bool lets_pass(const tables::Rules& rules, const Question& check, const std::vector<Layout>& legal, OtherRules others) {
    const bool passes = is_legal(specs::answer_to(rules, check));
    if (!passes || others == OtherRules::all) {
        return passes;
    }
    const auto allowed = results(rules, check);
    return std::includes(allowed.begin(), allowed.end(), legal.begin(), legal.end());
}

bool has_dice(const CaseStep& asked) {
    return asked.question.roll.has_value();
}

} // namespace

std::optional<std::size_t> other_rule_broken(const Examiner& examiner, const Question& check, std::string_view clause,
                                             OtherRules others) {
    const auto legal = results(examiner.reference(), check);
    for (std::size_t mutant = 0; mutant < examiner.mutants().size(); ++mutant) {
        if (examiner.mutants()[mutant]->clause != clause &&
            lets_pass(examiner.rules_of(mutant), check, legal, others)) {
            return mutant;
        }
    }
    return std::nullopt;
}

std::optional<Question> next_near_miss(Search& search, Smallest& smallest, std::size_t mutant, OtherRules others) {
    const Examiner& examiner = search.examiner();
    const std::string_view clause = examiner.mutants()[mutant]->clause;
    // Those of other rules that have let a smaller play pass; they are asked from then on.
    std::vector<std::size_t> known;
    const Fits misses = [&](const CaseStep& asked) {
        if (is_legal(asked.expect)) {
            return false;
        }
        const auto legal = results(search.reference(), asked.question);
        const auto end = specs::carried_out(asked.question.position, std::get<tables::Play>(*asked.question.play));
        return end && !contains(legal, *end) && std::none_of(known.begin(), known.end(), [&](std::size_t other) {
                   return lets_pass(examiner.rules_of(other), asked.question, legal, others);
               });
    };
    while (const CaseStep* found = search.next_wrong(Pool::Source::drawn, Kind::near_miss, mutant, has_dice,
                                                     others == OtherRules::all ? "" : "relaxed")) {
        const Question& asked = found->question;
        const auto legal = results(search.reference(), asked);
        for (const tables::LegalPlay& play :
             tables::legal_plays(examiner.rules_of(mutant), asked.position, asked.roll->dice())) {
            const Question check = with_play(asked, play.play);
            while (!contains(legal, play.result) && !specs::fault_in(search.reference(), check) &&
                   is_legal(specs::answer_to(examiner.rules_of(mutant), check)) &&
                   misses({check, examiner.right(check)})) {
                const Question small = smallest.shrunk(check, mutant, misses).first;
                const auto other = other_rule_broken(examiner, small, clause, others);
                if (!other) {
                    return small;
                }
                known.push_back(*other);
            }
        }
    }
    return std::nullopt;
}

std::optional<Question> next_refused_play(Search& search, Smallest& smallest, std::size_t mutant) {
    const tables::Rules& broken = search.examiner().rules_of(mutant);
    const Fits is_allowed = [](const CaseStep& asked) { return is_legal(asked.expect); };
    while (const CaseStep* found = search.next_wrong(Pool::Source::drawn, Kind::legal_play, mutant, has_dice)) {
        const Question& asked = found->question;
        const auto allowed = results(broken, asked);
        for (const tables::LegalPlay& play :
             tables::legal_plays(search.reference(), asked.position, asked.roll->dice())) {
            const Question check = with_play(asked, play.play);
            if (!contains(allowed, play.result) && !is_legal(specs::answer_to(broken, check))) {
                return smallest.shrunk(check, mutant, is_allowed).first;
            }
        }
    }
    return std::nullopt;
}

} // namespace nardcheck::conformance
