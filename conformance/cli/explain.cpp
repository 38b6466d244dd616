#include <algorithm>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "conformance/case_file.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/input_error.hpp"
#include "reference/tables/ruleset_fields.hpp"
#include "specs/clauses/clause.hpp"
#include "specs/documents/statement.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/properties/property.hpp"

namespace nardcheck::cli {

namespace {

using conformance::Case;
using conformance::InputError;

void print_statements(const specs::Clause& clause) {
    fmt::print("\nStated by\n");
    for (const specs::Document& document : specs::documents()) {
        bool named = false;
        for (const specs::Statement& statement : document.statements) {
            const auto& names = statement.names;
            if (statement.fate != specs::Fate::normative ||
                std::find(names.begin(), names.end(), clause.id) == names.end()) {
                continue;
            }
            if (!named) {
                fmt::print("  {} ({})\n", document.id, document.title);
                named = true;
            }
            fmt::print("    {}  {}\n            {}\n", statement.id, statement.text, statement.place);
        }
    }
}

void print_fields(const specs::Clause& clause) {
    if (clause.fields.empty()) {
        return;
    }
    fmt::print("\nDepends on the rule set's fields\n");
    for (const tables::Field& field : tables::ruleset_fields()) {
        if (std::find(clause.fields.begin(), clause.fields.end(), field.name) == clause.fields.end()) {
            continue;
        }
        fmt::print("  {} ({}): {}\n", field.name, field.values, field.meaning);
    }
    for (const specs::Reading& reading : clause.readings) {
        fmt::print("  read as {}={}: {}\n", reading.field, reading.value, reading.sentence);
    }
}

void print_tests(const specs::Clause& clause) {
    fmt::print("\nStated in the reference by tables::Rules::{} (reference/tables/rules.hpp)\n", clause.function);
    fmt::print("\nProperties\n");
    for (const specs::Property& property : specs::properties()) {
        if (property.clause == clause.id) {
            fmt::print("  {}\n", property.name);
        }
    }
    fmt::print("\nMutants\n");
    for (const specs::Mutant& mutant : specs::mutants()) {
        if (mutant.clause == clause.id) {
            fmt::print("  {}: {}{}\n", mutant.name, mutant.fault, mutant.equivalent ? " (equivalent)" : "");
        }
    }
}

void print_cases(const specs::Clause& clause) {
    const conformance::Rulesets known;
    fmt::print("\nCases\n");
    for (const Case& golden : conformance::read_cases(conformance::shipped_cases(), known)) {
        if (std::find(golden.clauses.begin(), golden.clauses.end(), clause.id) != golden.clauses.end()) {
            fmt::print("  {}  {}\n", golden.id, golden.comment);
        }
    }
}

void explain_statement(const specs::Statement& statement) {
    fmt::print("{} ({})\n  {}\n  {}\n", statement.id, specs::name_of(statement.fate), statement.text, statement.place);
    if (!statement.reason.empty()) {
        fmt::print("  {}\n", statement.reason);
    }
    for (const auto name : statement.names) {
        const specs::Clause* clause = specs::find_clause(name);
        fmt::print("  {}{}\n", name, clause == nullptr ? "" : fmt::format(": {}", clause->sentence));
    }
}

void explain(const std::string& id) {
    if (const specs::Statement* statement = specs::find_statement(id)) {
        explain_statement(*statement);
        return;
    }
    const specs::Clause* clause = specs::find_clause(id);
    if (clause == nullptr) {
        throw InputError(fmt::format(
            "unknown clause or statement '{}'; 'nardcheck list clauses' and 'nardcheck list statements' show them",
            id));
    }
    fmt::print("{}{}\n  {}\n", clause->id, clause->level == specs::Level::recommended ? " (recommended)" : "",
               clause->sentence);
    if (!clause->note.empty()) {
        fmt::print("\nNote\n  {}\n", clause->note);
    }
    print_statements(*clause);
    print_fields(*clause);
    print_tests(*clause);
    print_cases(*clause);
}

} // namespace

void add_explain(CLI::App& app, int& exit_code) {
    auto clause = std::make_shared<std::string>();
    CLI::App& command =
        *app.add_subcommand("explain", "a clause: its documents, function, mutants and cases; or a statement");
    command.add_option("clause", *clause, "such as dice/larger-die, or a statement such as 003-17")->required();
    command.callback([clause, &exit_code] {
        explain(*clause);
        exit_code = as_expected;
    });
}

} // namespace nardcheck::cli
