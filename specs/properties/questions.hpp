#pragma once

// What the properties of all topics have in common: a question drawn from what their clause decides, the answers of
// the engine under test seen step by step, and the line that says what is wrong.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reference/tables/legal_plays.hpp"
#include "reference/tables/rules.hpp"
#include "specs/generators/choices.hpp"
#include "specs/generators/positions.hpp"
#include "specs/generators/situations.hpp"
#include "specs/properties/events.hpp"

namespace nardcheck::specs {

using Violation = std::optional<std::string>;

using generators::Rolled;

/// A shape of position to roll in, or a situation that brings its roll.
using Scene = std::variant<generators::Shape, generators::Situation>;

/// A position and roll from one of the scenes, each as likely.
[[nodiscard]] Rolled rolled_in_one_of(std::initializer_list<Scene> scenes, const tables::Rules& rules,
                                      generators::Choices& choices);

/// What is wrong, with the position.
[[nodiscard]] std::string told(std::string_view fault, const tables::Position& position);
/// The same, with the roll.
[[nodiscard]] std::string told(std::string_view fault, const Rolled& rolled);
/// The same, with the result or the play that is wrong or missing.
[[nodiscard]] std::string told(std::string_view fault, const tables::Layout& result, const Rolled& rolled);
[[nodiscard]] std::string told(std::string_view fault, const tables::Play& play, const Rolled& rolled);

/// The results that the engine lists, in ascending order whatever its own.
[[nodiscard]] std::vector<tables::Layout> results_of(const tables::Rules& rules, const Rolled& rolled);
/// Precondition: the results are in ascending order.
[[nodiscard]] bool lists(const std::vector<tables::Layout>& results, const tables::Layout& result);

/// The different numbers of the roll, the larger first: one of a double.
[[nodiscard]] std::vector<int> distinct_numbers(tables::Dice dice);
/// The roll as it is to be played, the larger number first: two numbers, or four of a double.
[[nodiscard]] std::vector<int> all_numbers(tables::Dice dice);

/// The mover's checkers on the places from lowest to highest.
[[nodiscard]] int checkers_between(const tables::Side& side, int lowest, int highest);
/// Whether the opponent has closed this place of the mover.
[[nodiscard]] bool is_made_by_opponent(const tables::Position& position, int place);

/// A step of a play, and the position in which it is made. The steps before it have been carried out as they are told,
/// each hitting where it lands on a blot, whatever the engine under test makes of them.
struct Moment {
    tables::Position before;
    tables::Step step;
    /// The points on which earlier steps of the play have hit, bit p for point p.
    std::uint32_t hit_on = 0;
};

[[nodiscard]] std::vector<Moment> moments_of(const tables::Play& play, const tables::Position& position);

/// The first of the plays that the engine calls legal with a step that is wrong.
template <typename IsWrong>
[[nodiscard]] Violation play_with(std::string_view fault, const tables::Rules& rules, const Rolled& rolled,
                                  IsWrong is_wrong) {
    for (const tables::LegalPlay& legal : tables::legal_plays(rules, rolled.position, rolled.dice)) {
        for (const Moment& moment : moments_of(legal.play, rolled.position)) {
            if (is_wrong(moment)) {
                return told(fault, legal.play, rolled);
            }
        }
    }
    return std::nullopt;
}

/// A result that plain reasoning reaches by a legal turn with one of these events, and that the engine does not list.
[[nodiscard]] Violation not_listed(std::string_view fault, reasoning::Events events, const tables::Rules& rules,
                                   const Rolled& rolled);
/// The same of every legal turn, whatever happens in it.
[[nodiscard]] Violation not_listed(std::string_view fault, const tables::Rules& rules, const Rolled& rolled);

/// A result that the engine lists although every way to it leaves more, or another number, to be played.
[[nodiscard]] Violation listed_too_early(std::string_view fault, const tables::Rules& rules, const Rolled& rolled);

} // namespace nardcheck::specs
