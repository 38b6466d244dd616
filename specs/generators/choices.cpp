#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

std::uint32_t SeededChoices::below(std::uint32_t limit) {
    // Multiply and shift; the few low products that would make some numbers likelier than others are drawn again.
    const std::uint32_t uneven = (0U - limit) % limit;
    for (;;) {
        const std::uint64_t product = std::uint64_t{next()} * limit;
        if (static_cast<std::uint32_t>(product) >= uneven) {
            return static_cast<std::uint32_t>(product >> 32U);
        }
    }
}

std::uint32_t SeededChoices::next() noexcept {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return static_cast<std::uint32_t>((mixed ^ (mixed >> 31U)) >> 32U);
}

} // namespace nardcheck::generators
