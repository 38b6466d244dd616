#include "conformance/generation/pool.hpp"

#include "specs/generators/questions.hpp"
#include "specs/generators/reachable.hpp"
#include "specs/generators/self_play.hpp"

namespace nardcheck::conformance {

namespace {

constexpr int longest_game = 400;
constexpr std::uint32_t one_outcome_in = 6;
/// How seldom a question on what surrounds the games is drawn.
constexpr std::uint32_t one_of_match_play_in = 8;

specs::Question any_question(const tables::Rules& rules, generators::Choices& choices) {
    if (choices.once_in(one_of_match_play_in)) {
        if (const auto question = generators::any_match_play(rules, choices)) {
            return *question;
        }
    }
    return choices.once_in(one_outcome_in) ? generators::any_outcome(rules, choices)
                                           : generators::any_turn(rules, choices);
}

} // namespace

Pool::Pool(const tables::Rules& rules, Source source, std::uint64_t seed)
    : rules_(rules), source_(source), choices_(seed) {
    specs::Question start;
    start.method = specs::Method::start;
    add(start);
}

const CaseStep& Pool::at(std::size_t index) {
    while (asked_.size() <= index) {
        if (source_ == Source::drawn) {
            draw();
        } else {
            play_a_game();
        }
    }
    return asked_[index];
}

void Pool::draw() {
    const specs::Question question = any_question(rules_, choices_);
    const bool can_arise = !specs::form_of(question.method).has(specs::Param::position) ||
                           generators::is_reachable(rules_, question.position);
    if (can_arise && !specs::fault_in(rules_, question)) {
        add(question);
    }
}

void Pool::play_a_game() {
    const auto turns = generators::sensible_game(rules_, choices_, longest_game);
    for (const generators::PlayedTurn& turn : turns) {
        specs::Question question;
        question.position = turn.before;
        question.roll = specs::Roll{turn.dice.larger(), turn.dice.smaller()};
        add(question);
    }
    specs::Question end;
    end.method = specs::Method::outcome;
    end.position = {turns.back().after, tables::opponent_of(turns.back().before.turn)};
    add(end);
}

void Pool::add(const specs::Question& question) {
    asked_.push_back({question, specs::answer_to(rules_, question)});
}

} // namespace nardcheck::conformance
