#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_004() {
    return {"004", "", {}};
}

} // namespace nardcheck::specs
