#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document document_000() {
    return {"000", "", {}};
}

} // namespace nardcheck::specs
