#include "adapters/client/line_buffer.hpp"

#include <algorithm>

namespace nardcheck::client {

void LineBuffer::append(std::string_view bytes) {
    bytes_.erase(0, taken_);
    searched_ -= std::min(searched_, taken_);
    taken_ = 0;
    bytes_ += bytes;
}

std::optional<std::string_view> LineBuffer::next() {
    const std::size_t end = bytes_.find('\n', std::max(searched_, taken_));
    if (end == std::string::npos) {
        searched_ = bytes_.size();
        return std::nullopt;
    }
    const std::string_view line = std::string_view(bytes_).substr(taken_, end - taken_);
    taken_ = end + 1;
    searched_ = taken_;
    return line;
}

} // namespace nardcheck::client
