#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nardcheck::generators {

/// Where every generator takes its decisions from: a seed, a property test's framework or the bytes of a fuzzer.
/// The same choices make the same position on every machine.
class Choices {
  public:
    Choices() = default;
    virtual ~Choices() = default;
    Choices(const Choices&) = delete;
    Choices& operator=(const Choices&) = delete;

    /// A number from 0 to `limit` - 1. Precondition: limit is positive.
    [[nodiscard]] virtual std::uint32_t below(std::uint32_t limit) = 0;

    /// A number from `lowest` to `highest`, both included. Precondition: lowest <= highest.
    [[nodiscard]] int between(int lowest, int highest) {
        return lowest + static_cast<int>(below(static_cast<std::uint32_t>(highest - lowest) + 1));
    }

    /// True once in `times`, so that 0, what a source that has run dry answers, is the special case.
    [[nodiscard]] bool once_in(std::uint32_t times) {
        return below(times) == 0;
    }

    /// One of the items. Precondition: there are some.
    template <typename Item>
    [[nodiscard]] const Item& one_of(const std::vector<Item>& items) {
        return items[static_cast<std::size_t>(below(static_cast<std::uint32_t>(items.size())))];
    }
};

/// Choices that follow from a seed: SplitMix64, cut down to the range without bias. The standard library's
/// distributions would answer differently from one library to the next.
class SeededChoices final : public Choices {
  public:
    explicit SeededChoices(std::uint64_t seed) noexcept : state_(seed) {}

    [[nodiscard]] std::uint32_t below(std::uint32_t limit) override;

  private:
    [[nodiscard]] std::uint32_t next() noexcept;

    std::uint64_t state_;
};

} // namespace nardcheck::generators
