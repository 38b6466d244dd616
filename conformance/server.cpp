#include "conformance/server.hpp"

#include <algorithm>
#include <istream>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "adapters/client/fields.hpp"
#include "conformance/input_error.hpp"
#include "conformance/question_json.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using client::Place;
using specs::Method;

/// An error answer of JSON-RPC.
class RpcError : public std::runtime_error {
  public:
    RpcError(int code, const std::string& message) : std::runtime_error(message), code_(code) {}

    [[nodiscard]] int code() const noexcept {
        return code_;
    }

  private:
    int code_;
};

constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;

/// A request of a kind that is answered otherwise, and why it is not.
class Declined : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

constexpr int declined = -32001;

std::string line_of(const Json& id, const char* member, Json value) {
    return Json{{"jsonrpc", "2.0"}, {"id", id}, {member, std::move(value)}}.dump(-1, ' ', false,
                                                                                 Json::error_handler_t::replace);
}

std::string error_line(const Json& id, int code, const char* message) {
    return line_of(id, "error", {{"code", code}, {"message", message}});
}

/// Whether the rule set answers at least some requests of the method.
bool specifies(const tables::RuleSet& set, Method method) {
    switch (method) {
    case Method::opening:
        return set.opening.has_value();
    case Method::may_double:
        return set.cube.has_value();
    case Method::doubling:
        return set.cube.has_value() && set.cube != tables::CubeUse::none;
    case Method::resign:
        return set.resign.has_value() && set.scores();
    case Method::match:
        return set.match_lengths.has_value();
    case Method::legal_plays:
    case Method::check_play:
    case Method::choose_play:
    case Method::outcome:
    case Method::start:
        break;
    }
    return true;
}

Json methods_of(const tables::RuleSet& set) {
    Json methods = Json::array();
    for (const specs::MethodForm& form : specs::methods()) {
        if (specifies(set, form.method)) {
            methods.push_back(form.name);
        }
    }
    return methods;
}

} // namespace

Server::Server(Rulesets rulesets, std::vector<std::string> served, const specs::Mutant* mutant)
    : rulesets_(std::move(rulesets)), served_(std::move(served)), mutant_(mutant) {}

void Server::serve(std::istream& in, std::ostream& out) {
    for (std::string line; std::getline(in, line);) {
        if (const std::string answered = answer(line); !answered.empty()) {
            out << answered << '\n' << std::flush;
        }
    }
}

std::string Server::answer(const std::string& line) {
    Json id;
    try {
        const Json request = client::parse_strict(line);
        if (!request.is_object() || request.value("jsonrpc", Json()) != "2.0" ||
            !request.value("method", Json()).is_string()) {
            throw RpcError(invalid_request, "no request of JSON-RPC 2.0");
        }
        if (!request.contains("id")) {
            return {}; // a notification
        }
        id = request["id"];
        const auto& method = request["method"].get_ref<const std::string&>();
        const Json params = request.value("params", Json::object());
        return line_of(id, "result", method == "initialize" ? initialize(params) : ask(method, params));
    } catch (const client::JsonError& error) {
        return error_line(id, parse_error, error.what());
    } catch (const Declined& reason) {
        return line_of(
            id, "error",
            {{"code", declined}, {"message", "declined"}, {"data", {{"reason", std::string(reason.what())}}}});
    } catch (const RpcError& error) {
        return error_line(id, error.code(), error.what());
    } catch (const client::CodecError& error) {
        return error_line(id, invalid_params, error.what());
    } catch (const InputError& error) {
        return error_line(id, invalid_params, error.what());
    }
}

Json Server::initialize(const Json& params) {
    const Place place;
    client::demand_object(params, place);
    if (const Json& version = client::member(params, "protocol", place); version != 1) {
        throw RpcError(invalid_params, fmt::format("protocol {} is not known, only 1", version.dump()));
    }
    if (const Json* own = client::optional_member(params, "rulesets", place)) {
        rulesets_.add(*own, "rulesets");
        for (const auto& [id, definition] : own->items()) {
            served_.push_back(id);
        }
    }
    Json supports = Json::object();
    for (const std::string& ruleset : served_) {
        supports[ruleset] = methods_of(rulesets_.get(ruleset).set);
    }
    const std::string name = mutant_ == nullptr ? "reference" : fmt::format("mutant:{}", mutant_->name);
    return {{"protocol", 1},
            {"engine", {{"name", name}, {"version", NARDCHECK_VERSION}, {"language", "C++"}}},
            {"supports", supports},
            {"max_in_flight", 16}};
}

Json Server::ask(const std::string& name, const Json& params) const {
    const auto method = specs::method_named(name);
    if (!method) {
        throw RpcError(method_not_found, fmt::format("unknown method '{}'", name));
    }
    const Place place;
    client::demand_object(params, place);
    const std::string& id = client::string_from(client::member(params, "ruleset", place), place.member("ruleset"));
    if (std::find(served_.begin(), served_.end(), id) == served_.end()) {
        throw RpcError(invalid_params, fmt::format("rule set '{}' is not served", id));
    }
    const tables::RuleSet& set = rulesets_.get(id).set;
    const std::unique_ptr<tables::Rules> rules =
        mutant_ == nullptr ? std::make_unique<tables::Rules>(set) : mutant_->make(set);
    const specs::Question question = question_from(*method, params, client::Members::open, place);
    // What may be asked is not for the mutant to say.
    if (const auto fault = specs::fault_in(tables::Rules(set), question)) {
        if (specs::is_left_open(*fault)) {
            throw Declined(*fault);
        }
        throw RpcError(invalid_params, *fault);
    }
    const specs::Answer answer = specs::answer_to(*rules, question);
    if (*method == Method::choose_play) {
        // Any legal result is right; the first is always the same one.
        return {{"position", encode_answer(question, answer)["positions"][0]}};
    }
    return encode_answer(question, answer);
}

} // namespace nardcheck::conformance
