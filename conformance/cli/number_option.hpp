#pragma once

#include <cstdint>
#include <limits>

#include <CLI/CLI.hpp>

namespace nardcheck::cli {

/// Refuses all but plain whole numbers from `lowest` to `highest`: CLI11 reads "", "-1" and what is too large as some
/// other number.
[[nodiscard]] CLI::Validator number_from(std::uint64_t lowest, std::uint64_t highest);

/// Any seed: a number from 0 to 2^64 - 1.
[[nodiscard]] CLI::Validator any_seed();

} // namespace nardcheck::cli
