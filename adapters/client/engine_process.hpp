#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <poll.h>
#include <sys/types.h>

#include "adapters/client/engine.hpp"
#include "adapters/client/fd.hpp"
#include "adapters/client/line_buffer.hpp"

namespace nardcheck::client {

/// A started engine: its pipes, and its end together with everything that it started. No function of it waits for the
/// engine, but for end().
//
// Why plain fork and poll instead of Boost.Process and Boost.Asio: what is hard here is what these leave to their
// users. Boost.Process 1.74 opens its pipes without close-on-exec, so that one engine holds another's input open;
// it can end a process group, but not what has left the group; and it needs a SIGCHLD handler for asynchronous exits.
// With the keeper (keeper.hpp) an exit is an event on a pipe like any other, and what remains is four pipes per
// engine in one poll().
class EngineProcess {
  public:
    /// Starts a keeper and through it the engine. Throws StartError when there are no pipes or processes to be had; a
    /// program that can't be executed is seen later, in ended().
    explicit EngineProcess(const EngineCommand& command);
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Queues bytes for the engine's input and writes what the pipe takes.
    void send(std::string_view bytes);
    /// The engine sees the end of its input; what is still queued is dropped.
    void close_input();

    /// What to poll for, and what to call when the poll returned: moves bytes, notes ends. Each call reads a bounded
    /// amount, so one engine cannot keep the others waiting.
    using Events = std::array<pollfd, 4>;
    [[nodiscard]] Events events() const;
    void serve(const Events& events);
    /// After the end: reads what the engine had still written, at most `most` bytes.
    void read_the_rest(std::size_t most);

    /// What the engine has written on stdout.
    [[nodiscard]] LineBuffer& output() noexcept {
        return output_;
    }

    [[nodiscard]] const LineBuffer& output() const noexcept {
        return output_;
    }

    /// Its stdout has ended, which is not yet its own end.
    [[nodiscard]] bool has_closed_output() const noexcept {
        return !engine_output_.is_open();
    }

    /// The last bytes that it has written on stderr.
    [[nodiscard]] std::string_view stderr_tail() const noexcept {
        return stderr_tail_;
    }

    /// How the engine ended.
    struct End {
        bool is_clean = false;   ///< exit code 0
        bool has_started = true; ///< false when the program could not be executed
        std::string how;         ///< "exited with code 3", "was killed by SIGSEGV"
    };

    [[nodiscard]] const std::optional<End>& ended() const noexcept {
        return end_;
    }

    /// The resident size of the engine and all its descendants.
    [[nodiscard]] std::size_t resident_bytes() const;

    /// Kills the engine and its descendants and waits for their end, which takes no time but for processes that the
    /// kernel cannot kill: these are given up after ten seconds.
    void end();

  private:
    void write_queued();
    void read_output();
    void read_errors();
    void read_news();

    Fd engine_input_;
    Fd engine_output_;
    Fd engine_errors_;
    Fd control_;
    Fd status_;
    pid_t keeper_ = -1;
    std::string queued_;
    std::size_t written_ = 0;
    LineBuffer output_;
    std::string stderr_tail_;
    std::string name_;
    std::optional<End> end_;
};

} // namespace nardcheck::client
