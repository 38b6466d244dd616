#include "adapters/client/resident.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#include <unistd.h>

namespace nardcheck::client {

namespace {

namespace fs = std::filesystem;

fs::path folder_of(pid_t process) {
    return fs::path("/proc") / std::to_string(process);
}

std::size_t resident_bytes(pid_t process) {
    std::ifstream statm(folder_of(process) / "statm");
    std::size_t size = 0;
    std::size_t resident = 0;
    statm >> size >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// A child belongs to the thread that forked it, hence the walk over all threads.
void append_children(pid_t process, std::vector<pid_t>& processes) {
    std::error_code ended;
    fs::directory_iterator threads(folder_of(process) / "task", ended);
    while (!ended && threads != fs::directory_iterator()) {
        std::ifstream list(threads->path() / "children");
        for (pid_t child = 0; list >> child;) {
            processes.push_back(child);
        }
        threads.increment(ended);
    }
}

} // namespace

std::size_t resident_bytes_below(pid_t ancestor) {
    std::vector<pid_t> processes{ancestor};
    std::size_t bytes = 0;
    // A process that moves to another parent between two looks could turn up again and again.
    constexpr std::size_t most_processes = 10'000;
    for (std::size_t i = 0; i < processes.size() && i < most_processes; ++i) {
        bytes += i == 0 ? 0 : resident_bytes(processes[i]);
        append_children(processes[i], processes);
    }
    return bytes;
}

} // namespace nardcheck::client
