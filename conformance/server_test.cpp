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
constexpr int declined = -32001;

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
              Json::parse(R"({"hypergammon": ["legal_plays", "check_play", "choose_play", "outcome", "start", "opening",
                                              "may_double", "double", "match"]})"));

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
    const Json asked = params(R"({"cube": {"value": 2, "owner": "white", "made_of": "bone"}, "hint": 1})");
    EXPECT_TRUE(answer(reference, "outcome", asked).contains("result"));
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
    const Json doubled = test::changed(koks, R"({"cube": {"value": 4, "owner": "white"}})");
    EXPECT_EQ(answer(reference, "outcome", doubled).at("result").at("points"), 12);
    EXPECT_EQ(error_code(answer(reference, "outcome", test::changed(koks, R"({"cube": "x"})"))), invalid_params);
}

TEST(Server, ClaimsWhatTheRuleSetSpecifies) {
    Server all(Rulesets(), {"backgammon", "short-nardy", "hypergammon-yellowclub", "hyper-short-nardy"}, nullptr);
    const Json supports = answer(all, "initialize", {{"protocol", 1}}).at("result").at("supports");
    const Json of_turns = {"legal_plays", "check_play", "choose_play", "outcome", "start"};
    EXPECT_EQ(supports.at("hypergammon-yellowclub"), of_turns);
    Json with_opening = of_turns;
    with_opening.push_back("opening");
    EXPECT_EQ(supports.at("hyper-short-nardy"), with_opening);
    EXPECT_EQ(supports.at("backgammon").size(), 10U);
    EXPECT_EQ(supports.at("short-nardy").size(), 10U);
}

namespace {

/// What a server of all rule sets answers.
Json asked_of(const char* ruleset, const char* method, const char* params) {
    Server all(Rulesets(), {"backgammon", "short-nardy", "hypergammon", "hyper-short-nardy"}, nullptr);
    Json asked = Json::parse(params);
    asked["ruleset"] = ruleset;
    return answer(all, method, asked);
}

Json result_of(const char* ruleset, const char* method, const char* params) {
    const Json answered = asked_of(ruleset, method, params);
    EXPECT_TRUE(answered.contains("result")) << answered;
    return answered.value("result", Json());
}

const char* const doubling = R"({"turn": "white", "rolled": false, "reply": "drop",
    "match": {"length": null, "score": {"white": 0, "black": 0}, "crawford": false},
    "cube": {"value": 4, "owner": "white"}})";

} // namespace

TEST(Server, AnswersEachMethodAboutWhatSurroundsTheGames) {
    EXPECT_EQ(result_of("backgammon", "opening", R"({"rolls": {"white": 3, "black": 5}})"),
              Json::parse(R"({"starts": "black", "dice": [5, 3]})"));
    EXPECT_EQ(result_of("backgammon", "opening", R"({"rolls": {"white": 3, "black": 3}})"),
              Json::parse(R"({"starts": null})"));
    EXPECT_EQ(result_of("backgammon", "may_double", doubling), Json::parse(R"({"may_double": true})"));
    EXPECT_EQ(result_of("backgammon", "double", doubling), Json::parse(R"({"winner": "white", "points": 4})"));
    const char* resigned = R"({"resigns": "white", "cube": {"value": 2, "owner": null},
                               "position": {"white": {"6": 15}, "black": {"6": 15}, "turn": "white"}})";
    EXPECT_EQ(result_of("short-nardy", "resign", resigned), Json::parse(R"({"points": 4})"));
    EXPECT_EQ(result_of("backgammon", "resign", resigned), Json::parse(R"({"offers": [1, 2, 3], "refusable": true})"));
    const char* match = R"({"length": 3, "games": [{"winner": "black", "points": 2}]})";
    EXPECT_EQ(result_of("backgammon", "match", match),
              Json::parse(R"({"score": {"white": 0, "black": 2}, "crawford": true, "winner": null})"));
    EXPECT_EQ(result_of("hypergammon", "match", match),
              Json::parse(R"({"score": {"white": 0, "black": 2}, "winner": null})"));
}

TEST(Server, DeclinesWhatTheRuleSetLeavesOpen) {
    const auto reason = [](const char* ruleset, const char* method, const char* params) {
        const Json answered = asked_of(ruleset, method, params);
        EXPECT_EQ(error_code(answered), declined) << answered;
        return answered.at("error").value("/data/reason"_json_pointer, "");
    };
    EXPECT_EQ(reason("hyper-short-nardy", "opening", R"({"rolls": {"white": 3, "black": 3}})"),
              "hyper-short-nardy leaves open what follows equal throws");
    EXPECT_THAT(reason("hyper-short-nardy", "may_double", doubling), HasSubstr("leaves open"));
    EXPECT_THAT(reason("hyper-short-nardy", "match", R"({"length": 3, "games": []})"), HasSubstr("leaves open"));
    EXPECT_THAT(reason("hyper-short-nardy", "outcome", R"({"cube": {"value": 2, "owner": "white"}, "position": {
                    "white": {"off": 3}, "black": {"6": 3}, "turn": "white"}})"),
                HasSubstr("leaves open"));
    EXPECT_THAT(reason("hypergammon", "resign", R"({"resigns": "white", "position": {"white": {"6": 3},
                    "black": {"6": 3}, "turn": "white"}})"),
                HasSubstr("leaves open"));
    EXPECT_THAT(reason("hypergammon", "may_double", R"({"turn": "white", "rolled": false, "match": {"length": 7,
                    "score": {"white": 6, "black": 2}, "crawford": false}})"),
                HasSubstr("leaves open whether there is a Crawford game"));
    EXPECT_THAT(reason("hypergammon", "may_double", R"({"turn": "white", "rolled": false, "match": {"length": 7,
                    "score": {"white": 0, "black": 2}, "crawford": false}, "cube": {"value": 64, "owner": "white"}})"),
                HasSubstr("leaves open how high"));
}

TEST(Server, RefusesWhatNoGameCanAsk) {
    for (const char* members :
         {R"({"cube": {"value": 3, "owner": null}})", R"({"cube": {"value": 1, "owner": "white"}})",
          R"({"match": {"length": 3, "score": {"white": 3, "black": 0}, "crawford": false}})", R"({"rolled": true})",
          R"({"doubles": "black"})", R"({"reply": null})", R"({"match": null})"}) {
        Json asked = Json::parse(doubling);
        asked.update(Json::parse(members));
        EXPECT_EQ(error_code(asked_of("backgammon", "double", asked.dump().c_str())), invalid_params) << members;
    }
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
