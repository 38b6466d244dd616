#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "conformance/case_file.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/engines.hpp"
#include "conformance/rulesets.hpp"
#include "reference/tables/ruleset_fields.hpp"
#include "specs/clauses/clause.hpp"
#include "specs/documents/statement.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::cli {

namespace {

using client::Json;

/// Each built-in rule set, its fields as `value_of` gives them.
template <typename ValueOf>
Json rulesets_with(ValueOf value_of) {
    Json list = Json::array();
    for (const tables::RuleSet& set : tables::built_in_rulesets()) {
        Json fields = Json::object();
        for (const tables::Field& field : tables::ruleset_fields()) {
            fields[std::string(field.name)] = value_of(set, field.name);
        }
        list.push_back({{"id", set.id}, {"checkers", set.checkers()}, {"fields", fields}});
    }
    return list;
}

/// As a rule-set file wants them.
Json rulesets() {
    return rulesets_with(conformance::field_as_json);
}

/// As --set wants them.
Json rulesets_to_set() {
    return rulesets_with(tables::field_value);
}

Json clauses() {
    Json list = Json::array();
    for (const specs::Clause& clause : specs::clauses()) {
        Json statements = Json::array();
        for (const specs::Statement* statement : specs::statements_of(clause.id)) {
            statements.push_back(statement->id);
        }
        list.push_back({{"id", clause.id},
                        {"sentence", clause.sentence},
                        {"level", clause.level == specs::Level::required ? "required" : "recommended"},
                        {"function", clause.function},
                        {"fields", clause.fields},
                        {"statements", statements}});
    }
    return list;
}

Json statements() {
    Json list = Json::array();
    for (const specs::Document& document : specs::documents()) {
        for (const specs::Statement& statement : document.statements) {
            list.push_back({{"id", statement.id},
                            {"place", statement.place},
                            {"text", statement.text},
                            {"fate", specs::name_of(statement.fate)},
                            {"names", statement.names},
                            {"reason", statement.reason}});
        }
    }
    return list;
}

Json cases() {
    Json list = Json::array();
    for (const conformance::Case& golden :
         conformance::read_cases(conformance::shipped_cases(), conformance::Rulesets())) {
        list.push_back({{"id", golden.id},
                        {"rulesets", golden.rulesets},
                        {"clauses", golden.clauses},
                        {"tier", name_of(golden.tier)},
                        {"comment", golden.comment}});
    }
    return list;
}

Json engines() {
    Json list = Json::array();
    for (const conformance::NamedEngine& engine : conformance::named_engines()) {
        list.push_back({{"name", engine.name}, {"builtin", engine.builtin}});
    }
    return list;
}

Json mutants() {
    Json list = Json::array();
    for (const specs::Mutant& mutant : specs::mutants()) {
        list.push_back({{"name", mutant.name}, {"clause", mutant.clause}, {"fault", mutant.fault}});
    }
    return list;
}

/// What can be listed, and which members make up a line for a reader.
struct Listing {
    const char* name;
    Json (*make)();
    std::vector<const char*> columns;
    /// In place of `make` for a reader, where what he is to write differs from JSON.
    Json (*make_for_reader)() = nullptr;
};

const std::vector<Listing>& listings() {
    static const std::vector<Listing> all = {{"rulesets", rulesets, {"id", "fields"}, rulesets_to_set},
                                             {"clauses", clauses, {"id", "sentence"}},
                                             {"statements", statements, {"id", "fate", "text"}},
                                             {"cases", cases, {"id", "clauses", "comment"}},
                                             {"engines", engines, {"name"}},
                                             {"mutants", mutants, {"name", "clause", "fault"}}};
    return all;
}

std::string text_of(const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    std::vector<std::string> parts;
    for (const auto& [key, part] : value.items()) {
        const std::string text = part.is_string() ? part.get<std::string>() : part.dump();
        parts.push_back(value.is_object() ? fmt::format("{}={}", key, text) : text);
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

void print(const Listing& listing, bool json) {
    if (json) {
        fmt::print("{}\n", listing.make().dump(2));
        return;
    }
    for (const Json& entry : listing.make_for_reader != nullptr ? listing.make_for_reader() : listing.make()) {
        std::string line;
        for (const char* column : listing.columns) {
            line += (line.empty() ? "" : "  ") + text_of(entry.at(column));
        }
        fmt::print("{}\n", line);
    }
}

} // namespace

void add_list(CLI::App& app, int& exit_code) {
    CLI::App& list = *app.add_subcommand("list", "rule sets, clauses, statements, cases, engines or mutants");
    list.require_subcommand(1);
    for (const Listing& listing : listings()) {
        CLI::App& command = *list.add_subcommand(listing.name, fmt::format("the {}", listing.name));
        auto json = std::make_shared<bool>(false);
        command.add_flag("--json", *json, "as an array of objects");
        command.callback([&listing, json, &exit_code] {
            print(listing, *json);
            exit_code = as_expected;
        });
    }
}

} // namespace nardcheck::cli
