#include "conformance/cli/ruleset_options.hpp"

#include "conformance/input_error.hpp"

namespace nardcheck::cli {

using conformance::InputError;
using conformance::Ruleset;
using conformance::Rulesets;

CLI::Validator not_empty() {
    return CLI::Validator([](const std::string& text) { return text.empty() ? "the value is empty" : ""; }, "");
}

CLI::Option* add_repeatable(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                            const std::string& description) {
    return command.add_option(name, values, description)->allow_extra_args(false);
}

void RulesetOptions::add_to(CLI::App& command) {
    add_repeatable(command, "--ruleset", ids,
                   "a rule set ('nardcheck list rulesets'); without it all, where a command takes several");
    add_repeatable(command, "--ruleset-file", files, "your own rule sets: {ID: {\"base\", \"fields\"}}");
    add_repeatable(command, "--set", assignments, "FIELD=VALUE: change a field of the one --ruleset");
}

Rulesets RulesetOptions::known() const {
    Rulesets rulesets;
    for (const std::string& file : files) {
        rulesets.add_file(file);
    }
    return rulesets;
}

std::vector<std::string> RulesetOptions::chosen(Rulesets& known) const {
    for (const std::string& id : ids) {
        (void)known.get(id);
    }
    if (assignments.empty()) {
        return ids;
    }
    if (ids.size() != 1) {
        throw InputError("--set goes with one --ruleset");
    }
    return {known.derive(ids.front(), assignments).id()};
}

const Ruleset& RulesetOptions::only(Rulesets& known) const {
    const auto asked_for = chosen(known);
    if (asked_for.size() != 1) {
        throw InputError("one --ruleset is wanted");
    }
    return known.get(asked_for.front());
}

} // namespace nardcheck::cli
