#include "adapters/client/fd.hpp"

#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "adapters/client/engine.hpp"

namespace nardcheck::client {

namespace {

StartError system_fault(const char* what) {
    return StartError(fmt::format("cannot {}: {}", what, std::generic_category().message(errno)));
}

Fd above_standard_streams(Fd fd) {
    if (fd.get() > STDERR_FILENO) {
        return fd;
    }
    Fd higher(::fcntl(fd.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (!higher.is_open()) {
        throw system_fault("make a pipe");
    }
    return higher;
}

} // namespace

void Fd::close() noexcept {
    if (const int fd = std::exchange(fd_, -1); fd >= 0) {
        ::close(fd);
    }
}

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw system_fault("make a pipe");
    }
    Fd reader(ends[0]);
    Fd writer(ends[1]);
    return {above_standard_streams(std::move(reader)), above_standard_streams(std::move(writer))};
}

void make_non_blocking(const Fd& fd) {
    const int flags = ::fcntl(fd.get(), F_GETFL);
    if (flags < 0 || ::fcntl(fd.get(), F_SETFL, flags | O_NONBLOCK) != 0) {
        throw system_fault("set up a pipe");
    }
}

} // namespace nardcheck::client
