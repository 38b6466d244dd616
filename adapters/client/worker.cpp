#include "adapters/client/worker.hpp"

#include <utility>

#include <fmt/format.h>

namespace nardcheck::client {

void Worker::start() {
    session_ = std::make_unique<Session>(command_, limits_, user_rulesets_);
}

void Worker::give_work(JobQueue& queue, Deaths& deaths) {
    while (!deaths.are_too_many()) {
        const std::optional<std::size_t> job = next_job(queue);
        if (!job) {
            return;
        }
        if (lost_idle_) {
            // Whether a process dies right before or right after it is sent a request is chance, the verdict is not.
            take(*job, queue);
            blame(*job, std::exchange(lost_idle_, nullptr)->blame({}), queue);
            continue;
        }
        if (!session_) {
            try {
                start();
            } catch (const StartError& error) {
                deaths.add(error.what());
                continue;
            }
        }
        if (!session_->info()) {
            return;
        }
        take(*job, queue);
        session_->send(queue.request(*job), *job);
    }
}

std::optional<std::size_t> Worker::next_job(const JobQueue& queue) const {
    const std::size_t outstanding = session_ ? session_->outstanding() : 0;
    if (job_of_steps_) {
        return std::nullopt;
    }
    if (suspects_) {
        return outstanding == 0 ? std::optional(suspects_->waiting.front()) : std::nullopt;
    }
    const std::optional<std::size_t> job = queue.front();
    if (!job || outstanding == 0) {
        return job;
    }
    const auto most = static_cast<std::size_t>(session_->info()->max_in_flight);
    return outstanding < most && !queue.has_many_steps(*job) ? job : std::nullopt;
}

void Worker::take(std::size_t job, JobQueue& queue) {
    if (suspects_) {
        suspects_->waiting.pop_front();
        return;
    }
    queue.pop();
    if (queue.has_many_steps(job)) {
        job_of_steps_ = job;
    }
}

void Worker::serve(const EngineProcess::Events& events, Clock::time_point heard_at, JobQueue& queue, Deaths& deaths) {
    for (auto& [job, reply] : session_->serve(events, heard_at)) {
        deaths.forget();
        answered(job, std::move(reply), queue);
    }
    if (session_->loss()) {
        lost(queue, deaths);
    }
}

void Worker::answered(std::size_t job, Reply reply, JobQueue& queue) {
    if (suspects_ && suspects_->waiting.empty() && !suspects_->has_culprit) {
        Reply crash = std::move(suspects_->crash);
        crash.reason += fmt::format("; {} requests were outstanding, and sent one by one each of them was answered",
                                    suspects_->count);
        crash.sent = std::move(reply.sent);
        reply = std::move(crash);
    }
    if (queue.answered(job, std::move(reply))) {
        end_of_job();
    } else if (!session_->loss()) {
        session_->send(queue.request(job), job);
    }
}

void Worker::lost(JobQueue& queue, Deaths& deaths) {
    std::unique_ptr<Session> session = std::exchange(session_, nullptr);
    session->process().end();
    // An engine that writes nonsense is ended for it, but it has not died; each of its answers gets its verdict.
    if (session->loss()->kind != Reply::Kind::protocol_error || !session->info()) {
        deaths.add(session->loss()->reason);
    }
    if (!session->info()) {
        return; // in the handshake: nobody has asked anything
    }
    std::vector<Session::Unanswered> unanswered = session->unanswered();
    const std::optional<Session::Tag> culprit = session->loss()->culprit;
    if (unanswered.empty() && job_of_steps_) {
        blame(*job_of_steps_, session->blame({}), queue);
    } else if (unanswered.empty()) {
        lost_idle_ = std::move(session);
    } else if (culprit) {
        std::string sent;
        for (auto request = unanswered.rbegin(); request != unanswered.rend(); ++request) {
            if (request->tag == *culprit) {
                sent = std::move(request->sent);
            } else {
                queue.put_back(request->tag);
            }
        }
        blame(*culprit, session->blame(std::move(sent)), queue);
    } else {
        suspects_.emplace();
        for (std::size_t i = 1; i < unanswered.size(); ++i) {
            suspects_->waiting.push_back(unanswered[i].tag);
        }
        suspects_->waiting.push_back(unanswered.front().tag);
        suspects_->count = unanswered.size();
        suspects_->crash = session->blame({});
    }
}

void Worker::blame(std::size_t job, Reply reply, JobQueue& queue) {
    if (suspects_) {
        suspects_->has_culprit = true;
    }
    queue.lost(job, std::move(reply));
    end_of_job();
}

void Worker::end_of_job() {
    job_of_steps_.reset();
    if (suspects_ && suspects_->waiting.empty()) {
        suspects_.reset();
    }
}

} // namespace nardcheck::client
