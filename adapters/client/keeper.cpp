#include "adapters/client/keeper.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nardcheck::client {

namespace {

// Everything below runs between fork and exec, or in place of an exec: the harness may have had other threads, whose
// locks nobody will ever release here. Hence only calls that are safe in a signal handler, and no memory allocation.

constexpr int could_not_exec = 127;

/// Handlers of the harness have no business here, and an engine starts with the defaults.
void reset_signals() {
    for (int signal = 1; signal < NSIG; ++signal) {
        ::signal(signal, SIG_DFL); // fails for those that can't be changed, which need no change
    }
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

void close_from_to(unsigned first, unsigned last) {
    if (first > last || ::close_range(first, last, 0) == 0) {
        return;
    }
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    for (unsigned fd = first; fd <= last && fd < limit.rlim_cur; ++fd) {
        ::close(static_cast<int>(fd));
    }
}

/// Other engines' pipes, above all: held open here, their end would never be seen.
void close_all_but(std::array<int, 5> kept) {
    std::sort(kept.begin(), kept.end());
    unsigned next = STDERR_FILENO + 1;
    for (const int fd : kept) {
        const auto number = static_cast<unsigned>(fd);
        if (number > 0) {
            close_from_to(next, number - 1);
        }
        next = number + 1;
    }
    close_from_to(next, ~0U);
}

void tell(int status_pipe, KeeperNews::What what, int value) {
    const KeeperNews news{what, value};
    // Small enough to be written whole, and the pipe has room for far more than we ever say.
    [[maybe_unused]] const ssize_t written = ::write(status_pipe, &news, sizeof news);
}

[[noreturn]] void become_engine(char* const* argv, const KeeperPipes& pipes, pid_t keeper) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != keeper) {
        ::_exit(could_not_exec); // the keeper died before it could be watched
    }
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::dup2(pipes.engine_input, STDIN_FILENO);
    ::dup2(pipes.engine_output, STDOUT_FILENO);
    ::dup2(pipes.engine_errors, STDERR_FILENO);
    ::execvp(argv[0], argv); // what we still hold was opened to be closed on exec
    tell(pipes.status, KeeperNews::What::could_not_start, errno);
    ::_exit(could_not_exec);
}

/// Sends SIGKILL to each child of this process; false where the kernel doesn't list them.
bool kill_children() {
    const int list = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (list < 0) {
        return false;
    }
    std::array<char, 4096> text;
    pid_t child = 0;
    for (ssize_t size = 0; (size = ::read(list, text.data(), text.size())) > 0;) {
        for (ssize_t i = 0; i < size; ++i) {
            const char letter = text[static_cast<std::size_t>(i)];
            if (letter >= '0' && letter <= '9') {
                child = child * 10 + (letter - '0');
            } else if (child > 0) {
                ::kill(child, SIGKILL);
                child = 0;
            }
        }
    }
    ::close(list);
    return true;
}

class Keeper {
  public:
    Keeper(pid_t engine, int control, int status) : engine_(engine), control_(control), status_(status) {
        sigset_t child;
        sigemptyset(&child);
        sigaddset(&child, SIGCHLD);
        child_ended_ = ::signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    }

    /// Until the harness asks for the end, or is gone.
    void watch() {
        std::array<pollfd, 2> events{{{control_, POLLIN, 0}, {child_ended_, POLLIN, 0}}};
        while (events[0].revents == 0) {
            if (::poll(events.data(), events.size(), -1) > 0 && events[1].revents != 0) {
                (void)reap();
            }
        }
    }

    /// Until no descendant is left. The children of what we kill become ours, so killing children is enough.
    void end_all() {
        pollfd event{child_ended_, POLLIN, 0};
        while (reap()) {
            if (!kill_children()) {
                ::kill(-engine_, SIGKILL);
            }
            // The list may miss one while others exit, so look again even if nobody does.
            ::poll(&event, 1, 50);
        }
    }

  private:
    /// Takes note of all children that have ended; false when there are no children any more.
    [[nodiscard]] bool reap() const {
        signalfd_siginfo unused;
        while (::read(child_ended_, &unused, sizeof unused) > 0) {
        }
        int status = 0;
        pid_t ended = 0;
        while ((ended = ::waitpid(-1, &status, WNOHANG)) > 0) {
            if (ended == engine_) {
                tell(status_, KeeperNews::What::ended, status);
            }
        }
        return ended == 0;
    }

    pid_t engine_;
    int control_;
    int status_;
    int child_ended_ = -1;
};

[[noreturn]] void keep(char* const* argv, const KeeperPipes& pipes) {
    reset_signals();
    ::setpgid(0, 0); // a Ctrl-C on the terminal is for the harness, whose end we see
    ::prctl(PR_SET_NAME, "nardcheck-keep");
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    close_all_but({pipes.engine_input, pipes.engine_output, pipes.engine_errors, pipes.control, pipes.status});

    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    ::sigprocmask(SIG_BLOCK, &child, nullptr);

    const pid_t self = ::getpid();
    const pid_t engine = ::fork();
    if (engine == 0) {
        become_engine(argv, pipes, self);
    }
    if (engine < 0) {
        tell(pipes.status, KeeperNews::What::could_not_start, errno);
        ::_exit(1);
    }
    // A harness that has died hears no news, and its engine has to be ended all the same.
    ::signal(SIGPIPE, SIG_IGN);
    for (const int fd :
         {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, pipes.engine_input, pipes.engine_output, pipes.engine_errors}) {
        ::close(fd); // the harness must see the end of the engine's output, and its own readers the end of its
    }
    Keeper keeper(engine, pipes.control, pipes.status);
    keeper.watch();
    keeper.end_all();
    ::_exit(0);
}

} // namespace

pid_t fork_keeper(char* const* argv, const KeeperPipes& pipes) {
    const pid_t keeper = ::fork();
    if (keeper == 0) {
        keep(argv, pipes);
    }
    return keeper;
}

} // namespace nardcheck::client
