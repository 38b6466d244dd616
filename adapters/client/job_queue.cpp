#include "adapters/client/job_queue.hpp"

#include <utility>

#include <fmt/format.h>

namespace nardcheck::client {

JobQueue::JobQueue(const std::vector<Job>& jobs, const Fleet::OnReply& on_reply)
    : jobs_(jobs), on_reply_(on_reply), replies_(jobs.size(), 0) {}

std::optional<std::size_t> JobQueue::front() const {
    if (!again_.empty()) {
        return again_.front();
    }
    return next_ < jobs_.size() ? std::optional(next_) : std::nullopt;
}

void JobQueue::pop() {
    if (!again_.empty()) {
        again_.pop_front();
    } else {
        ++next_;
    }
}

void JobQueue::put_back(std::size_t job) {
    again_.push_front(job);
}

const Request& JobQueue::request(std::size_t job) const {
    return jobs_[job].steps[replies_[job]];
}

bool JobQueue::answered(std::size_t job, Reply reply) {
    const std::size_t step = replies_[job]++;
    const bool is_last = replies_[job] == jobs_[job].steps.size();
    final_jobs_ += is_last ? 1 : 0;
    on_reply_(job, step, std::move(reply));
    return is_last;
}

void JobQueue::lost(std::size_t job, Reply reply) {
    answered(job, std::move(reply));
    not_run(job, fmt::format("step {} of the same case lost the process", replies_[job]));
}

void JobQueue::give_up(const std::string& reason) {
    for (std::size_t job = 0; job < jobs_.size(); ++job) {
        not_run(job, reason);
    }
}

void JobQueue::not_run(std::size_t job, const std::string& reason) {
    while (replies_[job] < jobs_[job].steps.size()) {
        Reply reply;
        reply.reason = reason;
        answered(job, std::move(reply));
    }
}

} // namespace nardcheck::client
