#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "adapters/client/fields.hpp"
#include "conformance/response_json.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using specs::Method;
using specs::Response;
using testing::StartsWith;

Response response(Method method, const char* result) {
    return response_from(method, Json::parse(result));
}

/// An answer that is not the protocol's form, and how the line about it begins.
struct Bad {
    const char* name;
    Method method;
    const char* result;
    const char* fault;
};

void PrintTo(const Bad& bad, std::ostream* out) {
    *out << bad.name;
}

class BadResponse : public testing::TestWithParam<Bad> {};

} // namespace

TEST(Response, IsReadInEachFormThatItsMethodHas) {
    const auto positions = std::get<std::vector<tables::Layout>>(
        response(Method::legal_plays, R"({"positions": [{"white": {"24": 2, "7": 0}, "black": {}}]})"));
    ASSERT_EQ(positions.size(), 1U);
    EXPECT_EQ(positions[0].white[24], 2);

    const auto plays = std::get<std::vector<specs::PlayForm>>(
        response(Method::legal_plays, R"({"plays": [[{"from": 25, "to": 20}], "bar/20", [], ""]})"));
    ASSERT_EQ(plays.size(), 4U);
    EXPECT_EQ(std::get<tables::Play>(plays[0]), (tables::Play{{25, 20}}));
    EXPECT_EQ(std::get<std::string>(plays[1]), "bar/20");
    EXPECT_TRUE(std::get<tables::Play>(plays[2]).empty());

    EXPECT_EQ(std::get<0>(response(Method::choose_play, R"({"position": {"white": {}, "black": {}}})")).size(), 1U);
    EXPECT_EQ(std::get<1>(response(Method::choose_play, R"({"play": "24/20"})")).size(), 1U);
    EXPECT_EQ(std::get<0>(response(Method::legal_plays, R"({"positions": []})")).size(), 0U);

    const auto check = std::get<specs::CheckAnswer>(
        response(Method::check_play, R"({"legal": true, "position": {"white": {"1": 1}, "black": {}}})"));
    EXPECT_TRUE(check.legal);
    EXPECT_EQ(check.result->white[1], 1);
    EXPECT_EQ(std::get<specs::CheckAnswer>(response(Method::check_play, R"({"legal": true})")).result, std::nullopt);

    const auto start = std::get<specs::StartAnswer>(
        response(Method::start, R"({"position": {"white": {"24": 3}, "black": {"1": 3}}})"));
    EXPECT_EQ(start.layout.white[24], 3);
    EXPECT_EQ(start.layout.black[1], 3);

    const auto won = std::get<tables::Outcome>(
        response(Method::outcome, R"({"over": true, "winner": "black", "kind": "koks", "points": 3})"));
    EXPECT_EQ(won, (tables::Win{tables::Colour::black, tables::Kind::koks, 3}));
    EXPECT_EQ(std::get<tables::Outcome>(response(Method::outcome, R"({"over": false})")), std::nullopt);
}

TEST(Response, IsReadForEachMethodAboutWhatSurroundsTheGames) {
    const auto opening = [](const char* result) {
        return std::get<specs::OpeningResponse>(response(Method::opening, result));
    };
    EXPECT_EQ(opening(R"({"starts": "white", "dice": [3, 5]})"),
              (specs::OpeningResponse{tables::Colour::white, tables::Dice(5, 3), std::nullopt}));
    EXPECT_EQ(opening(R"({"starts": "black", "dice": null})"),
              (specs::OpeningResponse{tables::Colour::black, std::nullopt, std::nullopt}));
    EXPECT_EQ(opening(R"({"starts": null, "cube": {"value": 2, "owner": null}})"),
              (specs::OpeningResponse{std::nullopt, std::nullopt, tables::Cube{2, std::nullopt}}));
    EXPECT_EQ(response(Method::may_double, R"({"may_double": true})"), Response(specs::MayDoubleAnswer{true}));
    EXPECT_EQ(response(Method::doubling, R"({"cube": {"value": 2, "owner": "black"}})"),
              Response(tables::Doubled(tables::Cube{2, tables::Colour::black})));
    EXPECT_EQ(response(Method::doubling, R"({"winner": "white", "points": 2})"),
              Response(tables::Doubled(tables::GameWon{tables::Colour::white, 2})));
    EXPECT_EQ(response(Method::resign, R"({"points": 4, "refusable": false})"),
              Response(tables::Resignation{4, {}, false}));
    EXPECT_EQ(response(Method::resign, R"({"offers": [2, 1], "refusable": true})"),
              Response(tables::Resignation{std::nullopt, {1, 2}, true}));
    EXPECT_EQ(response(Method::match, R"({"score": {"white": 6, "black": 1}, "winner": null, "crawford": true})"),
              Response(tables::Standing{{6, 1}, true, std::nullopt}));
    EXPECT_EQ(response(Method::match, R"({"score": {"white": 7, "black": 1}, "winner": "white"})"),
              Response(tables::Standing{{7, 1}, std::nullopt, tables::Colour::white}));
}

TEST(Response, MayHaveMembersOfALaterVersion) {
    EXPECT_NO_THROW((void)response(Method::legal_plays, R"({"nodes": 5, "positions":
        [{"white": {}, "black": {}, "turn": "black", "equity": 0.1}]})"));
    EXPECT_NO_THROW((void)response(Method::legal_plays, R"({"plays": [[{"from": 6, "to": 5, "die": 1}]], "x": null})"));
    EXPECT_NO_THROW((void)response(Method::choose_play, R"({"play": [], "equity": -1})"));
    EXPECT_NO_THROW((void)response(Method::outcome, R"({"over": false, "winner": 7, "later": []})"));
    EXPECT_EQ(std::get<specs::CheckAnswer>(response(Method::check_play, R"({"legal": false, "position": null})")),
              specs::CheckAnswer{});
}

TEST_P(BadResponse, IsRefusedWithItsPlace) {
    try {
        (void)response(GetParam().method, GetParam().result);
        FAIL() << "accepted";
    } catch (const client::CodecError& error) {
        EXPECT_THAT(error.what(), StartsWith(GetParam().fault));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Of, BadResponse,
    testing::Values(
        Bad{"Null", Method::legal_plays, "null", "the value: null where an object belongs"},
        Bad{"List", Method::legal_plays, "[]", "the value: array where an object belongs"},
        Bad{"NeitherForm", Method::legal_plays, "{}", R"(the value: either "positions" or "plays" is wanted)"},
        Bad{"BothForms", Method::legal_plays, R"({"positions": [], "plays": []})", "the value: either"},
        Bad{"PositionsNull", Method::legal_plays, R"({"positions": null})", "/positions: null where an array"},
        Bad{"PlaysNull", Method::legal_plays, R"({"plays": null})", "/plays: null where an array belongs"},
        Bad{"PlaysText", Method::legal_plays, R"({"plays": "24/20"})", "/plays: string where an array belongs"},
        Bad{"PlayNumber", Method::legal_plays, R"({"plays": [7]})", "/plays/0: number where an array belongs"},
        Bad{"StepWithoutTo", Method::legal_plays, R"({"plays": [[{"from": 7}]]})", "/plays/0/0: no member \"to\""},
        Bad{"StepFromNowhere", Method::legal_plays, R"({"plays": [[{"from": 26, "to": 1}]]})", "/plays/0/0/from: not"},
        Bad{"StepWithFraction", Method::legal_plays, R"({"plays": [[{"from": 6.0, "to": 1}]]})", "/plays/0/0/from: "},
        Bad{"TextPosition", Method::legal_plays, R"({"positions": ["4HPwATDgc/ABMA"]})", "/positions/0: string where"},
        Bad{"SideMissing", Method::legal_plays, R"({"positions": [{"white": {}}]})", "/positions/0: no member"},
        Bad{"UnknownPoint", Method::legal_plays, R"({"positions": [{"white": {"0": 1}, "black": {}}]})",
            "/positions/0/white/0: unknown key"},
        Bad{"CountAsText", Method::legal_plays, R"({"positions": [{"white": {"1": "1"}, "black": {}}]})",
            "/positions/0/white/1: not an integer"},
        Bad{"ChoiceOfBoth", Method::choose_play, R"({"position": {"white": {}, "black": {}}, "play": ""})",
            R"(the value: either "position" or "play")"},
        Bad{"ChoiceOfNone", Method::choose_play, R"({"positions": []})", "the value: either"},
        Bad{"CheckWithoutLegal", Method::check_play, R"({"position": {}})", "the value: no member \"legal\""},
        Bad{"LegalAsText", Method::check_play, R"({"legal": "yes"})", "/legal: string where true or false belongs"},
        Bad{"CheckedPositionNull", Method::check_play, R"({"legal": true, "position": null})", "/position: null"},
        Bad{"StartAsPositions", Method::start, R"({"positions": []})", "the value: no member \"position\""},
        Bad{"StartUnwrapped", Method::start, R"({"white": {}, "black": {}})", "the value: no member \"position\""},
        Bad{"StartOfOneSide", Method::start, R"({"position": {"white": {}}})", "/position: no member \"black\""},
        Bad{"OutcomeWithoutWinner", Method::outcome, R"({"over": true})", "the value: no member \"winner\""},
        Bad{"OverAsNumber", Method::outcome, R"({"over": 1})", "/over: number where true or false belongs"},
        Bad{"WinnerUnknown", Method::outcome, R"({"over": true, "winner": "draw"})", "/winner: neither"},
        Bad{"KindOfAnotherTongue", Method::outcome, R"({"over": true, "winner": "white", "kind": "gammon"})",
            "/kind: neither"},
        Bad{"OpeningWithoutStarts", Method::opening, R"({"dice": [5, 3]})", "the value: no member \"starts\""},
        Bad{"OpeningWithoutDice", Method::opening, R"({"starts": "white"})", "the value: no member \"dice\""},
        Bad{"OpeningOfThreeDice", Method::opening, R"({"starts": "white", "dice": [5, 3, 1]})", "/dice: 3 numbers"},
        Bad{"CubeOfNobodyNamed", Method::opening, R"({"starts": null, "cube": {"value": 2}})", "/cube: no member"},
        Bad{"MayDoubleAsText", Method::may_double, R"({"may_double": "yes"})", "/may_double: string where"},
        Bad{"MayDoubleBare", Method::may_double, "true", "the value: boolean where an object belongs"},
        Bad{"DoubleOfNeitherForm", Method::doubling, R"({"value": 2, "owner": "black"})", "the value: either"},
        Bad{"DropWithoutPoints", Method::doubling, R"({"winner": "white"})", "the value: no member \"points\""},
        Bad{"ResignationOfBothForms", Method::resign, R"({"points": 1, "offers": [1]})", "the value: either"},
        Bad{"OfferTwice", Method::resign, R"({"offers": [1, 1], "refusable": true})", "/offers: an offer is given"},
        Bad{"ScoreAsList", Method::match, R"({"score": [1, 2], "winner": null})", "/score: array where an object"},
        Bad{"StandingWithoutWinner", Method::match, R"({"score": {"white": 1, "black": 2}, "crawford": false})",
            "the value: no member \"winner\""},
        Bad{"PointsNegative", Method::outcome, R"({"over": true, "winner": "white", "points": -1})", "/points: not"}),
    [](const auto& row) { return row.param.name; });

} // namespace nardcheck::conformance
