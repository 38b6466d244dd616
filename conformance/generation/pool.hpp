#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>

#include "conformance/case.hpp"
#include "reference/tables/rules.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::conformance {

/// Where questions are looked for: an unending list that a seed determines, drawn as far as it is read. The first asks
/// for the start; all of them could come up in a game.
class Pool {
  public:
    enum class Source : std::uint8_t {
        /// Positions of all shapes and situations, finished games, now and then a turn of a game, or what is asked of
        /// the opening, the cube, resignation and matches.
        drawn,
        /// Turn after turn of games that the reference plays against itself, and how they end.
        games,
    };

    /// `rules` have to outlive the pool.
    Pool(const tables::Rules& rules, Source source, std::uint64_t seed);

    /// A question and its right answer. The reference stays valid when more are drawn.
    [[nodiscard]] const CaseStep& at(std::size_t index);

  private:
    void draw();
    void play_a_game();
    void add(const specs::Question& question);

    const tables::Rules& rules_;
    Source source_;
    generators::SeededChoices choices_;
    std::deque<CaseStep> asked_;
};

} // namespace nardcheck::conformance
