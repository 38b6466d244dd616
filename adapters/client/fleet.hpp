#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "adapters/client/engine.hpp"
#include "adapters/client/json.hpp"

namespace nardcheck::client {

/// Processes of one engine that answer jobs side by side; lost ones are replaced. One thread drives them all, and
/// whatever the engine does, no exception leaves this class because of it after start().
class Fleet {
  public:
    /// Called once for each step of each job, when its reply is final; the steps of a job in their order, jobs in any
    /// order. (A callback that takes `const Reply&` fits too.)
    using OnReply = std::function<void(std::size_t job, std::size_t step, Reply&& reply)>;

    /// `user_rulesets` is {ID: {"base", "fields"}}, told to the engine in the handshake. Starts nothing yet.
    Fleet(EngineCommand command, Limits limits, Json user_rulesets = Json::object());
    /// Ends all processes and their descendants at once.
    ~Fleet();
    Fleet(const Fleet&) = delete;
    Fleet& operator=(const Fleet&) = delete;

    /// Starts the first process and shakes hands. Throws StartError; the next call tries again.
    const EngineInfo& start();

    /// Runs all jobs, on as many processes as the limits allow and the jobs need. Returns false when as many processes
    /// in a row were lost as the limits allow: it gave up, and steps that had no answer by then were `not_run`.
    /// Precondition: start() succeeded; no job is empty.
    /// An exception of `on_reply` ends all processes and leaves this function.
    [[nodiscard]] bool run(const std::vector<Job>& jobs, const OnReply& on_reply);

    /// Closes the engines' input, gives them two seconds to exit, and ends what is left. Returns what was wrong with
    /// that and belongs to no request, one line each: an exit that was not clean, words said unasked.
    std::vector<std::string> finish();

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace nardcheck::client
