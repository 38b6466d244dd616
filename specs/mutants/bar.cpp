#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

class OthersMoveFirst final : public tables::Rules {
  public:
    using Rules::Rules;

    [[nodiscard]] bool may_move_before_entering(const tables::Turn& /*turn*/, int /*from*/) const override {
        return true;
    }
};

} // namespace

std::vector<Mutant> bar_mutants() {
    return {mutant<OthersMoveFirst>("others-move-with-a-checker-on-the-bar", "bar/enter-first",
                                    "Lets other checkers move while one is on the bar.")};
}

} // namespace nardcheck::specs
