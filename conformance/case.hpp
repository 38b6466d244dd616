#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "specs/question.hpp"

namespace nardcheck::conformance {

/// How small a run has to be to leave a case out; each tier holds the smaller ones.
enum class Tier : std::uint8_t { smoke, core, full };

[[nodiscard]] std::string_view name_of(Tier tier) noexcept;

/// One request of a case and its right answer.
struct CaseStep {
    specs::Question question;
    specs::Answer expect;
};

/// A golden case: what is asked, under which rule sets, and what is right.
struct Case {
    std::string id;
    std::vector<std::string> rulesets;
    /// The clauses that it tests, the first above all.
    std::vector<std::string> clauses;
    /// A fault here fails only a strict run.
    bool recommended = false;
    Tier tier = Tier::core;
    std::string comment;
    /// One step, or several for one process in this order.
    std::vector<CaseStep> steps;
    /// Where it was read, "FILE: /cases/3".
    std::string file;
    std::string place;
};

} // namespace nardcheck::conformance
