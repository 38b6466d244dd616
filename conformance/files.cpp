#include "conformance/files.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <ios>
#include <iterator>
#include <system_error>

#include <fmt/format.h>

#include "conformance/input_error.hpp"

namespace nardcheck::conformance {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text;
    // A folder opens like a file and only fails to be read.
    if (!in || fs::is_directory(path)) {
        throw InputError(path.string(), "", "cannot be read");
    }
    try {
        text.assign(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    } catch (const std::ios_base::failure&) {
        throw InputError(path.string(), "", "cannot be read");
    }
    return text;
}

void write_file(const fs::path& path, const std::string& text) {
    std::error_code error;
    // A link stays a link, and its file keeps its permissions.
    const fs::path target = fs::exists(path, error) ? fs::canonical(path, error) : path;
    fs::path fresh = target.string() + ".new";
    while (fs::exists(fs::symlink_status(fresh, error))) {
        fresh += "~"; // what is there is somebody's
    }
    error.clear();
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (const fs::file_status old = fs::status(target, error); fs::exists(old)) {
        fs::permissions(fresh, old.permissions(), error);
    }
    if (out) {
        fs::rename(fresh, target, error);
    }
    if (!out || error) {
        fs::remove(fresh, error);
        throw InputError(path.string(), "", "cannot be written");
    }
}

std::vector<fs::path> json_files(const fs::path& path) {
    std::vector<fs::path> files;
    std::error_code error;
    if (fs::is_directory(path, error)) {
        try {
            for (const auto& entry : fs::recursive_directory_iterator(path)) {
                if (entry.is_regular_file() && entry.path().extension() == ".json") {
                    files.push_back(entry.path());
                }
            }
        } catch (const fs::filesystem_error& fault) {
            throw InputError(path.string(), "", fmt::format("cannot be read: {}", fault.code().message()));
        }
        std::sort(files.begin(), files.end());
    } else if (fs::exists(path, error)) {
        files.push_back(path);
    }
    if (error || files.empty()) {
        throw InputError(path.string(), "", "no JSON file here");
    }
    return files;
}

fs::path data_folder() {
    if (const char* chosen = std::getenv("NARDCHECK_DATA"); chosen != nullptr && *chosen != '\0') {
        return chosen;
    }
    return NARDCHECK_SOURCE_FOLDER;
}

} // namespace nardcheck::conformance
