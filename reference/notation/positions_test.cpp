#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/position_texts.hpp"

namespace nardcheck::notation {
namespace {

TEST(PositionId, ReadsAndWritesTheStart) {
    EXPECT_EQ(position_from_id("4HPwATDgc/ABMA", 15), start());
    EXPECT_EQ(position_id(start()), "4HPwATDgc/ABMA");
}

TEST(PositionId, GivesTheOpponentFirstAndMakesThePlayerOnRollWhite) {
    // From the tests of a public engine, where this one dances with 6-6: he has a checker on the bar.
    EXPECT_EQ(literal(position_from_id("4HPwATDgc/ABUA", 15)), "X bar:1 24:1 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5");
    EXPECT_EQ(literal(position_from_id("AACAkCRJqqoAAA", 15)),
              "X 24:1 23:1 22:1 21:1 20:1 19:1 18:1 17:1 15:1 13:1 11:1 9:1 7:1 5:1 3:1 / O 24:1 off:14");
}

TEST(PositionId, ReadsAndWritesPublicIds) {
    for (const std::string id :
         {"4HPwATDgc/ABUA", "AACAkCRJqqoAAA", "tN0dAATb3AMAAA", "4HPwATDgc/ABYA", "sHPwATDgOfgAcA", "xOfgATDgc/ABUA",
          "sNvBATBw38ABMA", "GBsAmA0EACAAAA", "2G4bADDOAgAAAA", "27ZFAAR7swEAAA"}) {
        EXPECT_EQ(position_id(position_from_id(id, 15)), id);
    }
}

TEST(PositionId, ToleratesPaddingBlanksAndTheMatchId) {
    for (const std::string text : {"4HPwATDgc/ABMA==", " 4HPwATDgc/ABMA\n", "4HPwATDgc/ABMA:cAkAAAAAAAAA"}) {
        EXPECT_EQ(position_from_id(text, 15), start()) << text;
    }
}

TEST(PositionId, SaysWhatIsWrong) {
    EXPECT_EQ(id_fault("4HPwATDgc/ABM"), "GNU position ID: expected 14 characters, then nothing, \"==\" or a colon and "
                                         "a match ID of 12; found \"4HPwATDgc/ABM\"");
    EXPECT_THAT(id_fault("4HPwATDgc/ABMA="), HasSubstr("expected 14 characters"));
    EXPECT_THAT(id_fault("4HPwATDgc/ABMA:cAkAAAAAAAA"), HasSubstr("expected 14 characters"));
    EXPECT_THAT(id_fault("4HPwATDgc/ABMA:cAkAAAAAAAA?"), HasSubstr("expected 14 characters"));
    EXPECT_EQ(id_fault("4HPw\nTDgc/ABMA"),
              "GNU position ID: character 5 of \"4HPw\\x0aTDgc/ABMA\" is not one of A-Z a-z 0-9 + /");
    EXPECT_EQ(id_fault("4HPwATDgc/ABMA", 14), "GNU position ID: white has 15 checkers, not 14");
    EXPECT_EQ(id_fault("AQAAAAAAAgAAAA"), "GNU position ID: both sides stand on white's 24 (black's 1)");
    EXPECT_EQ(id_fault("4HPwATDgc/ABMB"),
              "GNU position ID: bits are left over behind the last place of \"4HPwATDgc/ABMB\"");
    EXPECT_EQ(id_fault("4HPwATDgc/ABsA"),
              "GNU position ID: the bits of \"4HPwATDgc/ABsA\" end before all points and the bars have been told");
    EXPECT_THAT(id_fault("//////////////"), HasSubstr("end before"));
}

TEST(PositionId, CannotHoldMoreThanFifteenCheckersOfASide) {
    Position crowded;
    crowded.layout.black.set(6, 16);
    EXPECT_EQ(fault_of([&] { (void)position_id(crowded); }),
              "GNU position ID: holds at most 15 checkers of a side, and one has 16 on the board");
}

RC_GTEST_PROP(PositionId, ReadsBackAsSeenByThePlayerOnRoll, ()) {
    const int checkers = random_checkers();
    const Position position = random_position(checkers);
    const Position seen = position.turn == Colour::white ? position : tables::mirrored(position);
    RC_ASSERT(position_from_id(position_id(position), checkers) == seen);
    RC_ASSERT(position_id(tables::mirrored(position)) == position_id(position));
}

TEST(Literal, ReadsAndWritesTheStart) {
    EXPECT_EQ(position_from_literal(start_literal, 15), start());
    EXPECT_EQ(literal(start()), start_literal);
}

TEST(Literal, CountsEachSideInItsOwnNumbering) {
    const Position position = position_from_literal("X bar:1 2:1 / O 24:2 off:1", 3);
    EXPECT_EQ(position.layout.white[tables::bar], 1);
    EXPECT_EQ(position.layout.white[2], 1);
    EXPECT_EQ(position.layout.white[tables::off], 1);
    EXPECT_EQ(position.layout.black[24], 2);
    EXPECT_EQ(position.layout.black[tables::off], 1);
    EXPECT_EQ(literal(position), "X bar:1 2:1 off:1 / O 24:2 off:1");
}

TEST(Literal, HasTheSideToMoveFirst) {
    const Position black_to_move{start().layout, Colour::black};
    EXPECT_EQ(literal(black_to_move), "O 24:2 13:5 8:3 6:5 / X 24:2 13:5 8:3 6:5");
    const Position position = position_from_literal("O 21:1 / X 13:1", 1);
    EXPECT_EQ(position.turn, Colour::black);
    EXPECT_EQ(position.layout.black[21], 1);
    EXPECT_EQ(position.layout.white[13], 1);
}

TEST(Literal, DoesNotMindCaseOrderOrBlanks) {
    EXPECT_EQ(literal(position_from_literal("  x\t2:1   BAR:1 Off:1/o 24:3 off:0 ", 3)), "X bar:1 2:1 off:1 / O 24:3");
}

TEST(Literal, SaysWhatIsWrong) {
    EXPECT_EQ(literal_fault("X 24:2"),
              "literal position: expected two sides with one \"/\" between them, found \"X 24:2\"");
    EXPECT_THAT(literal_fault("X 24:2 / O 1:1 / O 2:1"), HasSubstr("expected two sides"));
    EXPECT_EQ(literal_fault("Y 24:2 / O 1:1"),
              "literal position: expected X or O before a side's checkers, found \"Y\"");
    EXPECT_THAT(literal_fault("X 24:2 / "), HasSubstr("expected X or O before a side's checkers, found \"\""));
    EXPECT_EQ(literal_fault("X 24:2 / X 13:1"),
              "literal position: expected one X and one O, found \"X 24:2 / X 13:1\"");
    EXPECT_EQ(literal_fault("X 24 / O 1:1"), "literal position: expected PLACE:CHECKERS such as 24:2, found \"24\"");
    EXPECT_EQ(literal_fault("X 25:2 / O 1:1"),
              "literal position, point (or bar, off): expected a number from 1 to 24, found \"25\"");
    EXPECT_EQ(literal_fault("X 24:16 / O 1:1"),
              "literal position, checkers on 24: expected a number from 0 to 15, found \"16\"");
    EXPECT_THAT(literal_fault("X 24:+1 / O 2:1"), HasSubstr("found \"+1\""));
    EXPECT_THAT(literal_fault("X 24:01 / O 2:1"), HasSubstr("found \"01\""));
    EXPECT_THAT(literal_fault("X 24:1x / O 2:1"), HasSubstr("found \"1x\""));
    EXPECT_THAT(literal_fault("X 24:99999999999 / O 2:1"), HasSubstr("found \"99999999999\""));
    EXPECT_EQ(literal_fault("X 24:1 bar:1 BAR:1 / O 2:1"), "literal position: \"BAR\" is told twice for one side");
    EXPECT_EQ(literal_fault("X 24:2 / O 2:1 off:3", 3),
              "literal position: black has 4 checkers with those told as off, not 3");
    EXPECT_EQ(literal_fault("X 24:2 23:2 / O 2:1", 3), "literal position: white has 4 checkers, not 3");
    EXPECT_EQ(literal_fault("X 24:1 / O 1:1", 3), "literal position: both sides stand on white's 24 (black's 1)");
}

RC_GTEST_PROP(Literal, ReadsBackAsTheSamePosition, ()) {
    const int checkers = random_checkers();
    const Position position = random_position(checkers);
    RC_ASSERT(position_from_literal(literal(position), checkers) == position);
}

TEST(AnyPosition, RecognisesTheFourForms) {
    for (const std::string& text :
         {std::string("4HPwATDgc/ABMA"), std::string("4HPwATDgc/ABMA=="), std::string("4HPwATDgc/ABMA:cAkAAAAAAAAA"),
          start_xgid, start_xgid.substr(5), "  " + start_literal + "\n",
          std::string("x 24:2 13:5 8:3 6:5/o 24:2 13:5 8:3 6:5"), with_field(start_line, 32, "-1")}) {
        EXPECT_EQ(read_position(text, 15), start()) << text;
    }
    EXPECT_EQ(read_position(start_line, 15).turn, Colour::black);
}

TEST(AnyPosition, TellsAPositionIdFromALiteral) {
    // An ID may begin with X and hold slashes; a literal has a blank behind its first letter.
    EXPECT_THAT(fault("X///AAAAAAAAAA"), HasSubstr("GNU position ID"));
    EXPECT_THAT(fault("X / OAAAAAAAAA"), HasSubstr("literal position"));
}

TEST(AnyPosition, SaysWhatIsWrongWithTheFormThatItRecognises) {
    EXPECT_THAT(fault("X 24:2"), HasSubstr("literal position: expected two sides"));
    EXPECT_THAT(fault("XGID=-b"), HasSubstr("XGID: expected 10 fields"));
    EXPECT_THAT(fault("board:You"), HasSubstr("FIBS board: expected 52 fields"));
    EXPECT_THAT(fault("4HPwATDgc/ABMA="), HasSubstr("GNU position ID: expected 14"));
    EXPECT_THAT(fault(with_field(start_line, 32, "0")), HasSubstr("the game is over"));
    EXPECT_EQ(fault("bla\nbla"), "position: expected a GNU position ID, an XGID, a FIBS board line or a literal such "
                                 "as \"X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5\", found \"bla\\x0abla\"");
    EXPECT_THAT(fault(""), HasSubstr("found \"\""));
    EXPECT_THAT(fault(std::string(5000, 'z')), HasSubstr(", found \"" + std::string(40, 'z') + "...\""));
}

RC_GTEST_PROP(AnyPosition, ReadsWhatTheWritersWrite, ()) {
    const int checkers = random_checkers();
    const Position position = random_position(checkers);
    Xgid xgid;
    xgid.position = position;
    FibsBoard board;
    board.opponent = "marvin";
    board.layout = position.layout;
    board.turn = position.turn;
    RC_ASSERT(read_position(literal(position), checkers) == position);
    RC_ASSERT(read_position(xgid_text(xgid), checkers) == position);
    RC_ASSERT(read_position(fibs_line(board), checkers) == position);
    RC_ASSERT(position_id(read_position(position_id(position), checkers)) == position_id(position));
}

/// Texts of the characters that the forms are made of, and some that they are not.
RC_GTEST_PROP(AnyPosition, ReadsOrRefusesEveryText, ()) {
    const std::string start_of_text = *rc::gen::element<std::string>("", "X ", "XGID=", "board:", "4HPwATDgc/ABM");
    const std::string rest = *rc::gen::container<std::string>(
        rc::gen::oneOf(rc::gen::elementOf(std::string("XO:/- 0123456789abABP\n")), rc::gen::arbitrary<char>()));
    std::string message;
    try {
        const Position position = read_position(start_of_text + rest, 15);
        RC_ASSERT(!tables::fault_in(position.layout, 15).has_value());
    } catch (const NotationError& error) {
        message = error.what();
    }
    for (const char character : message) {
        RC_ASSERT(character >= ' ');
        RC_ASSERT(character <= '~');
    }
}

} // namespace
} // namespace nardcheck::notation
