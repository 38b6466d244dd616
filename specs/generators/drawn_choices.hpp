#pragma once

#include <rapidcheck.h>

#include "specs/generators/choices.hpp"

namespace nardcheck::generators {

/// Choices that RapidCheck draws and, when a property fails, shrinks towards 0. Only to be used inside a property.
class DrawnChoices final : public Choices {
  public:
    [[nodiscard]] std::uint32_t below(std::uint32_t limit) override {
        // At RapidCheck's nominal size each number is as likely as another, from the first case on.
        return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::uint32_t>(0, limit));
    }
};

} // namespace nardcheck::generators
