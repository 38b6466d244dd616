#include <gmock/gmock.h>

#include "adapters/client/fields.hpp"
#include "adapters/client/handshake.hpp"
#include "adapters/client/message.hpp"

namespace nardcheck::client {

namespace {

std::string fault_of(std::string_view line) {
    const auto answer = read_answer(line);
    const auto* bad = std::get_if<BadAnswer>(&answer);
    return bad == nullptr ? "none" : bad->fault;
}

} // namespace

TEST(Request, IsOneLineThatParsesBack) {
    const std::string line = request_line(7, "odd \"name\"\n", {{"dice", {6, 5}}});
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_EQ(Json::parse(line), Json::parse(R"({"jsonrpc": "2.0", "id": 7, "method": "odd \"name\"\n",
                                                 "params": {"dice": [6, 5]}})"));
}

TEST(Answer, MayHoldUnknownMembersAndBlanks) {
    const auto answer = read_answer(R"( {"id": 3, "jsonrpc": "2.0", "result": [1], "time": 0.1} )"
                                    "\r");
    ASSERT_TRUE(std::holds_alternative<ResultAnswer>(answer));
    EXPECT_EQ(std::get<ResultAnswer>(answer).id, 3);
    EXPECT_EQ(std::get<ResultAnswer>(answer).result, Json({1}));
}

TEST(Answer, MayBeAnErrorWithItsReason) {
    const auto answer = read_answer(R"({"jsonrpc": "2.0", "id": 3, "error": {"code": -32001, "message": "no",
                                        "data": {"reason": "too\nmany"}}})");
    ASSERT_TRUE(std::holds_alternative<ErrorAnswer>(answer));
    EXPECT_EQ(std::get<ErrorAnswer>(answer).code, -32001);
    EXPECT_EQ(std::get<ErrorAnswer>(answer).message, "no");
    EXPECT_EQ(std::get<ErrorAnswer>(answer).reason, "too many");
}

TEST(Answer, FaultsAreNamed) {
    EXPECT_THAT(fault_of("null"), ::testing::HasSubstr("a null where an answer belongs"));
    EXPECT_THAT(fault_of(R"({"jsonrpc": 2.0, "id": 1, "result": 0})"), ::testing::HasSubstr("\"jsonrpc\""));
    EXPECT_THAT(fault_of(R"({"jsonrpc": "2.0", "id": 1.0, "result": 0})"), ::testing::HasSubstr("\"id\""));
    EXPECT_THAT(fault_of(R"({"jsonrpc": "2.0", "id": 18446744073709551615, "result": 0})"),
                ::testing::HasSubstr("\"id\""));
    EXPECT_THAT(fault_of(R"({"jsonrpc": "2.0", "id": 1, "error": "no"})"), ::testing::HasSubstr("not an object"));
    EXPECT_THAT(fault_of(R"({"jsonrpc": "2.0", "id": 1, "error": {}})"), ::testing::HasSubstr("\"code\""));
    EXPECT_THAT(fault_of(R"({"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "what?"}})"),
                ::testing::HasSubstr("error -32700 and without the request's \"id\": what?"));
    EXPECT_THAT(fault_of(R"({"jsonrpc": "2.0", "id": 1, "result": {"a": 1, "a": 1}})"),
                ::testing::HasSubstr("/result/a: duplicate key"));
}

TEST(Handshake, MentionsRulesetsOnlyWhereThereAreSome) {
    EXPECT_FALSE(initialize_params(Json::object()).contains("rulesets"));
    EXPECT_EQ(initialize_params({{"house", {{"base", "backgammon"}}}})["rulesets"]["house"]["base"], "backgammon");
    EXPECT_EQ(initialize_params(Json::object())["protocol"], 1);
}

TEST(Handshake, TakesTheLeastThatAnEngineMaySay) {
    const EngineInfo info =
        engine_info_from(Json::parse(R"({"protocol": 1, "engine": {"name": "a\nb", "version": "0"}, "supports": {}})"));
    EXPECT_EQ(info.name, "a b");
    EXPECT_EQ(info.max_in_flight, 1);
    EXPECT_TRUE(info.supports.empty());
}

TEST(Handshake, BoundsWhatAnEngineMaySay) {
    Json result = Json::parse(R"({"protocol": 1, "engine": {"name": "", "version": "0"}, "supports": {}})");
    result["engine"]["name"] = std::string(10'000, 'n');
    result["max_in_flight"] = 2'000'000'000;
    const EngineInfo info = engine_info_from(result);
    EXPECT_LT(info.name.size(), 400U);
    EXPECT_EQ(info.max_in_flight, 64);
    result["limits"] = Json::array_t(2000, "no");
    EXPECT_THROW((void)engine_info_from(result), CodecError);
    result["limits"] = {1};
    EXPECT_THROW((void)engine_info_from(result), CodecError);
}

} // namespace nardcheck::client
