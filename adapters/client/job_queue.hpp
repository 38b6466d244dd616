#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "adapters/client/engine.hpp"
#include "adapters/client/fleet.hpp"

namespace nardcheck::client {

/// The jobs of one run: which is next, how far each is, and that each of their steps gets exactly one final reply.
class JobQueue {
  public:
    /// Both must outlive the queue.
    JobQueue(const std::vector<Job>& jobs, const Fleet::OnReply& on_reply);

    /// Every step has its reply.
    [[nodiscard]] bool is_done() const noexcept {
        return final_jobs_ == jobs_.size();
    }

    /// The job to start next, if one is left.
    [[nodiscard]] std::optional<std::size_t> front() const;
    void pop();
    /// Makes a job that was popped, and has no reply yet, the next one again.
    void put_back(std::size_t job);

    [[nodiscard]] bool has_many_steps(std::size_t job) const {
        return jobs_[job].steps.size() > 1;
    }

    /// The request that a job is at.
    [[nodiscard]] const Request& request(std::size_t job) const;

    /// Takes the reply to the request that the job is at. True when it was the last.
    bool answered(std::size_t job, Reply reply);
    /// The same, where with that request the process was lost: the steps after it get no answer any more.
    void lost(std::size_t job, Reply reply);
    /// All jobs that are not final get no answer any more.
    void give_up(const std::string& reason);

  private:
    void not_run(std::size_t job, const std::string& reason);

    const std::vector<Job>& jobs_;
    const Fleet::OnReply& on_reply_;
    std::size_t next_ = 0;
    std::deque<std::size_t> again_;
    std::vector<std::size_t> replies_; ///< how many steps of each job have their reply
    std::size_t final_jobs_ = 0;
};

} // namespace nardcheck::client
