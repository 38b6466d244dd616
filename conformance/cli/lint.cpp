#include "conformance/lint.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/ruleset_options.hpp"

namespace nardcheck::cli {

namespace {

struct LintCommand {
    std::vector<std::string> paths;
    RulesetOptions rulesets;
    bool write = false;

    [[nodiscard]] int execute() const {
        const conformance::Rulesets known = rulesets.known();
        const std::vector<std::filesystem::path> files(paths.begin(), paths.end());
        if (write) {
            fmt::print("{} cases completed\n", conformance::complete(files, known));
        }
        const conformance::LintReport report = conformance::lint(files, known);
        for (const std::string& fault : report.faults) {
            fmt::print("{}\n", fault);
        }
        fmt::print("{} files, {} cases, {} faults\n", report.files, report.cases, report.faults.size());
        return report.faults.empty() ? as_expected : differs;
    }
};

} // namespace

void add_lint(CLI::App& app, int& exit_code) {
    auto command = std::make_shared<LintCommand>();
    CLI::App& lint = *app.add_subcommand("lint", "check case files: form, ids, recomputed expectations");
    lint.add_option("path", command->paths, "case files or folders")->required();
    add_repeatable(lint, "--ruleset-file", command->rulesets.files, "your own rule sets: {ID: {\"base\", \"fields\"}}");
    lint.add_flag("--write", command->write, "first add the ids and expectations that cases lack");
    lint.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
