#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/notation/position_texts.hpp"

namespace nardcheck::notation {
namespace {

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

} // namespace
} // namespace nardcheck::notation
