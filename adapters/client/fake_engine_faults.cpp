#include <csignal>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <random>
#include <string_view>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adapters/client/fake_engine.hpp"

namespace nardcheck::client::fake {

namespace {

struct Scene {
    const Options& options;
    const Json& request;
    const Json& good;

    [[nodiscard]] Json good_with(const char* member, Json value) const {
        Json answer = good;
        answer[member] = std::move(value);
        return answer;
    }

    [[nodiscard]] Json good_without(const char* member) const {
        Json answer = good;
        answer.erase(member);
        return answer;
    }

    [[nodiscard]] Json error(int code, Json data = nullptr) const {
        Json answer = good_without("result");
        answer["error"] = {{"code", code}, {"message", "not today"}};
        if (!data.is_null()) {
            answer["error"]["data"] = std::move(data);
        }
        return answer;
    }

    /// The good answer with the id of another process added to its result.
    void answer_with_other(pid_t other) const {
        Json answer = good;
        answer["result"]["other"] = other;
        write_line(answer);
    }
};

/// A child that outlives everything but a signal, without the streams of its parent.
[[noreturn]] void sleep_apart() {
    ::setsid();
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        ::close(stream);
    }
    stall();
}

pid_t fork_sleeper() {
    const pid_t child = ::fork();
    if (child == 0) {
        sleep_apart();
    }
    return child;
}

pid_t fork_daemon() {
    int ends[2];
    if (::pipe(ends) != 0) {
        std::exit(9);
    }
    if (const pid_t child = ::fork(); child != 0) {
        ::waitpid(child, nullptr, 0);
    } else {
        ::setsid();
        const pid_t grandchild = fork_sleeper();
        [[maybe_unused]] const ssize_t size = ::write(ends[1], &grandchild, sizeof grandchild);
        ::_exit(0);
    }
    pid_t daemon = 0;
    [[maybe_unused]] const ssize_t size = ::read(ends[0], &daemon, sizeof daemon);
    return daemon;
}

[[noreturn]] void grow() {
    std::vector<std::vector<char>> held;
    for (;;) {
        held.emplace_back(std::size_t{4} << 20U, 'x');
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

void write_random_bytes(const Scene& scene) {
    std::mt19937 random(scene.options.seed + static_cast<unsigned>(scene.request["params"].value("n", 0)));
    // Half of them out of what JSON is made of, so that parsers get further than the first byte.
    constexpr std::string_view familiar = "{}[]\":,0123456789.-+eE\\utrfalsn \"jsonrpc\"\"id\"\"result\"";
    std::string bytes;
    for (std::size_t left = random() % 300; left > 0; --left) {
        bytes += random() % 2 == 0 ? familiar[random() % familiar.size()] : static_cast<char>(random() % 256);
    }
    std::string mixed = scene.good.dump();
    if (random() % 2 == 0) {
        mixed.replace(random() % mixed.size(), 1 + random() % 3, bytes.substr(0, random() % 4));
        bytes = mixed;
    }
    write_bytes(bytes + "\n");
}

[[noreturn]] void flood_without_line_end() {
    const std::string bytes(std::size_t{64} << 10U, 'x');
    for (;;) {
        write_bytes(bytes);
    }
}

/// Leaves the request unanswered, and answers the next one without a result.
void answer_the_next_badly(const Scene& scene) {
    const Json next = Json::parse(read_line().value_or("{}"));
    Json answer = scene.good_without("result");
    answer["id"] = next.at("id");
    write_line(answer);
}

/// Begins with request 1 before it has answered request 0, if both are there; and request 1 is its end.
void take_up_request_one_early(const Scene& scene) {
    const int n = scene.request["params"].value("n", 0);
    if (n == 1 || (n == 0 && has_input_within(300))) {
        std::exit(4);
    }
    write_line(scene.good);
}

/// Ends with a pipe full of unread answer, which takes a pipe larger than they are by default.
void answer_through_enlarged_pipe_and_exit(const Scene& scene) {
    ::fcntl(STDOUT_FILENO, F_SETPIPE_SZ, 1U << 20U);
    Json answer = scene.good;
    answer["result"]["padding"] = std::string(900'000, 'x');
    write_line(answer);
    std::exit(0);
}

const std::map<std::string_view, std::function<void(const Scene&)>>& faults() {
    static const std::map<std::string_view, std::function<void(const Scene&)>> table = {
        // its end
        {"crash",
         [](const Scene&) {
             ::signal(SIGSEGV, SIG_DFL);
             ::raise(SIGSEGV);
         }},
        {"exit-zero", [](const Scene&) { std::exit(0); }},
        {"exit-three",
         [](const Scene&) {
             std::cerr << "out of luck\n";
             std::exit(3);
         }},
        {"flood-and-exit",
         [](const Scene&) {
             std::cerr << std::string(1U << 20U, 'e') << "\nlast words\n";
             std::exit(3);
         }},
        {"answer-and-exit",
         [](const Scene& s) {
             write_line(s.good);
             std::exit(0);
         }},
        {"crash-on-one", take_up_request_one_early},
        {"full-pipe-and-exit", answer_through_enlarged_pipe_and_exit},
        {"crash-in-company",
         [](const Scene& s) {
             if (has_input_within(300)) {
                 std::exit(4);
             }
             write_line(s.good);
         }},
        {"exit-under-child",
         [](const Scene&) {
             if (::fork() == 0) {
                 stall();
             }
             std::exit(6);
         }},
        {"memory-hog", [](const Scene&) { grow(); }},
        // time
        {"stall", [](const Scene&) { stall(); }},
        {"late",
         [](const Scene& s) {
             std::this_thread::sleep_for(std::chrono::milliseconds(1500));
             write_line(s.good);
         }},
        {"slow",
         [](const Scene& s) {
             std::this_thread::sleep_for(std::chrono::milliseconds(30));
             write_line(s.good);
         }},
        {"half-line",
         [](const Scene& s) {
             write_bytes(s.good.dump());
             stall();
         }},
        {"half-line-exit",
         [](const Scene& s) {
             write_bytes(s.good.dump());
             std::exit(0);
         }},
        {"dripping",
         [](const Scene& s) {
             for (const char c : s.good.dump() + "\n") {
                 write_bytes({&c, 1});
             }
         }},
        // lines
        {"garbage", [](const Scene&) { write_bytes("thinking...\n"); }},
        {"chatty",
         [](const Scene& s) {
             write_line(s.good);
             write_bytes("done\n");
         }},
        {"empty-line",
         [](const Scene& s) {
             write_bytes("\n");
             write_line(s.good);
         }},
        {"huge-line", [](const Scene&) { flood_without_line_end(); }},
        {"random", write_random_bytes},
        {"close-stdout",
         [](const Scene&) {
             ::close(STDOUT_FILENO);
             stall();
         }},
        {"endless-stderr-flood",
         [](const Scene&) {
             const std::string bytes(std::size_t{64} << 10U, 'x');
             while (::write(STDERR_FILENO, bytes.data(), bytes.size()) > 0) {
             }
         }},
        {"stderr-flood",
         [](const Scene& s) {
             std::cerr << std::string(1U << 20U, 'e') << "\nlast words\n";
             write_line(s.good);
         }},
        // JSON-RPC
        {"wrong-id", [](const Scene& s) { write_line(s.good_with("id", 1'000'000)); }},
        {"text-id", [](const Scene& s) { write_line(s.good_with("id", s.good["id"].dump())); }},
        {"no-id", [](const Scene& s) { write_line(s.good_without("id")); }},
        {"repeat-id",
         [](const Scene& s) {
             const std::string line = s.good.dump() + "\n";
             write_bytes(line + line);
         }},
        {"no-jsonrpc", [](const Scene& s) { write_line(s.good_without("jsonrpc")); }},
        {"no-result", [](const Scene& s) { write_line(s.good_without("result")); }},
        {"next-has-no-result", answer_the_next_badly},
        {"result-and-error",
         [](const Scene& s) {
             write_line(s.good_with("error", {{"code", 1}}));
         }},
        {"batch", [](const Scene& s) { write_line(Json::array({s.good})); }},
        {"asks-back",
         [](const Scene&) {
             write_line({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "help"}});
         }},
        {"declines",
         [](const Scene& s) {
             write_line(s.error(-32001, {{"reason", "only fifteen checkers"}}));
         }},
        {"declines-briefly", [](const Scene& s) { write_line(s.error(-32001)); }},
        {"method-not-found", [](const Scene& s) { write_line(s.error(-32601)); }},
        // descendants
        {"setsid-child", [](const Scene& s) { s.answer_with_other(fork_sleeper()); }},
        {"double-fork", [](const Scene& s) { s.answer_with_other(fork_daemon()); }},
    };
    return table;
}

} // namespace

void misbehave(const Options& options, const Json& request, const Json& good) {
    const auto found = faults().find(options.fault);
    if (found == faults().end()) {
        write_line(good); // a fault of the handshake or of the end
    } else {
        found->second({options, request, good});
    }
}

} // namespace nardcheck::client::fake
