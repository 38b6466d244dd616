#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "adapters/client/match_codec.hpp"

namespace nardcheck::client {

namespace {

using tables::Colour;
using tables::Cube;
using tables::GameWon;

std::string error_of(const std::function<void()>& read) {
    try {
        read();
        return "accepted";
    } catch (const CodecError& error) {
        return error.pointer() + ": " + error.fault();
    }
}

} // namespace

TEST(MatchCodec, ReadsWhatItWrites) {
    for (const Cube& cube : {Cube{}, Cube{64, Colour::black}}) {
        EXPECT_EQ(cube_from(encode(cube), Members::exact), cube);
    }
    for (const tables::Match& match : {tables::Match{}, tables::Match{7, {6, 2}, true}}) {
        EXPECT_EQ(match_from(encode(match), Members::exact), match);
    }
    EXPECT_EQ(opening_rolls_from(encode(tables::OpeningRolls{5, 3}), Members::exact), (tables::OpeningRolls{5, 3}));
    const std::vector<GameWon> games{{Colour::white, 4}, {Colour::black, 1}};
    EXPECT_EQ(games_from(encode(games), Members::exact), games);
    for (const tables::Reply reply : {tables::Reply::take, tables::Reply::drop}) {
        EXPECT_EQ(reply_from(encode(reply)), reply);
    }
    for (const tables::Doubled& doubled : {tables::Doubled(Cube{4, Colour::white}), tables::Doubled(games[0])}) {
        EXPECT_EQ(doubled_from(encode(doubled), Members::exact), doubled);
    }
    for (const auto& resignation : {tables::Resignation{4, {}, false}, tables::Resignation{{}, {1, 2, 3}, true}}) {
        EXPECT_EQ(resignation_from(encode(resignation), Members::exact), resignation);
    }
    for (const auto& standing :
         {tables::Standing{{6, 2}, true, {}}, tables::Standing{{0, 3}, std::nullopt, Colour::black}}) {
        EXPECT_EQ(standing_from(encode(standing), Members::exact), standing);
    }
}

TEST(MatchCodec, WritesNullWhereThereIsNobodyAndNoLength) {
    EXPECT_EQ(encode(Cube{}).dump(), R"({"owner":null,"value":1})");
    EXPECT_EQ(encode(tables::Match{}).dump(), R"({"crawford":false,"length":null,"score":{"black":0,"white":0}})");
    EXPECT_EQ(encode(tables::Standing{{1, 2}, {}, {}}).dump(), R"({"score":{"black":2,"white":1},"winner":null})");
}

TEST(MatchCodec, TellsTheCubeOfAnOpeningOnlyWhereTheThrowsHaveChangedIt) {
    const tables::Opening tie{{}, {}, {2, {}}};
    EXPECT_EQ(encode(tie, Cube{2, {}}).dump(), R"({"starts":null})");
    EXPECT_EQ(encode(tie, Cube{}).dump(), R"({"cube":{"owner":null,"value":2},"starts":null})");
    EXPECT_EQ(opening_from(Json::parse(R"({"starts": null})"), {2, {}}, Members::exact), tie);
    EXPECT_EQ(opening_from(encode(tie, {}), {}, Members::exact), tie);
    const tables::Opening white{Colour::white, tables::Dice(5, 3), {}};
    EXPECT_EQ(encode(white, {}).dump(), R"({"dice":[5,3],"starts":"white"})");
    const tables::Opening anew{Colour::black, {}, {}};
    EXPECT_EQ(encode(anew, {}).dump(), R"({"dice":null,"starts":"black"})");
    for (const tables::Opening& opening : {white, anew}) {
        EXPECT_EQ(opening_from(encode(opening, {}), {}, Members::exact), opening);
    }
}

TEST(MatchCodec, NamesThePlaceOfAFault) {
    const auto in_cube = [](const char* text) {
        return error_of([&] { (void)cube_from(Json::parse(text), Members::open, Place().member("cube")); });
    };
    EXPECT_EQ(in_cube(R"({"value": 2})"), "/cube: no member \"owner\"");
    EXPECT_EQ(in_cube(R"({"value": 0, "owner": null})"), "/cube/value: not an integer from 1 to 2147483647");
    EXPECT_EQ(in_cube(R"({"value": 2, "owner": "me"})"), R"(/cube/owner: neither "white" nor "black")");
    const auto in_match = [](const char* text) {
        return error_of([&] { (void)match_from(Json::parse(text), Members::open); });
    };
    EXPECT_EQ(in_match(R"({"length": 7, "score": {"white": 0}, "crawford": false})"), "/score: no member \"black\"");
    EXPECT_EQ(in_match(R"({"score": {"white": 0, "black": 0}, "crawford": false})"), ": no member \"length\"");
    EXPECT_EQ(in_match(R"({"length": null, "score": {"white": 0, "black": 0}, "crawford": 0})"),
              "/crawford: number where true or false belongs");
    EXPECT_EQ(error_of([] { (void)games_from(Json::parse(R"([{"winner": "white", "points": 0}])"), Members::open); }),
              "/0/points: not an integer from 1 to 2147483647");
    EXPECT_EQ(error_of([] { (void)reply_from(Json("beaver")); }), R"(: neither "take" nor "drop")");
    EXPECT_EQ(error_of([] { (void)opening_rolls_from(Json::parse(R"({"white": 7, "black": 1})"), Members::open); }),
              "/white: not an integer from 1 to 6");
}

TEST(MatchCodec, WantsOneOfTwoFormsOfAnAnswer) {
    const auto doubled = [](const char* text) {
        return error_of([&] { (void)doubled_from(Json::parse(text), Members::open); });
    };
    EXPECT_EQ(doubled("{}"), R"(: either "cube" or "winner" is wanted)");
    EXPECT_EQ(doubled(R"({"winner": "white", "points": 1, "cube": {"value": 2, "owner": null}})"),
              R"(: either "cube" or "winner" is wanted)");
    const auto resignation = [](const char* text) {
        return error_of([&] { (void)resignation_from(Json::parse(text), Members::open); });
    };
    EXPECT_EQ(resignation("{}"), R"(: either "points" or "offers" is wanted)");
    EXPECT_EQ(resignation(R"({"offers": [1, 2, 1], "refusable": true})"), "/offers: an offer is given twice");
    EXPECT_EQ(resignation(R"({"offers": [], "refusable": true})"), "/offers: no offer");
    EXPECT_EQ(resignation(R"({"offers": [1]})"), ": no member \"refusable\"");
}

TEST(MatchCodec, IgnoresUnknownMembersOfAnswersButNotOfCases) {
    const Json opening = Json::parse(R"({"starts": null, "dice": [3, 3], "again": true})");
    EXPECT_EQ(opening_from(opening, {}, Members::open), (tables::Opening{}));
    EXPECT_EQ(error_of([&] { (void)opening_from(opening, {}, Members::exact); }), "/again: unknown key");
    EXPECT_EQ(
        error_of([] { (void)opening_from(Json::parse(R"({"starts": null, "dice": null})"), {}, Members::exact); }),
        "/dice: unknown key");
    const Json standing = Json::parse(R"({"score": {"white": 1, "black": 2, "gap": 1}, "winner": null, "left": 3})");
    EXPECT_EQ(standing_from(standing, Members::open), (tables::Standing{{1, 2}, {}, {}}));
    EXPECT_EQ(error_of([&] { (void)standing_from(standing, Members::exact); }), "/left: unknown key");
    const Json drop = Json::parse(R"({"winner": "white", "points": 0, "by": "drop"})");
    EXPECT_EQ(doubled_from(drop, Members::open), tables::Doubled(GameWon{Colour::white, 0}))
        << "a game worth nothing is a wrong answer, not a broken one";
    EXPECT_EQ(error_of([&] { (void)doubled_from(drop, Members::exact); }), "/by: unknown key");
}

TEST(MatchCodec, TakesOffersInAnyOrder) {
    EXPECT_EQ(resignation_from(Json::parse(R"({"offers": [3, 1, 2], "refusable": false})"), Members::exact),
              (tables::Resignation{{}, {1, 2, 3}, false}));
}

} // namespace nardcheck::client
