#include "conformance/report/terminal.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "adapters/client/text.hpp"
#include "conformance/observations.hpp"
#include "conformance/report/board.hpp"
#include "conformance/report/clause_tally.hpp"
#include "conformance/report/counts_table.hpp"
#include "conformance/report/diagnosis_text.hpp"
#include "conformance/report/question_text.hpp"
#include "conformance/report/result_text.hpp"
#include "specs/clauses/clause.hpp"

namespace nardcheck::conformance {

namespace {

using client::one_line;
using specs::Verdict;

constexpr std::size_t shown_results = 8;
constexpr std::size_t shown_cases = 5;

class Report {
  public:
    Report(const RunResult& result, const ReportStyle& style) : result_(result), style_(style) {}

    std::string write() {
        engine();
        failures();
        reasons("Noted; it fails only with --strict", [](const UnitResult& unit) {
            return unit.verdict() == Verdict::pass && !unit.judgement.recommendations.empty();
        });
        reasons("Declined by the engine", [](const UnitResult& unit) { return unit.verdict() == Verdict::declined; });
        skipped();
        remarks();
        tally();
        table();
        diagnosis();
        verdict();
        return std::move(text_);
    }

  private:
    void line(const std::string& content) {
        text_ += content + "\n";
    }

    [[nodiscard]] std::string painted(const char* code, const std::string& content) const {
        return style_.colour ? fmt::format("\x1b[{}m{}\x1b[0m", code, content) : content;
    }

    [[nodiscard]] std::string bold(const std::string& content) const {
        return painted("1", content);
    }

    [[nodiscard]] std::string red(const std::string& content) const {
        return painted("1;31", content);
    }

    [[nodiscard]] std::string green(const std::string& content) const {
        return painted("1;32", content);
    }

    void engine() {
        line(fmt::format("Engine: {} {}", bold(one_line(result_.engine.name)), one_line(result_.engine.version)));
        for (const std::string& limit : result_.engine.limits) {
            line(fmt::format("  a limit that it names: {}", one_line(limit)));
        }
        line("");
    }

    /// The failed units of one case under one or several rule sets, in one colour or both: one fault, shown once.
    using Group = std::vector<const UnitResult*>;

    [[nodiscard]] std::vector<Group> failed_groups() const {
        std::vector<Group> groups;
        std::map<std::pair<const Case*, Verdict>, std::size_t> group_of;
        for (const UnitResult& unit : result_.units) {
            if (specs::is_failure(unit.verdict())) {
                const auto [found, fresh] = group_of.try_emplace({unit.unit->golden, unit.verdict()}, groups.size());
                if (fresh) {
                    groups.emplace_back();
                }
                groups[found->second].push_back(&unit);
            }
        }
        return groups;
    }

    /// How much there is to look at in a failure: the requests before it, then the checkers in play.
    [[nodiscard]] static std::pair<std::size_t, int> size_of(const Group& group) {
        const UnitResult& one = *group.front();
        return {one.step, tables::in_play(one.unit->steps[one.step].question.position.layout)};
    }

    /// The easiest to take in come first; of these, those of a clause that has not been shown yet, so that one fault
    /// does not hide another.
    [[nodiscard]] static std::vector<Group> in_order_of_showing(std::vector<Group> groups) {
        std::stable_sort(groups.begin(), groups.end(),
                         [](const Group& one, const Group& other) { return size_of(one) < size_of(other); });
        std::set<std::string> shown;
        std::stable_partition(groups.begin(), groups.end(), [&](const Group& group) {
            const auto& clauses = group.front()->unit->golden->clauses;
            return shown.insert(clauses.empty() ? "" : clauses.front()).second;
        });
        return groups;
    }

    void failures() {
        const std::vector<Group> groups = in_order_of_showing(failed_groups());
        for (std::size_t i = 0; i < groups.size() && i < style_.boards; ++i) {
            failure(groups[i]);
        }
        if (groups.size() > style_.boards) {
            line(fmt::format("Also failed, without a board: {}", groups.size() - style_.boards));
            for (std::size_t i = style_.boards; i < groups.size(); ++i) {
                const UnitResult& unit = *groups[i].front();
                const auto& clauses = unit.unit->golden->clauses;
                line(fmt::format("  {:14} {}{}{}", name_of(unit.verdict()), unit.unit->id(),
                                 groups[i].size() > 1 ? fmt::format(" and {} more", groups[i].size() - 1) : "",
                                 clauses.empty() ? "" : fmt::format(", tests {}", clauses.front())));
            }
            line("");
        }
    }

    void failure(const Group& group) {
        const UnitResult& unit = *group.front();
        const Case& golden = *unit.unit->golden;
        line(fmt::format("{} {}", red(fmt::format("{}", name_of(unit.verdict()))), bold(unit.unit->id())));
        for (const std::string& id : golden.clauses) {
            const specs::Clause* clause = specs::find_clause(id);
            line(fmt::format("  tests {}: {}", id, clause == nullptr ? "(unknown clause)" : clause->sentence));
        }
        if (!golden.comment.empty()) {
            line(fmt::format("  This case: {}", one_line(golden.comment)));
        }
        if (group.size() > 1) {
            std::string others;
            for (std::size_t i = 1; i < group.size() && i <= shown_cases; ++i) {
                others += fmt::format("{}{}", i > 1 ? ", " : "", group[i]->unit->id());
            }
            line(fmt::format("  Also: {}{}", others, group.size() > shown_cases + 1 ? ", …" : ""));
        }
        const CaseStep& step = unit.unit->steps[unit.step];
        if (unit.unit->steps.size() > 1) {
            line(fmt::format("  Request {} of {} to one process:", unit.step + 1, unit.unit->steps.size()));
        }
        if (has_board(step)) {
            text_ += "\n" + draw_board(position_of(step), "  ") + "\n";
        }
        line("  " + question_text(step.question));
        results(unit, step);
        first_of(unit.judgement.remarks, "");
        first_of(unit.judgement.recommendations, "recommended: ");
        if (!unit.reason.empty()) {
            line(fmt::format("  {}", one_line(unit.reason)));
        }
        if (!unit.stderr_tail.empty()) {
            line(fmt::format("  on stderr: {}", client::last_line(unit.stderr_tail)));
        }
        if (style_.trace || unit.verdict() == Verdict::protocol_error) {
            line(fmt::format("  sent:     {}", one_line(unit.sent, trace_length())));
            line(fmt::format("  received: {}", one_line(unit.received, trace_length())));
        }
        line(fmt::format("  again: {}", style_.repeat(unit.unit->id())));
        line("");
    }

    [[nodiscard]] std::size_t trace_length() const {
        return style_.trace ? std::size_t{1} << 20U : 300;
    }

    /// An engine may err in one answer as often as it likes; the first faults tell enough.
    void first_of(const std::vector<std::string>& remarks, const char* label) {
        for (std::size_t i = 0; i < remarks.size() && i < shown_results; ++i) {
            line(fmt::format("  {}{}", label, one_line(remarks[i])));
        }
        if (remarks.size() > shown_results) {
            line(fmt::format("  {}and {} more", label, remarks.size() - shown_results));
        }
    }

    static bool has_board(const CaseStep& step) {
        return specs::form_of(step.question.method).has(specs::Param::position) ||
               std::holds_alternative<specs::StartAnswer>(step.expect);
    }

    /// The position that is asked about, or the one that is asked for.
    static tables::Position position_of(const CaseStep& step) {
        const auto* start = std::get_if<specs::StartAnswer>(&step.expect);
        return start == nullptr ? step.question.position : tables::Position{start->layout, tables::Colour::white};
    }

    void results(const UnitResult& unit, const CaseStep& step) {
        if (unit.judgement.missing.empty() && unit.judgement.illegal.empty()) {
            return;
        }
        const specs::Question& question = step.question;
        if (!question.roll) {
            // No play leads here: what is missing is on the board.
            list("different:", unit.judgement.illegal, ResultText(position_of(step).layout));
            return;
        }
        const tables::Rules rules(unit.unit->ruleset->set);
        const ResultText text(rules, question.position, question.roll->dice());
        const bool chooses = question.method == specs::Method::choose_play;
        list(chooses ? "legal:  " : "missing:", unit.judgement.missing, text);
        list("illegal:", unit.judgement.illegal, text);
    }

    void list(const char* label, const std::vector<tables::Layout>& layouts, const ResultText& text) {
        for (std::size_t i = 0; i < layouts.size() && i < shown_results; ++i) {
            line(fmt::format("  {} {}", label, text.of(layouts[i])));
        }
        if (layouts.size() > shown_results) {
            line(fmt::format("  {} and {} more", label, layouts.size() - shown_results));
        }
    }

    using ByReason = std::map<std::string, std::vector<std::string>>;

    /// The units of a kind, put together by the reason why they are of it.
    template <typename IsWanted>
    void reasons(const char* title, IsWanted is_wanted) {
        ByReason by_reason;
        for (const UnitResult& unit : result_.units) {
            if (is_wanted(unit)) {
                by_reason[reason_of(unit)].push_back(unit.unit->id());
            }
        }
        if (by_reason.empty()) {
            return;
        }
        line(bold(title));
        for (const auto& [reason, units] : by_reason) {
            line(fmt::format("  {} ({})", reason, units.size()));
            for (std::size_t i = 0; i < units.size() && i < shown_cases; ++i) {
                line(fmt::format("    {}", units[i]));
            }
            if (units.size() > shown_cases) {
                line(fmt::format("    and {} more", units.size() - shown_cases));
            }
        }
        line("");
    }

    static std::string reason_of(const UnitResult& unit) {
        if (!unit.judgement.recommendations.empty()) {
            return one_line(unit.judgement.recommendations.front());
        }
        return unit.reason.empty() ? "no reason given" : one_line(unit.reason);
    }

    /// Which cases these are follows from what the engine claims, so that their number is enough.
    void skipped() {
        std::map<std::string, std::size_t> units_of;
        for (const UnitResult& unit : result_.units) {
            if (unit.verdict() == Verdict::skipped) {
                ++units_of[fmt::format("{} of {}", methods_of(*unit.unit), unit.unit->ruleset->claimed_as)];
            }
        }
        if (units_of.empty()) {
            return;
        }
        line(bold("Skipped: the engine does not claim"));
        for (const auto& [claim, units] : units_of) {
            line(fmt::format("  {} ({})", claim, units));
        }
        line("");
    }

    static std::string methods_of(const Unit& unit) {
        std::string methods;
        for (const CaseStep& step : unit.steps) {
            const auto method = specs::name_of(step.question.method);
            if (methods.find(method) == std::string::npos) {
                methods += fmt::format("{}{}", methods.empty() ? "" : ", ", method);
            }
        }
        return methods;
    }

    void remarks() {
        for (const std::string& remark : result_.remarks) {
            line(fmt::format("Note: {}", one_line(remark)));
        }
    }

    void tally() {
        if (const std::string tally = clause_tally(result_); !tally.empty()) {
            line(bold("Failures by the clauses that their cases test"));
            line(tally);
        }
    }

    void table() {
        const std::string counts = counts_table(result_);
        const std::size_t head = counts.find('\n');
        text_ += bold(counts.substr(0, head)) + counts.substr(head) + "\n";
    }

    /// Last, since it is what the author wants to know: where in his code to look.
    void diagnosis() {
        const std::vector<specs::Observation> observations = observations_of(result_);
        if (std::none_of(observations.begin(), observations.end(),
                         [](const specs::Observation& one) { return one.given != nullptr; })) {
            return;
        }
        const specs::Diagnosis diagnosis = specs::diagnose(observations);
        if (const std::string text = diagnosis_text(diagnosis); !text.empty()) {
            line(bold("What this engine seems to do"));
            line(text);
        }
    }

    void verdict() {
        std::size_t failed = 0;
        for (const UnitResult& unit : result_.units) {
            failed += specs::is_failure(unit.verdict()) ? 1 : 0;
        }
        if (result_.gave_up) {
            line(red("Gave up: the engine died too often in a row; the rest was not run."));
        } else if (result_.judged() == 0) {
            line(red("Nothing was judged."));
        } else if (failed > 0) {
            line(red(fmt::format("{} of {} differ from the rules.", failed, result_.judged())));
        } else {
            line(green(fmt::format("All {} agree with the rules.", result_.judged())));
        }
    }

    const RunResult& result_;
    const ReportStyle& style_;
    std::string text_;
};

} // namespace

std::string terminal_report(const RunResult& result, const ReportStyle& style) {
    return Report(result, style).write();
}

} // namespace nardcheck::conformance
