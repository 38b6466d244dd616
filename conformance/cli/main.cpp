#include <algorithm>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "adapters/client/text.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/input_error.hpp"

namespace {

constexpr std::size_t longest_message = 4000;

/// Splits the command line of a command that needs an engine at the first "--": the words before it, and the engine's
/// own command after it. Other commands keep "--" with its usual meaning.
std::vector<std::string> cut_engine_command(int& argc, char** argv) {
    const std::string_view command = argc > 1 ? argv[1] : "";
    if (command != "run" && command != "smoke") {
        return {};
    }
    char** const end = argv + argc;
    char** const mark = std::find_if(argv, end, [](const char* word) { return std::string_view(word) == "--"; });
    argc = static_cast<int>(mark - argv);
    return mark == end ? std::vector<std::string>() : std::vector<std::string>(mark + 1, end);
}

/// CLI11's own words, but for an unknown command: it says that a command is missing.
std::string fault_of(const CLI::App& app, const CLI::ParseError& error) {
    const std::vector<std::string> unknown = app.remaining(true);
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError) && !unknown.empty()) {
        return fmt::format("unknown command '{}'", unknown.front());
    }
    return error.what();
}

} // namespace

int main(int argc, char** argv) {
    using namespace nardcheck;
    int exit_code = cli::as_expected;
    try {
        CLI::App app{"nardcheck: conformance suite for backgammon and nardy engines", "nardcheck"};
        app.set_version_flag("--version", NARDCHECK_VERSION);
        app.require_subcommand(1);
        const std::vector<std::string> engine = cut_engine_command(argc, argv);
        cli::add_run(app, engine, exit_code);
        cli::add_smoke(app, engine, exit_code);
        cli::add_lint(app, exit_code);
        cli::add_list(app, exit_code);
        cli::add_explain(app, exit_code);
        cli::add_generate(app, exit_code);
        cli::add_mutants(app, exit_code);
        cli::add_legal(app, exit_code);
        cli::add_perft(app, exit_code);
        cli::add_serve(app, exit_code);
        try {
            app.parse(argc, argv);
            if (std::fflush(stdout) != 0) {
                throw std::runtime_error("standard output cannot be written");
            }
        } catch (const CLI::ParseError& error) {
            if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
                return app.exit(error);
            }
            throw conformance::InputError(fmt::format("{} (see 'nardcheck --help')", fault_of(app, error)));
        }
    } catch (const std::exception& error) {
        // What the user typed may hold line breaks, the message may not.
        fmt::print(stderr, "nardcheck: {}\n", client::one_line(error.what(), longest_message));
        return cli::wrong_use;
    }
    return exit_code;
}
