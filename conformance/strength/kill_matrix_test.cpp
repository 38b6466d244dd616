#include <gtest/gtest.h>

#include "conformance/case_file.hpp"
#include "conformance/strength/kill_matrix.hpp"

namespace nardcheck::conformance {

namespace {

TEST(ShippedSuite, kills_every_mutant_that_differs_by_a_case_of_its_clause) {
    const Rulesets known;
    const std::vector<Case> golden = read_cases(shipped_cases(), known);
    Selection everything;
    everything.every_tier = true;
    for (const Killing& killing : kill_matrix(units_of(golden, known, everything))) {
        if (killing.mutant->equivalent) {
            EXPECT_EQ(killing.killed_by, 0U) << killing.mutant->name;
        } else {
            EXPECT_GT(killing.killed_by_own_clause, 0U) << killing.mutant->name;
        }
    }
}

} // namespace

} // namespace nardcheck::conformance
