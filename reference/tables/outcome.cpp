#include "reference/tables/outcome.hpp"

namespace nardcheck::tables {

std::string_view name_of(Kind kind) noexcept {
    switch (kind) {
    case Kind::mars:
        return "mars";
    case Kind::koks:
        return "koks";
    case Kind::single:
        break;
    }
    return "single";
}

} // namespace nardcheck::tables
