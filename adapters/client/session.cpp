#include "adapters/client/session.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "adapters/client/fields.hpp"
#include "adapters/client/handshake.hpp"
#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

constexpr RequestId handshake_id = 1;
constexpr std::int64_t declined_code = -32001;
/// The kernel closes the pipes of an exiting process a little before its end can be seen.
constexpr std::chrono::milliseconds from_close_to_exit{1000};
/// What is kept of a line for traces.
constexpr std::size_t most_received = std::size_t{256} << 10U;

std::string kept(std::string_view line) {
    return valid_utf8(line.substr(0, most_received));
}

std::string error_text(const ErrorAnswer& error) {
    return error.message.empty() ? fmt::format("error {}", error.code)
                                 : fmt::format("error {}: {}", error.code, error.message);
}

Reply reply_to(ErrorAnswer error) {
    Reply reply;
    if (error.code == declined_code) {
        reply.kind = Reply::Kind::declined;
        reply.reason = !error.reason.empty()    ? std::move(error.reason)
                       : !error.message.empty() ? std::move(error.message)
                                                : "no reason given";
    } else {
        reply.kind = Reply::Kind::protocol_error;
        reply.reason = "answered with " + error_text(error);
    }
    return reply;
}

} // namespace

Session::Session(const EngineCommand& command, const Limits& limits, const Json& user_rulesets)
    : limits_(limits), process_(command) {
    process_.send(request_line(handshake_id, "initialize", initialize_params(user_rulesets)) + "\n");
    next_id_ = handshake_id + 1;
}

void Session::send(const Request& request, Tag tag) {
    if (outstanding_.empty()) {
        oldest_since_ = Clock::now();
    }
    std::string line = request_line(next_id_, request.method, request.params);
    line += '\n';
    process_.send(line);
    line.pop_back();
    outstanding_.push_back({next_id_, tag, std::move(line)});
    ++next_id_;
}

std::vector<Session::Answer> Session::serve(const EngineProcess::Events& events, Clock::time_point heard_at) {
    std::vector<Answer> answers;
    if (loss_) {
        return answers;
    }
    const auto begin = Clock::now();
    process_.serve(events);
    if (process_.ended()) {
        process_.read_the_rest(limits_.message_cap);
    }
    read_lines(answers);
    check_end(heard_at);
    check_deadline(heard_at);
    unanswering_ = answers.empty() ? Clock::now() - begin : Clock::duration::zero();
    return answers;
}

std::optional<Clock::time_point> Session::deadline() const {
    if (output_closed_at_) {
        return *output_closed_at_ + from_close_to_exit;
    }
    if (!info_ || !outstanding_.empty()) {
        return oldest_since_ + limits_.timeout;
    }
    return std::nullopt;
}

void Session::read_lines(std::vector<Answer>& answers) {
    while (!loss_) {
        const std::optional<std::string_view> line = process_.output().next();
        if (!line) {
            break;
        }
        read_line(*line, answers);
    }
    const std::string_view unfinished = process_.output().rest();
    if (!loss_ && unfinished.size() > limits_.message_cap) {
        lose(Reply::Kind::protocol_error, fmt::format("wrote a line of more than {} bytes", limits_.message_cap),
             unfinished);
    }
}

void Session::read_line(std::string_view line, std::vector<Answer>& answers) {
    if (line.size() > limits_.message_cap) {
        lose(Reply::Kind::protocol_error, fmt::format("wrote a line of more than {} bytes", limits_.message_cap), line);
    } else if (!info_) {
        read_handshake(line);
    } else {
        take_answer(line, answers);
    }
}

void Session::read_handshake(std::string_view line) {
    auto answer = read_answer(line);
    if (const auto* bad = std::get_if<BadAnswer>(&answer)) {
        lose(Reply::Kind::protocol_error, bad->fault, line);
    } else if (const auto* error = std::get_if<ErrorAnswer>(&answer)) {
        lose(Reply::Kind::protocol_error, "answered initialize with " + error_text(*error), line);
    } else if (const auto& result = std::get<ResultAnswer>(answer); result.id != handshake_id) {
        lose(Reply::Kind::protocol_error,
             fmt::format("answered initialize with the id {} in place of {}", result.id, handshake_id), line);
    } else {
        try {
            info_ = engine_info_from(result.result);
        } catch (const CodecError& fault) {
            lose(Reply::Kind::protocol_error,
                 fmt::format("answered initialize with a faulty result ({})", fault.what()), line);
        }
    }
}

void Session::take_answer(std::string_view line, std::vector<Answer>& answers) {
    auto answer = read_answer(line);
    if (const auto* bad = std::get_if<BadAnswer>(&answer)) {
        lose(Reply::Kind::protocol_error, bad->fault, line, bad->id);
        return;
    }
    const bool is_result = std::holds_alternative<ResultAnswer>(answer);
    const RequestId id = is_result ? std::get<ResultAnswer>(answer).id : std::get<ErrorAnswer>(answer).id;
    std::optional<Outstanding> request = take_outstanding(id);
    if (!request) {
        const bool was_sent = id >= handshake_id && id < next_id_;
        lose(Reply::Kind::protocol_error,
             was_sent ? fmt::format("answered id {} a second time", id)
                      : fmt::format("answered id {}, which was never sent", id),
             line);
        return;
    }
    Reply reply;
    if (is_result) {
        reply.kind = Reply::Kind::result;
        reply.result = std::move(std::get<ResultAnswer>(answer).result);
    } else {
        reply = reply_to(std::get<ErrorAnswer>(std::move(answer)));
    }
    reply.sent = std::move(request->sent);
    reply.received = line.size() <= most_received ? std::string(line) : kept(line); // strict JSON is valid UTF-8
    answers.push_back({request->tag, std::move(reply)});
}

std::optional<Session::Outstanding> Session::take_outstanding(RequestId id) {
    const auto found =
        std::find_if(outstanding_.begin(), outstanding_.end(), [id](const Outstanding& o) { return o.id == id; });
    if (found == outstanding_.end()) {
        return std::nullopt;
    }
    if (found == outstanding_.begin()) {
        oldest_since_ = Clock::now();
    }
    Outstanding request = std::move(*found);
    outstanding_.erase(found);
    return request;
}

void Session::check_end(Clock::time_point heard_at) {
    if (loss_) {
        return;
    }
    if (const auto& end = process_.ended()) {
        lose(Reply::Kind::crash, end->has_started ? end->how + " before answering" : end->how,
             process_.output().rest());
    } else if (process_.has_closed_output() && !output_closed_at_) {
        output_closed_at_ = heard_at;
    }
}

void Session::check_deadline(Clock::time_point heard_at) {
    const auto latest = deadline();
    if (loss_ || !latest || *latest > heard_at) {
        return;
    }
    if (output_closed_at_) {
        lose(Reply::Kind::protocol_error, "closed its stdout and went on running", process_.output().rest());
    } else {
        const double seconds = std::chrono::duration<double>(limits_.timeout).count();
        lose(Reply::Kind::timeout, fmt::format("no answer within {:g} s", seconds), process_.output().rest());
    }
}

void Session::check_memory() {
    if (!loss_ && process_.resident_bytes() > limits_.resident_cap) {
        lose(Reply::Kind::crash,
             fmt::format("was ended because it held more than {} MiB of memory", limits_.resident_cap >> 20U),
             process_.output().rest());
    }
}

void Session::lose(Reply::Kind kind, std::string reason, std::string_view received, std::optional<RequestId> culprit) {
    if (kind != Reply::Kind::protocol_error && !received.empty()) {
        reason += "; the last line it wrote has no end";
    }
    loss_ = Loss{kind, std::move(reason), kept(received), std::nullopt};
    const auto named = std::find_if(outstanding_.begin(), outstanding_.end(),
                                    [culprit](const Outstanding& o) { return culprit == o.id; });
    if (named != outstanding_.end()) {
        loss_->culprit = named->tag;
    } else if (!outstanding_.empty() && (kind != Reply::Kind::crash || outstanding_.size() == 1)) {
        loss_->culprit = outstanding_.front().tag;
    }
}

Reply Session::blame(std::string sent) const {
    Reply reply;
    reply.kind = loss_->kind;
    reply.reason = loss_->reason;
    reply.sent = std::move(sent);
    reply.received = loss_->received;
    reply.stderr_tail = valid_utf8(process_.stderr_tail());
    return reply;
}

std::vector<Session::Unanswered> Session::unanswered() const {
    std::vector<Unanswered> requests;
    for (const Outstanding& request : outstanding_) {
        requests.push_back({request.tag, request.sent});
    }
    return requests;
}

} // namespace nardcheck::client
