#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/any_position.hpp"
#include "reference/notation/fibs_board.hpp"
#include "reference/notation/literal.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/position_id.hpp"
#include "reference/notation/random_positions.hpp"
#include "reference/notation/xgid.hpp"

namespace nardcheck::notation {
namespace {

using tables::Colour;
using tables::Position;
using testing::HasSubstr;

const std::string start_literal = "X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5";
const std::string start_xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
/// The example of the FIBS Client Protocol.
const std::string start_line = "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:"
                               "1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
/// A watched game in which X has a checker on the bar.
const std::string bar_line = "board:GammonBot_XVII:Pirlanta:5:4:2:-1:0:0:2:0:-2:6:0:3:0:0:0:-4:2:0:0:0:-2:-2:-4:2:0:"
                             "0:0:0:0:-1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:1:2:3:0:0";

Position start() {
    tables::Side side;
    side.set(24, 2);
    side.set(13, 5);
    side.set(8, 3);
    side.set(6, 5);
    return {{side, side}, Colour::white};
}

/// What a reader says about bad input.
std::string fault_of(const std::function<void()>& read) {
    try {
        read();
    } catch (const NotationError& error) {
        return error.what();
    }
    return "no fault";
}

std::string id_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)position_from_id(text, checkers); });
}

std::string literal_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)position_from_literal(text, checkers); });
}

std::string xgid_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)xgid_from_text(text, checkers); });
}

std::string fibs_fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)fibs_board_from_line(text, checkers); });
}

std::string fault(const std::string& text, int checkers = 15) {
    return fault_of([&] { (void)read_position(text, checkers); });
}

/// `text` with its field `at` (from 0, between colons) replaced.
std::string with_field(std::string text, std::size_t at, const std::string& value) {
    std::size_t start = 0;
    for (; at > 0; --at) {
        start = text.find(':', start) + 1;
    }
    return text.replace(start, std::min(text.find(':', start), text.size()) - start, value);
}

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

TEST(XgidText, ReadsAndWritesTheStart) {
    const Xgid xgid = xgid_from_text(start_xgid, 15);
    EXPECT_EQ(xgid.position, start());
    EXPECT_EQ(xgid.dice, tables::Dice(3, 1));
    EXPECT_EQ(xgid.cube_value, 1);
    EXPECT_EQ(xgid.cube_owner, std::nullopt);
    EXPECT_EQ(xgid.highest_cube, 1024);
    EXPECT_EQ(xgid_text(xgid), start_xgid);
}

TEST(XgidText, SeesTheBoardFromTheBottomWhoeverIsToMove) {
    // Two positions of one game: X enters with 4-4 and hits (bar/21*), then O is on the bar and to move.
    EXPECT_EQ(literal(xgid_from_text("XGID=-b-BBACCA---bB-b-b-cca---A:0:0:1:44:3:1:0:5:0", 15).position),
              "X bar:1 13:2 8:1 7:3 6:3 5:1 4:2 3:2 / O 24:2 13:2 10:2 8:2 6:3 5:3 4:1");
    EXPECT_EQ(literal(xgid_from_text("XGID=ab-BCACC-B--b--b-b-ccA----:0:0:-1:25:3:1:0:5:0", 15).position),
              "O bar:1 24:2 13:2 10:2 8:2 6:3 5:3 / X 21:1 9:2 7:3 6:3 5:1 4:3 3:2");
}

TEST(XgidText, ReadsTheOtherFields) {
    const Xgid match = xgid_from_text("xgid=-b----E-C---eE---c-e----B-:2:-1:-1:52:4:6:1:7:6", 15);
    EXPECT_EQ(match.cube_value, 4);
    EXPECT_EQ(match.cube_owner, Colour::black);
    EXPECT_EQ(match.position.turn, Colour::black);
    EXPECT_EQ(match.white_score, 4);
    EXPECT_EQ(match.black_score, 6);
    EXPECT_TRUE(match.crawford);
    EXPECT_FALSE(match.jacoby || match.beavers);
    EXPECT_EQ(match.match_length, 7);
    EXPECT_EQ(match.highest_cube, 64);

    const Xgid money = xgid_from_text("-b----E-C---eE---c-e----B-:1:1:1:00:0:0:2:0:10", 15);
    EXPECT_EQ(money.cube_owner, Colour::white);
    EXPECT_EQ(money.dice, std::nullopt);
    EXPECT_FALSE(money.crawford || money.jacoby);
    EXPECT_TRUE(money.beavers);
    EXPECT_TRUE(xgid_from_text(with_field(start_xgid, 7, "1"), 15).jacoby);
}

TEST(XgidText, KnowsTheOffersOfTheCube) {
    const std::map<std::string, CubeOffer> offers{
        {"D", CubeOffer::doubled}, {"B", CubeOffer::beavered}, {"R", CubeOffer::raccooned}, {"00", CubeOffer::none}};
    for (const auto& [text, offer] : offers) {
        const std::string whole = with_field(start_xgid, 4, text);
        const Xgid xgid = xgid_from_text(whole, 15);
        EXPECT_EQ(xgid.offer, offer) << text;
        EXPECT_EQ(xgid.dice, std::nullopt) << text;
        EXPECT_EQ(xgid_text(xgid), whole);
    }
}

TEST(XgidText, SaysWhatIsWrong) {
    EXPECT_EQ(xgid_fault("XGID=-b:0:0"), "XGID: expected 10 fields with colons between them, found 3");
    EXPECT_EQ(xgid_fault(with_field(start_xgid, 0, "XGID=-b----E-C---eE---c-e----B")),
              "XGID: expected a board of 26 characters, found \"-b----E-C---eE---c-e----B\"");
    EXPECT_EQ(xgid_fault(with_field(start_xgid, 0, "XGID=-b----E-C---eE---c-e----Q-")),
              "XGID: character 25 of the board, \"Q\", is not \"-\" nor the letter of 1 to 16 checkers of a side that "
              "can stand there");
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 0, "XGID=Ab----E-C---eE---c-e----B-")), HasSubstr("character 1 of"));
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 0, "XGID=-b----E-C---eE---c-e----Ba")), HasSubstr("character 26 of"));
    EXPECT_EQ(xgid_fault(with_field(start_xgid, 0, "XGID=-b----E-C---eE---c-e----BA")),
              "XGID: white has 16 checkers, not 15");
    EXPECT_EQ(xgid_fault(with_field(start_xgid, 1, "21")), "XGID, cube: expected a number from 0 to 20, found \"21\"");
    EXPECT_EQ(xgid_fault(with_field(start_xgid, 2, "2")),
              "XGID, cube owner: expected a number from -1 to 1, found \"2\"");
    EXPECT_EQ(xgid_fault(with_field(start_xgid, 3, "0")), "XGID: expected 1 or -1 as the turn, found \"0\"");
    for (const std::string dice : {"07", "71", "6", "311", "d", ""}) {
        EXPECT_EQ(xgid_fault(with_field(start_xgid, 4, dice)),
                  "XGID: expected 00, two dice such as 31, D, B or R, found \"" + dice + "\"");
    }
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 5, "-1")), HasSubstr("score of the bottom player"));
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 6, "x")), HasSubstr("score of the top player"));
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 7, "4")), HasSubstr("Jacoby and beavers"));
    EXPECT_THAT(xgid_fault(with_field(with_field(start_xgid, 7, "2"), 8, "7")), HasSubstr("XGID, Crawford"));
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 8, "100000")), HasSubstr("match length"));
    EXPECT_THAT(xgid_fault(with_field(start_xgid, 9, "")), HasSubstr("highest cube"));
}

TEST(XgidText, WritesNothingThatItCannotSay) {
    const auto fault_with = [](const std::function<void(Xgid&)>& change) {
        Xgid xgid;
        change(xgid);
        return fault_of([&] { (void)xgid_text(xgid); });
    };
    EXPECT_EQ(fault_with([](Xgid&) {}), "no fault");
    EXPECT_THAT(fault_with([](Xgid& x) { x.position.layout.white.set(6, 17); }), HasSubstr("white's 6"));
    EXPECT_THAT(fault_with([](Xgid& x) { x.position.layout.black.set(6, 17); }), HasSubstr("white's 19"));
    EXPECT_THAT(fault_with([](Xgid& x) {
                    x.position.layout.white.set(6, 1);
                    x.position.layout.black.set(19, 1);
                }),
                HasSubstr("white's 6"));
    EXPECT_THAT(fault_with([](Xgid& x) { x.cube_value = 3; }), HasSubstr("a cube of 3"));
    EXPECT_THAT(fault_with([](Xgid& x) { x.highest_cube = 0; }), HasSubstr("a cube of 0"));
    EXPECT_THAT(fault_with([](Xgid& x) {
                    x.dice = tables::Dice(6, 1);
                    x.offer = CubeOffer::doubled;
                }),
                HasSubstr("dice while the cube"));
    EXPECT_THAT(fault_with([](Xgid& x) { x.crawford = true; }), HasSubstr("Crawford in a match only"));
    EXPECT_THAT(fault_with([](Xgid& x) {
                    x.match_length = 7;
                    x.jacoby = true;
                }),
                HasSubstr("in money play only"));
}

RC_GTEST_PROP(XgidText, ReadsBackAsTheSame, ()) {
    const int checkers = random_checkers();
    Xgid xgid;
    xgid.position = random_position(checkers);
    xgid.cube_value = 1 << *rc::gen::inRange(0, 11);
    xgid.cube_owner = *rc::gen::element<std::optional<Colour>>(std::nullopt, Colour::white, Colour::black);
    xgid.offer = *rc::gen::element(CubeOffer::none, CubeOffer::doubled, CubeOffer::beavered, CubeOffer::raccooned);
    if (xgid.offer == CubeOffer::none && *rc::gen::arbitrary<bool>()) {
        xgid.dice = tables::Dice(*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7));
    }
    xgid.white_score = *rc::gen::inRange(0, 25);
    xgid.black_score = *rc::gen::inRange(0, 25);
    xgid.match_length = *rc::gen::element(0, 1, 7, 25);
    const bool money = xgid.match_length == 0;
    xgid.crawford = !money && *rc::gen::arbitrary<bool>();
    xgid.jacoby = money && *rc::gen::arbitrary<bool>();
    xgid.beavers = money && *rc::gen::arbitrary<bool>();
    xgid.highest_cube = 1 << *rc::gen::inRange(0, 11);
    RC_ASSERT(xgid_from_text(xgid_text(xgid), checkers) == xgid);
}

TEST(FibsLine, ReadsAndWritesTheStart) {
    const FibsBoard board = fibs_board_from_line(start_line, 15);
    EXPECT_EQ(board.player, "You");
    EXPECT_EQ(board.opponent, "someplayer");
    EXPECT_EQ(board.match_length, 3);
    EXPECT_EQ(board.layout, start().layout);
    EXPECT_EQ(board.turn, Colour::black);
    EXPECT_EQ(board.player_dice, (std::array<int, 2>{6, 2}));
    EXPECT_EQ(board.opponent_dice, (std::array<int, 2>{0, 0}));
    EXPECT_TRUE(board.player_may_double && board.opponent_may_double);
    EXPECT_FALSE(board.was_doubled);
    EXPECT_EQ(board.colour, Colour::black);
    EXPECT_EQ(board.direction, Direction::down);
    EXPECT_EQ(board.can_move, 2);
    EXPECT_EQ(fibs_line(board), start_line);
}

TEST(FibsLine, HasOPositiveAsBlackAndXNegativeAsWhite) {
    const FibsBoard board = fibs_board_from_line(bar_line, 15);
    EXPECT_EQ(literal(position_of(board)), "X bar:1 20:2 13:4 8:2 7:2 6:4 / O 20:2 13:2 8:3 6:6 3:2");
    EXPECT_EQ(board.match_length, 5);
    EXPECT_EQ(board.player_score, 4);
    EXPECT_EQ(board.opponent_score, 2);
    EXPECT_EQ(board.forced_move, 3);
    EXPECT_EQ(fibs_line(board), bar_line);
}

TEST(FibsLine, ReadsTheLineOfGnuBackgammonThatCountsNobodyOnTheBar) {
    const std::string line = with_field(bar_line, 48, "0");
    EXPECT_EQ(fibs_board_from_line(line, 15), fibs_board_from_line(bar_line, 15));
}

TEST(FibsLine, KeepsThePositionWhicheverSideLooksAtIt) {
    // The player is X and goes up; O has borne off five and has thrown 6-2.
    const std::string line = "board:joe_white:black_jack:1:0:0:0:6:2:0:2:0:0:0:0:0:-1:0:0:-2:0:0:0:0:0:0:-3:-1:-3:-1:"
                             "-4:0:1:0:0:6:2:1:1:1:0:-1:1:25:0:0:5:0:0:2:4:0:0";
    const FibsBoard board = fibs_board_from_line(line, 15);
    EXPECT_EQ(literal(position_of(board)), "O 4:2 2:2 1:6 off:5 / X 15:1 12:2 5:3 4:1 3:3 2:1 1:4");
    EXPECT_EQ(fibs_line(board), line);

    FibsBoard turned = board;
    turned.colour = Colour::black;
    turned.direction = Direction::down;
    EXPECT_EQ(fibs_board_from_line(fibs_line(turned), 15).layout, board.layout);
}

TEST(FibsLine, HasAnXThatGoesDownToo) {
    FibsBoard board = fibs_board_from_line(bar_line, 15);
    board.colour = Colour::white;
    const std::string line = fibs_line(board);
    EXPECT_THAT(line, HasSubstr(":-1:-1:0:25:"));
    EXPECT_THAT(line, HasSubstr(":0:0:0:0:0:2:-4:-2:-2:0:0:0:2:-4:0:0:0:3:0:6:-2:0:2:0:0:-1:-1:"));
    EXPECT_EQ(fibs_board_from_line(line, 15), board);
}

TEST(FibsLine, HasNobodyToMoveWhenTheGameIsOver) {
    const FibsBoard over = fibs_board_from_line(with_field(start_line, 32, "0"), 15);
    EXPECT_EQ(over.turn, std::nullopt);
    EXPECT_EQ(fault_of([&] { (void)position_of(over); }),
              "FIBS board: the game is over (turn 0), so nobody is to move");
    EXPECT_EQ(fibs_line(over), with_field(start_line, 32, "0"));
}

TEST(FibsLine, SaysWhatIsWrong) {
    const auto fault_with = [](std::size_t at, const std::string& value) {
        return fibs_fault(with_field(start_line, at, value));
    };
    EXPECT_EQ(fibs_fault("bord:You"), "FIBS board: expected \"board:\" at the beginning, found \"bord:You\"");
    EXPECT_EQ(fibs_fault("board:You"), "FIBS board: expected 52 fields after \"board\", found 1");
    EXPECT_EQ(fibs_fault(start_line + ":0"), "FIBS board: expected 52 fields after \"board\", found 53");
    EXPECT_EQ(fault_with(1, ""), "FIBS board: expected a name without colons and blanks, found \"\"");
    EXPECT_THAT(fault_with(2, "a b"), HasSubstr("expected a name"));
    EXPECT_EQ(fault_with(3, "-1"), "FIBS board, match length: expected a number from 0 to 1000000000, found \"-1\"");
    EXPECT_THAT(fault_with(4, "-1"), HasSubstr("score of the player"));
    EXPECT_THAT(fault_with(5, "1.5"), HasSubstr("score of the opponent"));
    EXPECT_EQ(fault_with(12, "16"),
              "FIBS board, number 6 of the board: expected a number from -15 to 15, found \"16\"");
    EXPECT_EQ(fault_with(12, "4"), "FIBS board: black has 14 checkers, not 15");
    EXPECT_EQ(fault_with(6, "1"), "FIBS board: number 0 of the board is the bar of the other side");
    EXPECT_EQ(fault_with(31, "-1"), "FIBS board: number 25 of the board is the bar of the other side");
    EXPECT_THAT(fault_with(32, "2"), HasSubstr("FIBS board, turn"));
    EXPECT_EQ(fault_with(33, "0"), "FIBS board: the player's dice are 0 and 2, only one of them thrown");
    EXPECT_THAT(fault_with(36, "7"), HasSubstr("the opponent's dice"));
    EXPECT_THAT(fault_with(37, "0"), HasSubstr("FIBS board, cube"));
    EXPECT_THAT(fault_with(38, "2"), HasSubstr("whether the player may double"));
    EXPECT_THAT(fault_with(39, "2"), HasSubstr("whether the opponent may double"));
    EXPECT_THAT(fault_with(40, "2"), HasSubstr("whether the opponent has doubled"));
    EXPECT_EQ(fault_with(41, "0"), "FIBS board: the player's colour is 0, not 1 or -1");
    EXPECT_EQ(fault_with(42, "0"), "FIBS board: the player's direction is 0, not 1 or -1");
    EXPECT_EQ(fault_with(43, "25"), "FIBS board: the player's home is 25, but 0 by the direction and the board");
    EXPECT_THAT(fault_with(44, "0"), HasSubstr("the player's bar is 0, but 25"));
    EXPECT_EQ(fault_with(45, "1"), "FIBS board: black has 16 checkers, not 15");
    EXPECT_EQ(fault_with(46, "1"), "FIBS board: white has 16 checkers, not 15");
    EXPECT_THAT(fault_with(47, "1"), HasSubstr("the player's checkers on the bar is 1, but 0"));
    EXPECT_THAT(fault_with(48, "1"), HasSubstr("the opponent's checkers on the bar is 1, but 0"));
    EXPECT_THAT(fault_with(49, "5"), HasSubstr("pieces that can move"));
    EXPECT_THAT(fault_with(50, "x"), HasSubstr("forced move"));
    EXPECT_THAT(fault_with(51, "x"), HasSubstr("did Crawford"));
    EXPECT_THAT(fault_with(52, "05 anotherplayer"), HasSubstr("redoubles"));
}

TEST(FibsLine, WritesNothingThatItCannotSay) {
    FibsBoard board = fibs_board_from_line(start_line, 15);
    board.opponent = "a:b";
    EXPECT_THAT(fault_of([&] { (void)fibs_line(board); }), HasSubstr("expected a name"));
    board.opponent = "a";
    board.layout.white.set(1, 1);
    EXPECT_THAT(fault_of([&] { (void)fibs_line(board); }), HasSubstr("both sides stand on one point"));
}

RC_GTEST_PROP(FibsLine, ReadsBackAsTheSame, ()) {
    const int checkers = random_checkers();
    const auto dice = [] {
        const bool thrown = *rc::gen::arbitrary<bool>();
        return std::array<int, 2>{thrown ? *rc::gen::inRange(1, 7) : 0, thrown ? *rc::gen::inRange(1, 7) : 0};
    };
    FibsBoard board;
    board.player = *rc::gen::element<std::string>("You", "tom_99");
    board.opponent = "marvin";
    board.match_length = *rc::gen::element(1, 5, FibsBoard::unlimited);
    board.player_score = *rc::gen::inRange(0, 5);
    board.opponent_score = *rc::gen::inRange(0, 5);
    board.layout = random_position(checkers).layout;
    board.turn = *rc::gen::element<std::optional<Colour>>(std::nullopt, Colour::white, Colour::black);
    board.player_dice = dice();
    board.opponent_dice = dice();
    board.cube = *rc::gen::element(1, 2, 64);
    board.player_may_double = *rc::gen::arbitrary<bool>();
    board.opponent_may_double = *rc::gen::arbitrary<bool>();
    board.was_doubled = *rc::gen::arbitrary<bool>();
    board.colour = *rc::gen::element(Colour::white, Colour::black);
    board.direction = *rc::gen::element(Direction::down, Direction::up);
    board.can_move = *rc::gen::inRange(0, 5);
    board.forced_move = *rc::gen::inRange(0, 6);
    board.did_crawford = *rc::gen::inRange(0, 2);
    board.redoubles = *rc::gen::inRange(0, 4);
    RC_ASSERT(fibs_board_from_line(fibs_line(board), checkers) == board);
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
