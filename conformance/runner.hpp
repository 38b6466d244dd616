#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "adapters/client/fleet.hpp"
#include "conformance/unit.hpp"
#include "specs/judge.hpp"

namespace nardcheck::conformance {

/// What a run found out about one unit.
struct UnitResult {
    const Unit* unit = nullptr;
    /// That of the first step that did not pass.
    specs::Judgement judgement;
    /// The step that decided the verdict.
    std::size_t step = 0;
    /// The steps whose answers were right, with nothing to recommend.
    std::vector<std::size_t> right_steps;
    /// Why the engine gave no answer, in one line of its own words or the client's.
    std::string reason;
    /// The last request and answer, as sent and received.
    std::string sent;
    std::string received;
    std::string stderr_tail;

    [[nodiscard]] specs::Verdict verdict() const noexcept {
        return judgement.verdict;
    }
};

/// How the units of one verdict came to it.
using VerdictCounts = std::array<std::size_t, specs::verdict_count>;

struct RunResult {
    client::EngineInfo engine;
    /// In the order of the units given.
    std::vector<UnitResult> units;
    /// The engine died too often; what it had not answered was not run.
    bool gave_up = false;
    /// What was noticed beside the cases, such as an engine that does not exit at the end of its input.
    std::vector<std::string> remarks;

    [[nodiscard]] VerdictCounts counts() const;
    /// How many units got a verdict on the engine's rules or behaviour.
    [[nodiscard]] std::size_t judged() const;
};

struct RunOptions {
    client::Limits limits;
    /// Faults of the level "recommended" fail too.
    bool strict = false;
    /// Called after each unit with how many are done.
    std::function<void(std::size_t done, std::size_t all)> on_progress;
};

/// Asks an engine all these and judges by the expectations as they are. Throws client::StartError when the engine
/// can't be started.
[[nodiscard]] RunResult run(const client::EngineCommand& command, const std::vector<Unit>& units,
                            const client::Json& user_rulesets, const RunOptions& options);

/// Judges one reply to a step of a unit.
[[nodiscard]] specs::Judgement judge_reply(const tables::Rules& rules, const CaseStep& step,
                                           const client::Reply& reply);

} // namespace nardcheck::conformance
