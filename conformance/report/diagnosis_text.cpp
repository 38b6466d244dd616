#include "conformance/report/diagnosis_text.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::conformance {

namespace {

std::string_view meaning_of(std::string_view name) {
    const auto& fields = tables::ruleset_fields();
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto& one) { return one.name == name; });
    return field == fields.end() ? std::string_view() : field->meaning;
}

std::string cause_text(const specs::Cause& cause) {
    const specs::Candidate& candidate = *cause.candidate;
    const std::string only = cause.only_where == nullptr ? "" : fmt::format(", only {}", cause.only_where->phrase);
    if (const specs::Mutant* mutant = candidate.mutant) {
        return fmt::format("as if by the fault {} of {}{}: {}", mutant->name, mutant->clause, only, mutant->fault);
    }
    return fmt::format("plays the house rule {}{} ({})", candidate.name(), only, meaning_of(candidate.field));
}

/// Asked for by its name, a house rule is no fault. One that holds only now and then cannot be asked for.
bool can_be_set(const specs::Diagnosis& diagnosis) {
    return diagnosis.house_rule() != nullptr && diagnosis.causes.front().only_where == nullptr;
}

} // namespace

std::string diagnosis_text(const specs::Diagnosis& diagnosis) {
    std::string text;
    const auto line = [&](std::size_t failures, const std::string& said) {
        const auto width = std::to_string(diagnosis.failures).size();
        text += fmt::format("  {:>{}} of {} failures: {}\n", failures, width, diagnosis.failures, said);
    };
    for (const specs::Cause& cause : diagnosis.causes) {
        line(cause.explained, cause_text(cause));
    }
    if (const std::size_t rest = diagnosis.failures - diagnosis.explained(); rest > 0) {
        line(rest, "none fits");
    }
    if (can_be_set(diagnosis)) {
        text += fmt::format("  With --set {} the answers of these cases are recomputed for it.\n",
                            diagnosis.house_rule()->name());
    } else if (!diagnosis.causes.empty() && diagnosis.is_weak()) {
        text += "  This is a weak diagnosis: less than half of the failures are explained.\n";
    }
    return text;
}

} // namespace nardcheck::conformance
