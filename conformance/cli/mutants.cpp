#include <memory>

#include <fmt/format.h>

#include "conformance/case_file.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/ruleset_options.hpp"
#include "conformance/strength/kill_matrix.hpp"
#include "conformance/report/strength_json.hpp"
#include "conformance/report/strength_text.hpp"
#include "conformance/strength/suite_strength.hpp"

namespace nardcheck::cli {

namespace {

using namespace conformance;

std::vector<Unit> every_tier(const std::vector<Case>& golden, const Rulesets& known, std::vector<std::string> ids) {
    Selection everything;
    everything.rulesets = std::move(ids);
    everything.every_tier = true;
    return units_of(golden, known, everything);
}

void print_json(const std::vector<Killing>& matrix) {
    client::Json list = client::Json::array();
    for (const Killing& killing : matrix) {
        list.push_back({{"name", killing.mutant->name},
                        {"clause", killing.mutant->clause},
                        {"killed", killing.killed_by > 0},
                        {"killed_by_own_clause", killing.killed_by_own_clause > 0},
                        {"equivalent", killing.mutant->equivalent}});
    }
    fmt::print("{}\n", list.dump(2));
}

void print(const std::vector<Killing>& matrix) {
    fmt::print("{:48} {:34} {:>8} {:>8}\n", "mutant", "clause", "killed", "by own");
    std::size_t killed = 0;
    std::size_t by_own = 0;
    std::size_t equivalent = 0;
    for (const Killing& killing : matrix) {
        fmt::print("{:48} {:34} {:>8} {:>8}{}\n", killing.mutant->name, killing.mutant->clause, killing.killed_by,
                   killing.killed_by_own_clause, killing.mutant->equivalent ? "  equivalent" : "");
        killed += killing.killed_by > 0 ? 1U : 0U;
        by_own += killing.killed_by_own_clause > 0 ? 1U : 0U;
        equivalent += killing.mutant->equivalent ? 1U : 0U;
    }
    fmt::print("{} mutants, {} of them equivalent; {} killed, {} by a case of their own clause\n", matrix.size(),
               equivalent, killed, by_own);
}

struct MutantsCommand {
    RulesetOptions rulesets;
    bool strength = false;
    bool json = false;

    [[nodiscard]] int execute() const {
        Rulesets known = rulesets.known();
        const std::vector<std::string> ids = rulesets.chosen(known);
        const std::vector<Case> golden = read_cases(shipped_cases(), known);
        const std::vector<Unit> units = every_tier(golden, known, ids);
        return strength ? print_strength(units) : print_matrix(units);
    }

  private:
    [[nodiscard]] int print_matrix(const std::vector<Unit>& units) const {
        const std::vector<Killing> matrix = kill_matrix(units);
        if (json) {
            print_json(matrix);
        } else {
            print(matrix);
        }
        return as_expected;
    }

    [[nodiscard]] int print_strength(const std::vector<Unit>& units) const {
        const std::vector<RulesetStrength> all = strength_of(units);
        if (json) {
            fmt::print("{}\n", strength_json(all).dump(2));
        } else {
            fmt::print("{}", strength_text(all));
        }
        return falls_short(all) ? differs : as_expected;
    }
};

} // namespace

void add_mutants(CLI::App& app, int& exit_code) {
    auto command = std::make_shared<MutantsCommand>();
    CLI::App& mutants = *app.add_subcommand("mutants", "which mutants the golden cases kill, counted in units");
    command->rulesets.add_to(mutants);
    mutants.add_flag(
        "--strength", command->strength,
        "by tier: which engines with known faults the cases catch, tell apart and name; 1 is the exit code "
        "where a floor is missed");
    mutants.add_flag("--json", command->json, "as an array of objects; with --strength as one object");
    mutants.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
