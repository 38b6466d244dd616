#include "adapters/client/engine_process.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adapters/client/keeper.hpp"
#include "adapters/client/pipe_io.hpp"
#include "adapters/client/resident.hpp"
#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

constexpr std::size_t stderr_tail_size = 4096;

enum : std::size_t { input_event, output_event, errors_event, status_event };

EngineProcess::End end_from(const KeeperNews& news, const std::string& name) {
    if (news.what == KeeperNews::What::could_not_start) {
        const std::string why = std::generic_category().message(news.value);
        return {.is_clean = false, .has_started = false, .how = fmt::format("cannot start '{}': {}", name, why)};
    }
    const int status = news.value;
    if (WIFSIGNALED(status)) {
        const char* signal = ::sigabbrev_np(WTERMSIG(status));
        return {.how = signal != nullptr ? fmt::format("was killed by SIG{}", signal)
                                         : fmt::format("was killed by signal {}", WTERMSIG(status))};
    }
    const int code = WEXITSTATUS(status);
    return {.is_clean = code == 0, .how = fmt::format("exited with code {}", code)};
}

/// Waits for the end of `status`, which is the keeper's last deed.
void await_close(const Fd& status, std::chrono::steady_clock::duration patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        if (left.count() <= 0) {
            return;
        }
        pollfd event{status.get(), POLLIN, 0};
        if (::poll(&event, 1, static_cast<int>(left.count())) <= 0) {
            continue;
        }
        KeeperNews news;
        if (::read(status.get(), &news, sizeof news) == 0) {
            return;
        }
    }
}

} // namespace

EngineProcess::EngineProcess(const EngineCommand& command) {
    if (command.argv.empty() || command.argv.front().empty()) {
        throw StartError("no engine command given");
    }
    name_ = one_line(command.argv.front());
    std::vector<std::string> argv = command.argv;
    std::vector<char*> pointers;
    for (std::string& argument : argv) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);

    Pipe input = make_pipe();
    Pipe output = make_pipe();
    Pipe errors = make_pipe();
    Pipe control = make_pipe();
    Pipe status = make_pipe();
    for (const Fd* ours : {&input.writer, &output.reader, &errors.reader, &status.reader}) {
        make_non_blocking(*ours);
    }
    keeper_ = fork_keeper(pointers.data(), {.engine_input = input.reader.get(),
                                            .engine_output = output.writer.get(),
                                            .engine_errors = errors.writer.get(),
                                            .control = control.reader.get(),
                                            .status = status.writer.get()});
    if (keeper_ < 0) {
        throw StartError(fmt::format("cannot start '{}': {}", name_, std::generic_category().message(errno)));
    }
    engine_input_ = std::move(input.writer);
    engine_output_ = std::move(output.reader);
    engine_errors_ = std::move(errors.reader);
    control_ = std::move(control.writer);
    status_ = std::move(status.reader);
}

EngineProcess::~EngineProcess() {
    end();
}

void EngineProcess::send(std::string_view bytes) {
    queued_ += bytes;
    write_queued();
}

void EngineProcess::close_input() {
    engine_input_.close();
    queued_.clear();
    written_ = 0;
}

EngineProcess::Events EngineProcess::events() const {
    // poll() skips negative descriptors, which is what closed ones are.
    const int input = queued_.empty() ? -1 : engine_input_.get();
    return {{{input, POLLOUT, 0},
             {engine_output_.get(), POLLIN, 0},
             {engine_errors_.get(), POLLIN, 0},
             {status_.get(), POLLIN, 0}}};
}

void EngineProcess::serve(const Events& events) {
    if (events[input_event].revents != 0) {
        write_queued();
    }
    if (events[output_event].revents != 0) {
        read_output();
    }
    if (events[errors_event].revents != 0) {
        read_errors();
    }
    if (events[status_event].revents != 0) {
        read_news();
    }
}

void EngineProcess::read_the_rest(std::size_t most) {
    bool is_more_to_come = true;
    while (is_more_to_come && engine_output_.is_open()) {
        const std::size_t before = output_.rest().size();
        read_output();
        const std::size_t now = output_.rest().size();
        is_more_to_come = now != before && now <= most;
    }
    // Descendants may still write, so what counts as the rest has to be bounded here too.
    constexpr int enough_rounds = 16;
    for (int round = 0; round < enough_rounds && engine_errors_.is_open(); ++round) {
        read_errors();
    }
}

void EngineProcess::write_queued() {
    const WriteResult result = write_without_signal(engine_input_.get(), std::string_view(queued_).substr(written_));
    if (result.is_broken) {
        // An engine that no longer reads will answer nothing more, and that is what it is judged by.
        close_input();
        return;
    }
    written_ += result.size;
    if (written_ == queued_.size()) {
        queued_.clear();
        written_ = 0;
    }
}

void EngineProcess::read_output() {
    if (read_some(engine_output_, [this](std::string_view bytes) { output_.append(bytes); }) == ReadResult::end) {
        engine_output_.close();
    }
}

void EngineProcess::read_errors() {
    const auto keep = [this](std::string_view bytes) {
        stderr_tail_ += bytes;
        if (stderr_tail_.size() > stderr_tail_size) {
            stderr_tail_.erase(0, stderr_tail_.size() - stderr_tail_size);
        }
    };
    if (read_some(engine_errors_, keep) == ReadResult::end) {
        engine_errors_.close();
    }
}

void EngineProcess::read_news() {
    KeeperNews news;
    ssize_t size = 0;
    while ((size = ::read(status_.get(), &news, sizeof news)) == sizeof news) {
        if (!end_) {
            end_ = end_from(news, name_);
        }
    }
    if (size == 0) {
        status_.close();
        if (!end_) {
            end_ = End{.how = "was left by its keeper, which was killed"};
        }
    }
}

std::size_t EngineProcess::resident_bytes() const {
    return keeper_ < 0 ? 0 : resident_bytes_below(keeper_);
}

void EngineProcess::end() {
    if (keeper_ < 0) {
        return;
    }
    close_input();
    control_.close();
    if (status_.is_open()) {
        await_close(status_, std::chrono::seconds(10));
        status_.close();
    }
    ::kill(keeper_, SIGKILL); // it has exited, or never will
    while (::waitpid(keeper_, nullptr, 0) < 0 && errno == EINTR) {
    }
    keeper_ = -1;
    engine_output_.close();
    engine_errors_.close();
}

} // namespace nardcheck::client
