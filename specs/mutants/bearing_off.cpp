#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

class OvershootsAlways final : public tables::Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool must_move_from_above(const tables::Turn& /*turn*/, int /*number*/) const override {
        return false;
    }
};

} // namespace

std::vector<Mutant> bearing_off_mutants() {
    return {mutant<OvershootsAlways>("overshoot-below-an-occupied-point", "bearing-off/from-above",
                                     "Bears off with a larger number although a higher point is occupied.")};
}

} // namespace nardcheck::specs
