#include <gmock/gmock.h>

#include "adapters/client/line_buffer.hpp"
#include "adapters/client/text.hpp"

namespace nardcheck::client {

TEST(Utf8, KeepsWhatIsValidAndReplacesEachOtherByte) {
    EXPECT_EQ(valid_utf8("plain é € 🎲"), "plain é € 🎲");
    EXPECT_EQ(valid_utf8("a\xFF\xC3"), "a\uFFFD\uFFFD");
    EXPECT_EQ(valid_utf8("\xC0\x80"), "\uFFFD\uFFFD");           // overlong
    EXPECT_EQ(valid_utf8("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD"); // a surrogate
    EXPECT_EQ(valid_utf8("\xF4\x90\x80\x80").size(), 4 * 3U);    // above U+10FFFF
    EXPECT_EQ(valid_utf8("\xE2\x82"), "\uFFFD\uFFFD");           // cut off
}

TEST(OneLine, HoldsNothingThatEndsALineOrSteersATerminal) {
    EXPECT_EQ(one_line("a\nb\r\tc\x1B[31m"), "a b  c [31m");
    EXPECT_EQ(one_line("a\u0085b\u2028c"), "a b c");
    EXPECT_EQ(one_line("\xFFz"), "\uFFFDz");
    EXPECT_EQ(one_line("a\u202Eb\u2066c\u200Fd"), "a b c d") << "the direction of writing";
    EXPECT_EQ(one_line("\u2010 \u2030 \u2070"), "\u2010 \u2030 \u2070");
}

TEST(OneLine, IsCutBetweenCharacters) {
    EXPECT_EQ(one_line("abcdef", 6), "abcdef");
    EXPECT_EQ(one_line("abcdefg", 6), "abcdef…");
    EXPECT_EQ(one_line("abcdeé", 6), "abcde…");
}

TEST(LastLine, IsTheLastThatSaysSomething) {
    EXPECT_EQ(last_line("first\nlast\r\n\n  \n"), "last");
    EXPECT_EQ(last_line("only"), "only");
    EXPECT_EQ(last_line("\n \n"), "");
}

TEST(LineBuffer, CutsLinesWhereverThePiecesEnd) {
    LineBuffer buffer;
    EXPECT_EQ(buffer.next(), std::nullopt);
    buffer.append("on");
    EXPECT_EQ(buffer.next(), std::nullopt);
    buffer.append("e\ntwo\n\nthr");
    EXPECT_EQ(buffer.next(), "one");
    EXPECT_EQ(buffer.next(), "two");
    EXPECT_EQ(buffer.next(), "");
    EXPECT_EQ(buffer.next(), std::nullopt);
    EXPECT_EQ(buffer.rest(), "thr");
    buffer.append("ee\n");
    EXPECT_EQ(buffer.rest(), "three\n");
    EXPECT_EQ(buffer.next(), "three");
    EXPECT_EQ(buffer.rest(), "");
}

} // namespace nardcheck::client
