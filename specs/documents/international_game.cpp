#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document international_game() {
    return {"std", "", {}};
}

} // namespace nardcheck::specs
