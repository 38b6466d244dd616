#include <iostream>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/ruleset_options.hpp"
#include "conformance/input_error.hpp"
#include "conformance/server.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::cli {

namespace {

struct ServeCommand {
    RulesetOptions rulesets;
    std::string mutant;

    [[nodiscard]] int execute() const {
        conformance::Rulesets known = rulesets.known();
        std::vector<std::string> served = rulesets.chosen(known);
        if (served.empty()) {
            for (const conformance::Ruleset& ruleset : known.all()) {
                served.push_back(ruleset.id());
            }
        }
        conformance::Server(std::move(known), std::move(served), find()).serve(std::cin, std::cout);
        return as_expected;
    }

    [[nodiscard]] const specs::Mutant* find() const {
        if (mutant.empty()) {
            return nullptr;
        }
        if (const specs::Mutant* found = specs::find_mutant(mutant)) {
            return found;
        }
        throw conformance::InputError(
            fmt::format("unknown mutant '{}'; there are those of 'nardcheck list mutants'", mutant));
    }
};

} // namespace

void add_serve(CLI::App& app, int& exit_code) {
    auto command = std::make_shared<ServeCommand>();
    CLI::App& serve = *app.add_subcommand("serve", "speak the engine protocol: the reference, or a mutant of it");
    command->rulesets.add_to(serve);
    serve
        .add_option("--mutant", command->mutant,
                    "a mutant in its place, which breaks one rule ('nardcheck list mutants')")
        ->check(not_empty());
    serve.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
