#include <optional>

#include <gtest/gtest.h>

#include "fuzz/shrink.hpp"
#include "reference/notation/literal.hpp"
#include "specs/generators/reachable.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::fuzz {

namespace {

using specs::Question;

const tables::Rules& reference() {
    static const tables::Rules rules(*tables::find_ruleset("backgammon"));
    return rules;
}

Question question(const char* position, specs::Roll roll) {
    Question asked;
    asked.position = notation::position_from_literal(position, 15);
    asked.roll = roll;
    return asked;
}

int in_play(const Question& asked) {
    const tables::Layout& layout = asked.position.layout;
    return layout.white.total() - layout.white[tables::off] + layout.black.total() - layout.black[tables::off];
}

bool errs(const char* mutant, const Question& asked) {
    const auto broken = specs::find_mutant(mutant)->make(reference().set());
    return specs::answer_to(*broken, asked) != specs::answer_to(reference(), asked);
}

/// The checkers in play, as long as the mutant errs.
Cost while_errs(const char* mutant) {
    return [mutant](const Question& asked, int /*bound*/) {
        return errs(mutant, asked) ? std::optional(in_play(asked)) : std::nullopt;
    };
}

} // namespace

// Either the 6 or the 5 can be played, not both; two checkers a side are all that this takes.
TEST(Shrink, LeavesTheFewestCheckersThatShowTheFault) {
    const Question found = question("X 24:1 5:2 4:2 3:2 2:2 1:2 / O 18:1 17:1 16:1 15:2 12:2 11:1 10:2", {6, 5});
    ASSERT_TRUE(errs("larger-die-ignored", found));
    const Question small = shrunk(found, reference(), while_errs("larger-die-ignored"));
    EXPECT_TRUE(errs("larger-die-ignored", small));
    EXPECT_EQ(in_play(small), 3);
}

TEST(Shrink, ConservesCheckersAndKeepsBothSidesInPlay) {
    const Question found = question("X bar:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:3 5:2", {3, 2});
    const Question small = shrunk(found, reference(), [](const Question& asked, int) { return in_play(asked); });
    EXPECT_EQ(in_play(small), 2);
    EXPECT_EQ(small.position.layout.white.total(), 15);
    EXPECT_EQ(small.position.layout.black.total(), 15);
    EXPECT_FALSE(reference().outcome(small.position.layout));
}

TEST(Shrink, KeepsAPlayThatIsAskedAbout) {
    Question found = question("X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5", {3, 1});
    found.method = specs::Method::check_play;
    found.play = tables::Play{{8, 5}, {6, 5}};
    const Question small = shrunk(found, reference(), [](const Question& asked, int) -> std::optional<int> {
        const auto answer = std::get<specs::CheckAnswer>(specs::answer_to(reference(), asked));
        return answer.legal ? std::optional(in_play(asked)) : std::nullopt;
    });
    EXPECT_EQ(std::get<tables::Play>(*small.play), std::get<tables::Play>(*found.play));
    EXPECT_EQ(in_play(small), 3);
}

TEST(Shrink, LeavesAloneWhatCannotGetSmaller) {
    const Question found = question("X 21:1 1:1 / O 13:2", {5, 4});
    const Question small = shrunk(found, reference(), [](const Question&, int) { return 7; });
    EXPECT_EQ(small.position, found.position);
}

} // namespace nardcheck::fuzz
