#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

/// One function a command adds it to the program; each lives in the file of its name. A command's callback leaves
/// the exit code in `exit_code`, or throws InputError. `engine` is the command after "--" that starts an engine.
namespace nardcheck::cli {

void add_run(CLI::App& app, const std::vector<std::string>& engine, int& exit_code);
void add_smoke(CLI::App& app, const std::vector<std::string>& engine, int& exit_code);
void add_lint(CLI::App& app, int& exit_code);
void add_legal(CLI::App& app, int& exit_code);
void add_perft(CLI::App& app, int& exit_code);
void add_list(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_explain(CLI::App& app, int& exit_code);
void add_generate(CLI::App& app, int& exit_code);
void add_mutants(CLI::App& app, int& exit_code);

} // namespace nardcheck::cli
