// What the client itself costs: CPU time of this process for each request, with an engine that answers at once.
// Prints one line for each size of answer. Usage: client_bench [REQUESTS]

#include <cstdlib>
#include <ctime>

#include <fmt/format.h>

#include "adapters/client/codec.hpp"
#include "adapters/client/fleet.hpp"

namespace {

using namespace nardcheck;

double cpu_seconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// A list of so many layouts like those of a game in the middle.
client::Json typical_result(int layouts) {
    client::Json position = client::Json::parse(R"({"white": {"24": 2, "13": 4, "8": 3, "7": 1, "6": 4, "4": 1},
        "black": {"bar": 1, "24": 1, "13": 5, "8": 3, "6": 4, "3": 1}})");
    client::Json result = {{"positions", client::Json::array()}};
    for (int i = 0; i < layouts; ++i) {
        result["positions"].push_back(position);
    }
    return result;
}

void measure(int layouts, int requests) {
    const client::Json result = typical_result(layouts);
    client::Fleet fleet({{NARDCHECK_FAKE_ENGINE, "--result", result.dump(), "--in-flight", "4"}}, {});
    fleet.start();
    const client::Json params = {{"ruleset", "backgammon"}, {"position", result["positions"][0]}, {"dice", {6, 5}}};
    const std::vector<client::Job> jobs(static_cast<std::size_t>(requests), client::Job{{{"legal_plays", params}}});
    std::size_t read = 0;
    const double before = cpu_seconds();
    const bool is_complete = fleet.run(jobs, [&](std::size_t, std::size_t, client::Reply&& reply) {
        read += client::layouts_from(reply.result.at("positions"), client::Members::open).size();
    });
    const double used = cpu_seconds() - before;
    fmt::print("answers of {:6} bytes: {:6.1f} µs CPU a request{}\n", result.dump().size(), 1e6 * used / requests,
               is_complete && read == jobs.size() * static_cast<std::size_t>(layouts) ? "" : " (WRONG ANSWERS)");
}

} // namespace

int main(int argc, char** argv) {
    const int requests = argc > 1 ? std::atoi(argv[1]) : 5000;
    for (const int layouts : {1, 20, 60, 200}) {
        measure(layouts, requests);
    }
}
