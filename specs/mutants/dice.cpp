#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

class LargerDieIgnored final : public tables::Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_play_alone(int /*number*/, int /*other*/, bool /*other_playable*/) const override {
        return true;
    }
};

} // namespace

std::vector<Mutant> dice_mutants() {
    return {mutant<LargerDieIgnored>("larger-die-ignored", "dice/larger-die",
                                     "Where either number can be played but not both, it lets either be played.")};
}

} // namespace nardcheck::specs
