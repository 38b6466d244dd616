#include "specs/generators/match_play.hpp"
#include "specs/properties/match_play.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using tables::Colour;
using tables::Cube;
using tables::Dice;
using tables::Match;
using tables::OpeningRolls;
using tables::Rules;

Violation equal_numbers_start_nobody(const Rules& rules, Choices& choices) {
    const int number = choices.between(1, 6);
    const OpeningRolls rolls{number, number};
    const auto opening = rules.opening(rolls);
    return opening && opening->starts ? Violation(told("a player starts after equal numbers", rolls)) : std::nullopt;
}

Violation different_numbers_start_somebody(const Rules& rules, Choices& choices) {
    const OpeningRolls rolls = generators::opening_rolls(choices);
    const auto opening = rules.opening(rolls);
    if (!opening || rolls.white == rolls.black) {
        return std::nullopt;
    }
    return opening->starts ? std::nullopt : Violation(told("nobody starts after different numbers", rolls));
}

Violation higher_number_starts(const Rules& rules, Choices& choices) {
    const OpeningRolls rolls = generators::opening_rolls(choices);
    const auto opening = rules.opening(rolls);
    if (!opening || !opening->starts || rolls.white == rolls.black) {
        return std::nullopt;
    }
    const Colour higher = rolls.white > rolls.black ? Colour::white : Colour::black;
    return *opening->starts == higher ? std::nullopt : Violation(told("the lower number starts", rolls));
}

Violation starter_plays_what_was_thrown(const Rules& rules, Choices& choices) {
    const OpeningRolls rolls = generators::opening_rolls(choices);
    const auto opening = rules.opening(rolls);
    if (!opening || !opening->starts) {
        return std::nullopt;
    }
    if (rules.set().opening == tables::FirstRoll::reroll) {
        return opening->dice ? Violation(told("the numbers thrown are played and not thrown anew", rolls))
                             : std::nullopt;
    }
    return opening->dice == Dice(rolls.white, rolls.black)
               ? std::nullopt
               : Violation(told("other numbers are played than were thrown", rolls));
}

Violation equal_numbers_double_by_agreement_only(const Rules& rules, Choices& choices) {
    const OpeningRolls rolls = generators::opening_rolls(choices);
    Cube cube;
    if (choices.once_in(2)) {
        cube.value = 1 << choices.between(1, 8);
    }
    const Match match = generators::match(rules.set(), choices);
    const auto opening = rules.opening(rolls, cube, match);
    if (!opening) {
        return std::nullopt;
    }
    const auto agreed = rules.set().auto_doubles;
    const bool doubles =
        rolls.white == rolls.black && !match.length && rules.set().cube == tables::CubeUse::money &&
        cube.value < rules.set().cube_cap.value_or(tables::highest_face) &&
        (agreed == tables::AutoDoubles::always || (agreed == tables::AutoDoubles::once && cube.value == 1));
    return opening->cube == Cube{doubles ? 2 * cube.value : cube.value, std::nullopt}
               ? std::nullopt
               : Violation(told("the throws make of " + text_of(cube) + " " + text_of(opening->cube), rolls));
}

} // namespace

std::vector<Property> opening_properties() {
    return {
        {"equal-numbers-start-nobody", "opening/tie", equal_numbers_start_nobody},
        {"different-numbers-start-somebody", "opening/tie", different_numbers_start_somebody},
        {"higher-number-starts", "opening/higher-starts", higher_number_starts},
        {"starter-plays-what-was-thrown", "opening/first-roll", starter_plays_what_was_thrown},
        {"equal-numbers-double-by-agreement-only", "opening/automatic-doubles", equal_numbers_double_by_agreement_only},
    };
}

} // namespace nardcheck::specs
