#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "reference/tables/cube.hpp"
#include "reference/tables/dice.hpp"
#include "reference/tables/doubling.hpp"
#include "reference/tables/match.hpp"
#include "reference/tables/opening.hpp"
#include "reference/tables/outcome.hpp"
#include "reference/tables/play.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/resignation.hpp"
#include "reference/tables/rules.hpp"
#include "specs/method.hpp"

namespace nardcheck::specs {

/// Two dice in the order in which they are told to the engine.
struct Roll {
    int first = 1;
    int second = 1;

    [[nodiscard]] tables::Dice dice() const noexcept {
        return {first, second};
    }
};

/// A play as single steps, or as text in play notation.
using PlayForm = std::variant<tables::Play, std::string>;

/// One request without its rule set. What its method has no param for is absent, or means nothing: `position` of start.
struct Question {
    Method method = Method::legal_plays;
    tables::Position position;
    std::optional<Roll> roll;
    std::optional<PlayForm> play;
    /// What both have thrown to start.
    std::optional<tables::OpeningRolls> rolls;
    /// What the game is played for.
    std::optional<tables::Match> match;
    /// Absent where it is that of the start of a game.
    std::optional<tables::Cube> cube;
    /// Whose turn it is, of may_double and double.
    std::optional<tables::Colour> turn;
    /// Who wants to double; absent where it is the one whose turn it is.
    std::optional<tables::Colour> doubles;
    /// Whether the dice of this turn have been thrown.
    std::optional<bool> rolled;
    /// What the opponent of who doubles answers.
    std::optional<tables::Reply> reply;
    /// Who gives up.
    std::optional<tables::Colour> resigns;
    /// Of a match, and the games of it so far.
    std::optional<int> length;
    std::vector<tables::GameWon> games;
};

/// The answer to check_play; `result` is there where the play is legal.
struct CheckAnswer {
    bool legal = false;
    std::optional<tables::Layout> result;

    friend bool operator==(const CheckAnswer&, const CheckAnswer&) = default;
};

/// The answer to start.
struct StartAnswer {
    tables::Layout layout;

    friend bool operator==(const StartAnswer&, const StartAnswer&) = default;
};

/// The answer to may_double.
struct MayDoubleAnswer {
    bool may_double = false;

    friend bool operator==(const MayDoubleAnswer&, const MayDoubleAnswer&) = default;
};

/// The right answer to a question: all results in ascending order for legal_plays and choose_play (any of them will
/// do there), otherwise what the method's name says.
using Answer = std::variant<std::vector<tables::Layout>, CheckAnswer, tables::Outcome, StartAnswer, tables::Opening,
                            MayDoubleAnswer, tables::Doubled, tables::Resignation, tables::Standing>;

/// The answer that these rules give. Precondition: fault_in() finds nothing.
[[nodiscard]] Answer answer_to(const tables::Rules& rules, const Question& question);

/// Why this can't be asked under these rules, in one line: a wrong position, a game that is over, a play whose text
/// can't be read, what the rule set leaves open, a reply to a double that may not be offered; nothing when it can.
/// Precondition: what the form of the method has is there.
[[nodiscard]] std::optional<std::string> fault_in(const tables::Rules& rules, const Question& question);

/// Whether what fault_in() says is that the rule set leaves open what is asked: then the question is not wrong, it has
/// no answer.
[[nodiscard]] bool is_left_open(const std::string& fault);

/// The same question with the colours swapped and the dice told in the other order, and its answer.
[[nodiscard]] Question mirrored(const Question& question);
[[nodiscard]] Answer mirrored(const Answer& answer);

} // namespace nardcheck::specs
