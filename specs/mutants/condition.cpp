#include "specs/mutants/condition.hpp"

#include <optional>

namespace nardcheck::specs {

namespace {

constexpr int a_dozen = 12;

/// The dice of a turn, or what both have thrown to start.
std::optional<Roll> thrown(const Question& question) {
    return question.rolls ? Roll{question.rolls->white, question.rolls->black} : question.roll;
}

template <int number>
bool rolls(const Question& question, const Question* /*before*/) {
    const auto roll = thrown(question);
    return roll && (roll->first == number || roll->second == number);
}

bool rolls_a_double(const Question& question, const Question* /*before*/) {
    const auto roll = thrown(question);
    return roll && roll->first == roll->second;
}

/// Of a finished game, where nobody is to move, the loser's checkers count; of one that is given up, the resigner's.
bool has_a_checker_on_the_bar(const Question& question, const Question* /*before*/) {
    const tables::Layout& layout = question.position.layout;
    if (question.resigns) {
        return layout.of(*question.resigns)[tables::bar] > 0;
    }
    return question.roll ? question.position.mover()[tables::bar] > 0
                         : layout.white[tables::bar] + layout.black[tables::bar] > 0;
}

bool has_a_dozen_checkers(const Question& question, const Question* /*before*/) {
    return tables::in_play(question.position.layout) >= a_dozen;
}

/// Whose side a question is about: who resigns, has won the last game of a match or has thrown the higher number to
/// start, and else whose turn it is. Nobody's with equal numbers, and before the first game of a match.
std::optional<tables::Colour> side_asked_about(const Question& question) {
    using tables::Colour;
    switch (question.method) {
    case Method::opening: {
        const int lead = question.rolls->white - question.rolls->black;
        return lead == 0 ? std::nullopt : std::optional(lead > 0 ? Colour::white : Colour::black);
    }
    case Method::may_double:
    case Method::doubling:
        return question.turn;
    case Method::resign:
        return question.resigns;
    case Method::match:
        return question.games.empty() ? std::nullopt : std::optional(question.games.back().winner);
    case Method::legal_plays:
    case Method::check_play:
    case Method::choose_play:
    case Method::outcome:
    case Method::start:
        break;
    }
    return question.position.turn;
}

template <tables::Colour colour>
bool is_for(const Question& question, const Question* /*before*/) {
    return side_asked_about(question) == colour;
}

bool follows_a_bar_turn(const Question& /*question*/, const Question* before) {
    return before != nullptr && before->roll && before->position.mover()[tables::bar] > 0;
}

template <Method method>
bool is_asked_by(const Question& question, const Question* /*before*/) {
    return question.method == method;
}

} // namespace

const std::vector<Condition>& conditions() {
    static const std::vector<Condition> all = {
        {"white", "for White", is_for<tables::Colour::white>},
        {"black", "for Black", is_for<tables::Colour::black>},
        {"doubles", "with doubles", rolls_a_double},
        {"on-the-bar", "with a checker on the bar", has_a_checker_on_the_bar},
        {"a-dozen-checkers", "with a dozen checkers or more on the board", has_a_dozen_checkers},
        {"after-a-bar-turn", "right after a turn with a checker on the bar", follows_a_bar_turn},
        {"with-a-1", "with a 1", rolls<1>},
        {"with-a-2", "with a 2", rolls<2>},
        {"with-a-3", "with a 3", rolls<3>},
        {"with-a-4", "with a 4", rolls<4>},
        {"with-a-5", "with a 5", rolls<5>},
        {"with-a-6", "with a 6", rolls<6>},
    };
    return all;
}

const std::vector<Condition>& all_conditions() {
    static const std::vector<Condition> all = [] {
        std::vector<Condition> joined = conditions();
        joined.push_back({"legal-plays", "in legal_plays", is_asked_by<Method::legal_plays>});
        joined.push_back({"check-play", "in check_play", is_asked_by<Method::check_play>});
        joined.push_back({"choose-play", "in choose_play", is_asked_by<Method::choose_play>});
        return joined;
    }();
    return all;
}

} // namespace nardcheck::specs
