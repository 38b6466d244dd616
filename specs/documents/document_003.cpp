#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_003() {
    return {"003", "", {}};
}

} // namespace nardcheck::specs
