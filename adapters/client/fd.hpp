#pragma once

#include <utility>

namespace nardcheck::client {

/// A file descriptor that is closed with its owner.
class Fd {
  public:
    Fd() = default;

    explicit Fd(int fd) noexcept : fd_(fd) {}

    Fd(Fd&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}

    Fd& operator=(Fd&& other) noexcept {
        std::swap(fd_, other.fd_);
        return *this;
    }

    Fd(const Fd&) = delete;
    Fd& operator=(const Fd&) = delete;

    ~Fd() {
        close();
    }

    /// -1 when there is none.
    [[nodiscard]] int get() const noexcept {
        return fd_;
    }

    [[nodiscard]] bool is_open() const noexcept {
        return fd_ >= 0;
    }

    void close() noexcept;

  private:
    int fd_ = -1;
};

/// Both ends of a pipe.
struct Pipe {
    Fd reader;
    Fd writer;
};

/// A pipe whose ends are closed on exec and are none of the three standard streams, even where the harness itself was
/// started without these. Throws StartError.
[[nodiscard]] Pipe make_pipe();

/// Reads and writes on `fd` then return at once. Throws StartError.
void make_non_blocking(const Fd& fd);

} // namespace nardcheck::client
