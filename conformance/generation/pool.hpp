#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "conformance/generation/examiner.hpp"
#include "specs/generators/choices.hpp"
#include "specs/question.hpp"

namespace nardcheck::conformance {

/// A question and its right answer.
struct Asked {
    specs::Question question;
    specs::Answer right;
};

/// Where questions are looked for: an unending list that a seed determines, drawn as far as it is read. The first asks
/// for the start.
class Pool {
  public:
    enum class Source : std::uint8_t {
        /// Positions of all shapes and situations, finished games, now and then a turn of a game, or what is asked of
        /// the opening, the cube, resignation and matches.
        drawn,
        /// Turn after turn of games that the reference plays against itself, and how they end.
        games,
    };

    Pool(const Examiner& examiner, Source source, std::uint64_t seed);

    [[nodiscard]] const Asked& at(std::size_t index);

  private:
    void draw();
    void play_a_game();
    void add(const specs::Question& question);

    const Examiner& examiner_;
    Source source_;
    generators::SeededChoices choices_;
    std::vector<Asked> asked_;
};

} // namespace nardcheck::conformance
