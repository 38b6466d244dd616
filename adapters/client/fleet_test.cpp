#include <algorithm>
#include <ostream>
#include <set>

#include <gmock/gmock.h>

#include "adapters/client/fleet.hpp"
#include "adapters/client/test_support.hpp"

namespace nardcheck::client {

using Kind = Reply::Kind;
using namespace testing;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

struct Fault {
    const char* name;
    std::size_t blamed; ///< which of the requests 0, 1, 2 gets the verdict; the fault befalls request 1
    Kind kind;
    const char* reason;
};

std::ostream& operator<<(std::ostream& out, const Fault& fault) {
    return out << fault.name;
}

class FaultOnOneRequest : public ::testing::TestWithParam<Fault> {};

} // namespace

TEST_P(FaultOnOneRequest, GetsItsVerdictAndTheOthersGetTheirs) {
    const Fault& fault = GetParam();
    {
        Limits limits = fault.kind == Kind::timeout ? impatient() : patient();
        limits.message_cap = std::size_t{1} << 20U;
        Fleet fleet(fake({"--fault", fault.name, "--on", "1"}), limits);
        fleet.start();
        const Outcome outcome = run(fleet, single_steps(3));
        EXPECT_TRUE(outcome.is_complete);
        for (std::size_t job = 0; job < 3; ++job) {
            EXPECT_EQ(outcome.of(job).kind, job == fault.blamed ? fault.kind : Kind::result) << "request " << job;
        }
        EXPECT_THAT(outcome.of(fault.blamed).reason, HasSubstr(fault.reason));
    }
    EXPECT_THAT(own_children(), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Each, FaultOnOneRequest,
    ::testing::Values(Fault{"crash", 1, Kind::crash, "was killed by SIGSEGV before answering"},
                      Fault{"exit-zero", 1, Kind::crash, "exited with code 0 before answering"},
                      Fault{"exit-three", 1, Kind::crash, "exited with code 3 before answering"},
                      Fault{"exit-under-child", 1, Kind::crash, "exited with code 6"},
                      Fault{"answer-and-exit", 2, Kind::crash, "exited with code 0"},
                      Fault{"stall", 1, Kind::timeout, "no answer within 1 s"},
                      Fault{"endless-stderr-flood", 1, Kind::timeout, "no answer within 1 s"},
                      Fault{"late", 1, Kind::timeout, "no answer within 1 s"},
                      Fault{"half-line", 1, Kind::timeout, "the last line it wrote has no end"},
                      Fault{"half-line-exit", 1, Kind::crash, "the last line it wrote has no end"},
                      Fault{"garbage", 1, Kind::protocol_error, "not strict JSON (line 1, column 2"},
                      Fault{"empty-line", 1, Kind::protocol_error, "not strict JSON"},
                      Fault{"chatty", 2, Kind::protocol_error, "not strict JSON"},
                      Fault{"huge-line", 1, Kind::protocol_error, "a line of more than 1048576 bytes"},
                      Fault{"close-stdout", 1, Kind::protocol_error, "closed its stdout"},
                      Fault{"wrong-id", 1, Kind::protocol_error, "answered id 1000000, which was never sent"},
                      Fault{"text-id", 1, Kind::protocol_error, "without the request's \"id\""},
                      Fault{"no-id", 1, Kind::protocol_error, "without the request's \"id\""},
                      Fault{"repeat-id", 2, Kind::protocol_error, "answered id 3 a second time"},
                      Fault{"no-jsonrpc", 1, Kind::protocol_error, "without \"jsonrpc\""},
                      Fault{"no-result", 1, Kind::protocol_error, "neither \"result\" nor \"error\""},
                      Fault{"result-and-error", 1, Kind::protocol_error, "both \"result\" and \"error\""},
                      Fault{"batch", 1, Kind::protocol_error, "a batch array"},
                      Fault{"asks-back", 1, Kind::protocol_error, "a request of its own"},
                      Fault{"declines", 1, Kind::declined, "only fifteen checkers"},
                      Fault{"declines-briefly", 1, Kind::declined, "not today"},
                      Fault{"method-not-found", 1, Kind::protocol_error, "error -32601: not today"},
                      Fault{"dripping", 1, Kind::result, ""}, Fault{"stderr-flood", 1, Kind::result, ""}),
    [](const auto& instance) {
        std::string name = instance.param.name;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

TEST(Fleet, KeepsRequestAnswerAndStderrForTheReport) {
    Fleet fleet(fake({"--fault", "exit-three", "--on", "1"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(2));
    EXPECT_EQ(outcome.of(0).sent, R"({"jsonrpc":"2.0","id":2,"method":"legal_plays","params":{"n":0}})");
    EXPECT_EQ(Json::parse(outcome.of(0).received)["result"], outcome.of(0).result);
    EXPECT_EQ(outcome.of(1).sent, R"({"jsonrpc":"2.0","id":3,"method":"legal_plays","params":{"n":1}})");
    EXPECT_EQ(outcome.of(1).stderr_tail, "out of luck\n");
}

TEST(Fleet, KeepsOnlyTheEndOfAFloodOnStderr) {
    Fleet fleet(fake({"--fault", "flood-and-exit"}), patient());
    fleet.start();
    const std::string tail = run(fleet, single_steps(1)).of(0).stderr_tail;
    EXPECT_EQ(tail.size(), 4096U);
    EXPECT_TRUE(tail.ends_with("e\nlast words\n"));
}

TEST(Fleet, TellsWhatTheEngineSaysOfItself) {
    Fleet fleet(fake({"--in-flight", "3"}), patient());
    const EngineInfo& info = fleet.start();
    EXPECT_EQ(info.name, "fake");
    EXPECT_EQ(info.version, "1.0");
    EXPECT_EQ(info.language, "C++");
    EXPECT_EQ(info.max_in_flight, 3);
    EXPECT_TRUE(info.claims("backgammon", "outcome"));
    EXPECT_FALSE(info.claims("backgammon", "resign"));
    EXPECT_FALSE(info.claims("nackgammon", "outcome"));
}

TEST(Fleet, AnswersThousandsOfPipelinedRequestsOutOfOrder) {
    Fleet fleet(fake({"--fault", "out-of-order", "--in-flight", "8"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(3000));
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_THAT(outcome.kinds(), Each(Kind::result));
    EXPECT_EQ(outcome.of(0).result["pid"], outcome.of(2999).result["pid"]);
}

TEST(Fleet, SharesJobsOutOverItsProcesses) {
    Limits limits = patient();
    limits.processes = 3;
    Fleet fleet(fake({"--fault", "late"}), limits);
    fleet.start();
    std::set<int> processes;
    for (const auto& job : run(fleet, single_steps(3)).replies) {
        processes.insert(job.at(0).result.at("pid").get<int>());
    }
    EXPECT_EQ(processes.size(), 3U);
    EXPECT_EQ(own_children().size(), 3U);
}

TEST(Fleet, StartsNoMoreProcessesThanJobs) {
    Limits limits = patient();
    limits.processes = 8;
    Fleet fleet(fake(), limits);
    fleet.start();
    EXPECT_THAT(run(fleet, single_steps(2)).kinds(), Each(Kind::result));
    EXPECT_LE(own_children().size(), 2U);
}

TEST(Fleet, RunsAgainOnTheSameProcess) {
    Fleet fleet(fake(), patient());
    fleet.start();
    const Json first = run(fleet, single_steps(1)).of(0).result;
    const Json second = run(fleet, single_steps(1)).of(0).result;
    EXPECT_EQ(first["pid"], second["pid"]);
    EXPECT_EQ(second["served"], 1);
    EXPECT_TRUE(run(fleet, {}).is_complete);
}

TEST(Fleet, TakesAnswersAndRequestsLargerThanAPipe) {
    Fleet fleet(fake({"--padding", "300000", "--in-flight", "4"}), patient());
    fleet.start();
    std::vector<Job> jobs = single_steps(12);
    for (Job& job : jobs) {
        job.steps[0].params["padding"] = std::string(300'000, 'y');
    }
    EXPECT_THAT(run(fleet, jobs).kinds(), Each(Kind::result));
}

TEST(Fleet, TakesAnAnswerThatIsStillUnreadWhenTheEngineEnds) {
    Fleet fleet(fake({"--fault", "full-pipe-and-exit"}), patient());
    fleet.start();
    EXPECT_THAT(run(fleet, single_steps(1)).kinds(), ElementsAre(Kind::result));
}

TEST(Fleet, TimesOutAnEngineThatNeverReadsAndKeepsItsHandsFree) {
    Fleet fleet(fake({"--fault", "never-reads", "--in-flight", "4"}), impatient());
    fleet.start();
    std::vector<Job> jobs = single_steps(1);
    jobs[0].steps[0].params["padding"] = std::string(1'000'000, 'y');
    EXPECT_THAT(run(fleet, jobs).kinds(), ElementsAre(Kind::timeout));
}

TEST(Fleet, SurvivesAnEngineThatClosesItsStdin) {
    Fleet fleet(fake({"--fault", "closes-stdin"}), impatient());
    fleet.start();
    EXPECT_THAT(run(fleet, single_steps(1)).kinds(), ElementsAre(Kind::timeout));
}

TEST(Fleet, EndsAnEngineThatOutgrowsItsMemory) {
    Limits limits = patient();
    limits.resident_cap = std::size_t{96} << 20U;
    Fleet fleet(fake({"--fault", "memory-hog", "--on", "1"}), limits);
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(3));
    EXPECT_THAT(outcome.kinds(), ElementsAre(Kind::result, Kind::crash, Kind::result));
    EXPECT_EQ(outcome.of(1).reason, "was ended because it held more than 96 MiB of memory");
}

TEST(Fleet, RandomBytesForAnswersHarmNobody) {
    Limits limits = patient();
    limits.deaths_in_a_row = 1000;
    for (const char* seed : {"1000", "2000"}) {
        Fleet fleet(fake({"--fault", "random", "--seed", seed, "--in-flight", "2"}), limits);
        fleet.start();
        int answers = 0;
        int faults = 0;
        EXPECT_TRUE(fleet.run(single_steps(40), [&](std::size_t, std::size_t, Reply&& reply) {
            ++answers;
            faults += reply.kind == Kind::protocol_error ? 1 : 0;
            // What a report writes has to be UTF-8.
            EXPECT_NO_THROW((void)Json(reply.received).dump());
            EXPECT_NO_THROW((void)Json(reply.reason).dump());
        }));
        EXPECT_EQ(answers, 40);
        EXPECT_GT(faults, 20);
    }
}

} // namespace nardcheck::client
