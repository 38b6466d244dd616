#include "reference/notation/missing_checkers.hpp"

#include <string>

#include "reference/notation/notation_error.hpp"

namespace nardcheck::notation {

tables::Layout with_missing_checkers_off(tables::Layout shown, int checkers, std::string_view form) {
    for (const tables::Colour colour : {tables::Colour::white, tables::Colour::black}) {
        tables::Side& side = shown.of(colour);
        if (const int total = side.total(); total < checkers) {
            side.add(tables::off, checkers - total);
        }
    }
    require_sound(shown, checkers, form);
    return shown;
}

void require_sound(const tables::Layout& layout, int checkers, std::string_view form) {
    if (const auto fault = tables::fault_in(layout, checkers)) {
        throw NotationError(std::string(form) + ": " + *fault);
    }
}

} // namespace nardcheck::notation
