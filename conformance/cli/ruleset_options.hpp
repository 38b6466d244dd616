#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "conformance/rulesets.hpp"

namespace nardcheck::cli {

/// The options by which every command is told its rule sets: --ruleset, --ruleset-file, --set.
struct RulesetOptions {
    std::vector<std::string> ids;
    std::vector<std::string> files;
    std::vector<std::string> assignments;

    /// Adds the options to a command.
    void add_to(CLI::App& command);

    /// The rule sets there are, the user's own included.
    [[nodiscard]] conformance::Rulesets known() const;

    /// Which of them were asked for, and with --set that which it makes, added to `known`; empty for all. Throws
    /// InputError.
    [[nodiscard]] std::vector<std::string> chosen(conformance::Rulesets& known) const;

    /// The one that was asked for. Throws InputError where it is not exactly one.
    [[nodiscard]] const conformance::Ruleset& only(conformance::Rulesets& known) const;
};

/// Refuses an empty value, such as that of a shell's unset variable: it would pass for an option that is not given.
[[nodiscard]] CLI::Validator not_empty();

/// An option that may be given several times and takes one value each time.
CLI::Option* add_repeatable(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                            const std::string& description);

} // namespace nardcheck::cli
