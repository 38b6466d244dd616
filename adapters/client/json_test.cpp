#include <random>
#include <string>

#include <gmock/gmock.h>

#include "adapters/client/json.hpp"
#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

std::string error_of(std::string_view text) {
    try {
        return "parsed as " + parse_strict(text).dump();
    } catch (const JsonError& error) {
        return error.what();
    }
}

std::string nested(std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
}

} // namespace

TEST(StrictJson, IsTheValueThatTheLibraryReads) {
    for (const char* text : {"0", "-7", "1.5", "true", "null", R"("caf\u00e9 é")", "[]", "{}", "[1,[2,{\"a\":[]}],3]",
                             R"({"b":{"c":[1,2]},"a":null,"":[{}]})", " [ 1 ]\r\n\t"}) {
        EXPECT_EQ(parse_strict(text), Json::parse(text)) << text;
    }
}

TEST(StrictJson, NamesLineAndColumnOfASyntaxError) {
    EXPECT_THAT(error_of("{\n  \"é\": x}"), ::testing::StartsWith("line 2, column 8: syntax error"));
    EXPECT_THAT(error_of("[1, 2"), ::testing::StartsWith("line 1, column 6: syntax error"));
    EXPECT_THAT(error_of(""), ::testing::StartsWith("line 1, column 1: syntax error"));
    EXPECT_THAT(error_of("{} {}"), ::testing::StartsWith("line 1, column 4: syntax error"));
    EXPECT_THAT(error_of("[1e999]"), ::testing::HasSubstr("number overflow"));
}

TEST(StrictJson, NamesThePointerOfADuplicateKey) {
    EXPECT_EQ(error_of(R"({"a": 1, "a": 1})"), "/a: duplicate key");
    EXPECT_EQ(error_of(R"({"cases": [0, {"white": {"6": 1, "5": [2], "6": 2}}]})"), "/cases/1/white/6: duplicate key");
    EXPECT_EQ(error_of(R"([[], [{"a/b~": {"": 0, "": 0}}]])"), "/1/0/a~1b~0/: duplicate key");
}

TEST(StrictJson, RefusesWhatTheLibraryLetsPass) {
    EXPECT_EQ(error_of(std::string_view("{}\0garbage", 10)), "line 1, column 3: NUL byte");
    EXPECT_EQ(error_of("\xEF\xBB\xBF{}"), "line 1, column 1: byte order mark");
    EXPECT_THAT(error_of("[\"\xFF\"]"), ::testing::HasSubstr("ill-formed UTF-8"));
    EXPECT_THAT(error_of("[\"\xED\xA0\x80\"]"), ::testing::HasSubstr("ill-formed UTF-8"));
}

TEST(StrictJson, RefusesNestingThatIsTooDeep) {
    EXPECT_EQ(parse_strict(nested(max_json_depth)).dump(), nested(max_json_depth));
    EXPECT_THAT(error_of(nested(max_json_depth + 1)), ::testing::HasSubstr("/0/0: nested deeper than 64 levels"));
    EXPECT_THAT(error_of(std::string(1'000'000, '[')), ::testing::HasSubstr("nested deeper"));
}

TEST(StrictJson, ErrorsAreOneLineOfUtf8WhateverTheText) {
    std::mt19937 random(7);
    constexpr std::string_view familiar = "{}[]\":,0.e-\\u1 \n";
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (auto left = random() % 12; left > 0; --left) {
            text += random() % 3 == 0 ? static_cast<char>(random() % 256) : familiar[random() % familiar.size()];
        }
        const std::string said = error_of(text);
        EXPECT_EQ(said.find('\n'), std::string::npos);
        EXPECT_EQ(said, valid_utf8(said));
    }
}

} // namespace nardcheck::client
