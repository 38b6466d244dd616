// Prints the readable rule book, specs/CLAUSES.md: every clause with the statements behind it, then every document
// with the fate of each of its statements.

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>

#include "specs/clauses/clause.hpp"
#include "specs/documents/statement.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/properties/property.hpp"

namespace {

using namespace nardcheck::specs;

std::string topic_of(std::string_view clause) {
    return std::string(clause.substr(0, clause.find('/')));
}

/// Text that stands in a cell of a table.
std::string cell(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        escaped += c == '|' ? std::string("\\|") : std::string(1, c);
    }
    return escaped;
}

void print_clause(const Clause& clause) {
    std::cout << "### `" << clause.id << "`\n\n" << clause.sentence << "\n\n";
    if (clause.level == Level::recommended) {
        std::cout << "- recommended: it fails only a strict run\n";
    }
    for (const Statement* statement : statements_of(clause.id)) {
        std::cout << "- " << statement->id << " (" << statement->place << "): " << statement->text << "\n";
    }
    for (const auto field : clause.fields) {
        std::cout << "- depends on the field `" << field << "`\n";
    }
    for (const Reading& reading : clause.readings) {
        std::cout << "- read with `" << reading.field << "=" << reading.value << "`: " << reading.sentence << "\n";
    }
    if (!clause.note.empty()) {
        std::cout << "- note: " << clause.note << "\n";
    }
    std::cout << "- function: `Rules::" << clause.function << "`\n";
    for (const Property& property : properties()) {
        if (property.clause == clause.id) {
            std::cout << "- property: " << property.name << "\n";
        }
    }
    for (const Mutant& mutant : mutants()) {
        if (mutant.clause == clause.id) {
            std::cout << "- mutant `" << mutant.name << "`: " << mutant.fault
                      << (mutant.equivalent ? " (equivalent)" : "") << "\n";
        }
    }
    std::cout << "\n";
}

void print_document(const Document& document) {
    std::cout << "### " << document.id << ": " << document.title << "\n\n";
    std::cout << "| statement | place | says | fate | clauses, tests or reason |\n|---|---|---|---|---|\n";
    for (const Statement& statement : document.statements) {
        std::string names;
        for (const auto name : statement.names) {
            names += (names.empty() ? "`" : ", `") + std::string(name) + "`";
        }
        const std::string_view separator = names.empty() || statement.reason.empty() ? "" : "; ";
        std::cout << "| " << statement.id << " | " << cell(statement.place) << " | " << cell(statement.text) << " | "
                  << name_of(statement.fate) << " | " << names << separator << cell(statement.reason) << " |\n";
    }
    std::cout << "\n";
}

} // namespace

int main() {
    std::cout
        << "# The rules, clause by clause\n\n"
           "First the clauses with their sources, then the documents with what became of each statement. This page is\n"
           "generated: `build/specs/clauses_page > specs/CLAUSES.md`.\n\n";
    std::string topic;
    for (const Clause& clause : clauses()) {
        if (topic_of(clause.id) != topic) {
            topic = topic_of(clause.id);
            std::cout << "## " << topic << "\n\n";
        }
        print_clause(clause);
    }
    std::cout << "## Documents\n\n";
    for (const Document& document : documents()) {
        print_document(document);
    }
}
