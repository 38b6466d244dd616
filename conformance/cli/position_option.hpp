#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "reference/tables/rules.hpp"

namespace nardcheck::cli {

CLI::Option* add_position(CLI::App& command, std::string& text);

/// The position in one of the text forms of reference/notation. Throws InputError.
[[nodiscard]] tables::Position position_of(const std::string& text, const tables::Rules& rules);

} // namespace nardcheck::cli
