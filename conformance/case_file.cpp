#include "conformance/case_file.hpp"

#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "conformance/files.hpp"
#include "conformance/input_error.hpp"

namespace nardcheck::conformance {

namespace {

namespace fs = std::filesystem;
using client::Json;
using client::Place;

std::string place_of(std::size_t index, const std::string& id) {
    return fmt::format("/cases/{}{}", index, id.empty() ? "" : fmt::format(" ({})", id));
}

/// Why no answer can be the expected one, whatever the rules: a position that cannot be.
std::optional<std::string> fault_in(const specs::Answer& expect, int checkers) {
    if (const auto* results = std::get_if<std::vector<tables::Layout>>(&expect)) {
        for (const tables::Layout& result : *results) {
            if (auto fault = tables::fault_in(result, checkers)) {
                return fault;
            }
        }
    }
    if (const auto* start = std::get_if<specs::StartAnswer>(&expect)) {
        return tables::fault_in(start->layout, checkers);
    }
    const auto* check = std::get_if<specs::CheckAnswer>(&expect);
    return check != nullptr && check->result ? tables::fault_in(*check->result, checkers) : std::nullopt;
}

void demand_askable(const Case& golden, const Rulesets& rulesets) {
    for (const std::string& id : golden.rulesets) {
        const Ruleset* ruleset = rulesets.find(id);
        if (ruleset == nullptr) {
            throw InputError(golden.file, golden.place, fmt::format("unknown rule set '{}'", id));
        }
        const tables::Rules rules(ruleset->set);
        for (std::size_t i = 0; i < golden.steps.size(); ++i) {
            const std::string step = golden.steps.size() > 1 ? fmt::format("/steps/{}", i) : "";
            if (const auto fault = specs::fault_in(rules, golden.steps[i].question)) {
                throw InputError(golden.file, golden.place + step, fmt::format("{} ({})", *fault, id));
            }
            if (const auto fault = fault_in(golden.steps[i].expect, rules.set().checkers())) {
                throw InputError(golden.file, golden.place + step, fmt::format("expected: {} ({})", *fault, id));
            }
        }
    }
}

} // namespace

CaseFile read_case_file(const fs::path& path, const Rulesets& rulesets, Completeness completeness) {
    CaseFile file;
    file.path = path;
    try {
        file.json = client::parse_strict(read_file(path));
        const Place document;
        client::demand_object(file.json, document);
        client::demand_only(file.json, {"$schema", "generated_by", "cases"}, document);
        for (const char* text : {"$schema", "generated_by"}) {
            if (const Json* value = client::optional_member(file.json, text, document)) {
                (void)client::string_from(*value, document.member(text));
            }
        }
        const Json& cases = client::member(file.json, "cases", document);
        const Place list = document.member("cases");
        client::demand_array(cases, list);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            Case golden = case_from(cases[i], completeness, list.element(i));
            golden.file = path.string();
            golden.place = place_of(i, golden.id);
            demand_askable(golden, rulesets);
            file.cases.push_back(std::move(golden));
        }
    } catch (const client::JsonError& error) {
        throw InputError(path.string(), error.place(), error.fault());
    } catch (const client::CodecError& error) {
        throw InputError(path.string(), error.pointer(), error.fault());
    }
    return file;
}

void demand_unique_ids(const std::vector<CaseFile>& files) {
    std::map<std::string, const Case*> seen;
    for (const CaseFile& file : files) {
        for (const Case& golden : file.cases) {
            if (golden.id.empty()) {
                continue;
            }
            if (const auto [first, fresh] = seen.emplace(golden.id, &golden); !fresh) {
                throw InputError(
                    golden.file, golden.place,
                    fmt::format("the id is there already, in {}: {}", first->second->file, first->second->place));
            }
        }
    }
}

std::vector<Case> read_cases(const fs::path& path, const Rulesets& rulesets) {
    std::vector<CaseFile> files;
    for (const fs::path& one : json_files(path)) {
        files.push_back(read_case_file(one, rulesets));
    }
    demand_unique_ids(files);
    std::vector<Case> cases;
    for (CaseFile& file : files) {
        std::move(file.cases.begin(), file.cases.end(), std::back_inserter(cases));
    }
    return cases;
}

fs::path shipped_cases() {
    return data_folder() / "conformance" / "cases";
}

} // namespace nardcheck::conformance
