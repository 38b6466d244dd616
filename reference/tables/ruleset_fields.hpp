#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tables/ruleset.hpp"

namespace nardcheck::tables {

/// A field of a rule set as a reader of rule-set files sees it.
struct Field {
    std::string_view name;
    /// What it may be set to, in words.
    std::string_view values;
    /// What it decides, in half a sentence.
    std::string_view meaning;
};

/// A field that no rule set has, or a value that the field cannot take; what() is one line.
class FieldError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The fields that may be set, in the order in which they are listed. The id is none of them.
[[nodiscard]] const std::vector<Field>& ruleset_fields();

/// The value of a field in the text form that set_field reads. Throws FieldError where there is no such field.
[[nodiscard]] std::string field_value(const RuleSet& set, std::string_view name);

/// Every value that a field can take, in the text form that set_field reads; empty for the start, which has too many.
/// Throws FieldError where there is no such field.
[[nodiscard]] const std::vector<std::string>& field_values(std::string_view name);

/// Sets a field from its text form. Throws FieldError, leaving the rule set as it was, where there is no such field
/// or it cannot take that value.
void set_field(RuleSet& set, std::string_view name, std::string_view value);

} // namespace nardcheck::tables
