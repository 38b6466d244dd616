#include "specs/generators/reachable.hpp"

namespace nardcheck::generators {

namespace {

using tables::bar;
using tables::Side;

bool holds_a_closed_point_at_home(const tables::Rules& rules, const Side& side) {
    for (int point = 1; point <= tables::highest_point; ++point) {
        if (rules.is_home(point) && side[point] >= 2) {
            return true;
        }
    }
    return false;
}

} // namespace

bool is_reachable(const tables::Rules& rules, const tables::Position& position) {
    const tables::Layout& layout = position.layout;
    const int checkers = rules.set().checkers();
    if (tables::fault_in(layout, checkers)) {
        return false;
    }
    if (const auto limit = rules.set().max_per_point) {
        for (int point = 1; point <= tables::highest_point; ++point) {
            if (layout.white[point] > *limit || layout.black[point] > *limit) {
                return false;
            }
        }
    }
    const bool is_over = rules.outcome(layout).has_value();
    if (layout.white[tables::off] == checkers && layout.black[tables::off] == checkers) {
        return false;
    }
    const Side& mover = position.mover();
    const Side& waiting = position.opponent();
    if (is_over) {
        return true;
    }
    if (mover[bar] > 0 && waiting[bar] == checkers) {
        return false;
    }
    return waiting[bar] == 0 || (mover[bar] < checkers && holds_a_closed_point_at_home(rules, mover));
}

} // namespace nardcheck::generators
