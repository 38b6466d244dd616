#include "specs/judge.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reference/notation/notation_error.hpp"
#include "reference/notation/play_notation.hpp"
#include "specs/executed.hpp"

namespace nardcheck::specs {

namespace {

using tables::Layout;
using Layouts = std::vector<Layout>;

Judgement protocol_error(std::string fault) {
    Judgement judgement;
    judgement.verdict = Verdict::protocol_error;
    judgement.remarks.push_back(std::move(fault));
    return judgement;
}

void fail_with(Judgement& judgement, std::string remark) {
    judgement.verdict = Verdict::fail;
    judgement.remarks.push_back(std::move(remark));
}

std::string text_of(const PlayForm& play, const tables::Position& before) {
    if (const auto* text = std::get_if<std::string>(&play)) {
        return '"' + *text + '"';
    }
    return '"' + notation::play_text(std::get<tables::Play>(play), before) + '"';
}

/// The one layout that a play leads to; says in the judgement why there is none. Of several readings of a text those
/// with a legal result count: an engine that writes "4/off" for 6-3 may mean one number or both.
std::optional<Layout> result_of_play(const tables::Rules& rules, const Question& question, const Layouts& right,
                                     const PlayForm& play, Judgement& judgement) {
    try {
        const Layouts results = executed(rules, question.position, question.roll->dice(), play);
        Layouts legal;
        std::set_intersection(results.begin(), results.end(), right.begin(), right.end(), std::back_inserter(legal));
        if (legal.size() > 1) {
            if (judgement.verdict == Verdict::pass) {
                judgement.verdict = Verdict::ambiguous;
            }
            judgement.remarks.push_back("the play " + text_of(play, question.position) + " has " +
                                        std::to_string(legal.size()) +
                                        " different results; send its steps as [{\"from\", \"to\"}, …]");
        } else if (!results.empty()) {
            return legal.empty() ? results.front() : legal.front();
        } else {
            fail_with(judgement, "the play " + text_of(play, question.position) + " has a step that is not allowed");
        }
    } catch (const notation::NotationError& error) {
        judgement.verdict = Verdict::protocol_error;
        judgement.remarks.emplace_back(error.what());
    }
    return std::nullopt;
}

void compare_sets(const Layouts& right, Layouts given, Judgement& judgement) {
    std::sort(given.begin(), given.end());
    given.erase(std::unique(given.begin(), given.end()), given.end());
    std::set_difference(right.begin(), right.end(), given.begin(), given.end(), std::back_inserter(judgement.missing));
    std::set_difference(given.begin(), given.end(), right.begin(), right.end(), std::back_inserter(judgement.illegal));
    if (judgement.verdict == Verdict::pass && !(judgement.missing.empty() && judgement.illegal.empty())) {
        judgement.verdict = Verdict::fail;
    }
}

Judgement judge_positions(const Layouts& right, const Layouts& given) {
    if (given.empty()) {
        return protocol_error("\"positions\" is empty; a pass is the unchanged position");
    }
    Judgement judgement;
    compare_sets(right, given, judgement);
    Layouts sorted = given;
    std::sort(sorted.begin(), sorted.end());
    judgement.given = sorted;
    const auto distinct = std::unique(sorted.begin(), sorted.end()) - sorted.begin();
    if (const auto repeated = static_cast<std::ptrdiff_t>(given.size()) - distinct; repeated > 0) {
        judgement.recommendations.push_back(std::to_string(repeated) + " of " + std::to_string(given.size()) +
                                            " results are given more than once");
    }
    return judgement;
}

Judgement judge_plays(const tables::Rules& rules, const Question& question, const Layouts& right,
                      const std::vector<PlayForm>& given) {
    if (given.empty()) {
        return protocol_error("\"plays\" is empty; a pass is [[]] or [\"\"]");
    }
    Judgement judgement;
    Layouts results;
    for (const PlayForm& play : given) {
        if (const auto result = result_of_play(rules, question, right, play, judgement)) {
            results.push_back(*result);
        }
        if (judgement.verdict == Verdict::protocol_error) {
            return judgement;
        }
    }
    compare_sets(right, results, judgement);
    if (results.size() == given.size()) {
        std::sort(results.begin(), results.end());
        results.erase(std::unique(results.begin(), results.end()), results.end());
        judgement.given = std::move(results);
    }
    return judgement;
}

/// Any one of the legal results will do.
void judge_choice(const Layouts& right, const Layout& chosen, Judgement& judgement) {
    judgement.given = Layouts{chosen};
    if (!std::binary_search(right.begin(), right.end(), chosen)) {
        judgement.verdict = Verdict::fail;
        judgement.illegal.push_back(chosen);
        judgement.missing = right;
    }
}

Judgement judge_choice(const tables::Rules& rules, const Question& question, const Layouts& right,
                       const Response& response) {
    Judgement judgement;
    if (const auto* layouts = std::get_if<Layouts>(&response)) {
        if (layouts->size() != 1) {
            return protocol_error("choose_play wants one position");
        }
        judge_choice(right, layouts->front(), judgement);
    } else {
        const auto& plays = std::get<std::vector<PlayForm>>(response);
        if (plays.size() != 1) {
            return protocol_error("choose_play wants one play");
        }
        if (const auto result = result_of_play(rules, question, right, plays.front(), judgement)) {
            judge_choice(right, *result, judgement);
        }
    }
    return judgement;
}

Judgement judge_check(const CheckAnswer& right, const CheckAnswer& given) {
    Judgement judgement;
    if (given.legal && !given.result) {
        return protocol_error("\"position\" is missing; a legal play comes with its result");
    }
    judgement.given = given;
    if (right.legal != given.legal) {
        fail_with(judgement, right.legal ? "the play is legal, the engine refuses it"
                                         : "the play is not legal, the engine accepts it");
    } else if (right.legal && right.result != given.result) {
        fail_with(judgement, "the play is legal, but the engine gives another result");
        judgement.missing.push_back(*right.result);
        judgement.illegal.push_back(*given.result);
    }
    return judgement;
}

std::string described(const tables::Outcome& outcome) {
    if (!outcome) {
        return "not over";
    }
    std::string text = std::string(name_of(outcome->winner)) + " wins";
    if (outcome->kind) {
        text += ", " + std::string(name_of(*outcome->kind));
    }
    if (outcome->points) {
        text += ", points: " + std::to_string(*outcome->points);
    }
    return text;
}

/// What rules that score nothing leave open is not compared, whatever an engine says of it.
tables::Outcome without_what_is_open(const tables::Rules& rules, tables::Outcome outcome) {
    if (outcome && !rules.set().scores()) {
        outcome->kind.reset();
        outcome->points.reset();
    }
    return outcome;
}

Judgement judge_outcome(const tables::Rules& rules, const tables::Outcome& right, const tables::Outcome& given) {
    Judgement judgement;
    judgement.given = without_what_is_open(rules, given);
    const bool agrees = right.has_value() == given.has_value() &&
                        (!right || (right->winner == given->winner && (!right->kind || right->kind == given->kind) &&
                                    (!right->points || right->points == given->points)));
    if (!agrees) {
        fail_with(judgement, "right: " + described(right) + "; the engine says: " + described(given));
    }
    return judgement;
}

std::string described(const tables::Cube& cube) {
    return "the cube on " + std::to_string(cube.value) +
           (cube.owner ? " with " + std::string(name_of(*cube.owner)) : std::string(" in the middle"));
}

std::string described(const tables::Opening& opening) {
    std::string text = "both throw again";
    if (opening.starts) {
        text = std::string(name_of(*opening.starts)) + " starts";
        text += opening.dice
                    ? " with " + std::to_string(opening.dice->larger()) + "-" + std::to_string(opening.dice->smaller())
                    : std::string(" and throws both dice");
    }
    return text + ", " + described(opening.cube);
}

std::string described(const tables::GameWon& game) {
    return std::string(name_of(game.winner)) + " wins, points: " + std::to_string(game.points);
}

std::string described(const tables::Doubled& doubled) {
    return std::visit([](const auto& form) { return described(form); }, doubled);
}

std::string described(const tables::Resignation& resignation) {
    if (resignation.points) {
        return "points: " + std::to_string(*resignation.points);
    }
    std::string text = "offers:";
    for (const int points : resignation.offers) {
        text += ' ' + std::to_string(points);
    }
    return text + (resignation.refusable ? ", to be refused or not" : ", not to be refused");
}

std::string described(const tables::Standing& standing) {
    std::string text =
        "white " + std::to_string(standing.score.white) + ", black " + std::to_string(standing.score.black);
    if (standing.crawford) {
        text += *standing.crawford ? ", the Crawford game is next" : ", no Crawford game is next";
    }
    return text + (standing.winner ? ", " + std::string(name_of(*standing.winner)) + " has won the match"
                                   : std::string(", the match goes on"));
}

/// Where the two differ, fails with both in words.
template <typename Form>
Judgement compared(const Form& right, const Form& given) {
    Judgement judgement;
    judgement.given = given;
    if (right != given) {
        fail_with(judgement, "right: " + described(right) + "; the engine says: " + described(given));
    }
    return judgement;
}

Judgement judge_opening(const tables::Opening& right, const OpeningResponse& response, const tables::Rules& rules,
                        const Question& question) {
    tables::Opening given{response.starts, response.dice, right.cube};
    // Of a cube that no game has nothing can be wrong.
    if (rules.set().cube && rules.set().cube != tables::CubeUse::none) {
        given.cube = response.cube.value_or(question.cube.value_or(rules.cube_at_start()));
    }
    return compared(right, given);
}

Judgement judge_may_double(const MayDoubleAnswer& right, const MayDoubleAnswer& given) {
    Judgement judgement;
    judgement.given = given;
    if (right != given) {
        fail_with(judgement, right.may_double ? "the player may double, the engine says that he may not"
                                              : "the player may not double, the engine says that he may");
    }
    return judgement;
}

Judgement judge_resignation(const tables::Resignation& right, tables::Resignation given) {
    std::sort(given.offers.begin(), given.offers.end());
    return compared(right, given);
}

Judgement judge_standing(const tables::Standing& right, tables::Standing given) {
    if (!right.crawford) {
        given.crawford.reset();
    }
    return compared(right, given);
}

Judgement judge_start(const StartAnswer& right, const StartAnswer& given) {
    Judgement judgement;
    judgement.given = given;
    if (right != given) {
        fail_with(judgement, "the game starts from another position");
        judgement.missing.push_back(right.layout);
        judgement.illegal.push_back(given.layout);
    }
    return judgement;
}

} // namespace

Judgement judge(const tables::Rules& rules, const Question& question, const Answer& right, const Response& response) {
    switch (question.method) {
    case Method::legal_plays:
        if (const auto* layouts = std::get_if<Layouts>(&response)) {
            return judge_positions(std::get<Layouts>(right), *layouts);
        }
        if (const auto* plays = std::get_if<std::vector<PlayForm>>(&response)) {
            return judge_plays(rules, question, std::get<Layouts>(right), *plays);
        }
        break;
    case Method::choose_play:
        if (response.index() <= 1) {
            return judge_choice(rules, question, std::get<Layouts>(right), response);
        }
        break;
    case Method::check_play:
        if (const auto* check = std::get_if<CheckAnswer>(&response)) {
            return judge_check(std::get<CheckAnswer>(right), *check);
        }
        break;
    case Method::outcome:
        if (const auto* outcome = std::get_if<tables::Outcome>(&response)) {
            return judge_outcome(rules, std::get<tables::Outcome>(right), *outcome);
        }
        break;
    case Method::start:
        if (const auto* start = std::get_if<StartAnswer>(&response)) {
            return judge_start(std::get<StartAnswer>(right), *start);
        }
        break;
    case Method::opening:
        if (const auto* opening = std::get_if<OpeningResponse>(&response)) {
            return judge_opening(std::get<tables::Opening>(right), *opening, rules, question);
        }
        break;
    case Method::may_double:
        if (const auto* answer = std::get_if<MayDoubleAnswer>(&response)) {
            return judge_may_double(std::get<MayDoubleAnswer>(right), *answer);
        }
        break;
    case Method::doubling:
        if (const auto* doubled = std::get_if<tables::Doubled>(&response)) {
            return compared(std::get<tables::Doubled>(right), *doubled);
        }
        break;
    case Method::resign:
        if (const auto* resignation = std::get_if<tables::Resignation>(&response)) {
            return judge_resignation(std::get<tables::Resignation>(right), *resignation);
        }
        break;
    case Method::match:
        if (const auto* standing = std::get_if<tables::Standing>(&response)) {
            return judge_standing(std::get<tables::Standing>(right), *standing);
        }
        break;
    }
    return protocol_error("the answer is not one to " + std::string(name_of(question.method)));
}

} // namespace nardcheck::specs
