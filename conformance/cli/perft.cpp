#include "reference/tables/perft.hpp"

#include <memory>
#include <string>

#include <fmt/format.h>

#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/position_option.hpp"
#include "conformance/cli/ruleset_options.hpp"

namespace nardcheck::cli {

namespace {

struct PerftCommand {
    RulesetOptions rulesets;
    std::string position;
    int depth = 1;

    [[nodiscard]] int execute() const {
        conformance::Rulesets known = rulesets.known();
        const tables::Rules rules(rulesets.only(known).set);
        const tables::Position from =
            position.empty() ? rules.start(tables::Colour::white) : position_of(position, rules);
        for (int plies = 1; plies <= depth; ++plies) {
            const tables::PerftCount count = tables::perft(rules, from, plies);
            fmt::print("depth {}: {} (weighted {})\n", plies, count.distinct, count.weighted);
        }
        return as_expected;
    }
};

} // namespace

void add_perft(CLI::App& app, int& exit_code) {
    auto command = std::make_shared<PerftCommand>();
    CLI::App& perft =
        *app.add_subcommand("perft", "count the positions that turns lead to, from --position or the start");
    command->rulesets.add_to(perft);
    add_position(perft, command->position)->check(not_empty());
    perft.add_option("--depth", command->depth, "plies")->required()->check(CLI::Range(1, 20));
    perft.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
