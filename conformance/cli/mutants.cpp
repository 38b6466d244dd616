#include <memory>

#include <fmt/format.h>

#include "conformance/case_file.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/kill_matrix.hpp"

namespace nardcheck::cli {

namespace {

using namespace conformance;

std::vector<Killing> shipped_matrix(const std::vector<Case>& golden, const Rulesets& known) {
    Selection everything;
    everything.every_tier = true;
    return kill_matrix(units_of(golden, known, everything));
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

const char* remark_on(const Killing& killing) {
    if (killing.mutant->equivalent) {
        return "  equivalent";
    }
    return killing.mutant->clause == "setup/start" ? "  no question of the protocol shows a start" : "";
}

void print(const std::vector<Killing>& matrix) {
    fmt::print("{:48} {:34} {:>8} {:>8}\n", "mutant", "clause", "killed", "by own");
    std::size_t killed = 0;
    std::size_t by_own = 0;
    std::size_t equivalent = 0;
    for (const Killing& killing : matrix) {
        fmt::print("{:48} {:34} {:>8} {:>8}{}\n", killing.mutant->name, killing.mutant->clause, killing.killed_by,
                   killing.killed_by_own_clause, remark_on(killing));
        killed += killing.killed_by > 0 ? 1U : 0U;
        by_own += killing.killed_by_own_clause > 0 ? 1U : 0U;
        equivalent += killing.mutant->equivalent ? 1U : 0U;
    }
    fmt::print("{} mutants, {} of them equivalent; {} killed, {} by a case of their own clause\n", matrix.size(),
               equivalent, killed, by_own);
}

} // namespace

void add_mutants(CLI::App& app, int& exit_code) {
    auto json = std::make_shared<bool>(false);
    CLI::App& mutants = *app.add_subcommand("mutants", "which mutants the golden cases kill, counted in units");
    mutants.add_flag("--json", *json, "as an array of objects");
    mutants.callback([json, &exit_code] {
        const Rulesets known;
        const std::vector<Case> golden = read_cases(shipped_cases(), known);
        const std::vector<Killing> matrix = shipped_matrix(golden, known);
        if (*json) {
            print_json(matrix);
        } else {
            print(matrix);
        }
        exit_code = as_expected;
    });
}

} // namespace nardcheck::cli
