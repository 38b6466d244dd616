#pragma once

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "adapters/client/fleet.hpp"

/// What the tests of the client share.
namespace nardcheck::client::testing {

/// The fake engine with these arguments.
inline EngineCommand fake(std::vector<std::string> arguments = {}) {
    arguments.insert(arguments.begin(), NARDCHECK_FAKE_ENGINE);
    return {std::move(arguments)};
}

/// Request number n; the fake engine's result repeats the n.
inline Request ask(int n) {
    return {"legal_plays", {{"n", n}}};
}

/// Jobs 0 to count - 1 of one step each.
inline std::vector<Job> single_steps(int count) {
    std::vector<Job> jobs;
    for (int n = 0; n < count; ++n) {
        jobs.push_back({{ask(n)}});
    }
    return jobs;
}

struct Outcome {
    bool is_complete = false;                ///< what run() returned
    std::vector<std::vector<Reply>> replies; ///< by job and step

    [[nodiscard]] const Reply& of(std::size_t job, std::size_t step = 0) const {
        return replies.at(job).at(step);
    }

    [[nodiscard]] std::vector<Reply::Kind> kinds() const {
        std::vector<Reply::Kind> kinds;
        for (const auto& job : replies) {
            for (const Reply& reply : job) {
                kinds.push_back(reply.kind);
            }
        }
        return kinds;
    }
};

/// Runs the jobs, and checks that each step gets one reply, in the order of the steps, and each result is its own.
inline Outcome run(Fleet& fleet, const std::vector<Job>& jobs) {
    const auto is_own = [](const Request& request, const Reply& reply) {
        return reply.kind != Reply::Kind::result || reply.result.at("n") == request.params.at("n");
    };
    Outcome outcome;
    outcome.replies.resize(jobs.size());
    outcome.is_complete = fleet.run(jobs, [&](std::size_t job, std::size_t step, Reply&& reply) {
        EXPECT_EQ(outcome.replies.at(job).size(), step) << "job " << job;
        EXPECT_TRUE(is_own(jobs[job].steps[step], reply)) << reply.sent << " got " << reply.received;
        outcome.replies[job].push_back(std::move(reply));
    });
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        EXPECT_EQ(outcome.replies[job].size(), jobs[job].steps.size()) << "job " << job;
    }
    return outcome;
}

/// The processes that are children of this one; those that have ended but were not reaped count too.
inline std::vector<pid_t> own_children() {
    std::vector<pid_t> children;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
        std::ifstream list(thread.path() / "children");
        for (pid_t child = 0; list >> child;) {
            children.push_back(child);
        }
    }
    return children;
}

inline bool is_alive(pid_t process) {
    return ::kill(process, 0) == 0 || errno != ESRCH;
}

/// Time enough on any machine for an answer that does come.
inline Limits patient() {
    Limits limits;
    limits.timeout = std::chrono::seconds(60);
    return limits;
}

/// For answers that never come.
inline Limits impatient() {
    Limits limits;
    limits.timeout = std::chrono::seconds(1);
    return limits;
}

} // namespace nardcheck::client::testing
