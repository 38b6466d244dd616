#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/rules.hpp"
#include "specs/generators/choices.hpp"

namespace nardcheck::specs {

/// What a clause demands of the answers of a rule engine, said without the way in which the reference finds them:
/// only the start, legal results, plays, outcomes and the other answers put together of rules are looked at, none of
/// the rule functions behind them.
struct Property {
    std::string_view name;
    /// Empty for what holds whatever the clause, such as that colours don't matter.
    std::string_view clause;
    /// Draws a question from the choices and answers it by `rules`: what is wrong with the answers, in one line with
    /// the position and roll; nothing when the property holds (also where the drawn question does not concern it).
    std::optional<std::string> (*violation)(const tables::Rules& rules, generators::Choices& choices);
};

/// All properties, by the topic of their clause; those without one at the end.
[[nodiscard]] const std::vector<Property>& properties();

} // namespace nardcheck::specs
