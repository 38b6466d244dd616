#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "conformance/rulesets.hpp"

namespace nardcheck::conformance {

/// What lint has to say of case files that can be read.
struct LintReport {
    std::size_t files = 0;
    std::size_t cases = 0;
    /// One line each, "FILE: PLACE: FAULT".
    std::vector<std::string> faults;
};

/// Checks that every expectation is what the rules give under each of its case's rule sets. In the shipped suite
/// also: the id is the permanent one with the file's name as its topic, clauses are named, known, and discriminated by
/// the case, a comment says why the case is there, and a play that is refused leads to no position that a legal play
/// leads to. Throws InputError for a file that can't be read.
[[nodiscard]] LintReport lint(const std::vector<std::filesystem::path>& paths, const Rulesets& rulesets);

/// Adds the ids and expectations that cases of these files lack, and puts the files into the one layout. What is
/// there is never changed. Returns how many cases were completed. Throws InputError and then writes nothing of that
/// file.
std::size_t complete(const std::vector<std::filesystem::path>& paths, const Rulesets& rulesets);

} // namespace nardcheck::conformance
