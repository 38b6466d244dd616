#include "conformance/runner.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "adapters/client/fields.hpp"
#include "conformance/case_json.hpp"
#include "conformance/response_json.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Judgement;
using specs::Verdict;

client::Request request_for(const Unit& unit, const specs::Question& question) {
    client::Json params = encode_params(question);
    params["ruleset"] = unit.ruleset->id();
    return {std::string(specs::name_of(question.method)), std::move(params)};
}

bool claims(const client::EngineInfo& engine, const Unit& unit) {
    for (const CaseStep& step : unit.steps) {
        if (!engine.claims(unit.ruleset->claimed_as, specs::name_of(step.question.method))) {
            return false;
        }
    }
    return true;
}

Judgement with_verdict(Verdict verdict) {
    Judgement judgement;
    judgement.verdict = verdict;
    return judgement;
}

/// Which judgement speaks for a case of several steps: the first fault stands, whatever follows it.
bool outweighs(const Judgement& later, const Judgement& earlier) {
    if (later.verdict == Verdict::pass) {
        return earlier.verdict == Verdict::pass && earlier.recommendations.empty();
    }
    return !specs::is_failure(earlier.verdict) && (earlier.verdict == Verdict::pass || is_failure(later.verdict));
}

/// What is only recommended fails a strict run, and is noted in any other. No answer at all is a fault in both.
void apply_level(Judgement& judgement, bool recommended, bool strict) {
    if (auto* results = judgement.given ? std::get_if<std::vector<tables::Layout>>(&*judgement.given) : nullptr;
        results != nullptr && !strict) {
        // Results given twice are no fault here, and must not hide which rule a wrong answer breaks.
        results->erase(std::unique(results->begin(), results->end()), results->end());
    }
    if (strict && judgement.verdict == Verdict::pass && !judgement.recommendations.empty()) {
        judgement.verdict = Verdict::fail;
    } else if (!strict && recommended &&
               (judgement.verdict == Verdict::fail || judgement.verdict == Verdict::ambiguous)) {
        judgement.verdict = Verdict::pass;
        judgement.recommendations.emplace_back("the answer is not the recommended one");
    }
}

} // namespace

VerdictCounts RunResult::counts() const {
    VerdictCounts counts{};
    for (const UnitResult& unit : units) {
        ++counts.at(static_cast<std::size_t>(unit.verdict()));
    }
    return counts;
}

std::size_t RunResult::judged() const {
    std::size_t judged = 0;
    for (const UnitResult& unit : units) {
        if (unit.verdict() == Verdict::pass || specs::is_failure(unit.verdict())) {
            ++judged;
        }
    }
    return judged;
}

Judgement judge_reply(const tables::Rules& rules, const CaseStep& step, const client::Reply& reply) {
    switch (reply.kind) {
    case client::Reply::Kind::result:
        try {
            return specs::judge(rules, step.question, step.expect, response_from(step.question.method, reply.result));
        } catch (const client::CodecError& error) {
            Judgement judgement = with_verdict(Verdict::protocol_error);
            judgement.remarks.emplace_back(error.what());
            return judgement;
        }
    case client::Reply::Kind::declined:
        return with_verdict(Verdict::declined);
    case client::Reply::Kind::crash:
        return with_verdict(Verdict::crash);
    case client::Reply::Kind::timeout:
        return with_verdict(Verdict::timeout);
    case client::Reply::Kind::protocol_error:
        return with_verdict(Verdict::protocol_error);
    case client::Reply::Kind::not_run:
        break;
    }
    return with_verdict(Verdict::not_run);
}

RunResult run(const client::EngineCommand& command, const std::vector<Unit>& units, const client::Json& user_rulesets,
              const RunOptions& options) {
    client::Fleet fleet(command, options.limits, user_rulesets);
    RunResult result;
    result.engine = fleet.start();
    result.units.resize(units.size());

    std::map<const Ruleset*, std::unique_ptr<tables::Rules>> rules;
    std::vector<client::Job> jobs;
    std::vector<std::size_t> unit_of_job;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        result.units[i].unit = &unit;
        if (!claims(result.engine, unit)) {
            result.units[i].judgement = with_verdict(Verdict::skipped);
            continue;
        }
        rules.try_emplace(unit.ruleset, std::make_unique<tables::Rules>(unit.ruleset->set));
        client::Job& job = jobs.emplace_back();
        for (const CaseStep& step : unit.steps) {
            job.steps.push_back(request_for(unit, step.question));
        }
        unit_of_job.push_back(i);
    }

    std::size_t done = 0;
    const auto on_reply = [&](std::size_t job, std::size_t step, client::Reply&& reply) {
        UnitResult& unit = result.units[unit_of_job[job]];
        Judgement judgement = judge_reply(*rules.at(unit.unit->ruleset), unit.unit->steps[step], reply);
        apply_level(judgement, unit.unit->golden->recommended, options.strict);
        if (judgement.verdict == Verdict::pass && judgement.recommendations.empty()) {
            unit.right_steps.push_back(step);
        }
        if (step == 0 || outweighs(judgement, unit.judgement)) {
            unit.judgement = std::move(judgement);
            unit.step = step;
            unit.reason = std::move(reply.reason);
            unit.sent = std::move(reply.sent);
            unit.received = std::move(reply.received);
            unit.stderr_tail = std::move(reply.stderr_tail);
        }
        if (step + 1 == unit.unit->steps.size() && options.on_progress) {
            options.on_progress(++done, jobs.size());
        }
    };
    result.gave_up = !fleet.run(jobs, on_reply);
    result.remarks = fleet.finish();
    return result;
}

} // namespace nardcheck::conformance
