#include "adapters/client/fake_engine.hpp"

#include <cstdlib>
#include <iostream>
#include <string_view>
#include <vector>

#include <poll.h>
#include <unistd.h>

namespace nardcheck::client::fake {

namespace {

std::string input;

Options options_from(int argc, char** argv) {
    Options options;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view name = argv[i];
        const char* value = argv[i + 1];
        if (name == "--fault") {
            options.fault = value;
        } else if (name == "--on") {
            options.on = std::atoi(value);
        } else if (name == "--after") {
            options.after = std::atoi(value);
        } else if (name == "--in-flight") {
            options.max_in_flight = std::atoi(value);
        } else if (name == "--seed") {
            options.seed = static_cast<unsigned>(std::atoi(value));
        } else if (name == "--result") {
            options.result = value;
        } else if (name == "--padding") {
            options.padding = static_cast<std::size_t>(std::atoi(value));
        } else {
            std::cerr << "fake_engine: unknown option " << name << '\n';
            std::exit(2);
        }
    }
    return options;
}

void shake_hands(const Options& options) {
    const Json request = Json::parse(read_line().value_or("{}"));
    if (options.is("no-handshake")) {
        stall();
    }
    if (options.is("exit-in-handshake")) {
        std::cerr << "Traceback\nModuleNotFoundError: no module 'rules'\n\n";
        std::exit(1);
    }
    if (options.is("error-in-handshake")) {
        write_line({{"jsonrpc", "2.0"}, {"id", request["id"]}, {"error", {{"code", -32602}, {"message", "no"}}}});
        stall();
    }
    Json result = {{"protocol", options.is("bad-version") ? 2 : 1},
                   {"engine", {{"name", "fake"}, {"version", "1.0"}, {"language", "C++"}}},
                   {"supports", {{"backgammon", {"legal_plays", "outcome"}}}},
                   {"max_in_flight", options.max_in_flight},
                   {"unknown_member", true}};
    if (options.is("nameless")) {
        result["engine"].erase("name");
    }
    write_line(answer_to(request["id"], std::move(result)));
    if (options.is("exit-after-handshake")) {
        std::exit(5);
    }
    if (options.is("never-reads")) {
        stall();
    }
    if (options.is("closes-stdin")) {
        ::close(STDIN_FILENO);
        stall();
    }
}

Json good_answer(const Json& request, int served, const Options& options) {
    Json result = {{"n", request["params"].value("n", 0)}, {"pid", ::getpid()}, {"served", served}};
    if (options.padding > 0) {
        result["padding"] = std::string(options.padding, 'x');
    }
    return answer_to(request["id"], std::move(result));
}

bool is_hit(const Options& options, const Json& request, int served) {
    if (options.on) {
        return request["params"].value("n", 0) == *options.on;
    }
    return !options.after || served >= *options.after;
}

/// Answers whatever has come by then, the newest first.
void answer_backwards(const Options& options) {
    int served = 0;
    std::vector<Json> answers;
    while (const auto line = read_line()) {
        answers.push_back(good_answer(Json::parse(*line), served++, options));
        while (answers.size() < static_cast<std::size_t>(options.max_in_flight) && has_input_within(20)) {
            const auto next = read_line();
            if (!next) {
                break;
            }
            answers.push_back(good_answer(Json::parse(*next), served++, options));
        }
        for (; !answers.empty(); answers.pop_back()) {
            write_line(answers.back());
        }
    }
}

void answer_all(const Options& options) {
    int served = 0;
    while (const auto line = read_line()) {
        const Json request = Json::parse(*line);
        const Json good = good_answer(request, served, options);
        if (options.result != nullptr) {
            write_bytes(R"({"jsonrpc":"2.0","id":)" + request["id"].dump() + ",\"result\":" + options.result + "}\n");
        } else if (options.is("none") || !is_hit(options, request, served)) {
            write_line(good);
        } else {
            misbehave(options, request, good);
        }
        ++served;
    }
}

} // namespace

std::optional<std::string> read_line() {
    std::size_t end = input.find('\n');
    while (end == std::string::npos) {
        char bytes[4096];
        const ssize_t size = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (size <= 0) {
            return std::nullopt;
        }
        input.append(bytes, static_cast<std::size_t>(size));
        end = input.find('\n');
    }
    std::string line = input.substr(0, end);
    input.erase(0, end + 1);
    return line;
}

bool has_input_within(int milliseconds) {
    pollfd event{STDIN_FILENO, POLLIN, 0};
    return input.find('\n') != std::string::npos || ::poll(&event, 1, milliseconds) > 0;
}

void write_bytes(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t size = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (size <= 0) {
            std::exit(9);
        }
        bytes.remove_prefix(static_cast<std::size_t>(size));
    }
}

void write_line(const Json& message) {
    write_bytes(message.dump() + "\n");
}

Json answer_to(const Json& id, Json result) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

void stall() {
    for (;;) {
        ::pause();
    }
}

} // namespace nardcheck::client::fake

int main(int argc, char** argv) {
    using namespace nardcheck::client::fake;
    const Options options = options_from(argc, argv);
    shake_hands(options);
    if (options.is("out-of-order")) {
        answer_backwards(options);
    } else {
        answer_all(options);
    }
    if (options.is("ignores-eof")) {
        stall();
    }
    if (options.is("talks-at-eof")) {
        write_bytes("goodbye\n");
    }
    return options.is("dirty-exit") ? 7 : 0;
}
