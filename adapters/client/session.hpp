#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adapters/client/engine.hpp"
#include "adapters/client/engine_process.hpp"
#include "adapters/client/message.hpp"

namespace nardcheck::client {

using Clock = std::chrono::steady_clock;

/// One process of an engine from its start to its loss: the handshake, then requests and their answers, until
/// something goes wrong, after which a session is of no further use.
class Session {
  public:
    /// Starts the process and sends `initialize`. Throws StartError.
    Session(const EngineCommand& command, const Limits& limits, const Json& user_rulesets);

    /// Nothing before the handshake is done.
    [[nodiscard]] const std::optional<EngineInfo>& info() const noexcept {
        return info_;
    }

    /// Who asks; handed back with the answer.
    using Tag = std::size_t;
    /// Precondition: info(), and no loss.
    void send(const Request& request, Tag tag);

    [[nodiscard]] std::size_t outstanding() const noexcept {
        return outstanding_.size();
    }

    struct Answer {
        Tag tag;
        Reply reply;
    };

    /// To be called with the events that a poll of process().events() has returned, also if it returned none, and the
    /// time when it did. Gives the answers that have arrived, and notes a loss.
    [[nodiscard]] std::vector<Answer> serve(const EngineProcess::Events& events, Clock::time_point heard_at);
    /// When serve() should be called at the latest.
    [[nodiscard]] std::optional<Clock::time_point> deadline() const;

    /// Moves the deadline by a time in which the harness took no answers, less what it took to read what this engine
    /// wrote in place of an answer: one that never stops writing has no more time than others.
    void extend_deadline(Clock::duration by) noexcept {
        oldest_since_ += std::max(Clock::duration::zero(), by - unanswering_);
    }

    /// Notes a loss if the process and its descendants hold more memory than they may.
    void check_memory();

    /// Why the session is over.
    struct Loss {
        Reply::Kind kind; ///< crash, timeout or protocol_error
        std::string reason;
        std::string received; ///< the line at fault, or what there was of an unfinished one
        /// The request to blame. Nothing when the process died while several were outstanding, or none.
        std::optional<Tag> culprit;
    };

    [[nodiscard]] const std::optional<Loss>& loss() const noexcept {
        return loss_;
    }

    /// After the loss: the reply to a request that is to blame for it.
    [[nodiscard]] Reply blame(std::string sent) const;

    struct Unanswered {
        Tag tag;
        std::string sent;
    };

    /// After the loss: the requests without an answer, the oldest first.
    [[nodiscard]] std::vector<Unanswered> unanswered() const;

    [[nodiscard]] EngineProcess& process() noexcept {
        return process_;
    }

    [[nodiscard]] const EngineProcess& process() const noexcept {
        return process_;
    }

  private:
    struct Outstanding {
        RequestId id;
        Tag tag;
        std::string sent;
    };

    void read_lines(std::vector<Answer>& answers);
    void read_line(std::string_view line, std::vector<Answer>& answers);
    void read_handshake(std::string_view line);
    void take_answer(std::string_view line, std::vector<Answer>& answers);
    [[nodiscard]] std::optional<Outstanding> take_outstanding(RequestId id);
    void check_end(Clock::time_point heard_at);
    void check_deadline(Clock::time_point heard_at);
    void lose(Reply::Kind kind, std::string reason, std::string_view received, std::optional<RequestId> culprit = {});

    Limits limits_;
    EngineProcess process_;
    std::optional<EngineInfo> info_;
    std::deque<Outstanding> outstanding_; ///< in the order sent
    RequestId next_id_ = 1;
    Clock::time_point oldest_since_ = Clock::now();
    /// How long the last serve() took, if it gave no answer.
    Clock::duration unanswering_ = Clock::duration::zero();
    std::optional<Clock::time_point> output_closed_at_;
    std::optional<Loss> loss_;
};

} // namespace nardcheck::client
