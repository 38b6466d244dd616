#include "adapters/client/pipe_io.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>

#include <unistd.h>

namespace nardcheck::client {

namespace {

/// Keeps SIGPIPE from this thread for a while, without touching what the process does about it.
class NoSigpipe {
  public:
    NoSigpipe() {
        sigemptyset(&sigpipe_);
        sigaddset(&sigpipe_, SIGPIPE);
        sigset_t pending;
        ::sigpending(&pending);
        was_pending_ = sigismember(&pending, SIGPIPE) == 1;
        ::pthread_sigmask(SIG_BLOCK, &sigpipe_, &before_);
    }

    ~NoSigpipe() {
        if (is_raised_ && !was_pending_) {
            const timespec at_once{};
            while (::sigtimedwait(&sigpipe_, nullptr, &at_once) < 0 && errno == EINTR) {
            }
        }
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

    NoSigpipe(const NoSigpipe&) = delete;
    NoSigpipe& operator=(const NoSigpipe&) = delete;

    /// A write has failed in the way that raises the signal.
    void expect_raised() noexcept {
        is_raised_ = true;
    }

  private:
    sigset_t sigpipe_;
    sigset_t before_;
    bool was_pending_ = false;
    bool is_raised_ = false;
};

} // namespace

WriteResult write_without_signal(int fd, std::string_view bytes) {
    if (fd < 0) {
        return {.is_broken = true};
    }
    NoSigpipe guard;
    WriteResult result;
    while (result.size < bytes.size()) {
        const ssize_t size = ::write(fd, bytes.data() + result.size, bytes.size() - result.size);
        if (size >= 0) {
            result.size += static_cast<std::size_t>(size);
        } else if (errno == EAGAIN) {
            break;
        } else if (errno != EINTR) {
            guard.expect_raised();
            result.is_broken = true;
            break;
        }
    }
    return result;
}

ReadResult read_some(const Fd& fd, const std::function<void(std::string_view)>& take) {
    std::array<char, std::size_t{64} << 10U> bytes; // left uninitialised on purpose: read() fills what is used
    for (;;) {
        const ssize_t size = ::read(fd.get(), bytes.data(), bytes.size());
        if (size > 0) {
            take({bytes.data(), static_cast<std::size_t>(size)});
            return ReadResult::some;
        }
        if (size == 0) {
            return ReadResult::end;
        }
        if (errno == EAGAIN) {
            return ReadResult::nothing_yet;
        }
        if (errno != EINTR) {
            return ReadResult::end;
        }
    }
}

} // namespace nardcheck::client
