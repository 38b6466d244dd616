#include "specs/mutants/condition.hpp"

namespace nardcheck::specs {

namespace {

constexpr int a_dozen = 12;

template <int number>
bool rolls(const Question& question, const Question* /*before*/) {
    return question.roll && (question.roll->first == number || question.roll->second == number);
}

bool rolls_a_double(const Question& question, const Question* /*before*/) {
    return question.roll && question.roll->first == question.roll->second;
}

/// Of a finished game, where nobody is to move, the loser's checkers count.
bool has_a_checker_on_the_bar(const Question& question, const Question* /*before*/) {
    const tables::Layout& layout = question.position.layout;
    return question.roll ? question.position.mover()[tables::bar] > 0
                         : layout.white[tables::bar] + layout.black[tables::bar] > 0;
}

bool has_a_dozen_checkers(const Question& question, const Question* /*before*/) {
    return tables::in_play(question.position.layout) >= a_dozen;
}

template <tables::Colour colour>
bool is_turn_of(const Question& question, const Question* /*before*/) {
    return question.position.turn == colour;
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
        {"white", "for White", is_turn_of<tables::Colour::white>},
        {"black", "for Black", is_turn_of<tables::Colour::black>},
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
