#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "adapters/client/fd.hpp"

namespace nardcheck::client {

struct WriteResult {
    std::size_t size = 0;   ///< bytes that the pipe took
    bool is_broken = false; ///< nobody will ever read them
};

/// Writes what a non-blocking pipe takes, and raises no SIGPIPE whatever the process has set up for that signal.
[[nodiscard]] WriteResult write_without_signal(int fd, std::string_view bytes);

enum class ReadResult { some, nothing_yet, end };

/// Reads once, up to 64 KiB, from a non-blocking pipe and hands it to `take`.
[[nodiscard]] ReadResult read_some(const Fd& fd, const std::function<void(std::string_view)>& take);

} // namespace nardcheck::client
