#include "reference/tables/distinct_turns.hpp"

#include <cstring>
#include <type_traits>

namespace nardcheck::tables {

namespace {

constexpr std::size_t first_slots = 64;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) noexcept {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
    return hash ^ (hash >> 29U);
}

std::uint64_t hash_of(const Layout& layout) noexcept {
    static_assert(std::has_unique_object_representations_v<Layout>);
    std::uint64_t hash = 0;
    const auto* bytes = reinterpret_cast<const unsigned char*>(&layout);
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= sizeof layout; at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, sizeof word);
        hash = mixed(hash, word);
    }
    std::uint64_t rest = 0;
    std::memcpy(&rest, bytes + at, sizeof layout - at);
    return mixed(hash, rest);
}

} // namespace

void DistinctTurns::add(const Turn& turn) {
    if (2 * (turns_.size() + 1) > slots_.size()) {
        grow();
    }
    std::uint32_t& slot = slots_[slot_of(turn)];
    if (slot == 0) {
        turns_.push_back(turn);
        slot = static_cast<std::uint32_t>(turns_.size());
    }
}

void DistinctTurns::grow() {
    const std::size_t size = slots_.empty() ? first_slots : 2 * slots_.size();
    slots_.assign(size, 0);
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        slots_[slot_of(turns_[i])] = static_cast<std::uint32_t>(i + 1);
    }
}

std::size_t DistinctTurns::slot_of(const Turn& turn) const noexcept {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash_of(turn.position.layout) & mask;
    while (slots_[at] != 0 && !turns_[slots_[at] - 1].continues_like(turn)) {
        at = (at + 1) & mask;
    }
    return at;
}

} // namespace nardcheck::tables
