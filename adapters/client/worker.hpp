#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "adapters/client/job_queue.hpp"
#include "adapters/client/session.hpp"

namespace nardcheck::client {

/// Counts the processes lost without one answer in between, over all workers of a run.
class Deaths {
  public:
    /// `most`: at least 1.
    explicit Deaths(int most) : most_(most) {}

    void add(std::string reason) {
        ++in_a_row_;
        last_ = std::move(reason);
    }

    void forget() noexcept {
        in_a_row_ = 0;
    }

    [[nodiscard]] bool are_too_many() const noexcept {
        return in_a_row_ >= most_;
    }

    [[nodiscard]] int in_a_row() const noexcept {
        return in_a_row_;
    }

    [[nodiscard]] const std::string& last() const noexcept {
        return last_;
    }

  private:
    int most_;
    int in_a_row_ = 0;
    std::string last_;
};

/// Requests that were outstanding together when the process crashed. They are sent again one by one, the oldest
/// last: if none of them crashes alone, it is the one that the crash is reported for. So no crash is ever lost.
struct Suspects {
    std::deque<std::size_t> waiting;
    std::size_t count = 0;
    Reply crash;
    bool has_culprit = false;
};

/// Keeps one process of the engine at work: starts it, hands it jobs, replaces it when it is lost, and finds the
/// request that is to blame.
class Worker {
  public:
    /// All must outlive the worker.
    Worker(const EngineCommand& command, const Limits& limits, const Json& user_rulesets)
        : command_(command), limits_(limits), user_rulesets_(user_rulesets) {}

    /// Starts a process. Throws StartError.
    void start();
    /// Sends as many jobs as the process may hold, starting it if there is one to send.
    void give_work(JobQueue& queue, Deaths& deaths);
    /// To be called with the events of the session's process after each poll, and the time when they were heard.
    void serve(const EngineProcess::Events& events, Clock::time_point heard_at, JobQueue& queue, Deaths& deaths);

    /// The process at work, or nullptr.
    [[nodiscard]] Session* session() noexcept {
        return session_.get();
    }

    /// A process that was lost while nobody had asked it anything, or nullptr.
    [[nodiscard]] const Session* lost_idle() const noexcept {
        return lost_idle_.get();
    }

  private:
    [[nodiscard]] std::optional<std::size_t> next_job(const JobQueue& queue) const;
    void take(std::size_t job, JobQueue& queue);
    void answered(std::size_t job, Reply reply, JobQueue& queue);
    void lost(JobQueue& queue, Deaths& deaths);
    void blame(std::size_t job, Reply reply, JobQueue& queue);
    void end_of_job();

    const EngineCommand& command_;
    const Limits& limits_;
    const Json& user_rulesets_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Session> lost_idle_;
    std::optional<std::size_t> job_of_steps_; ///< a job of several steps that has the process to itself
    std::optional<Suspects> suspects_;
};

} // namespace nardcheck::client
