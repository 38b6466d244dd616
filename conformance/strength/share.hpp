#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace nardcheck::conformance {

/// How many of how many, and which are not among them.
struct Share {
    std::size_t count = 0;
    std::size_t of = 0;
    std::vector<std::string> others;

    /// Counts one more, under its name where it does not belong to the share.
    void add(bool belongs, const std::string& name) {
        ++of;
        if (belongs) {
            ++count;
        } else {
            others.push_back(name);
        }
    }

    /// Of nothing it is all.
    [[nodiscard]] double percent() const noexcept {
        return of == 0 ? 100 : 100 * static_cast<double>(count) / static_cast<double>(of);
    }
};

} // namespace nardcheck::conformance
