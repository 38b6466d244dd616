#include "reference/tables/perft.hpp"

#include "reference/tables/legal_plays.hpp"

namespace nardcheck::tables {

PerftCount perft(const Rules& rules, const Position& position, int depth) {
    if (depth == 0) {
        return {1, 1};
    }
    PerftCount count;
    if (rules.outcome(position.layout)) {
        return count;
    }
    for (const Dice& roll : all_rolls()) {
        const auto weight = static_cast<std::uint64_t>(roll.weight());
        const std::vector<Layout> results = legal_results(rules, position, roll);
        if (depth == 1) {
            count.distinct += results.size();
            count.weighted += weight * results.size();
            continue;
        }
        for (const Layout& result : results) {
            const PerftCount below = perft(rules, {result, opponent_of(position.turn)}, depth - 1);
            count.distinct += below.distinct;
            count.weighted += weight * below.weighted;
        }
    }
    return count;
}

} // namespace nardcheck::tables
