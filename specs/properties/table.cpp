#include "specs/properties/table.hpp"

namespace nardcheck::specs::reasoning {

Table table_of(const tables::Position& position) {
    Table table;
    for (int place = 1; place <= 25; ++place) {
        table.change(place, position.mover()[place]);
        table.change(25 - place, -position.opponent()[place]);
    }
    table.mover_off = static_cast<std::int8_t>(position.mover()[0]);
    table.opponent_off = static_cast<std::int8_t>(position.opponent()[0]);
    return table;
}

tables::Layout layout_of(const Table& table, tables::Colour mover) {
    tables::Layout layout;
    tables::Side& own = layout.of(mover);
    tables::Side& other = layout.of(opponent_of(mover));
    own.set(0, table.mover_off);
    other.set(0, table.opponent_off);
    for (int place = 0; place <= 25; ++place) {
        if (table.at(place) > 0) {
            own.set(place, table.at(place));
        } else if (table.at(place) < 0) {
            other.set(25 - place, -table.at(place));
        }
    }
    return layout;
}

} // namespace nardcheck::specs::reasoning
