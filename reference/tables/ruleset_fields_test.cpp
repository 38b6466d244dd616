#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::tables {

namespace {

RuleSet backgammon() {
    return *find_ruleset("backgammon");
}

/// What set_field complains about, or nothing.
std::string complaint(std::string_view name, std::string_view value) {
    RuleSet set = backgammon();
    try {
        set_field(set, name, value);
    } catch (const FieldError& error) {
        EXPECT_EQ(set, backgammon()) << "a refused value must change nothing";
        return error.what();
    }
    return "";
}

TEST(RulesetFields, read_back_what_was_set) {
    const std::pair<const char*, const char*> settings[] = {
        {"start", "24:1 23:1 22:1"},
        {"max_per_point", "5"},
        {"max_per_point", "15"},
        {"max_per_point", "none"},
        {"hit_and_run_home", "no"},
        {"bearoff", "furthest_first_literal"},
        {"may_decline_exact_bearoff", "no"},
        {"may_decline_overshoot", "yes"},
        {"game_over_ends_turn", "yes"},
        {"gammon", "0"},
        {"gammon", "unspecified"},
        {"backgammon", "0"},
        {"backgammon", "unspecified"},
        {"opening", "reroll"},
        {"opening", "unspecified"},
        {"tie", "unspecified"},
        {"auto_doubles", "once"},
        {"auto_doubles", "always"},
        {"cube", "none"},
        {"cube", "match_only"},
        {"cube", "unspecified"},
        {"cube_cap", "64"},
        {"cube_cap", "4096"},
        {"cube_cap", "none"},
        {"cube_cap", "unspecified"},
        {"cube_in_one_point_match", "no"},
        {"cube_in_one_point_match", "unspecified"},
        {"jacoby", "yes"},
        {"crawford", "no"},
        {"crawford", "unspecified"},
        {"match_lengths", "3 5 7"},
        {"match_lengths", "1"},
        {"match_lengths", "any"},
        {"match_lengths", "unspecified"},
        {"resign", "fixed_by_position"},
        {"resign", "unspecified"},
    };
    for (const auto& [name, value] : settings) {
        RuleSet set = backgammon();
        set_field(set, name, value);
        EXPECT_EQ(field_value(set, name), value) << name;
    }
}

TEST(RulesetFields, change_their_own_member) {
    RuleSet set = backgammon();
    for (const auto& [name, value] : {std::pair{"start", "24:2"},
                                      {"max_per_point", "5"},
                                      {"hit_and_run_home", "no"},
                                      {"bearoff", "furthest_first_literal"},
                                      {"may_decline_exact_bearoff", "no"},
                                      {"may_decline_overshoot", "yes"},
                                      {"game_over_ends_turn", "yes"},
                                      {"gammon", "0"},
                                      {"backgammon", "unspecified"},
                                      {"opening", "reroll"},
                                      {"tie", "unspecified"},
                                      {"auto_doubles", "always"},
                                      {"cube", "none"},
                                      {"cube_cap", "128"},
                                      {"cube_in_one_point_match", "no"},
                                      {"jacoby", "yes"},
                                      {"crawford", "no"},
                                      {"match_lengths", "3 5 7"},
                                      {"resign", "unspecified"}}) {
        set_field(set, name, value);
    }
    RuleSet expected;
    expected.id = "backgammon";
    expected.start.set(24, 2);
    expected.max_per_point = 5;
    expected.hit_and_run_home = false;
    expected.bearoff = BearOff::furthest_first_literal;
    expected.may_decline_exact_bearoff = false;
    expected.may_decline_overshoot = true;
    expected.game_over_ends_turn = true;
    expected.gammon = 0;
    expected.backgammon.reset();
    expected.opening = FirstRoll::reroll;
    expected.tie.reset();
    expected.auto_doubles = AutoDoubles::always;
    expected.cube = CubeUse::none;
    expected.cube_cap = 128;
    expected.cube_in_one_point_match = false;
    expected.jacoby = true;
    expected.crawford = false;
    expected.match_lengths = {3, 5, 7};
    expected.resign.reset();
    EXPECT_EQ(set, expected);
}

TEST(RulesetFields, write_every_built_in_rule_set_onto_another) {
    for (const RuleSet& original : built_in_rulesets()) {
        RuleSet copy;
        copy.id = original.id;
        for (const Field& field : ruleset_fields()) {
            set_field(copy, field.name, field_value(original, field.name));
        }
        EXPECT_EQ(copy, original) << original.id;
    }
}

TEST(RulesetFields, show_the_values_of_the_international_game) {
    const auto value = [](std::string_view name) { return field_value(backgammon(), name); };
    EXPECT_EQ(value("start"), "24:2 13:5 8:3 6:5");
    EXPECT_EQ(value("max_per_point"), "none");
    EXPECT_EQ(value("hit_and_run_home"), "yes");
    EXPECT_EQ(value("bearoff"), "overshoot_highest");
    EXPECT_EQ(value("may_decline_exact_bearoff"), "yes");
    EXPECT_EQ(value("may_decline_overshoot"), "no");
    EXPECT_EQ(value("game_over_ends_turn"), "no");
    EXPECT_EQ(value("gammon"), "2");
    EXPECT_EQ(value("backgammon"), "3");
    EXPECT_EQ(value("opening"), "play_dice");
    EXPECT_EQ(value("tie"), "reroll");
    EXPECT_EQ(value("auto_doubles"), "none");
    EXPECT_EQ(value("cube"), "money");
    EXPECT_EQ(value("cube_cap"), "none");
    EXPECT_EQ(value("cube_in_one_point_match"), "yes");
    EXPECT_EQ(value("jacoby"), "no");
    EXPECT_EQ(value("crawford"), "yes");
    EXPECT_EQ(value("match_lengths"), "any");
    EXPECT_EQ(value("resign"), "offer_refusable");
}

/// The values of the fields of opening, cube, match and resignation, in their order.
std::vector<std::string> match_play_of(std::string_view id) {
    std::vector<std::string> values;
    for (const char* field :
         {"opening", "tie", "cube", "cube_cap", "cube_in_one_point_match", "crawford", "match_lengths", "resign"}) {
        values.push_back(field_value(*find_ruleset(id), field));
    }
    return values;
}

TEST(RulesetFields, say_of_opening_cube_match_and_resignation_what_the_documents_say_and_no_more) {
    using testing::ElementsAre;
    EXPECT_THAT(match_play_of("nackgammon"),
                ElementsAre("play_dice", "reroll", "money", "none", "yes", "yes", "any", "offer_refusable"));
    EXPECT_THAT(match_play_of("short-nardy"),
                ElementsAre("play_dice", "reroll", "money", "64", "no", "yes", "any", "fixed_by_position"));
    EXPECT_THAT(match_play_of("hypergammon"), ElementsAre("play_dice", "reroll", "match_only", "unspecified",
                                                          "unspecified", "unspecified", "3 5 7", "unspecified"));
    EXPECT_THAT(match_play_of("hypergammon-yellowclub"), testing::Each("unspecified"));
    EXPECT_THAT(match_play_of("hyper-short-nardy"),
                ElementsAre("play_dice", "unspecified", "unspecified", "unspecified", "unspecified", "unspecified",
                            "unspecified", "unspecified"));
    for (const RuleSet& set : built_in_rulesets()) {
        EXPECT_FALSE(set.jacoby || set.auto_doubles != AutoDoubles::none) << set.id << ": both are by agreement only";
    }
}

TEST(RulesetFields, list_the_values_that_they_take) {
    EXPECT_THAT(field_values("gammon"), testing::ElementsAre("0", "2", "unspecified"));
    EXPECT_THAT(field_values("hit_and_run_home"), testing::ElementsAre("yes", "no"));
    EXPECT_THAT(field_values("start"), testing::IsEmpty());
    EXPECT_THROW((void)field_values("beavers"), FieldError);
    for (const Field& field : ruleset_fields()) {
        for (const std::string& value : field_values(field.name)) {
            EXPECT_EQ(complaint(field.name, value), "");
        }
    }
}

TEST(RulesetFields, say_which_are_known_when_one_is_not) {
    EXPECT_EQ(
        complaint("beavers", "none"),
        "no field 'beavers'; known are start, max_per_point, hit_and_run_home, bearoff, "
        "may_decline_exact_bearoff, may_decline_overshoot, game_over_ends_turn, gammon, backgammon, opening, tie, "
        "auto_doubles, cube, cube_cap, cube_in_one_point_match, jacoby, crawford, match_lengths, resign");
    EXPECT_THROW((void)field_value(backgammon(), "Gammon"), FieldError);
}

TEST(RulesetFields, say_which_values_are_valid_when_one_is_not) {
    EXPECT_EQ(complaint("gammon", "3"), "gammon cannot be '3'; it takes 0, 2 or unspecified");
    EXPECT_EQ(complaint("hit_and_run_home", "maybe"), "hit_and_run_home cannot be 'maybe'; it takes yes or no");
    EXPECT_THAT(complaint("max_per_point", "0"), testing::HasSubstr("none or 1 to 15"));
    EXPECT_THAT(complaint("max_per_point", "16"), testing::HasSubstr("none or 1 to 15"));
    EXPECT_THAT(complaint("bearoff", ""), testing::HasSubstr("overshoot_highest or furthest_first_literal"));
    for (const char* cap : {"0", "1", "3", "96", "2097152", "-2"}) {
        EXPECT_THAT(complaint("cube_cap", cap), testing::HasSubstr("a power of two from 2")) << cap;
    }
    for (const Field& field : ruleset_fields()) {
        EXPECT_THAT(complaint(field.name, "nonsense"), testing::HasSubstr(field.values));
    }
}

TEST(StartField, takes_points_in_any_order_and_spacing) {
    RuleSet set = backgammon();
    set_field(set, "start", " 6:5  8:3 13:5 24:2 ");
    EXPECT_EQ(set, backgammon());
}

TEST(MatchLengthsField, refuses_what_is_no_list_of_lengths) {
    for (const char* text : {"", " ", "3 ", " 3", "3  5", "3,5", "5 3", "3 3", "0", "-1", "100", "any 3"}) {
        EXPECT_EQ(complaint("match_lengths", text).find("match_lengths cannot be"), 0U) << '"' << text << '"';
    }
}

TEST(StartField, refuses_what_no_game_can_start_with) {
    for (const char* text : {"", " ", "24", "24:", ":2", "24:2,13:5", "24:x", "24:2x", "0:3", "25:1", "bar:1", "24:0",
                             "24:-1", "24:16", "24:8 23:8", "24:1 24:1", "19:1 6:1", "24:99999999999999999999"}) {
        EXPECT_THAT(complaint("start", text), testing::HasSubstr("start cannot be")) << text;
    }
}

} // namespace

} // namespace nardcheck::tables
