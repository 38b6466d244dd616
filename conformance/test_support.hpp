#pragma once

// Files and cases for the tests of this floor. Used by tests only.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <system_error>

#include "adapters/client/json.hpp"

namespace nardcheck::conformance::test {

/// A folder of its own for one test, gone with it.
class TempFolder {
  public:
    TempFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "nardcheck-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            throw std::runtime_error("no temporary folder");
        }
        path_ = name;
    }

    ~TempFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const noexcept {
        return path_;
    }

    /// Writes a file into the folder, its own folders made where they are missing.
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

  private:
    std::filesystem::path path_;
};

inline std::string text_in(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// A case of hypergammon: a checker on the bar, its entry point closed, has to pass.
inline client::Json dance() {
    return client::Json::parse(R"({
        "id": "bar/dance", "rulesets": ["hypergammon"], "method": "legal_plays", "dice": [6, 6],
        "position": {"white": {"bar": 1, "8": 1, "off": 1}, "black": {"6": 2, "off": 1}, "turn": "white"},
        "expect": {"positions": [{"white": {"bar": 1, "8": 1, "off": 1}, "black": {"6": 2, "off": 1}}]}})");
}

/// The case with some members changed, added or (with null) taken away, as by a JSON merge patch (RFC 7386).
inline client::Json changed(client::Json golden, const char* patch) {
    golden.merge_patch(client::Json::parse(patch));
    return golden;
}

/// The text of a case file with these cases.
template <typename... Cases>
std::string file_of(const Cases&... cases) {
    return client::Json{{"cases", client::Json::array({cases...})}}.dump();
}

} // namespace nardcheck::conformance::test
