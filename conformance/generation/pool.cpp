#include "conformance/generation/pool.hpp"

#include "specs/generators/questions.hpp"
#include "specs/generators/reachable.hpp"
#include "specs/generators/self_play.hpp"

namespace nardcheck::conformance {

namespace {

constexpr int longest_game = 400;
constexpr std::uint32_t one_outcome_in = 6;

} // namespace

Pool::Pool(const Examiner& examiner, Source source, std::uint64_t seed)
    : examiner_(examiner), source_(source), choices_(seed) {
    specs::Question start;
    start.method = specs::Method::start;
    add(start);
}

const Asked& Pool::at(std::size_t index) {
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
    const tables::Rules& rules = examiner_.reference();
    const specs::Question question = choices_.once_in(one_outcome_in) ? generators::any_outcome(rules, choices_)
                                                                      : generators::any_turn(rules, choices_);
    if (generators::is_reachable(rules, question.position) && !specs::fault_in(rules, question)) {
        add(question);
    }
}

void Pool::play_a_game() {
    const auto turns = generators::sensible_game(examiner_.reference(), choices_, longest_game);
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
    asked_.push_back({question, examiner_.right(question)});
}

} // namespace nardcheck::conformance
