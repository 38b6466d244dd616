#include "conformance/strength/fault_pairs.hpp"

#include <limits>

#include <fmt/format.h>

#include "specs/diagnosis/candidate.hpp"
#include "specs/generators/choices.hpp"
#include "specs/mutants/pair.hpp"

namespace nardcheck::conformance {

namespace {

constexpr std::size_t how_many = 400;
constexpr std::uint64_t seed = 400;
constexpr specs::AnswerId unknown = std::numeric_limits<specs::AnswerId>::max();

const specs::Mutant& mutant_of(std::size_t candidate) {
    return *specs::candidates()[candidate].mutant;
}

std::vector<FaultPair> all_pairs() {
    std::vector<FaultPair> all;
    const auto& candidates = specs::candidates();
    for (std::size_t one = 0; one < candidates.size(); ++one) {
        for (std::size_t other = one + 1; other < candidates.size(); ++other) {
            if (candidates[one].mutant != nullptr && specs::may_pair(mutant_of(one), mutant_of(other))) {
                all.push_back({one, other});
            }
        }
    }
    return all;
}

std::vector<FaultPair> draw_pairs() {
    generators::SeededChoices choices(seed);
    std::vector<FaultPair> left = all_pairs();
    std::vector<FaultPair> drawn;
    while (drawn.size() < how_many && !left.empty()) {
        const std::size_t place = choices.below(static_cast<std::uint32_t>(left.size()));
        drawn.push_back(left[place]);
        left[place] = left.back();
        left.pop_back();
    }
    return drawn;
}

} // namespace

std::string FaultPair::name() const {
    return fmt::format("{} + {}", mutant_of(one).name, mutant_of(other).name);
}

const std::vector<FaultPair>& drawn_pairs() {
    static const std::vector<FaultPair> drawn = draw_pairs();
    return drawn;
}

specs::AnswerId PairAnswers::given_by(std::size_t pair, std::size_t question) {
    std::vector<specs::AnswerId>& given = given_[pair];
    if (given.empty()) {
        given.assign(exam_.size(), unknown);
    }
    if (given[question] == unknown) {
        const tables::RuleSet* set = exam_.table().asked(question).set;
        std::unique_ptr<tables::Rules>& rules = rules_[pair][set];
        if (!rules) {
            const FaultPair& faults = drawn_pairs()[pair];
            rules = specs::pair_of(mutant_of(faults.one), mutant_of(faults.other), *set);
        }
        given[question] = exam_.given_by(*rules, question);
    }
    return given[question];
}

} // namespace nardcheck::conformance
