#include "conformance/report/question_text.hpp"

#include <string_view>
#include <variant>

#include <fmt/format.h>

#include "adapters/client/text.hpp"

namespace nardcheck::conformance {

namespace {

std::string play_text(const specs::PlayForm& play) {
    if (const auto* text = std::get_if<std::string>(&play)) {
        return client::one_line(*text);
    }
    std::string text;
    for (const tables::Step& step : std::get<tables::Play>(play)) {
        text += fmt::format("{}{}/{}", text.empty() ? "" : ", ", step.from, step.to);
    }
    return text.empty() ? "none (a pass)" : text;
}

std::string_view called(tables::Colour colour) {
    return colour == tables::Colour::white ? "White" : "Black";
}

std::string cube_text(const tables::Cube& cube) {
    return cube.owner ? fmt::format("cube {} owned by {}", cube.value, called(*cube.owner))
                      : fmt::format("cube {} in the middle", cube.value);
}

/// Nothing where no cube is told.
std::string and_cube(const specs::Question& question) {
    return question.cube ? ", " + cube_text(*question.cube) : "";
}

std::string match_text(const tables::Match& match) {
    if (!match.length) {
        return "a game by itself";
    }
    return fmt::format("match to {} at {}-{}{}", *match.length, match.score.white, match.score.black,
                       match.crawford ? ", the Crawford game" : "");
}

/// Who wants to double and where.
std::string doubling_text(const specs::Question& question) {
    const tables::Colour turn = *question.turn;
    const tables::Colour doubler = question.doubles.value_or(turn);
    std::string text = fmt::format("{} wants to double", called(doubler));
    if (doubler != turn) {
        text += fmt::format(" in {}'s turn", called(turn));
    }
    if (question.reply) {
        text += fmt::format(", {} {}", called(opponent_of(doubler)),
                            *question.reply == tables::Reply::take ? "takes" : "drops");
    }
    return fmt::format("{}, {}, {}, dice {}thrown", text, cube_text(question.cube.value_or(tables::Cube{})),
                       match_text(*question.match), *question.rolled ? "" : "not ");
}

std::string games_text(const specs::Question& question) {
    std::string text;
    for (const tables::GameWon& game : question.games) {
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", called(game.winner), game.points);
    }
    return fmt::format("a match to {}, {}", *question.length,
                       text.empty() ? "no game played yet" : "won so far: " + text);
}

/// What is asked of the position, if it is that of a turn.
std::string turn_text(const specs::Question& question) {
    const bool is_white = question.position.turn == tables::Colour::white;
    std::string text = fmt::format("{} ({})", name_of(question.position.turn), is_white ? 'X' : 'O');
    if (question.roll) {
        text += fmt::format(", dice {}-{}", question.roll->first, question.roll->second);
    }
    if (question.play) {
        text += fmt::format(", play {}", play_text(*question.play));
    }
    return text + and_cube(question);
}

std::string asked_text(const specs::Question& question) {
    switch (question.method) {
    case specs::Method::start:
        return "the board above is right";
    case specs::Method::opening:
        return fmt::format("White throws {}, Black {}{}", question.rolls->white, question.rolls->black,
                           and_cube(question));
    case specs::Method::may_double:
    case specs::Method::doubling:
        return doubling_text(question);
    case specs::Method::resign:
        return fmt::format("{} ({}) resigns{}", called(*question.resigns),
                           *question.resigns == tables::Colour::white ? 'X' : 'O', and_cube(question));
    case specs::Method::match:
        return games_text(question);
    case specs::Method::legal_plays:
    case specs::Method::check_play:
    case specs::Method::choose_play:
    case specs::Method::outcome:
        break;
    }
    return turn_text(question);
}

} // namespace

std::string question_text(const specs::Question& question) {
    return fmt::format("{}: {}", name_of(question.method), asked_text(question));
}

} // namespace nardcheck::conformance
