#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "adapters/client/text.hpp"
#include "conformance/case_file.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/engine_options.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/number_option.hpp"
#include "conformance/cli/ruleset_options.hpp"
#include "conformance/input_error.hpp"
#include "conformance/report/terminal.hpp"
#include "conformance/runner.hpp"

namespace nardcheck::cli {

namespace {

using namespace conformance;

struct RunCommand {
    EngineOptions engine;
    RulesetOptions rulesets;
    Selection selection;
    std::string tier = "core";
    std::string cases;
    std::optional<std::uint64_t> shuffle;
    bool strict = false;
    bool trace = false;

    [[nodiscard]] std::vector<Unit> units(const std::vector<Case>& golden, const Rulesets& known) const {
        std::vector<Unit> units = units_of(golden, known, selection);
        return shuffle ? shuffled(std::move(units), *shuffle) : units;
    }

    /// The command line that repeats one unit; what narrows or orders a run is left out.
    [[nodiscard]] std::string repeat(const std::string& unit) const {
        std::string text = "nardcheck run";
        const auto add = [&](const char* option, const std::string& value) {
            text += fmt::format(" {} {}", option, shell_quoted(value));
        };
        for (const std::string& file : rulesets.files) {
            add("--ruleset-file", file);
        }
        if (!rulesets.assignments.empty()) {
            add("--ruleset", rulesets.ids.front());
            for (const std::string& assignment : rulesets.assignments) {
                add("--set", assignment);
            }
        }
        if (!cases.empty()) {
            add("--cases", cases);
        }
        if (strict) {
            text += " --strict";
        }
        if (engine.timeout_seconds != EngineOptions().timeout_seconds) {
            add("--timeout", fmt::format("{}", engine.timeout_seconds));
        }
        add("--case", unit);
        return text + " " + engine.as_arguments();
    }

    [[nodiscard]] int execute() {
        const client::EngineCommand command = engine.engine();
        Rulesets known = rulesets.known();
        selection.rulesets = rulesets.chosen(known);
        for (const Tier one : {Tier::smoke, Tier::core, Tier::full}) {
            if (name_of(one) == tier) {
                selection.tier = one;
            }
        }
        const std::vector<Case> golden =
            read_cases(cases.empty() ? shipped_cases() : std::filesystem::path(cases), known);
        const std::vector<Unit> chosen = units(golden, known);
        const std::vector<std::string> idle = unmatched(selection, chosen);
        if (chosen.empty() || !idle.empty()) {
            const std::string by = fmt::format("{}", fmt::join(idle, ", "));
            fmt::print(stderr, "nardcheck: no case is selected{}\n", by.empty() ? "" : " by " + client::one_line(by));
            return nothing_judged;
        }
        RunOptions options;
        options.limits = engine.limits();
        options.strict = strict;
        const bool watched = isatty(STDERR_FILENO) != 0;
        if (watched) {
            options.on_progress = [](std::size_t done, std::size_t all) {
                fmt::print(stderr, "\r{} of {} {}", done, all, done == all ? "\r\x1b[K" : "");
            };
        }
        try {
            RunResult result = run(command, chosen, known.user_made(), options);
            add_remarks_on_claims(result, known);
            ReportStyle style;
            style.colour = isatty(STDOUT_FILENO) != 0;
            style.trace = trace;
            style.repeat = [this](const std::string& unit) { return repeat(unit); };
            fmt::print("{}", terminal_report(result, style));
            return exit_code_of(result);
        } catch (const client::StartError& error) {
            fmt::print(stderr, "nardcheck: {}\n", error.what());
            return engine_failed;
        }
    }

    /// A claim that nothing is asked of may be a slip in writing.
    static void add_remarks_on_claims(RunResult& result, const Rulesets& known) {
        std::set<std::string> unknown_methods;
        for (const auto& [ruleset, methods] : result.engine.supports) {
            if (known.find(ruleset) == nullptr) {
                result.remarks.push_back(fmt::format("the engine claims '{}', which is no rule set here", ruleset));
            }
            for (const std::string& method : methods) {
                if (!specs::method_named(method)) {
                    unknown_methods.insert(method);
                }
            }
        }
        if (!unknown_methods.empty()) {
            result.remarks.push_back(
                fmt::format("the engine claims methods that are not asked: {}", fmt::join(unknown_methods, ", ")));
        }
    }

    static int exit_code_of(const RunResult& result) {
        if (result.gave_up) {
            return engine_failed;
        }
        for (const UnitResult& unit : result.units) {
            if (specs::is_failure(unit.verdict())) {
                return differs;
            }
        }
        return result.judged() == 0 ? nothing_judged : as_expected;
    }
};

} // namespace

void add_run(CLI::App& app, const std::vector<std::string>& engine, int& exit_code) {
    auto command = std::make_shared<RunCommand>();
    command->engine.command = engine;
    CLI::App& run = *app.add_subcommand("run", "check an engine against the golden cases");
    command->engine.add_to(run);
    command->rulesets.add_to(run);
    add_repeatable(run, "--clause", command->selection.clauses,
                   "cases of this clause, or of all that match 'bar/*' ('**' matches '/' too)");
    add_repeatable(run, "--case", command->selection.cases,
                   "ID, RULESET:ID, ID@mirrored, ID@ for as written; '*' as in --clause");
    run.add_option("--cases", command->cases, "a case file or folder in place of the shipped suite")
        ->check(not_empty());
    run.add_option("--tier", command->tier, "how much of the suite")
        ->capture_default_str()
        ->check(CLI::IsMember({"smoke", "core", "full"}));
    run.add_option("--shuffle", command->shuffle, "run in another order, that of this seed")->check(any_seed());
    run.add_flag("--strict", command->strict, "what is only recommended fails too");
    run.add_flag("--trace", command->trace, "show requests and answers of failures");
    run.callback([command, &exit_code] { exit_code = command->execute(); });
}

void add_smoke(CLI::App& app, const std::vector<std::string>& engine, int& exit_code) {
    auto command = std::make_shared<RunCommand>();
    command->engine.command = engine;
    CLI::App& smoke = *app.add_subcommand("smoke", "check an adapter: handshake and a few cases of each method");
    command->engine.add_to(smoke);
    command->rulesets.add_to(smoke);
    command->tier = "smoke";
    command->trace = true;
    smoke.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
