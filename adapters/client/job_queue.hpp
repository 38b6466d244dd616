#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
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
    /// Makes a job that was popped the next one again, from its first step.
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
    void reply_to_all_steps(std::size_t job, std::vector<Reply> replies, const std::string& reason_for_the_rest);

    const std::vector<Job>& jobs_;
    const Fleet::OnReply& on_reply_;
    std::size_t next_ = 0;
    std::deque<std::size_t> again_;
    /// Replies to the first steps of jobs with several. They are held back until the job is final, because it may
    /// have to start again.
    std::unordered_map<std::size_t, std::vector<Reply>> replies_;
    std::vector<bool> is_final_;
    std::size_t final_jobs_ = 0;
};

} // namespace nardcheck::client
