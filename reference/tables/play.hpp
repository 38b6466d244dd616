#pragma once

#include <compare>
#include <vector>

namespace nardcheck::tables {

/// One checker moved by one number, in the mover's own numbering: from 25 (the bar) or a point, to a point or 0
/// (borne off).
struct Step {
    int from = 0;
    int to = 0;

    friend constexpr auto operator<=>(const Step&, const Step&) = default;
};

/// A whole turn, one step a number, in the order in which they are played; a pass is empty.
using Play = std::vector<Step>;

} // namespace nardcheck::tables
