#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "adapters/client/codec.hpp"
#include "conformance/server.hpp"
#include "conformance/test_support.hpp"
#include "specs/generators/dice.hpp"
#include "specs/generators/positions.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using testing::HasSubstr;

constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;

Server server(const char* mutant = nullptr) {
    return {Rulesets(), {"hypergammon"}, mutant == nullptr ? nullptr : specs::find_mutant(mutant)};
}

Json answer(Server& asked, const std::string& line) {
    const std::string answered = asked.answer(line);
    EXPECT_EQ(answered.find('\n'), std::string::npos);
    return Json::parse(answered);
}

std::string request(const char* method, const Json& params, const Json& id = 7) {
    return Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump();
}

Json answer(Server& asked, const char* method, const Json& params) {
    return answer(asked, request(method, params));
}

/// What is asked in the case of the tests, with some members changed.
Json params(const char* patch) {
    const Json asked = {{"ruleset", "hypergammon"}, {"position", test::dance().at("position")}, {"dice", {6, 6}}};
    return test::changed(asked, patch);
}

int error_code(const Json& answered) {
    EXPECT_FALSE(answered.contains("result")) << answered;
    EXPECT_TRUE(answered.at("error").at("message").is_string());
    return answered.at("error").at("code").get<int>();
}

} // namespace

TEST(Server, SaysInTheHandshakeWhatItServes) {
    Server reference = server();
    const Json answered = answer(reference, "initialize", {{"protocol", 1}});
    EXPECT_EQ(answered.at("jsonrpc"), "2.0");
    EXPECT_EQ(answered.at("id"), 7);
    const Json& result = answered.at("result");
    EXPECT_EQ(result.at("protocol"), 1);
    EXPECT_EQ(result.at("engine").at("name"), "reference");
    EXPECT_EQ(result.at("supports"),
              Json::parse(R"({"hypergammon": ["legal_plays", "check_play", "choose_play", "outcome", "start"]})"));

    Server mutant = server("larger-die-ignored");
    EXPECT_EQ(answer(mutant, "initialize", {{"protocol", 1}}).at("result").at("engine").at("name"),
              "mutant:larger-die-ignored");
}

TEST(Server, RefusesAnotherVersionOfTheProtocol) {
    Server reference = server();
    for (const Json& version : {Json(2), Json("1"), Json(nullptr), Json(true)}) {
        const Json answered = answer(reference, "initialize", {{"protocol", version}});
        EXPECT_EQ(error_code(answered), invalid_params) << version;
    }
    EXPECT_EQ(error_code(answer(reference, "initialize", Json::object())), invalid_params);
    EXPECT_EQ(error_code(answer(reference, "initialize", Json::array())), invalid_params);
}

TEST(Server, ServesTheRuleSetsOfTheHandshake) {
    Server reference = server();
    const Json rulesets = Json::parse(R"({"house": {"base": "hypergammon", "fields": {"gammon": 0}}})");
    const Json result = answer(reference, "initialize", {{"protocol", 1}, {"rulesets", rulesets}}).at("result");
    EXPECT_TRUE(result.at("supports").contains("house"));
    const Json outcome = params(R"({"ruleset": "house", "position": {"white": {"bar": null, "8": null, "off": 3},
                                    "black": {"6": 3, "off": null}}})");
    EXPECT_EQ(answer(reference, "outcome", outcome).at("result"),
              Json::parse(R"({"over": true, "winner": "white", "kind": "single", "points": 1})"));

    const Json bad = Json::parse(R"({"house": {"base": "chess", "fields": {}}})");
    Server another = server();
    EXPECT_EQ(error_code(answer(another, "initialize", {{"protocol", 1}, {"rulesets", bad}})), invalid_params);
}

TEST(Server, AnswersEachMethod) {
    Server reference = server();
    const Json stays = test::dance().at("expect").at("positions")[0];
    EXPECT_EQ(answer(reference, "legal_plays", params("{}")).at("result"), Json({{"positions", {stays}}}));
    EXPECT_EQ(answer(reference, "choose_play", params("{}")).at("result"), Json({{"position", stays}}));
    EXPECT_EQ(answer(reference, "check_play", params(R"({"play": []})")).at("result"),
              Json({{"legal", true}, {"position", stays}}));
    EXPECT_EQ(answer(reference, "check_play", params(R"({"play": "8/2"})")).at("result"), Json({{"legal", false}}));
    EXPECT_EQ(answer(reference, "outcome", params("{}")).at("result"), Json({{"over", false}}));
    EXPECT_EQ(answer(reference, "start", {{"ruleset", "hypergammon"}}).at("result"), Json::parse(R"({"position":
        {"white": {"24": 1, "23": 1, "22": 1}, "black": {"24": 1, "23": 1, "22": 1}}})"));
}

TEST(Server, PlaysByTheBrokenRulesOfItsMutant) {
    Server mutant = server("others-move-with-a-checker-on-the-bar");
    EXPECT_EQ(answer(mutant, "check_play", params(R"({"play": "8/2"})")).at("result").at("legal"), true);
    Server lopsided = server("start-differs-for-black");
    EXPECT_EQ(answer(lopsided, "start", {{"ruleset", "hypergammon"}}).at("result").at("position").at("black"),
              Json::parse(R"({"23": 2, "22": 1})"));
}

TEST(Server, NamesWhatIsWrongWithTheParams) {
    Server reference = server();
    for (const char* patch :
         {R"({"ruleset": "backgammon"})", R"({"ruleset": "chess"})", R"({"ruleset": 1})", R"({"ruleset": null})",
          R"({"dice": [0, 6]})", R"({"dice": null})", R"({"position": null})", R"({"position": {"white": {"8": 9}}})",
          R"({"position": {"white": {"bar": null, "8": null, "off": 3}}})"}) {
        EXPECT_EQ(error_code(answer(reference, "legal_plays", params(patch))), invalid_params) << patch;
    }
    EXPECT_EQ(error_code(answer(reference, "check_play", params(R"({"play": "24"})"))), invalid_params);
    EXPECT_EQ(error_code(answer(reference, "check_play", params("{}"))), invalid_params);
    EXPECT_EQ(error_code(answer(reference, "legal_plays", Json::array())), invalid_params);
    EXPECT_EQ(error_code(answer(reference, "legal_plays", nullptr)), invalid_params);
    EXPECT_THAT(answer(reference, "legal_plays", params(R"({"dice": [0, 6]})")).at("error").at("message"),
                "/dice/0: not an integer from 1 to 6");
}

TEST(Server, IgnoresParamsThatItDoesNotKnow) {
    Server reference = server();
    EXPECT_TRUE(answer(reference, "outcome", params(R"({"cube": {"value": 2}, "hint": 1})")).contains("result"));
}

TEST(Server, TellsAnUnknownMethodFromALineThatIsNoRequest) {
    Server reference = server();
    EXPECT_EQ(error_code(answer(reference, "legal_moves", params("{}"))), method_not_found);
    for (const char* line : {"", "{", "hello", "\xFF", R"({"id": 1, "id": 2})"}) {
        const Json answered = answer(reference, line);
        EXPECT_EQ(error_code(answered), parse_error) << line;
        EXPECT_TRUE(answered.at("id").is_null());
    }
    for (const char* line :
         {"[]", "1", R"([{"jsonrpc": "2.0", "id": 1, "method": "outcome"}])", R"({"id": 1, "method": "outcome"})",
          R"({"jsonrpc": "2.0", "id": 1})", R"({"jsonrpc": "2.0", "id": 1, "method": 5})"}) {
        EXPECT_EQ(error_code(answer(reference, line)), invalid_request) << line;
    }
}

TEST(Server, HandsBackTheIdAsItCame) {
    Server reference = server();
    for (const Json& id : {Json("a\nb"), Json(9'007'199'254'740'993), Json(nullptr), Json(-1.5)}) {
        EXPECT_EQ(answer(reference, request("outcome", params("{}"), id)).at("id"), id);
    }
}

TEST(Server, MultipliesThePointsByTheCubeOfTheRequest) {
    const Json koks = Json::parse(R"({"ruleset": "hypergammon", "position": {
        "white": {"off": 3}, "black": {"bar": 1, "6": 2}, "turn": "black"}})");
    Server reference = server();
    EXPECT_EQ(answer(reference, "outcome", koks).at("result").at("points"), 3);
    const Json doubled = test::changed(koks, R"({"cube": {"value": 4, "owner": null}})");
    EXPECT_EQ(answer(reference, "outcome", doubled).at("result").at("points"), 12);
    EXPECT_EQ(error_code(answer(reference, "outcome", test::changed(koks, R"({"cube": "x"})"))), invalid_params);
}

TEST(Server, AnswersAlikeForBothOrdersOfTheDice) {
    Server reference = server();
    generators::SeededChoices choices(3);
    for (int i = 0; i < 50; ++i) {
        const auto position = generators::any_position(*tables::find_ruleset("hypergammon"), choices);
        const tables::Dice dice = generators::roll(choices);
        const auto results = [&](int first, int second) {
            const Json asked = {
                {"ruleset", "hypergammon"}, {"position", client::encode(position)}, {"dice", {first, second}}};
            return answer(reference, "legal_plays", asked).at("result");
        };
        EXPECT_EQ(results(dice.larger(), dice.smaller()), results(dice.smaller(), dice.larger()));
    }
}

TEST(Server, WritesOneLineARequestAndNoneForANotification) {
    Server reference = server();
    std::istringstream in(request("outcome", params("{}"), 1) + "\n" +
                          R"({"jsonrpc": "2.0", "method": "outcome", "params": {}})" + "\nrubbish\n" +
                          request("outcome", params("{}"), 2)); // the last line may lack its end
    std::ostringstream out;
    reference.serve(in, out);
    std::istringstream lines(out.str());
    std::vector<Json> ids;
    for (std::string line; std::getline(lines, line);) {
        ids.push_back(Json::parse(line).at("id"));
    }
    EXPECT_THAT(ids, testing::ElementsAre(1, nullptr, 2));
}

} // namespace nardcheck::conformance
