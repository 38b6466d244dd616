#include <algorithm>
#include <cstddef>

#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

using tables::Layout;
using tables::Rules;

class EachResultTwice final : public Rules {
  public:
    using Rules::Rules;

    void keep_each_once(std::vector<Layout>& results) const override {
        Rules::keep_each_once(results);
        const std::vector<Layout> once = results;
        results.insert(results.end(), once.begin(), once.end());
        std::sort(results.begin(), results.end());
    }
};

class FirstResultTwice final : public Rules {
  public:
    using Rules::Rules;

    void keep_each_once(std::vector<Layout>& results) const override {
        Rules::keep_each_once(results);
        if (results.size() > 1) {
            results.insert(results.begin(), Layout(results.front()));
        }
    }
};

/// Whether one side stands alike in both and the other has a different number on the bar.
bool differ_in_hits(const Layout& one, const Layout& other) {
    const auto bars_differ = [](const tables::Side& a, const tables::Side& b) {
        return a[tables::bar] != b[tables::bar];
    };
    return (one.white == other.white && bars_differ(one.black, other.black)) ||
           (one.black == other.black && bars_differ(one.white, other.white));
}

class HitsOverlooked final : public Rules {
  public:
    using Rules::Rules;

    void keep_each_once(std::vector<Layout>& results) const override {
        Rules::keep_each_once(results);
        std::vector<Layout> kept;
        for (const Layout& result : results) {
            if (std::none_of(kept.begin(), kept.end(),
                             [&](const Layout& earlier) { return differ_in_hits(result, earlier); })) {
                kept.push_back(result);
            }
        }
        results = kept;
    }
};

class RoomForSixteen final : public Rules {
  public:
    using Rules::Rules;

    void keep_each_once(std::vector<Layout>& results) const override {
        Rules::keep_each_once(results);
        results.resize(std::min<std::size_t>(results.size(), 16));
    }
};

class NotMergedAgain final : public Rules {
  public:
    using Rules::Rules;

    void keep_each_once(std::vector<Layout>& results) const override {
        std::sort(results.begin(), results.end());
    }
};

} // namespace

std::vector<Mutant> answer_mutants() {
    return {
        mutant<EachResultTwice>("each-result-twice", "answer/each-result-once", "Lists every result twice."),
        mutant<FirstResultTwice>("first-result-twice", "answer/each-result-once",
                                 "Lists the first of several results twice."),
        mutant<HitsOverlooked>(
            "results-merged-across-hits", "answer/each-result-once",
            "Takes two results for one where the mover's checkers stand alike and not the same blots were hit."),
        mutant<RoomForSixteen>("room-for-sixteen-results", "answer/each-result-once",
                               "Lists the first sixteen results and drops the others."),
        equivalent_mutant<NotMergedAgain>(
            "results-not-merged-at-the-end", "answer/each-result-once",
            "Relies on the search to find each result once.",
            "The search merges turns that continue alike, and a turn that is over has only its result."),
    };
}

} // namespace nardcheck::specs
