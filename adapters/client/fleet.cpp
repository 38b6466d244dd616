#include "adapters/client/fleet.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "adapters/client/text.hpp"
#include "adapters/client/worker.hpp"

namespace nardcheck::client {

namespace {

constexpr std::chrono::milliseconds between_memory_checks{200};
constexpr std::chrono::seconds time_to_exit{2};
constexpr std::size_t most_complaints = 20;

int milliseconds_until(Clock::time_point time) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(time - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 60'000));
}

/// What a poll has heard from each of the sessions, and when.
struct Heard {
    std::vector<EngineProcess::Events> events;
    Clock::time_point at;
};

/// Waits until there is something to hear from a session, at most until `latest`.
Heard listen(const std::vector<Session*>& sessions, Clock::time_point latest) {
    std::vector<pollfd> all;
    for (const Session* session : sessions) {
        const EngineProcess::Events events = session->process().events();
        all.insert(all.end(), events.begin(), events.end());
    }
    if (::poll(all.data(), all.size(), milliseconds_until(latest)) < 0) {
        std::for_each(all.begin(), all.end(), [](pollfd& event) { event.revents = 0; });
    }
    Heard heard{std::vector<EngineProcess::Events>(sessions.size()), Clock::now()};
    auto next = all.begin();
    for (EngineProcess::Events& events : heard.events) {
        std::copy_n(next, events.size(), events.begin());
        next += static_cast<std::ptrdiff_t>(events.size());
    }
    return heard;
}

} // namespace

class Fleet::Impl {
  public:
    Impl(EngineCommand command, Limits limits, Json user_rulesets)
        : command_(std::move(command)), limits_(limits), user_rulesets_(std::move(user_rulesets)) {}

    const EngineInfo& start() {
        if (!info_) {
            workers_.clear();
            add_worker();
            shake_hands(*workers_.front());
        }
        return *info_;
    }

    bool run(const std::vector<Job>& jobs, const OnReply& on_reply) {
        try {
            return run_to_the_end(jobs, on_reply);
        } catch (...) {
            workers_.clear(); // they are in the middle of jobs that nobody will ask for again
            throw;
        }
    }

    std::vector<std::string> finish() {
        std::set<std::string> complaints;
        for (const auto& worker : workers_) {
            if (worker->lost_idle() != nullptr) {
                complaints.insert("the engine was lost while it was asked nothing: " +
                                  worker->lost_idle()->loss()->reason);
            }
        }
        std::erase_if(workers_, [](const auto& worker) {
            return worker->session() == nullptr || !worker->session()->info(); // these owe us nothing yet
        });
        close_inputs(complaints);
        for (Session* session : sessions()) {
            const auto& end = session->process().ended();
            if (!end) {
                complaints.insert(fmt::format("the engine did not exit within {} seconds of the end of its input",
                                              time_to_exit.count()));
            } else if (!end->is_clean) {
                complaints.insert("at the end of its input the engine " + end->how);
            }
        }
        workers_.clear();
        info_.reset();
        return {complaints.begin(), complaints.end()};
    }

  private:
    void add_worker() {
        workers_.push_back(std::make_unique<Worker>(command_, limits_, user_rulesets_));
    }

    std::vector<Session*> sessions() {
        std::vector<Session*> sessions;
        for (const auto& worker : workers_) {
            if (worker->session() != nullptr) {
                sessions.push_back(worker->session());
            }
        }
        return sessions;
    }

    void shake_hands(Worker& worker) {
        worker.start();
        Session& session = *worker.session();
        while (!session.info() && !session.loss()) {
            const Heard heard = listen({&session}, *session.deadline());
            (void)session.serve(heard.events.front(), heard.at);
        }
        if (session.info()) {
            info_ = session.info();
            return;
        }
        std::string message = session.loss()->reason;
        if (const auto& end = session.process().ended(); !end || end->has_started) {
            message = fmt::format("handshake with '{}' failed: {}",
                                  one_line(fmt::format("{}", fmt::join(command_.argv, " "))), message);
        }
        if (const std::string said = last_line(session.process().stderr_tail()); !said.empty()) {
            message += fmt::format(" (the last line on its stderr: {})", said);
        }
        workers_.clear();
        throw StartError(message);
    }

    bool run_to_the_end(const std::vector<Job>& jobs, const OnReply& on_reply) {
        JobQueue queue(jobs, on_reply);
        Deaths deaths(std::max(limits_.deaths_in_a_row, 1));
        const auto most = static_cast<std::size_t>(std::max(limits_.processes, 1));
        while (workers_.size() < std::min(most, jobs.size())) {
            add_worker();
        }
        listened_until_ = Clock::now();
        while (!queue.is_done()) {
            for (const auto& worker : workers_) {
                worker->give_work(queue, deaths);
            }
            if (deaths.are_too_many()) {
                workers_.clear();
                queue.give_up(fmt::format("given up after {} lost processes in a row; the last one: {}",
                                          deaths.in_a_row(), deaths.last()));
                return false;
            }
            if (!queue.is_done()) {
                serve_workers(queue, deaths);
            }
        }
        return !deaths.are_too_many(); // the last of them may have been the last jobs
    }

    void serve_workers(JobQueue& queue, Deaths& deaths) {
        const Clock::duration not_listened = Clock::now() - listened_until_;
        std::vector<Worker*> at_work;
        Clock::time_point next = next_memory_check_;
        for (const auto& worker : workers_) {
            if (worker->session() != nullptr) {
                at_work.push_back(worker.get());
                worker->session()->extend_deadline(not_listened);
                next = std::min(next, worker->session()->deadline().value_or(next));
            }
        }
        const bool is_check_due = next_memory_check_ <= Clock::now();
        if (is_check_due) {
            next_memory_check_ = Clock::now() + between_memory_checks;
        }
        const Heard heard = listen(sessions(), next);
        listened_until_ = heard.at;
        for (std::size_t i = 0; i < at_work.size(); ++i) {
            if (is_check_due) {
                at_work[i]->session()->check_memory();
            }
            at_work[i]->serve(heard.events[i], heard.at, queue, deaths);
        }
    }

    /// Tells all engines at once to exit, and waits until they have or their time is up.
    void close_inputs(std::set<std::string>& complaints) {
        for (Session* session : sessions()) {
            session->process().close_input();
        }
        const auto deadline = Clock::now() + time_to_exit;
        const auto is_running = [](const Session* session) { return !session->process().ended(); };
        std::vector<Session*> running = sessions();
        while (!running.empty() && Clock::now() < deadline) {
            const Heard heard = listen(running, deadline);
            for (std::size_t i = 0; i < running.size(); ++i) {
                drain(running[i]->process(), heard.events[i], complaints);
            }
            running.erase(std::partition(running.begin(), running.end(), is_running), running.end());
        }
    }

    void drain(EngineProcess& process, const EngineProcess::Events& events, std::set<std::string>& complaints) const {
        process.serve(events);
        while (const auto line = process.output().next()) {
            if (complaints.size() < most_complaints) {
                complaints.insert(fmt::format("the engine wrote on stdout unasked: {}", one_line(*line, 100)));
            }
        }
        if (process.output().rest().size() > limits_.message_cap) {
            process.end();
        }
    }

    EngineCommand command_;
    Limits limits_;
    Json user_rulesets_;
    std::optional<EngineInfo> info_;
    std::vector<std::unique_ptr<Worker>> workers_;
    Clock::time_point next_memory_check_ = Clock::now();
    /// When the last poll ended: an engine is not to blame for what the harness then takes its time with.
    Clock::time_point listened_until_;
};

Fleet::Fleet(EngineCommand command, Limits limits, Json user_rulesets)
    : impl_(std::make_unique<Impl>(std::move(command), limits, std::move(user_rulesets))) {}

Fleet::~Fleet() = default;

const EngineInfo& Fleet::start() {
    return impl_->start();
}

bool Fleet::run(const std::vector<Job>& jobs, const OnReply& on_reply) {
    return impl_->run(jobs, on_reply);
}

std::vector<std::string> Fleet::finish() {
    return impl_->finish();
}

} // namespace nardcheck::client
