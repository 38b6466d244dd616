#include "adapters/client/job_queue.hpp"

#include <utility>

#include <fmt/format.h>

namespace nardcheck::client {

JobQueue::JobQueue(const std::vector<Job>& jobs, const Fleet::OnReply& on_reply)
    : jobs_(jobs), on_reply_(on_reply), is_final_(jobs.size(), false) {}

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
    replies_.erase(job);
    again_.push_front(job);
}

const Request& JobQueue::request(std::size_t job) const {
    const auto found = replies_.find(job);
    return jobs_[job].steps[found == replies_.end() ? 0 : found->second.size()];
}

bool JobQueue::answered(std::size_t job, Reply reply) {
    std::vector<Reply>& replies = replies_[job];
    replies.push_back(std::move(reply));
    if (replies.size() < jobs_[job].steps.size()) {
        return false;
    }
    reply_to_all_steps(job, std::exchange(replies, {}), {});
    return true;
}

void JobQueue::lost(std::size_t job, Reply reply) {
    std::vector<Reply>& replies = replies_[job];
    replies.push_back(std::move(reply));
    const std::string reason = fmt::format("step {} of the same case lost the process", replies.size());
    reply_to_all_steps(job, std::exchange(replies, {}), reason);
}

void JobQueue::give_up(const std::string& reason) {
    for (std::size_t job = 0; job < jobs_.size(); ++job) {
        if (!is_final_[job]) {
            reply_to_all_steps(job, {}, reason);
        }
    }
}

void JobQueue::reply_to_all_steps(std::size_t job, std::vector<Reply> replies, const std::string& reason_for_the_rest) {
    replies_.erase(job);
    is_final_[job] = true;
    ++final_jobs_;
    Reply not_run;
    not_run.reason = reason_for_the_rest;
    replies.resize(jobs_[job].steps.size(), not_run);
    for (std::size_t step = 0; step < replies.size(); ++step) {
        on_reply_(job, step, std::move(replies[step]));
    }
}

} // namespace nardcheck::client
