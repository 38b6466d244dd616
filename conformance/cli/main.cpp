#include <exception>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/input_error.hpp"

int main(int argc, char** argv) {
    using namespace nardcheck;
    int exit_code = cli::as_expected;
    try {
        CLI::App app{"nardcheck: conformance suite for backgammon and nardy engines", "nardcheck"};
        app.set_version_flag("--version", NARDCHECK_VERSION);
        app.require_subcommand(1);
        cli::add_run(app, exit_code);
        cli::add_smoke(app, exit_code);
        cli::add_lint(app, exit_code);
        cli::add_list(app, exit_code);
        cli::add_legal(app, exit_code);
        cli::add_perft(app, exit_code);
        cli::add_serve(app, exit_code);
        try {
            app.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
                return app.exit(error);
            }
            throw conformance::InputError(fmt::format("{} (see 'nardcheck --help')", error.what()));
        }
    } catch (const conformance::InputError& error) {
        fmt::print(stderr, "nardcheck: {}\n", error.what());
        return cli::wrong_use;
    } catch (const std::exception& error) {
        fmt::print(stderr, "nardcheck: {}\n", error.what());
        return cli::wrong_use;
    }
    return exit_code;
}
