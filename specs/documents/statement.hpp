#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace nardcheck::specs {

/// What becomes of a statement.
enum class Fate : std::uint8_t {
    /// It states a rule: `names` are the clauses that say it.
    normative,
    /// It is an example, a table or follows from other statements: `names` are the tests ("Suite.Name") that
    /// recompute it, or where nothing is to be computed, `reason` says why.
    informative,
    /// It says nothing about the rules; `reason` says what it is about.
    not_about_rules,
    /// A rule that is not covered yet; `reason` says which part of the game it belongs to.
    later,
};

/// The text form of a fate in lists.
[[nodiscard]] std::string_view name_of(Fate fate) noexcept;

/// One statement of a source document.
struct Statement {
    /// DOCUMENT-NUMBER, such as "003-17"; numbers follow the order of the document.
    std::string_view id;
    /// Where it stands in the original: the heading or table and the sentence or row below it.
    std::string_view place;
    /// What it says, in our own English.
    std::string_view text;
    Fate fate = Fate::normative;
    std::vector<std::string_view> names = {};
    std::string_view reason = {};
};

/// A source: one of the five documents, or "std", what the international game adds.
struct Document {
    /// "000" to "004" or "std".
    std::string_view id;
    /// What it is and in which language.
    std::string_view title;
    std::vector<Statement> statements;
};

/// All sources in the order of their ids, std last.
[[nodiscard]] const std::vector<Document>& documents();

/// The statement of that id, or null.
[[nodiscard]] const Statement* find_statement(std::string_view id);

/// The statements that name this clause, in the order of the documents.
[[nodiscard]] std::vector<const Statement*> statements_of(std::string_view clause);

} // namespace nardcheck::specs
