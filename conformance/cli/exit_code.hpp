#pragma once

namespace nardcheck::cli {

/// What the program's exit code says.
enum ExitCode : int {
    as_expected = 0,
    /// The engine differs from the rules; for lint: an expectation is wrong.
    differs = 1,
    /// Wrong use or input that can't be read; one line says where and what.
    wrong_use = 2,
    /// The engine could not be started, or gave up.
    engine_failed = 3,
    /// No case was judged.
    nothing_judged = 4,
};

} // namespace nardcheck::cli
