#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "adapters/client/json.hpp"

/// What a run of an engine is asked with and answers in.
namespace nardcheck::client {

/// How an engine is started: a program, looked up on PATH unless it has a slash, and its arguments. It inherits
/// the working directory and the environment.
struct EngineCommand {
    std::vector<std::string> argv;
};

/// What an engine is granted.
struct Limits {
    /// For an answer, from when its request is the oldest outstanding one of its process; also for the handshake.
    std::chrono::milliseconds timeout = std::chrono::seconds(10);
    /// How many processes of the engine run at the same time.
    int processes = 1;
    /// The longest line taken from the engine.
    std::size_t message_cap = std::size_t{16} << 20U;
    /// Resident bytes of one engine process and all that it started; shared pages count once per process.
    std::size_t resident_cap = std::size_t{4} << 30U;
    /// The run is given up after so many deaths (crashes, timeouts, failed handshakes) without one answer in between.
    int deaths_in_a_row = 10;
};

/// What an engine says of itself in the handshake. All strings are one printable line of bounded length.
struct EngineInfo {
    std::string name;
    std::string version;
    std::string language;
    std::string homepage;
    std::string issues;
    /// Rule set → methods.
    std::map<std::string, std::vector<std::string>, std::less<>> supports;
    int max_in_flight = 1;
    /// Why it may decline requests.
    std::vector<std::string> limits;

    [[nodiscard]] bool claims(std::string_view ruleset, std::string_view method) const;
};

struct Request {
    std::string method;
    /// An object.
    Json params;
};

/// Requests for one process, in this order, each sent after the answer to the one before. A job of several steps
/// has its process to itself from its first step to its last.
struct Job {
    std::vector<Request> steps;
};

/// What became of one request. All strings are valid UTF-8 of bounded length, but may hold anything: escape them.
struct Reply {
    enum class Kind {
        result,         ///< `result` holds it, as the engine sent it
        declined,       ///< error -32001: the engine says that it cannot answer this one, and `reason` why
        crash,          ///< the process died, or outgrew its memory, before it had answered
        timeout,        ///< no answer in time
        protocol_error, ///< something that PROTOCOL.md does not allow
        not_run,        ///< the run was given up, or an earlier step of the same job lost the process
    };

    Kind kind = Kind::not_run;
    Json result;
    /// One line, empty for a result.
    std::string reason;
    /// The request and the answer as lines without LF, for traces; `received` may be cut or not an answer at all.
    std::string sent;
    std::string received;
    /// The last that the process wrote on stderr, when it was lost.
    std::string stderr_tail;
};

/// An engine that cannot be started or fails the handshake; what() is one printable line.
class StartError : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace nardcheck::client
