#include "reference/tables/dice.hpp"

namespace nardcheck::tables {

std::vector<Dice> all_rolls() {
    std::vector<Dice> rolls;
    for (int larger = 1; larger <= 6; ++larger) {
        for (int smaller = 1; smaller <= larger; ++smaller) {
            rolls.emplace_back(larger, smaller);
        }
    }
    return rolls;
}

} // namespace nardcheck::tables
