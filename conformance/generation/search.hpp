#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <tuple>

#include "conformance/case.hpp"
#include "conformance/generation/examiner.hpp"
#include "conformance/generation/kind.hpp"
#include "conformance/generation/pool.hpp"

namespace nardcheck::conformance {

/// Whether a question and its right answer will do.
using Fits = std::function<bool(const CaseStep& asked)>;

/// Reads the pools of one rule set. Each call goes on where the last one for the same has ended, and finds nothing more
/// when a fixed number of questions has been read.
class Search {
  public:
    Search(const tables::RuleSet& set, std::uint64_t seed);
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    [[nodiscard]] const Examiner& examiner() const noexcept {
        return examiner_;
    }

    [[nodiscard]] const tables::Rules& reference() const noexcept {
        return examiner_.reference();
    }

    /// The next question of a pool that fits, `stride` after the last one, or null. `what` says for what it is read.
    [[nodiscard]] const CaseStep* next(Pool::Source source, const std::string& what, const Fits& fits,
                                       std::size_t stride = 1);
    /// The next one that the mutant gets wrong besides.
    [[nodiscard]] const CaseStep* next_wrong(Pool::Source source, Kind kind, std::size_t mutant, const Fits& fits,
                                             const std::string& condition = "");

  private:
    Examiner examiner_;
    Pool drawn_;
    Pool games_;
    std::map<std::pair<Pool::Source, std::string>, std::size_t> read_;
};

} // namespace nardcheck::conformance
