#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "adapters/client/engine.hpp"

namespace nardcheck::cli {

/// How a command is told its engine: --engine NAME, or a command after --.
struct EngineOptions {
    std::string name;
    /// What follows "--". Not for CLI11 to read: it makes two words of one like [1,2].
    std::vector<std::string> command;
    double timeout_seconds = 10;
    int jobs = 0;

    void add_to(CLI::App& app);

    /// Throws InputError where no engine is given, or two, or an unknown one.
    [[nodiscard]] client::EngineCommand engine() const;
    [[nodiscard]] client::Limits limits() const;
    /// The end of a command line that names the same engine.
    [[nodiscard]] std::string as_arguments() const;
};

/// The word in single quotes where a shell would not take it as it is.
[[nodiscard]] std::string shell_quoted(const std::string& word);

} // namespace nardcheck::cli
