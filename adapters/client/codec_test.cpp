#include <functional>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "adapters/client/codec.hpp"

namespace nardcheck::client {

namespace {

using tables::Colour;
using tables::Kind;

std::string error_of(const std::function<void()>& read) {
    try {
        read();
        return "accepted";
    } catch (const CodecError& error) {
        return error.pointer() + ": " + error.fault();
    }
}

std::string side_error(const char* text) {
    return error_of([&] { (void)side_from(Json::parse(text)); });
}

tables::Side any_side() {
    tables::Side side;
    for (int place = tables::off; place <= tables::bar; ++place) {
        side.set(place, *rc::gen::weightedOneOf<int>({{3, rc::gen::just(0)}, {1, rc::gen::inRange(0, 256)}}));
    }
    return side;
}

tables::Position any_position() {
    const Colour turn = *rc::gen::element(Colour::white, Colour::black);
    return {{any_side(), any_side()}, turn};
}

} // namespace

RC_GTEST_PROP(Codec, ReadsEveryPositionThatItWrites, ()) {
    const tables::Position position = any_position();
    RC_ASSERT(position_from(parse_strict(encode(position).dump()), Members::exact) == position);
    RC_ASSERT(layout_from(encode(position.layout), Members::exact) == position.layout);
}

TEST(Codec, WritesSparseSidesInTheOwnersNumbering) {
    tables::Position position;
    position.layout.white.set(tables::bar, 1);
    position.layout.white.set(24, 2);
    position.layout.black.set(6, 5);
    position.layout.black.set(tables::off, 10);
    position.turn = Colour::black;
    EXPECT_EQ(encode(position).dump(), R"({"black":{"6":5,"off":10},"turn":"black","white":{"24":2,"bar":1}})");
}

TEST(Codec, ReadsAZeroCountThatIsWrittenOut) {
    EXPECT_EQ(side_from(Json::parse(R"({"bar": 0, "off": 0, "6": 0})")), tables::Side());
}

TEST(Codec, RefusesASideThatIsNotOne) {
    EXPECT_EQ(side_error("[]"), ": array where an object belongs");
    for (const char* key : {"0", "25", "01", "-1", "+1", "1.0", "1 ", "Bar", "", "240", "x"}) {
        EXPECT_THAT(side_error(Json{{key, 1}}.dump().c_str()), ::testing::HasSubstr("unknown key")) << key;
    }
    for (const char* count : {"-1", "256", "1.0", "1e0", "\"1\"", "true", "null", "18446744073709551616"}) {
        const std::string text = std::string(R"({"6":)") + count + "}";
        EXPECT_EQ(side_error(text.c_str()), "/6: not an integer from 0 to 255");
    }
}

TEST(Codec, NamesThePlaceOfAFault) {
    const auto read = [](const char* text) {
        return error_of([&] {
            const Json json = Json::parse(text);
            (void)layouts_from(json, Members::open, Place().member("positions"));
        });
    };
    EXPECT_EQ(read(R"([{"white": {}, "black": {}}, {"white": {}, "black": {"7": -1}}])"),
              "/positions/1/black/7: not an integer from 0 to 255");
    EXPECT_EQ(read(R"([{"white": {}}])"), "/positions/0: no member \"black\"");
    EXPECT_EQ(read("{}"), "/positions: object where an array belongs");
}

TEST(Codec, IgnoresUnknownMembersOfAnswersButNotOfCases) {
    const Json layout = Json::parse(R"({"white": {}, "black": {}, "pips": 3})");
    EXPECT_EQ(layout_from(layout, Members::open), tables::Layout());
    EXPECT_EQ(error_of([&] { (void)layout_from(layout, Members::exact); }), "/pips: unknown key");
    const Json play = Json::parse(R"([{"from": 25, "to": 20, "hit": true}])");
    EXPECT_EQ(play_from(play, Members::open), (tables::Play{{25, 20}}));
    EXPECT_EQ(error_of([&] { (void)play_from(play, Members::exact); }), "/0/hit: unknown key");
    const Json outcome = Json::parse(R"({"over": false, "winner": "white"})");
    EXPECT_EQ(outcome_from(outcome, Members::open), std::nullopt);
    EXPECT_EQ(error_of([&] { (void)outcome_from(outcome, Members::exact); }), "/winner: unknown key");
}

TEST(Codec, TakesDiceInAnyOrderAndWritesTheLargerFirst) {
    EXPECT_EQ(dice_from(Json::parse("[3, 5]")), tables::Dice(5, 3));
    EXPECT_EQ(encode(tables::Dice(3, 5)).dump(), "[5,3]");
    EXPECT_EQ(error_of([] { (void)dice_from(Json::parse("[3, 7]")); }), "/1: not an integer from 1 to 6");
    EXPECT_EQ(error_of([] { (void)dice_from(Json::parse("[3]")); }), ": 1 numbers where two dice belong");
}

TEST(Codec, KeepsTheStepsOfAPlayInTheirOrder) {
    const tables::Play play{{25, 20}, {20, 14}, {5, 0}};
    EXPECT_EQ(encode(play).dump(), R"([{"from":25,"to":20},{"from":20,"to":14},{"from":5,"to":0}])");
    EXPECT_EQ(play_from(encode(play), Members::exact), play);
    EXPECT_EQ(play_from(Json::array(), Members::exact), tables::Play());
    EXPECT_EQ(error_of([] { (void)play_from(Json::parse(R"([{"from": 26, "to": 1}])"), Members::open); }),
              "/0/from: not an integer from 0 to 25");
}

TEST(Codec, TellsAnOutcomeWithAndWithoutScoring) {
    const tables::Outcome scored = tables::Win{Colour::black, Kind::koks, 3};
    const tables::Outcome bare = tables::Win{Colour::white, std::nullopt, std::nullopt};
    EXPECT_EQ(encode(scored).dump(), R"({"kind":"koks","over":true,"points":3,"winner":"black"})");
    EXPECT_EQ(encode(bare).dump(), R"({"over":true,"winner":"white"})");
    EXPECT_EQ(encode(tables::Outcome()).dump(), R"({"over":false})");
    for (const tables::Outcome& outcome : {scored, bare, tables::Outcome()}) {
        EXPECT_EQ(outcome_from(encode(outcome), Members::exact), outcome);
    }
    EXPECT_EQ(error_of([] { (void)outcome_from(Json::parse(R"({"over": true})"), Members::open); }),
              ": no member \"winner\"");
    EXPECT_EQ(error_of([] {
                  (void)outcome_from(Json::parse(R"({"over": true, "winner": "white", "kind": "gammon"})"),
                                     Members::open);
              }),
              "/kind: neither \"single\" nor \"mars\" nor \"koks\"");
}

} // namespace nardcheck::client
