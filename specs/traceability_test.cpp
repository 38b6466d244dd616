// A rule's way through the house: statement → clause → function → property → mutant. No link of it may be missing.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "specs/clauses/clause.hpp"
#include "specs/documents/statement.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/properties/property.hpp"

namespace nardcheck::specs {

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

const std::string& rules_header() {
    static const std::string text = text_of(fs::path(NARDCHECK_SOURCE_FOLDER) / "reference/tables/rules.hpp");
    return text;
}

/// "Suite.Name" of every test in the sources of tests.
std::set<std::string> all_tests() {
    std::set<std::string> tests;
    static const std::regex head(R"((?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*(\w+),\s*(\w+))");
    for (const char* floor : {"reference", "specs", "conformance"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(NARDCHECK_SOURCE_FOLDER) / floor)) {
            if (entry.path().extension() != ".cpp") {
                continue;
            }
            const std::string text = text_of(entry.path());
            for (std::sregex_iterator test(text.begin(), text.end(), head), end; test != end; ++test) {
                tests.insert((*test)[1].str() + "." + (*test)[2].str());
            }
        }
    }
    return tests;
}

TEST(Traceability, every_normative_statement_names_clauses_that_there_are) {
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            if (statement.fate == Fate::normative) {
                EXPECT_FALSE(statement.names.empty()) << statement.id;
                for (const auto clause : statement.names) {
                    EXPECT_NE(find_clause(clause), nullptr) << statement.id << " names " << clause;
                }
            }
        }
    }
}

TEST(Traceability, every_test_that_a_statement_names_is_there) {
    const std::set<std::string> tests = all_tests();
    ASSERT_GT(tests.size(), 100U);
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            if (statement.fate == Fate::informative) {
                EXPECT_FALSE(statement.names.empty() && statement.reason.empty()) << statement.id;
                for (const auto test : statement.names) {
                    EXPECT_EQ(tests.count(std::string(test)), 1U) << statement.id << " names " << test;
                }
            }
        }
    }
}

TEST(Traceability, every_other_statement_has_a_reason) {
    for (const Document& document : documents()) {
        EXPECT_FALSE(document.statements.empty()) << document.id;
        for (const Statement& statement : document.statements) {
            if (statement.fate == Fate::later || statement.fate == Fate::not_about_rules) {
                EXPECT_FALSE(statement.reason.empty()) << statement.id;
            }
        }
    }
}

TEST(Traceability, every_clause_rests_on_a_statement) {
    for (const Clause& clause : clauses()) {
        EXPECT_FALSE(statements_of(clause.id).empty()) << clause.id;
    }
}

TEST(Traceability, every_clause_has_its_own_function_with_its_id_above_it) {
    std::set<std::string_view> functions;
    for (const Clause& clause : clauses()) {
        EXPECT_TRUE(functions.insert(clause.function).second) << clause.function << " states two clauses";
        const std::regex declaration("/// " + std::string(clause.id) +
                                     R"(: [^\n]*\n(?:\s*///[^\n]*\n)*[^;]*virtual[^;(]*\b)" +
                                     std::string(clause.function) + R"(\()");
        EXPECT_TRUE(std::regex_search(rules_header(), declaration)) << clause.id << " at " << clause.function;
    }
}

TEST(Traceability, every_rule_function_states_a_clause) {
    static const std::regex rule(R"(virtual [\w:<>]+ (\w+)\()");
    const std::string& text = rules_header();
    for (std::sregex_iterator found(text.begin(), text.end(), rule), end; found != end; ++found) {
        const std::string function = (*found)[1];
        const auto& all = clauses();
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Clause& clause) {
            return clause.function == function;
        })) << function;
    }
}

TEST(Traceability, every_clause_has_a_property) {
    for (const Clause& clause : clauses()) {
        const auto& all = properties();
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Property& one) { return one.clause == clause.id; }))
            << clause.id;
    }
}

TEST(Traceability, every_clause_has_a_mutant) {
    for (const Clause& clause : clauses()) {
        const auto& all = mutants();
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Mutant& one) { return one.clause == clause.id; }))
            << clause.id;
    }
}

} // namespace

} // namespace nardcheck::specs
