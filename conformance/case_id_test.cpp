#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/case_id.hpp"
#include "conformance/case_json.hpp"
#include "conformance/test_support.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;
using test::changed;

std::string id_of(const Json& json) {
    return permanent_id("bar", case_from(json, Completeness::draft, {}));
}

/// Dice 6-5 in place of a double, so that their order can be another.
Json dance() {
    return changed(test::dance(), R"({"dice": [6, 5]})");
}

} // namespace

// Computed apart from this program, with hashlib and json of Python.
TEST(PermanentId, IsTopicAndHashOfWhatIsAsked) {
    EXPECT_EQ(id_of(dance()), "bar/5ce2269caf09");
    EXPECT_EQ(id_of(changed(dance(), R"({"method": "check_play", "play": [{"from": 25, "to": 19}],
                                         "expect": null})")),
              "bar/8b4d240a8ad6");
    EXPECT_EQ(id_of(changed(dance(), R"({"method": "check_play", "play": "bar/19", "expect": null})")),
              "bar/acfdb1266373");
    EXPECT_EQ(id_of(changed(dance(), R"({"method": "outcome", "dice": null, "expect": null})")), "bar/9c46028f7fa6");
}

TEST(PermanentId, OfACaseThatAsksForNothingButTheRuleSetHoldsTheFirst) {
    const char* start = R"({"method": "start", "position": null, "dice": null, "expect": null})";
    EXPECT_EQ(id_of(changed(dance(), start)), "bar/96924591aa66");
    const Json more = changed(dance(), R"({"rulesets": ["hypergammon", "hyper-short-nardy"]})");
    EXPECT_EQ(id_of(changed(more, start)), "bar/96924591aa66");
    const Json other = changed(dance(), R"({"rulesets": ["backgammon"]})");
    EXPECT_NE(id_of(changed(other, start)), "bar/96924591aa66");
}

TEST(PermanentId, OfSeveralStepsIsTheHashOfTheirList) {
    const Json position = dance().at("position");
    const Json golden = {{"rulesets", {"hypergammon"}},
                         {"steps",
                          {{{"method", "legal_plays"}, {"position", position}, {"dice", {6, 5}}},
                           {{"method", "outcome"}, {"position", position}}}}};
    EXPECT_EQ(id_of(golden), "bar/b74151adf1cb");
}

TEST(PermanentId, StaysWhereWhatIsAskedStays) {
    const std::string id = id_of(dance());
    for (const char* patch :
         {R"({"dice": [5, 6]})", R"({"rulesets": ["hyper-short-nardy"]})", R"({"clauses": ["bar/enter-first"]})",
          R"({"comment": "dances"})", R"({"tier": "full"})", R"({"level": "recommended"})", R"({"expect": null})",
          R"({"id": "a/b"})", R"({"position": {"white": {"7": 0}}})"}) {
        EXPECT_EQ(id_of(changed(dance(), patch)), id) << patch;
    }
    // The text of the file may name the members in any order.
    const Json reordered =
        Json::parse(R"({"dice": [6, 5], "method": "legal_plays", "rulesets": ["hypergammon"], "position":
                        {"turn": "white", "black": {"off": 1, "6": 2}, "white": {"off": 1, "8": 1, "bar": 1}}})");
    EXPECT_EQ(id_of(reordered), id);
}

TEST(PermanentId, DiffersWhereSomethingElseIsAsked) {
    const std::string id = id_of(dance());
    for (const char* patch : {R"({"dice": [6, 4]})", R"({"method": "choose_play"})",
                              R"({"position": {"turn": "black"}})", R"({"position": {"white": {"8": 0, "7": 1}}})"}) {
        EXPECT_NE(id_of(changed(dance(), patch)), id) << patch;
    }
}

} // namespace nardcheck::conformance
