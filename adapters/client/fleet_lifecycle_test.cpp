#include <stdexcept>

#include <gmock/gmock.h>
#include <sys/wait.h>

#include "adapters/client/fleet.hpp"
#include "adapters/client/test_support.hpp"

namespace nardcheck::client {

using Kind = Reply::Kind;
using namespace testing;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

std::string start_error(const EngineCommand& command, const Limits& limits = patient()) {
    Fleet fleet(command, limits);
    try {
        fleet.start();
    } catch (const StartError& error) {
        EXPECT_THAT(own_children(), IsEmpty());
        return error.what();
    }
    return "started";
}

/// For a process that somebody else ends and reaps, who doesn't tell us when.
bool dies_soon(pid_t process) {
    for (int round = 0; round < 2000 && is_alive(process); ++round) {
        ::usleep(10'000);
    }
    return !is_alive(process);
}

} // namespace

TEST(Start, FailsInOneLineThatSaysWhy) {
    EXPECT_EQ(start_error({{}}), "no engine command given");
    EXPECT_EQ(start_error({{"/no/such/engine", "-x"}}), "cannot start '/no/such/engine': No such file or directory");
    EXPECT_EQ(start_error({{"/etc/passwd"}}), "cannot start '/etc/passwd': Permission denied");
    EXPECT_THAT(start_error(fake({"--fault", "exit-in-handshake"})),
                HasSubstr("failed: exited with code 1 before answering (the last line on its stderr: "
                          "ModuleNotFoundError: no module 'rules')"));
    EXPECT_THAT(start_error(fake({"--fault", "bad-version"})),
                HasSubstr("/protocol: the engine speaks version 2 of the protocol, nardcheck speaks 1"));
    EXPECT_THAT(start_error(fake({"--fault", "nameless"})), HasSubstr("/engine: no member \"name\""));
    EXPECT_THAT(start_error(fake({"--fault", "error-in-handshake"})),
                HasSubstr("answered initialize with error -32602: no"));
    EXPECT_THAT(start_error({{"echo", "hello"}}), HasSubstr("not strict JSON"));
    EXPECT_THAT(start_error(fake({"--fault", "no-handshake"}), impatient()), HasSubstr("no answer within 1 s"));
    EXPECT_THAT(start_error(fake({"--in-flight", "0"})), HasSubstr("/max_in_flight: not an integer from 1"));
}

TEST(Start, FindsTheProgramOnThePathAndTellsItTheRulesets) {
    // `cat` hands our own request back: a program on PATH, and what it was told.
    EXPECT_THAT(start_error({{"cat"}}), HasSubstr("a request of its own"));
    const Json rulesets = {{"house", {{"base", "backgammon"}, {"fields", {{"cube", "none"}}}}}};
    const std::string check = R"(read line; case "$line" in *'"rulesets":{"house":'*) exit 33;; esac; exit 44)";
    Fleet fleet({{"sh", "-c", check}}, patient(), rulesets);
    EXPECT_THAT([&] { fleet.start(); }, ::testing::ThrowsMessage<StartError>(HasSubstr("exited with code 33")));
}

TEST(End, LeavesNoDescendantThatLeftItsGroupOrItsParent) {
    for (const char* fault : {"setsid-child", "double-fork"}) {
        pid_t other = 0;
        {
            Fleet fleet(fake({"--fault", fault}), patient());
            fleet.start();
            other = run(fleet, single_steps(1)).of(0).result.at("other").get<pid_t>();
            EXPECT_TRUE(is_alive(other)) << fault;
        }
        EXPECT_FALSE(is_alive(other)) << fault;
        EXPECT_THAT(own_children(), IsEmpty()) << fault;
    }
}

TEST(End, OfOneProcessSparesTheDescendantsOfAnother) {
    Fleet daemons(fake({"--fault", "double-fork", "--on", "0"}), patient());
    daemons.start();
    const auto other = run(daemons, single_steps(1)).of(0).result.at("other").get<pid_t>();
    {
        Fleet crashes(fake({"--fault", "crash"}), patient());
        crashes.start();
        EXPECT_FALSE(run(crashes, single_steps(10)).is_complete);
    }
    EXPECT_TRUE(is_alive(other));
}

TEST(End, OfTheHarnessIsTheEndOfEngineAndDescendants) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t harness = ::fork();
    if (harness == 0) {
        Fleet fleet(fake({"--fault", "setsid-child"}), patient());
        fleet.start();
        const Json result = run(fleet, single_steps(1)).of(0).result;
        const pid_t both[2] = {result.at("pid").get<pid_t>(), result.at("other").get<pid_t>()};
        [[maybe_unused]] const ssize_t size = ::write(ends[1], both, sizeof both);
        ::raise(SIGKILL);
    }
    pid_t both[2] = {0, 0};
    ASSERT_EQ(::read(ends[0], both, sizeof both), static_cast<ssize_t>(sizeof both));
    ::waitpid(harness, nullptr, 0);
    EXPECT_TRUE(dies_soon(both[0]));
    EXPECT_TRUE(dies_soon(both[1]));
    ::close(ends[0]);
    ::close(ends[1]);
}

TEST(End, OfTheKeeperIsTheEndOfItsEngine) {
    Fleet fleet(fake(), patient());
    fleet.start();
    const auto engine = run(fleet, single_steps(1)).of(0).result.at("pid").get<pid_t>();
    ::kill(own_children().at(0), SIGKILL);
    EXPECT_TRUE(dies_soon(engine));
    const Outcome outcome = run(fleet, single_steps(2));
    EXPECT_THAT(outcome.kinds(), ElementsAre(Kind::crash, Kind::result));
    EXPECT_THAT(outcome.of(0).reason, HasSubstr("was left by its keeper"));
}

TEST(End, ByAnExceptionOfTheCallbackLeavesACleanFleet) {
    Fleet fleet(fake({"--in-flight", "4"}), patient());
    fleet.start();
    const auto refuse = [](std::size_t, std::size_t, Reply&&) { throw std::runtime_error("disk full"); };
    EXPECT_THROW((void)fleet.run(single_steps(8), refuse), std::runtime_error);
    EXPECT_THAT(own_children(), IsEmpty());
    EXPECT_THAT(run(fleet, single_steps(8)).kinds(), Each(Kind::result));
}

TEST(Finish, IsSilentAboutACleanExit) {
    Limits limits = patient();
    limits.processes = 2;
    Fleet fleet(fake(), limits);
    fleet.start();
    EXPECT_THAT(run(fleet, single_steps(50)).kinds(), Each(Kind::result));
    EXPECT_THAT(fleet.finish(), IsEmpty());
    EXPECT_THAT(own_children(), IsEmpty());
    EXPECT_EQ(fleet.start().name, "fake");
}

TEST(Finish, TellsOfAnEndThatBelongsToNoRequest) {
    const auto complaints = [](const char* fault) {
        Fleet fleet(fake({"--fault", fault}), patient());
        fleet.start();
        (void)run(fleet, single_steps(1));
        return fleet.finish();
    };
    EXPECT_THAT(complaints("dirty-exit"), ElementsAre("at the end of its input the engine exited with code 7"));
    EXPECT_THAT(complaints("talks-at-eof"), ElementsAre("the engine wrote on stdout unasked: goodbye"));
    EXPECT_THAT(complaints("ignores-eof"),
                ElementsAre("the engine did not exit within 2 seconds of the end of its input"));
    EXPECT_THAT(own_children(), IsEmpty());
}

} // namespace nardcheck::client
