#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "adapters/client/json.hpp"
#include "conformance/case.hpp"
#include "conformance/case_json.hpp"
#include "conformance/rulesets.hpp"

namespace nardcheck::conformance {

/// A case file as read: its JSON and the cases in it, in their order.
struct CaseFile {
    std::filesystem::path path;
    client::Json json;
    std::vector<Case> cases;
};

/// Reads a case file and checks all that can be said of it without the rules of play: its form, that rule sets are
/// known, that positions can occur. Throws InputError.
[[nodiscard]] CaseFile read_case_file(const std::filesystem::path& path, const Rulesets& rulesets,
                                      Completeness completeness = Completeness::whole);

/// All cases of a file or a folder. Throws InputError, also for an id that is given twice.
[[nodiscard]] std::vector<Case> read_cases(const std::filesystem::path& path, const Rulesets& rulesets);

/// Checks that no id is given twice in these files. Throws InputError.
void demand_unique_ids(const std::vector<CaseFile>& files);

/// The folder of the shipped suite.
[[nodiscard]] std::filesystem::path shipped_cases();

} // namespace nardcheck::conformance
