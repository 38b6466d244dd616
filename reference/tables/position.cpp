#include "reference/tables/position.hpp"

#include <numeric>
#include <string>

namespace nardcheck::tables {

std::string_view name_of(Colour colour) noexcept {
    return colour == Colour::white ? "white" : "black";
}

int Side::total() const noexcept {
    return std::accumulate(count_.begin(), count_.end(), 0);
}

int Side::pips() const noexcept {
    int sum = 0;
    for (int place = 1; place <= bar; ++place) {
        sum += place * (*this)[place];
    }
    return sum;
}

int Side::highest() const noexcept {
    int place = bar;
    while (place > off && (*this)[place] == 0) {
        --place;
    }
    return place;
}

int in_play(const Layout& layout) noexcept {
    return layout.white.total() - layout.white[off] + layout.black.total() - layout.black[off];
}

Layout mirrored(const Layout& layout) noexcept {
    return {layout.black, layout.white};
}

Position mirrored(const Position& position) noexcept {
    return {mirrored(position.layout), opponent_of(position.turn)};
}

std::optional<std::string> fault_in(const Layout& layout, int checkers) {
    for (const Colour colour : {Colour::white, Colour::black}) {
        if (const int total = layout.of(colour).total(); total != checkers) {
            return std::string(name_of(colour)) + " has " + std::to_string(total) + " checkers, not " +
                   std::to_string(checkers);
        }
    }
    for (int point = 1; point <= highest_point; ++point) {
        if (layout.white[point] > 0 && layout.black[seen_by_opponent(point)] > 0) {
            return "both sides stand on white's " + std::to_string(point) + " (black's " +
                   std::to_string(seen_by_opponent(point)) + ")";
        }
    }
    return std::nullopt;
}

} // namespace nardcheck::tables
