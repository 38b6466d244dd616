#include "specs/documents/document_003.hpp"

#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_003() {
    Document document{"003", "Rules of short narda: set-up, hitting, bearing off (Uzbek)", {}};
    for (const auto& section : {document_003_start(), document_003_moving(), document_003_hitting(),
                                document_003_ending(), document_003_cube()}) {
        document.statements.insert(document.statements.end(), section.begin(), section.end());
    }
    return document;
}

} // namespace nardcheck::specs
