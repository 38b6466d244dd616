#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/case_json.hpp"
#include "conformance/observations.hpp"
#include "conformance/test_support.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Verdict;

/// A case of three steps, and a run of it as written.
class Observations : public testing::Test {
  protected:
    Observations() {
        const client::Json one = test::changed(test::dance(), R"({"id": null, "rulesets": null})");
        const client::Json steps = {{"id", "a/steps"}, {"rulesets", {"hypergammon"}}, {"steps", {one, one, one}}};
        cases_ = {case_from(steps, Completeness::whole, {})};
        units_ = units_of(cases_, rulesets_, {});
        unit().unit = &units_.front();
    }

    UnitResult& unit() {
        return result_.units.front();
    }

    const CaseStep& step(std::size_t index) {
        return units_.front().steps.at(index);
    }

    Rulesets rulesets_;
    std::vector<Case> cases_;
    std::vector<Unit> units_;
    RunResult result_{{}, std::vector<UnitResult>(1), false, {}};
};

} // namespace

TEST_F(Observations, AreAllStepsOfACaseThatPassed) {
    unit().right_steps = {0, 1, 2};
    const auto seen = observations_of(result_);
    ASSERT_EQ(seen.size(), 3U);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        EXPECT_EQ(seen[i].set, &units_.front().ruleset->set);
        EXPECT_EQ(seen[i].question, &step(i).question);
        EXPECT_EQ(seen[i].before, i == 0 ? nullptr : &step(i - 1).question);
        EXPECT_EQ(seen[i].right, &step(i).expect);
        EXPECT_EQ(seen[i].given, nullptr);
    }
}

TEST_F(Observations, EndWithTheFirstWrongAnswer) {
    unit().right_steps = {0, 2};
    unit().step = 1;
    unit().judgement.verdict = Verdict::fail;
    unit().judgement.given = specs::Answer(std::vector<tables::Layout>{{}});
    const auto seen = observations_of(result_);
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(seen[0].given, nullptr);
    EXPECT_EQ(seen[1].question, &step(1).question);
    EXPECT_EQ(seen[1].before, &step(0).question);
    EXPECT_EQ(seen[1].given, &*unit().judgement.given);

    unit().judgement.given.reset();
    EXPECT_EQ(observations_of(result_).size(), 1U) << "an answer that could not be read";
}

TEST_F(Observations, LeaveOutWhatSaysNothingOfTheRules) {
    unit().right_steps = {0};
    unit().step = 1;
    unit().judgement.given = specs::Answer(std::vector<tables::Layout>{{}});
    for (const Verdict verdict : {Verdict::ambiguous, Verdict::declined, Verdict::crash, Verdict::timeout,
                                  Verdict::protocol_error, Verdict::skipped, Verdict::not_run}) {
        unit().judgement.verdict = verdict;
        EXPECT_TRUE(observations_of(result_).empty()) << specs::name_of(verdict);
    }
    unit().judgement.verdict = Verdict::pass;
    EXPECT_EQ(observations_of(result_).size(), 1U) << "of a pass with something to recommend";
}

} // namespace nardcheck::conformance
