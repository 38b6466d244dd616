#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/report/diagnosis_text.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Candidate;
using specs::Cause;
using specs::Condition;
using specs::Diagnosis;

const Candidate fault{specs::find_mutant("larger-die-ignored"), "", ""};
const Candidate five_a_point{nullptr, "max_per_point", "5"};
const Condition for_black{"black", "for Black", nullptr};

Diagnosis diagnosed(std::size_t failures, std::vector<Cause> causes) {
    Diagnosis diagnosis;
    diagnosis.failures = failures;
    diagnosis.causes = std::move(causes);
    return diagnosis;
}

} // namespace

TEST(DiagnosisText, IsEmptyWhereNothingFailed) {
    EXPECT_EQ(diagnosis_text({}), "");
}

TEST(DiagnosisText, GivesEachCauseItsShareAndWhatNoneFits) {
    const Diagnosis diagnosis = diagnosed(14, {{&fault, 9, 0.8, &for_black}, {&five_a_point, 4, 0.5, nullptr}});
    EXPECT_EQ(diagnosis_text(diagnosis),
              "   9 of 14 failures: as if by the fault larger-die-ignored of dice/larger-die, only for Black: Where "
              "either number can be played but not both, it lets either be played.\n"
              "   4 of 14 failures: plays the house rule max_per_point=5 (how many checkers of one player may stand on "
              "a point)\n"
              "   1 of 14 failures: none fits\n");
}

TEST(DiagnosisText, SaysHowToAskForAHouseRuleThatExplainsAll) {
    EXPECT_EQ(diagnosis_text(diagnosed(3, {{&five_a_point, 3, 1, nullptr}})),
              "  3 of 3 failures: plays the house rule max_per_point=5 (how many checkers of one player may stand on a "
              "point)\n"
              "  With --set max_per_point=5 the answers of these cases are recomputed for it.\n");
    EXPECT_EQ(
        diagnosis_text(diagnosed(3, {{&five_a_point, 3, 1, &for_black}})),
        "  3 of 3 failures: plays the house rule max_per_point=5, only for Black (how many checkers of one player "
        "may stand on a point)\n")
        << "no rule set has it for one colour";
}

TEST(DiagnosisText, CallsWeakWhatExplainsLessThanHalf) {
    const std::string weak = "  This is a weak diagnosis: less than half of the failures are explained.\n";
    EXPECT_THAT(diagnosis_text(diagnosed(9, {{&fault, 4, 0.4, nullptr}})), testing::EndsWith("none fits\n" + weak));
    EXPECT_THAT(diagnosis_text(diagnosed(8, {{&fault, 4, 0.5, nullptr}})), testing::EndsWith("none fits\n"));
    EXPECT_EQ(diagnosis_text(diagnosed(2, {})), "  2 of 2 failures: none fits\n");
}

} // namespace nardcheck::conformance
