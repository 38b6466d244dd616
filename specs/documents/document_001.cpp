#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_001() {
    return {"001", "", {}};
}

} // namespace nardcheck::specs
