#pragma once

#include <string_view>
#include <vector>

#include "specs/question.hpp"

namespace nardcheck::specs {

/// Under what a fault shows, besides the rule that it breaks: engines err for one colour only, with doubles only, or
/// only with what the turn before has left behind.
struct Condition {
    std::string_view name;
    /// Completes "only …", such as "with doubles".
    std::string_view phrase;
    /// `before` is what the same process was asked right before, or null.
    bool (*holds)(const Question& question, const Question* before);
};

/// The conditions that mutants are narrowed to, the most telling first.
[[nodiscard]] const std::vector<Condition>& conditions();

/// These and those that show in what is asked, not in the rules: an engine may have one way to list plays and another
/// to check one.
[[nodiscard]] const std::vector<Condition>& all_conditions();

} // namespace nardcheck::specs
