#include "conformance/generation/generate.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "conformance/case_id.hpp"
#include "conformance/generation/boundaries.hpp"
#include "conformance/generation/finder.hpp"
#include "conformance/unit.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Condition;
using specs::Question;

std::string topic_of(Kind kind, const std::vector<std::string>& clauses) {
    const std::string name(name_of(kind));
    if (kind == Kind::boundary || kind == Kind::self_play || kind == Kind::session) {
        return name;
    }
    return fmt::format("{}-{}", name, clauses.front().substr(0, clauses.front().find('/')));
}

class Generation {
  public:
    explicit Generation(const Wanted& wanted)
        : wanted_(wanted), finder_(wanted.rulesets.front()->set, wanted.seed), order_(mutants_by_turns()) {
        if (wanted_.beside != nullptr) {
            for (const Case& golden : *wanted_.beside) {
                asked_.insert(question_key(golden));
            }
        }
    }

    std::vector<Case> cases() {
        std::vector<Kind> idle;
        while (found_.size() < wanted_.count && idle.size() < wanted_.kinds.size()) {
            idle.clear();
            for (const Kind kind : wanted_.kinds) {
                if (found_.size() < wanted_.count && !add_one(kind)) {
                    idle.push_back(kind);
                }
            }
        }
        return std::move(found_);
    }

  private:
    using Target = std::pair<std::size_t, const Condition*>;

    /// What a case asks, whatever its topic.
    static std::string question_key(const Case& golden) {
        return permanent_id("", golden);
    }

    [[nodiscard]] bool is_wanted(const std::string& clause) const {
        return wanted_.clauses.empty() || std::any_of(wanted_.clauses.begin(), wanted_.clauses.end(),
                                                      [&](const auto& one) { return matches(one, clause); });
    }

    /// The first mutant of each clause, then the second of each that has one, and so on.
    [[nodiscard]] std::vector<std::size_t> mutants_by_turns() const {
        std::map<std::string_view, int> seen;
        std::vector<std::pair<int, std::size_t>> turns;
        const auto& mutants = finder_.examiner().mutants();
        for (std::size_t i = 0; i < mutants.size(); ++i) {
            if (is_wanted(std::string(mutants[i]->clause))) {
                turns.emplace_back(seen[mutants[i]->clause]++, i);
            }
        }
        std::stable_sort(turns.begin(), turns.end(),
                         [](const auto& one, const auto& other) { return one.first < other.first; });
        std::vector<std::size_t> order;
        for (const auto& [turn, mutant] : turns) {
            order.push_back(mutant);
        }
        return order;
    }

    /// Adds the next case of this kind; false where there is no more.
    bool add_one(Kind kind) {
        switch (kind) {
        case Kind::boundary:
            return add_boundary();
        case Kind::self_play:
            return add_found(kind, [&] { return finder_.self_play(); });
        case Kind::session:
            return add_found(kind, [&] { return finder_.session(); });
        case Kind::narrowed:
            return add_narrowed();
        case Kind::minimal:
        case Kind::realistic:
        case Kind::near_miss:
        case Kind::legal_play:
        case Kind::after_bar:
            break;
        }
        return add_for_some_mutant(kind);
    }

    template <typename Find>
    bool add_found(Kind kind, Find find) {
        while (std::optional<Draft> draft = find()) {
            if (add(kind, std::move(*draft))) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::optional<Draft> find(Kind kind, std::size_t mutant) {
        switch (kind) {
        case Kind::realistic:
            return finder_.realistic(mutant);
        case Kind::near_miss:
            return finder_.near_miss(mutant);
        case Kind::legal_play:
            return finder_.legal_play(mutant);
        case Kind::after_bar:
            return finder_.after_bar(mutant);
        default:
            return finder_.minimal(mutant);
        }
    }

    bool add_for_some_mutant(Kind kind) {
        std::size_t& turn = turn_[kind];
        for (std::size_t tried = 0; tried < order_.size(); ++tried) {
            const std::size_t mutant = order_[turn++ % order_.size()];
            if (add_found(kind, [&] { return find_useful(kind, mutant); })) {
                return true;
            }
        }
        return false;
    }

    /// A small case whose wrong answer other mutants share is worth having once.
    [[nodiscard]] std::optional<Draft> find_useful(Kind kind, std::size_t mutant) {
        std::optional<Draft> draft = find(kind, mutant);
        if (kind == Kind::minimal && draft && !finder_.is_unique(draft->steps.front(), mutant) && has_small(*draft)) {
            return std::nullopt;
        }
        return draft;
    }

    [[nodiscard]] bool has_small(const Draft& draft) const {
        const auto is_like = [&](const Case& golden) {
            return golden.comment == draft.comment && golden.id.starts_with(name_of(Kind::minimal)) &&
                   is_for_first(golden);
        };
        return std::any_of(found_.begin(), found_.end(), is_like) ||
               (wanted_.beside != nullptr && std::any_of(wanted_.beside->begin(), wanted_.beside->end(), is_like));
    }

    bool add_narrowed() {
        const auto& conditions = specs::conditions();
        std::size_t& turn = turn_[Kind::narrowed];
        while (turn < order_.size() * conditions.size()) {
            const std::size_t mutant = order_[turn % order_.size()];
            const Condition& condition = conditions[turn / order_.size()];
            ++turn;
            if (is_caught_alone(mutant, condition)) {
                continue;
            }
            if (add_found(Kind::narrowed, [&] { return finder_.narrowed(mutant, condition); })) {
                return true;
            }
        }
        return false;
    }

    /// Whether a case that is there catches this narrowed fault by an answer that no other mutant gives.
    [[nodiscard]] bool is_caught_alone(std::size_t mutant, const Condition& condition) const {
        const auto catches = [&](const Case& golden) {
            if (golden.steps.size() != 1 || !is_for_first(golden)) {
                return false;
            }
            CaseStep step = golden.steps.front();
            for (int colour = 0; colour < 2; ++colour) {
                if (condition.holds(step.question, nullptr)) {
                    const auto wrong = specs::answer_to(finder_.examiner().rules_of(mutant), step.question);
                    if (wrong != step.expect && !finder_.examiner().rival_of(mutant, step.question, wrong)) {
                        return true;
                    }
                }
                step = {specs::mirrored(step.question), specs::mirrored(step.expect)};
            }
            return false;
        };
        return std::any_of(found_.begin(), found_.end(), catches) ||
               (wanted_.beside != nullptr && std::any_of(wanted_.beside->begin(), wanted_.beside->end(), catches));
    }

    [[nodiscard]] bool is_for_first(const Case& golden) const {
        const auto& ids = golden.rulesets;
        return std::find(ids.begin(), ids.end(), wanted_.rulesets.front()->id()) != ids.end();
    }

    bool add_boundary() {
        if (boundaries_.empty()) {
            boundaries_ = boundaries(finder_.examiner().reference());
        }
        const auto openings = rolls_from_the_start(finder_.examiner().reference());
        std::size_t& turn = turn_[Kind::boundary];
        while (turn < openings.size() + boundaries_.size()) {
            const std::size_t here = turn++;
            if (here < openings.size()) {
                if (const auto draft = finder_.asked(openings[here], "A roll from the start.");
                    draft && add(Kind::boundary, *draft)) {
                    return true;
                }
                continue;
            }
            const Boundary& boundary = boundaries_[here - openings.size()];
            if (add_found(Kind::boundary,
                          [&] { return finder_.boundary(boundary.name, boundary.topics, boundary.fits); })) {
                return true;
            }
        }
        return false;
    }

    /// Adds the case under all rule sets that answer alike; false for one that is there already.
    bool add(Kind kind, Draft draft) {
        draft.clauses.erase(std::remove_if(draft.clauses.begin(), draft.clauses.end(),
                                           [&](const std::string& clause) { return !is_wanted(clause); }),
                            draft.clauses.end());
        if (draft.clauses.empty()) {
            return false;
        }
        Case golden;
        golden.clauses = draft.clauses;
        golden.tier = wanted_.tier;
        golden.comment = draft.comment;
        for (const Question& question : draft.steps) {
            golden.steps.push_back({question, finder_.examiner().right(question)});
        }
        for (const Ruleset* ruleset : wanted_.rulesets) {
            const tables::Rules rules(ruleset->set);
            if (std::all_of(golden.steps.begin(), golden.steps.end(), [&](const CaseStep& step) {
                    return !specs::fault_in(rules, step.question) &&
                           specs::answer_to(rules, step.question) == step.expect;
                })) {
                golden.rulesets.push_back(ruleset->id());
            }
        }
        if (!asked_.insert(question_key(golden)).second) {
            return false;
        }
        golden.id = permanent_id(topic_of(kind, golden.clauses), golden);
        found_.push_back(std::move(golden));
        return true;
    }

    const Wanted& wanted_;
    Finder finder_;
    std::vector<std::size_t> order_;
    std::vector<Boundary> boundaries_;
    std::map<Kind, std::size_t> turn_;
    std::set<std::string> asked_;
    std::vector<Case> found_;
};

} // namespace

std::vector<Case> generate(const Wanted& wanted) {
    return Generation(wanted).cases();
}

} // namespace nardcheck::conformance
