#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nardcheck::client {

/// Cuts what arrives in pieces into lines.
class LineBuffer {
  public:
    void append(std::string_view bytes);

    /// The next whole line without its LF, or nothing as yet. Valid until append().
    [[nodiscard]] std::optional<std::string_view> next();

    /// What has come after the last whole line taken.
    [[nodiscard]] std::string_view rest() const noexcept {
        return std::string_view(bytes_).substr(taken_);
    }

  private:
    std::string bytes_;
    std::size_t taken_ = 0;    ///< bytes handed out
    std::size_t searched_ = 0; ///< bytes known to hold no further line end, so that none is looked at twice
};

} // namespace nardcheck::client
