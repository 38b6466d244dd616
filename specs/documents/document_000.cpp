#include "specs/documents/document_000.hpp"

#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_000() {
    Document document{"000", "What is Hypergammon: the variant of YellowClub (Armenian)", {}};
    for (const auto& section : {document_000_moving(), document_000_ending()}) {
        document.statements.insert(document.statements.end(), section.begin(), section.end());
    }
    return document;
}

} // namespace nardcheck::specs
