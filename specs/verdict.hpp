#pragma once

#include <cstdint>
#include <string_view>

namespace nardcheck::specs {

/// What is said of an engine's answer, or of its failure to give one.
enum class Verdict : std::uint8_t {
    pass,
    fail,
    /// A play whose notation yields several results: the engine has to send steps.
    ambiguous,
    /// The engine says that it can't answer this request, and why.
    declined,
    crash,
    timeout,
    protocol_error,
    /// The engine does not claim the rule set or the method.
    skipped,
    /// Never asked, since the engine had given up before.
    not_run,
};

inline constexpr int verdict_count = 9;

/// The text form of a verdict in reports, such as "protocol-error".
[[nodiscard]] std::string_view name_of(Verdict verdict) noexcept;

/// Whether the verdict makes a run fail.
[[nodiscard]] bool is_failure(Verdict verdict) noexcept;

} // namespace nardcheck::specs
