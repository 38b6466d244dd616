#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "specs/question.hpp"
#include "specs/verdict.hpp"

namespace nardcheck::specs {

/// An engine's answer to opening as it came.
struct OpeningResponse {
    /// As in tables::Opening.
    std::optional<tables::Colour> starts;
    std::optional<tables::Dice> dice;
    /// Absent where the engine says nothing of it, which leaves it as it was.
    std::optional<tables::Cube> cube;

    friend bool operator==(const OpeningResponse&, const OpeningResponse&) = default;
};

/// An engine's answer as it came: layouts or plays where the protocol leaves it the choice.
using Response =
    std::variant<std::vector<tables::Layout>, std::vector<PlayForm>, CheckAnswer, tables::Outcome, StartAnswer,
                 OpeningResponse, MayDoubleAnswer, tables::Doubled, tables::Resignation, tables::Standing>;

/// An answer held against the right one.
struct Judgement {
    Verdict verdict = Verdict::pass;
    /// Legal results that the engine does not give.
    std::vector<tables::Layout> missing;
    /// Results that it gives and that are not legal.
    std::vector<tables::Layout> illegal;
    /// What else is to be said of the answer, one line each.
    std::vector<std::string> remarks;
    /// Faults of the level "recommended": they fail only a strict run.
    std::vector<std::string> recommendations;
    /// The response in the form of a right answer, so that it can be held against what other rules would answer: the
    /// results in ascending order, for choose_play the one that was chosen. Of "positions" a result that is given twice
    /// is here twice, of "plays" once. Where the rules score nothing, an outcome is without kind and points. Absent
    /// where no result could be made of the response, or of one of its plays.
    std::optional<Answer> given;
};

/// Judges a response against the right answer. `rules` are only asked to execute plays. A response of a form that
/// its method does not have is a protocol error.
[[nodiscard]] Judgement judge(const tables::Rules& rules, const Question& question, const Answer& right,
                              const Response& response);

} // namespace nardcheck::specs
