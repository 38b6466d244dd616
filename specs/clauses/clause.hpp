#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace nardcheck::specs {

/// Whether breaking the clause is a fault in any case, or only where a run is strict.
enum class Level : std::uint8_t { required, recommended };

/// One meaning of a sentence that can be understood in several ways, as the value of a rule-set field.
struct Reading {
    std::string_view field;
    std::string_view value;
    /// The rule under this reading, in one English sentence.
    std::string_view sentence;
};

/// A rule in one sentence. The statements of the documents that it rests on name it (documents/statement.hpp).
struct Clause {
    /// TOPIC/NAME, also the comment above the function that states the rule in the reference.
    std::string_view id;
    /// The rule as a duty or a right, in one English sentence.
    std::string_view sentence;
    /// The function of tables::Rules that states it.
    std::string_view function;
    Level level = Level::required;
    /// The fields of a rule set that it depends on.
    std::vector<std::string_view> fields = {};
    /// How doubtful sentences behind it are read; the rule set chooses.
    std::vector<Reading> readings = {};
    /// What a reader of the sources should know, such as that one contradicts itself; mostly empty.
    std::string_view note = {};
};

/// All clauses: setup, dice, points, hitting, bar, bearing off, result, answer.
[[nodiscard]] const std::vector<Clause>& clauses();

/// The clause of that id, or null.
[[nodiscard]] const Clause* find_clause(std::string_view id);

} // namespace nardcheck::specs
