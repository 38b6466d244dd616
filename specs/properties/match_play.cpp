#include "specs/properties/match_play.hpp"

namespace nardcheck::specs {

namespace {

std::string text_of(const tables::Match& match) {
    if (!match.length) {
        return "for money";
    }
    std::string text = "to " + std::to_string(*match.length) + " at ";
    text += std::to_string(match.score.white) + "-" + std::to_string(match.score.black);
    return match.crawford ? text + " Crawford" : text;
}

} // namespace

std::string text_of(const tables::Cube& cube) {
    std::string text = "cube " + std::to_string(cube.value) + " (";
    text += cube.owner ? name_of(*cube.owner) : "middle";
    return text + ")";
}

std::string told(std::string_view fault, const tables::OpeningRolls& rolls) {
    return std::string(fault) + ": white " + std::to_string(rolls.white) + ", black " + std::to_string(rolls.black);
}

std::string told(std::string_view fault, const tables::DoublingMoment& moment) {
    std::string line(fault);
    line += ": " + text_of(moment.match) + ", " + text_of(moment.cube) + ", ";
    line += name_of(moment.doubles);
    line += " doubles in the turn of ";
    line += name_of(moment.turn);
    return line + (moment.rolled ? " after the throw" : " before the throw");
}

std::string told(std::string_view fault, int length, const std::vector<tables::GameWon>& games) {
    std::string line(fault);
    line += ": to " + std::to_string(length);
    for (const tables::GameWon& game : games) {
        line += ", ";
        line += name_of(game.winner);
        line += " " + std::to_string(game.points);
    }
    return line;
}

} // namespace nardcheck::specs
