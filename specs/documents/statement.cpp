#include "specs/documents/statement.hpp"

#include <algorithm>

#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

std::string_view name_of(Fate fate) noexcept {
    switch (fate) {
    case Fate::informative:
        return "informative";
    case Fate::not_about_rules:
        return "not about rules";
    case Fate::later:
        return "later";
    case Fate::normative:
        break;
    }
    return "normative";
}

const std::vector<Document>& documents() {
    static const std::vector<Document> all = {document_000(), document_001(), document_002(),
                                              document_003(), document_004(), international_game()};
    return all;
}

const Statement* find_statement(std::string_view id) {
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            if (statement.id == id) {
                return &statement;
            }
        }
    }
    return nullptr;
}

std::vector<const Statement*> statements_of(std::string_view clause) {
    std::vector<const Statement*> found;
    for (const Document& document : documents()) {
        for (const Statement& statement : document.statements) {
            const auto& names = statement.names;
            if (statement.fate == Fate::normative && std::find(names.begin(), names.end(), clause) != names.end()) {
                found.push_back(&statement);
            }
        }
    }
    return found;
}

} // namespace nardcheck::specs
