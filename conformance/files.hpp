#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nardcheck::conformance {

/// The whole file. Throws InputError.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

/// Replaces the file as a whole or leaves it as it was. Throws InputError.
void write_file(const std::filesystem::path& path, const std::string& text);

/// The file itself, or all *.json below the folder in the order of their paths. Throws InputError where there is
/// none.
[[nodiscard]] std::vector<std::filesystem::path> json_files(const std::filesystem::path& path);

/// Where the project's own cases and adapters are: the folder in NARDCHECK_DATA, else the source tree that the
/// program was built from.
[[nodiscard]] std::filesystem::path data_folder();

} // namespace nardcheck::conformance
