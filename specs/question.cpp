#include "specs/question.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "reference/notation/notation_error.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/executed.hpp"

namespace nardcheck::specs {

namespace {

/// Whether any game has the doubling cube.
bool has_cube(const tables::RuleSet& set) {
    return set.cube && set.cube != tables::CubeUse::none;
}

std::optional<std::string> fault_in_play(const tables::Rules& rules, const Question& question) {
    try {
        if (legally_executed(rules, question.position, question.roll->dice(), *question.play).size() > 1) {
            return "the play can be read in several ways that differ in their results; its steps are wanted";
        }
    } catch (const notation::NotationError& error) {
        return error.what();
    }
    return std::nullopt;
}

using tables::Colour;
using tables::Cube;
using tables::RuleSet;

/// More than any game wins: three times the highest cube.
constexpr int most_points = 3 * tables::highest_cube;

/// A game that is asked about without a word on its cube has the one of its start, where there is a cube.
Cube cube_of(const tables::Rules& rules, const Question& question) {
    return question.cube.value_or(has_cube(rules.set()) ? rules.cube_at_start() : Cube{});
}

tables::DoublingMoment moment_of(const tables::Rules& rules, const Question& question) {
    return {*question.match, cube_of(rules, question), question.doubles.value_or(*question.turn), *question.turn,
            *question.rolled};
}

tables::Opening opening_of(const tables::Rules& rules, const Question& question) {
    tables::Opening opening = rules.opening(*question.rolls, cube_of(rules, question)).value();
    if (!has_cube(rules.set())) {
        opening.cube = {};
    }
    return opening;
}

constexpr std::string_view leaves_open = " leaves open ";

std::string left_open(const RuleSet& set, std::string_view what) {
    return set.id + std::string(leaves_open) + std::string(what);
}

constexpr std::string_view games_with_a_cube = "which games have the doubling cube";
constexpr std::string_view height_of_the_cube = "how high the doubling cube goes";

std::optional<std::string> fault_in_cube(const RuleSet& set, const Question& question) {
    const Cube& cube = *question.cube;
    if (auto fault = tables::fault_in(cube); fault || cube == Cube{}) {
        return fault;
    }
    if (!set.cube) {
        return left_open(set, games_with_a_cube);
    }
    if (!has_cube(set)) {
        return set.id + " has no doubling cube";
    }
    if (!set.cube_cap && cube.value > tables::highest_face) {
        return left_open(set, height_of_the_cube);
    }
    if (set.cube_cap && cube.value > *set.cube_cap) {
        return "the doubling cube of " + set.id + " goes no higher than " + std::to_string(*set.cube_cap);
    }
    return std::nullopt;
}

std::optional<std::string> fault_in_opening(const RuleSet& set, const Question& question) {
    const tables::OpeningRolls& rolls = *question.rolls;
    if (std::min(rolls.white, rolls.black) < 1 || std::max(rolls.white, rolls.black) > 6) {
        return "the throws are " + std::to_string(rolls.white) + " and " + std::to_string(rolls.black) +
               ", a die shows 1 to 6";
    }
    if (!set.opening) {
        return left_open(set, "who starts");
    }
    if (rolls.white == rolls.black && !set.tie) {
        return left_open(set, "what follows equal throws");
    }
    if (question.cube && question.cube->owner) {
        return "nobody owns the cube before a game has begun";
    }
    return std::nullopt;
}

/// What the rule set does not say where it does not say whether a player may double.
std::string_view open_in(const RuleSet& set, const tables::DoublingMoment& moment) {
    if (!set.cube) {
        return games_with_a_cube;
    }
    if (!set.cube_cap && moment.cube.value >= tables::highest_face) {
        return height_of_the_cube;
    }
    return moment.match.length == 1 ? "whether a match to 1 point has the doubling cube"
                                    : "whether there is a Crawford game";
}

std::optional<std::string> fault_in_match(const RuleSet& set, const tables::Match& match) {
    if (match.length && !set.match_lengths) {
        return left_open(set, "how matches are played");
    }
    return tables::fault_in(set, match);
}

std::optional<std::string> fault_in_doubling(const tables::Rules& rules, const Question& question) {
    if (auto fault = fault_in_match(rules.set(), *question.match)) {
        return fault;
    }
    const tables::DoublingMoment moment = moment_of(rules, question);
    const auto may_double = rules.may_double(moment);
    if (!may_double) {
        return left_open(rules.set(), open_in(rules.set(), moment));
    }
    if (question.method == Method::doubling && !*may_double) {
        return std::string(name_of(moment.doubles)) + " may not double, so that there is nothing to reply to";
    }
    return std::nullopt;
}

std::optional<std::string> fault_in_games(const RuleSet& set, const Question& question) {
    const int length = *question.length;
    if (auto fault = fault_in_match(set, {length, {}, false})) {
        return fault;
    }
    tables::Score score;
    for (std::size_t i = 0; i < question.games.size(); ++i) {
        const tables::GameWon& game = question.games[i];
        const std::string number = std::to_string(i + 1);
        if (game.points < 1 || game.points > most_points) {
            return "game " + number + " of the match is won with " + std::to_string(game.points) + " points";
        }
        if (std::max(score.white, score.black) >= length) {
            return "game " + number + " is played after the end of the match";
        }
        score.of(game.winner) += game.points;
    }
    return std::nullopt;
}

std::optional<std::string> fault_in_resignation(const tables::Rules& rules, const Question& question) {
    const RuleSet& set = rules.set();
    if (!set.resign) {
        return left_open(set, "how a player resigns");
    }
    if (set.jacoby && !cube_of(rules, question).owner) {
        return left_open(set, "what a resignation costs before a double, where mars and koks count after it alone");
    }
    return set.scores() ? std::nullopt : std::optional(left_open(set, "what a won game is worth"));
}

std::optional<std::string> fault_in_outcome(const tables::Rules& rules, const Question& question) {
    const tables::Layout& layout = question.position.layout;
    if (rules.has_won(layout, Colour::white) && rules.has_won(layout, Colour::black)) {
        return "both sides have borne off all their checkers";
    }
    return std::nullopt;
}

std::optional<std::string> fault_in_position(const tables::Rules& rules, const Question& question) {
    const tables::Layout& layout = question.position.layout;
    if (auto fault = tables::fault_in(layout, rules.set().checkers())) {
        return fault;
    }
    if (question.method == Method::outcome) {
        return fault_in_outcome(rules, question);
    }
    if (rules.has_won(layout, Colour::white) || rules.has_won(layout, Colour::black)) {
        return question.method == Method::resign ? "the game is over, nobody can resign it"
                                                 : "the game is over, only outcome may be asked";
    }
    return std::nullopt;
}

/// What there is to find besides the position and the cube.
std::optional<std::string> fault_of_its_own(const tables::Rules& rules, const Question& question) {
    switch (question.method) {
    case Method::check_play:
        return fault_in_play(rules, question);
    case Method::opening:
        return fault_in_opening(rules.set(), question);
    case Method::may_double:
    case Method::doubling:
        return fault_in_doubling(rules, question);
    case Method::resign:
        return fault_in_resignation(rules, question);
    case Method::match:
        return fault_in_games(rules.set(), question);
    case Method::legal_plays:
    case Method::choose_play:
    case Method::outcome:
    case Method::start:
        break;
    }
    return std::nullopt;
}

std::optional<Colour> other(const std::optional<Colour>& colour) {
    return colour ? std::optional(tables::opponent_of(*colour)) : std::nullopt;
}

tables::GameWon mirrored_game(const tables::GameWon& game) {
    return {tables::opponent_of(game.winner), game.points};
}

/// Answers to the swapped question, one for each form of an answer.
struct Mirroring {
    Answer operator()(const std::vector<tables::Layout>& results) const {
        std::vector<tables::Layout> swapped;
        for (const tables::Layout& layout : results) {
            swapped.push_back(tables::mirrored(layout));
        }
        std::sort(swapped.begin(), swapped.end());
        return swapped;
    }

    Answer operator()(CheckAnswer check) const {
        if (check.result) {
            check.result = tables::mirrored(*check.result);
        }
        return check;
    }

    Answer operator()(tables::Outcome outcome) const {
        if (outcome) {
            outcome->winner = tables::opponent_of(outcome->winner);
        }
        return outcome;
    }

    Answer operator()(const StartAnswer& start) const {
        return StartAnswer{tables::mirrored(start.layout)};
    }

    Answer operator()(const tables::Opening& opening) const {
        return tables::Opening{other(opening.starts), opening.dice, tables::mirrored(opening.cube)};
    }

    Answer operator()(const MayDoubleAnswer& answer) const {
        return answer;
    }

    Answer operator()(const tables::Doubled& doubled) const {
        if (const auto* cube = std::get_if<Cube>(&doubled)) {
            return tables::Doubled(tables::mirrored(*cube));
        }
        return tables::Doubled(mirrored_game(std::get<tables::GameWon>(doubled)));
    }

    Answer operator()(const tables::Resignation& resignation) const {
        return resignation;
    }

    Answer operator()(const tables::Standing& standing) const {
        return tables::mirrored(standing);
    }
};

} // namespace

Answer answer_to(const tables::Rules& rules, const Question& question) {
    const tables::Position& position = question.position;
    switch (question.method) {
    case Method::check_play: {
        const auto results = legally_executed(rules, position, question.roll->dice(), *question.play);
        return results.empty() ? CheckAnswer{} : CheckAnswer{true, results.front()};
    }
    case Method::outcome:
        return rules.outcome(position.layout, cube_of(rules, question));
    case Method::start:
        // Who has the first turn changes nothing about what stands where.
        return StartAnswer{rules.start(tables::Colour::white).layout};
    case Method::opening:
        return opening_of(rules, question);
    case Method::may_double:
        return MayDoubleAnswer{rules.may_double(moment_of(rules, question)).value()};
    case Method::doubling:
        return rules.doubled(moment_of(rules, question), *question.reply);
    case Method::resign:
        return rules.resignation(position.layout.of(*question.resigns), cube_of(rules, question)).value();
    case Method::match:
        return rules.standing(*question.length, question.games).value();
    case Method::legal_plays:
    case Method::choose_play:
        break;
    }
    return tables::legal_results(rules, position, question.roll->dice());
}

std::optional<std::string> fault_in(const tables::Rules& rules, const Question& question) {
    if (form_of(question.method).has(Param::position)) {
        if (auto fault = fault_in_position(rules, question)) {
            return fault;
        }
    }
    if (question.cube) {
        if (auto fault = fault_in_cube(rules.set(), question)) {
            return fault;
        }
    }
    return fault_of_its_own(rules, question);
}

bool is_left_open(const std::string& fault) {
    return fault.find(leaves_open) != std::string::npos;
}

Question mirrored(const Question& question) {
    Question result = question;
    if (form_of(question.method).has(Param::position)) {
        result.position = tables::mirrored(question.position);
    }
    if (result.roll) {
        std::swap(result.roll->first, result.roll->second);
    }
    if (result.rolls) {
        std::swap(result.rolls->white, result.rolls->black);
    }
    if (result.match) {
        result.match = tables::mirrored(*result.match);
    }
    if (result.cube) {
        result.cube = tables::mirrored(*result.cube);
    }
    result.turn = other(question.turn);
    result.doubles = other(question.doubles);
    result.resigns = other(question.resigns);
    for (tables::GameWon& game : result.games) {
        game = mirrored_game(game);
    }
    return result;
}

Answer mirrored(const Answer& answer) {
    return std::visit(Mirroring{}, answer);
}

} // namespace nardcheck::specs
