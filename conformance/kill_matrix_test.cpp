#include <string_view>

#include <gtest/gtest.h>

#include "conformance/case_file.hpp"
#include "conformance/kill_matrix.hpp"

namespace nardcheck::conformance {

namespace {

/// No question of the protocol shows a position at the start of a game, so no case can.
constexpr std::string_view cannot_be_asked = "setup/start";

TEST(ShippedSuite, kills_every_mutant_that_differs_by_a_case_of_its_clause) {
    const Rulesets known;
    const std::vector<Case> golden = read_cases(shipped_cases(), known);
    Selection everything;
    everything.every_tier = true;
    for (const Killing& killing : kill_matrix(units_of(golden, known, everything))) {
        if (killing.mutant->equivalent) {
            EXPECT_EQ(killing.killed_by, 0U) << killing.mutant->name;
        } else if (killing.mutant->clause != cannot_be_asked) {
            EXPECT_GT(killing.killed_by_own_clause, 0U) << killing.mutant->name;
        }
    }
}

} // namespace

} // namespace nardcheck::conformance
