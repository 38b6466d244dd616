#include <algorithm>
#include <thread>

#include <gmock/gmock.h>
#include <sys/resource.h>

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

/// The kinds of `count` replies of which one is not a result.
std::vector<Kind> results_but(std::size_t count, std::size_t blamed, Kind kind) {
    std::vector<Kind> kinds(count, Kind::result);
    kinds[blamed] = kind;
    return kinds;
}

Job steps(std::initializer_list<int> numbers) {
    Job job;
    for (const int n : numbers) {
        job.steps.push_back(ask(n));
    }
    return job;
}

} // namespace

TEST(Blame, FallsOnTheCrashingRequestAmongSeveralOutstanding) {
    Fleet fleet(fake({"--fault", "crash", "--on", "13", "--in-flight", "8"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(40));
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_EQ(outcome.kinds(), results_but(40, 13, Kind::crash));
    EXPECT_EQ(outcome.of(13).reason, "was killed by SIGSEGV before answering");
    EXPECT_THAT(outcome.of(13).sent, HasSubstr("\"n\":13"));
}

TEST(Blame, FallsOnTheStallingRequestAmongSeveralOutstanding) {
    Fleet fleet(fake({"--fault", "stall", "--on", "5", "--in-flight", "4"}), impatient());
    fleet.start();
    EXPECT_EQ(run(fleet, single_steps(12)).kinds(), results_but(12, 5, Kind::timeout));
}

TEST(Blame, FallsOnNobodyWhileTheHarnessDoesNotListen) {
    // Answers larger than a pipe can't be there in time if nobody takes them.
    Fleet fleet(fake({"--padding", "300000", "--in-flight", "2"}), impatient());
    fleet.start();
    std::vector<Kind> kinds;
    EXPECT_TRUE(fleet.run(single_steps(3), [&](std::size_t, std::size_t, Reply&& reply) {
        kinds.push_back(reply.kind);
        std::this_thread::sleep_for(std::chrono::milliseconds(kinds.size() == 1 ? 1200 : 0));
    }));
    EXPECT_THAT(kinds, ElementsAre(Kind::result, Kind::result, Kind::result));
}

TEST(Blame, FallsOnTheRequestWhoseIdAFaultyAnswerNames) {
    Fleet fleet(fake({"--fault", "next-has-no-result", "--after", "3", "--in-flight", "2"}), patient());
    fleet.start();
    EXPECT_EQ(run(fleet, single_steps(5)).kinds(), results_but(5, 4, Kind::protocol_error));
}

TEST(Blame, FallsOnNobodyWhoseAnswerWaitsForOthers) {
    Fleet fleet(fake({"--fault", "slow", "--in-flight", "4"}), impatient());
    fleet.start();
    EXPECT_THAT(run(fleet, single_steps(60)).kinds(), Each(Kind::result));
}

TEST(Blame, FallsOnTheOldestRequestWhereTheFaultNamesNone) {
    Fleet fleet(fake({"--fault", "garbage", "--on", "6", "--in-flight", "4"}), patient());
    fleet.start();
    EXPECT_EQ(run(fleet, single_steps(12)).kinds(), results_but(12, 6, Kind::protocol_error));
}

TEST(Blame, IsNotLostWhenNoRequestCrashesAlone) {
    Fleet fleet(fake({"--fault", "crash-in-company", "--on", "0", "--in-flight", "3"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(3));
    EXPECT_THAT(outcome.kinds(), ElementsAre(Kind::crash, Kind::result, Kind::result));
    EXPECT_EQ(outcome.of(0).reason, "exited with code 4 before answering; 3 requests were outstanding, and sent one "
                                    "by one each of them was answered");
}

TEST(Blame, SparesTheOldestWhenAnotherCrashesAlone) {
    Fleet fleet(fake({"--fault", "crash-on-one", "--in-flight", "2"}), patient());
    fleet.start();
    EXPECT_EQ(run(fleet, single_steps(4)).kinds(), results_but(4, 1, Kind::crash));
}

TEST(Blame, OfAnIdleProcessesDeathFallsOnTheNextRequest) {
    Fleet fleet(fake({"--fault", "answer-and-exit"}), patient());
    fleet.start();
    EXPECT_THAT(run(fleet, single_steps(5)).kinds(),
                ElementsAre(Kind::result, Kind::crash, Kind::result, Kind::crash, Kind::result));
}

TEST(Steps, GoToOneProcessInTheirOrderWithNothingBetween) {
    Limits limits = patient();
    limits.processes = 2;
    Fleet fleet(fake({"--in-flight", "4"}), limits);
    fleet.start();
    std::vector<Job> jobs;
    for (int n = 0; n < 60; n += 3) {
        jobs.push_back(steps({n, n + 1, n + 2}));
        jobs.push_back(steps({100 + n}));
    }
    const Outcome outcome = run(fleet, jobs);
    for (std::size_t job = 0; job < jobs.size(); job += 2) {
        const int first = outcome.of(job, 0).result.at("served").get<int>();
        for (std::size_t step = 1; step < 3; ++step) {
            EXPECT_EQ(outcome.of(job, step).result.at("pid"), outcome.of(job, 0).result.at("pid"));
            EXPECT_EQ(outcome.of(job, step).result.at("served"), first + static_cast<int>(step));
        }
    }
}

TEST(Steps, AfterTheOneThatLostTheProcessAreNotRun) {
    Fleet fleet(fake({"--fault", "crash", "--on", "2", "--in-flight", "4"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, {steps({0}), steps({1, 2, 3, 4}), steps({5, 6})});
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_THAT(outcome.kinds(), ElementsAre(Kind::result, Kind::result, Kind::crash, Kind::not_run, Kind::not_run,
                                             Kind::result, Kind::result));
    EXPECT_EQ(outcome.of(1, 2).reason, "step 2 of the same case lost the process");
}

TEST(Steps, AreBlamedForAProcessThatDiesBetweenThem) {
    Fleet fleet(fake({"--fault", "answer-and-exit", "--on", "1"}), patient());
    fleet.start();
    EXPECT_THAT(run(fleet, {steps({0, 1, 2, 3}), steps({4})}).kinds(),
                ElementsAre(Kind::result, Kind::result, Kind::crash, Kind::not_run, Kind::result));
}

TEST(Steps, AreBlamedForWhatIsWrittenBetweenThem) {
    Fleet fleet(fake({"--fault", "repeat-id", "--on", "1"}), patient());
    fleet.start();
    EXPECT_THAT(run(fleet, {steps({0, 1, 2, 3}), steps({4})}).kinds(),
                ElementsAre(Kind::result, Kind::result, Kind::protocol_error, Kind::not_run, Kind::result));
}

TEST(GivingUp, ComesAfterTenLostProcessesInARow) {
    Fleet fleet(fake({"--fault", "crash"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(30));
    EXPECT_FALSE(outcome.is_complete);
    const auto kinds = outcome.kinds();
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Kind::crash), 10);
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Kind::not_run), 20);
    EXPECT_EQ(outcome.of(29).reason, "given up after 10 lost processes in a row; the last one: was killed by SIGSEGV "
                                     "before answering");
    EXPECT_THAT(own_children(), IsEmpty());
}

TEST(GivingUp, DoesNotComeWhileThereAreAnswersInBetween) {
    Limits limits = patient();
    limits.deaths_in_a_row = 2;
    Fleet fleet(fake({"--fault", "crash", "--after", "1"}), limits);
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(40));
    EXPECT_TRUE(outcome.is_complete);
    const auto kinds = outcome.kinds();
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Kind::crash), 20);
}

TEST(GivingUp, DoesNotComeForNonsense) {
    Fleet fleet(fake({"--fault", "garbage"}), patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(15));
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_THAT(outcome.kinds(), Each(Kind::protocol_error));
}

TEST(GivingUp, CountsHandshakesThatFailLater) {
    const std::string flag = ::testing::TempDir() + "nardcheck_started_once_" + std::to_string(::getpid());
    const std::string script =
        "test -e " + flag + " && { echo no luck >&2; exit 8; }; touch " + flag + "; exec \"$0\" \"$@\"";
    EngineCommand engine = fake({"--fault", "crash", "--on", "1"});
    engine.argv.insert(engine.argv.begin(), {"sh", "-c", script});
    Fleet fleet(engine, patient());
    fleet.start();
    const Outcome outcome = run(fleet, single_steps(3));
    ::unlink(flag.c_str());
    EXPECT_FALSE(outcome.is_complete);
    EXPECT_THAT(outcome.kinds(), ElementsAre(Kind::result, Kind::crash, Kind::not_run));
    EXPECT_THAT(outcome.of(2).reason, HasSubstr("exited with code 8"));
}

TEST(GivingUp, CountsProcessesThatTheSystemRefuses) {
#if defined(__has_feature)
#if __has_feature(undefined_behavior_sanitizer)
    GTEST_SKIP() << "this sanitizer needs a pipe itself to tell a good object from a bad one";
#endif
#endif
    Fleet fleet(fake({"--fault", "crash", "--on", "1"}), patient());
    fleet.start();
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
    std::vector<Reply> replies;
    EXPECT_FALSE(fleet.run(single_steps(3), [&](std::size_t, std::size_t, Reply&& reply) {
        replies.push_back(std::move(reply));
        // From now on there are no pipes to be had: the numbers that are left are taken.
        const rlimit none{5, before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &none);
    }));
    ::setrlimit(RLIMIT_NOFILE, &before);
    ASSERT_EQ(replies.size(), 3U);
    EXPECT_EQ(replies[1].kind, Kind::crash);
    EXPECT_EQ(replies[2].kind, Kind::not_run);
    EXPECT_THAT(replies[2].reason, HasSubstr("cannot make a pipe: Too many open files"));
}

TEST(GivingUp, LeavesAFleetThatRunsAgain) {
    Fleet fleet(fake({"--fault", "crash", "--on", "7"}), patient());
    fleet.start();
    EXPECT_FALSE(run(fleet, std::vector<Job>(12, steps({7}))).is_complete);
    EXPECT_THAT(run(fleet, single_steps(3)).kinds(), Each(Kind::result));
}

} // namespace nardcheck::client
