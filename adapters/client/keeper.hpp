#pragma once

#include <cstdint>

#include <sys/types.h>

namespace nardcheck::client {

// A keeper is a process between the harness and one engine: forked from the harness, it starts the engine, adopts
// whatever the engine's descendants leave behind, and on request kills and reaps all of them. It buys three things
// that a harness with a list of process ids cannot have. Processes that leave the engine's group or session, or
// whose parents die, still end up as children of the keeper, so each belongs to a known engine. A keeper kills only
// its own children, whose ids cannot be reused before it has reaped them, so nobody else is hit. And when the harness
// dies, however it dies, the request to end comes by itself: it is the end of the control pipe.

/// What a keeper tells the harness, in this order at most once each, through the status pipe.
struct KeeperNews {
    enum class What : std::int32_t {
        could_not_start, ///< value: errno of fork or exec
        ended,           ///< value: the wait status of the engine
    };

    What what;
    std::int32_t value;
};

/// The ends of the pipes that the keeper and its engine hold; all above the three standard streams.
struct KeeperPipes {
    int engine_input;
    int engine_output;
    int engine_errors;
    int control; ///< its end of file is the request to end everything
    int status;  ///< closed when nothing is left
};

/// Forks a keeper for the program `argv` (null-terminated, argv[0] looked up on PATH). Returns the keeper's process id,
/// or -1 with errno set. The caller reaps the keeper.
[[nodiscard]] pid_t fork_keeper(char* const* argv, const KeeperPipes& pipes);

} // namespace nardcheck::client
