#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_002() {
    return {"002", "", {}};
}

} // namespace nardcheck::specs
