// The lists of statements: complete in form, and every clause rests on one. That the named tests exist is checked
// where all tests are known.

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "specs/clauses/clause.hpp"
#include "specs/documents/statement.hpp"

namespace nardcheck::specs {

namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

/// The number's text in an id: two digits, and more only where it takes more.
std::string two_digits(std::size_t number) {
    std::string digits = std::to_string(number);
    if (number < 10) {
        digits.insert(digits.begin(), '0');
    }
    return digits;
}

std::vector<const Statement*> all_with(Fate fate) {
    std::vector<const Statement*> found;
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            if (statement.fate == fate) {
                found.push_back(&statement);
            }
        }
    }
    return found;
}

TEST(Documents, are_the_five_and_std) {
    std::vector<std::string_view> ids;
    for (const Document& document : documents()) {
        ids.push_back(document.id);
        EXPECT_THAT(document.title, Not(IsEmpty())) << document.id;
    }
    EXPECT_THAT(ids, ElementsAre("000", "001", "002", "003", "004", "std"));
}

TEST(Statements, are_numbered_in_order_without_gaps) {
    for (const Document& document : documents()) {
        EXPECT_THAT(document.statements, Not(IsEmpty())) << document.id;
        std::size_t number = 0;
        for (const Statement& statement : document.statements) {
            std::string id(document.id);
            id += '-';
            id += two_digits(++number);
            EXPECT_EQ(statement.id, id);
        }
    }
}

TEST(Statements, are_found_by_their_id_and_no_other) {
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            EXPECT_EQ(find_statement(statement.id), &statement) << statement.id;
        }
    }
    EXPECT_EQ(find_statement("003-0"), nullptr);
}

TEST(Statements, say_where_they_stand) {
    for (const Document& document : documents()) {
        std::set<std::string_view> places;
        for (const Statement& statement : document.statements) {
            EXPECT_THAT(statement.place, Not(IsEmpty())) << statement.id;
            const bool quotes = statement.place.find('\'') != std::string_view::npos;
            EXPECT_TRUE(quotes || document.id == "std") << statement.id << " quotes no word of the original";
            EXPECT_TRUE(places.insert(statement.place).second || document.id == "std")
                << statement.id << " is where another one is";
        }
    }
}

TEST(Statements, are_paraphrased_in_one_line_of_english) {
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            const std::string_view text = statement.text;
            EXPECT_TRUE(std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }))
                << statement.id;
            EXPECT_TRUE(std::any_of(text.begin(), text.end(), [](char c) {
                return std::isalpha(static_cast<unsigned char>(c)) != 0;
            })) << statement.id;
            EXPECT_TRUE(text.ends_with('.')) << statement.id;
        }
    }
}

TEST(NormativeStatements, name_clauses_that_exist_each_once) {
    for (const Statement* statement : all_with(Fate::normative)) {
        EXPECT_THAT(statement->names, Not(IsEmpty())) << statement->id;
        EXPECT_THAT(statement->reason, IsEmpty()) << statement->id;
        for (const std::string_view clause : statement->names) {
            EXPECT_NE(find_clause(clause), nullptr) << statement->id << " names " << clause;
            EXPECT_EQ(std::count(statement->names.begin(), statement->names.end(), clause), 1)
                << statement->id << " names " << clause;
        }
    }
}

TEST(InformativeStatements, name_tests_or_say_why_not) {
    for (const Statement* statement : all_with(Fate::informative)) {
        EXPECT_NE(statement->names.empty(), statement->reason.empty()) << statement->id;
        for (const std::string_view test : statement->names) {
            const std::size_t dot = test.find('.');
            EXPECT_TRUE(dot != std::string_view::npos && dot > 0 && dot + 1 < test.size())
                << statement->id << " names " << test;
        }
    }
}

TEST(StatementsNotAboutRules, say_what_they_are_about) {
    for (const Statement* statement : all_with(Fate::not_about_rules)) {
        EXPECT_THAT(statement->names, IsEmpty()) << statement->id;
        EXPECT_THAT(statement->reason, Not(IsEmpty())) << statement->id;
    }
}

TEST(LaterStatements, belong_to_a_part_of_the_game) {
    for (const Statement* statement : all_with(Fate::later)) {
        EXPECT_THAT(statement->names, IsEmpty()) << statement->id;
        EXPECT_EQ(statement->reason, "halma") << statement->id;
    }
}

TEST(LaterStatements, are_all_that_document_004_says_of_rules) {
    const Document& document = documents()[4];
    ASSERT_EQ(document.id, "004");
    for (const Statement& statement : document.statements) {
        EXPECT_TRUE(statement.fate == Fate::not_about_rules || statement.reason == "halma") << statement.id;
    }
}

TEST(Clauses, each_rest_on_a_statement) {
    for (const Clause& clause : clauses()) {
        EXPECT_THAT(statements_of(clause.id), Not(IsEmpty())) << clause.id;
    }
}

TEST(Clauses, have_readings_of_fields_that_they_depend_on) {
    for (const Clause& clause : clauses()) {
        for (const Reading& reading : clause.readings) {
            EXPECT_THAT(clause.fields, testing::Contains(reading.field)) << clause.id;
            EXPECT_THAT(reading.sentence, Not(IsEmpty())) << clause.id;
        }
    }
}

} // namespace

} // namespace nardcheck::specs
