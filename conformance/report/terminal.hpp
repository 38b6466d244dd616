#pragma once

#include <functional>
#include <string>

#include "conformance/runner.hpp"

namespace nardcheck::conformance {

/// How the report for a person is written.
struct ReportStyle {
    bool colour = false;
    /// The command line that runs the unit of this id again.
    std::function<std::string(const std::string& unit)> repeat;
    /// How many failures are shown with their boards; the rest is listed by id.
    std::size_t boards = 10;
    /// Requests and answers are shown with each failure.
    bool trace = false;
};

/// The report on a run: what was asked, what failed and how to see it again, a table of counts and what the failures
/// have in common at the end. Text of the engine is cut and escaped.
[[nodiscard]] std::string terminal_report(const RunResult& result, const ReportStyle& style);

} // namespace nardcheck::conformance
