#include "conformance/generation/finder.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "conformance/generation/checked_plays.hpp"
#include "fuzz/shrink.hpp"
#include "reference/tables/legal_plays.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Method;
using specs::Question;

/// From how many checkers in play on a position looks like one of a game.
constexpr int many_checkers = 12;
/// Neighbouring turns of a game resemble each other.
constexpr std::size_t turns_apart = 13;

bool any(const CaseStep& /*asked*/) {
    return true;
}

bool has_dice(const CaseStep& asked) {
    return asked.question.roll.has_value();
}

bool has_position(const CaseStep& asked) {
    return specs::form_of(asked.question.method).has(specs::Param::position);
}

/// Whether the rule is about what surrounds the games: no turn shows its faults, so that none is looked at in vain.
bool is_around_the_games(std::string_view clause) {
    const auto topic = clause.substr(0, clause.find('/'));
    return topic == "opening" || topic == "cube" || topic == "match" || topic == "resignation";
}

std::optional<Draft> drafted(std::optional<Question> question, const auto& make) {
    return question ? std::optional<Draft>(make(std::move(*question))) : std::nullopt;
}

/// The same turn asked by another method.
Question asked_by(Method method, const Question& turn, const tables::Rules& rules) {
    Question question = turn;
    question.method = method;
    if (method == Method::check_play) {
        question.play = tables::legal_plays(rules, turn.position, turn.roll->dice()).front().play;
    }
    if (method == Method::outcome) {
        question.roll.reset();
    }
    return question;
}

} // namespace

Draft Finder::shows(std::size_t mutant, std::vector<Question> steps, const std::string& says) const {
    const specs::Mutant& fault = *examiner().mutants()[mutant];
    return {std::move(steps), {std::string(fault.clause)}, fmt::format("{}: {}", says, fault.fault)};
}

std::optional<Draft> Finder::of_mutant(Kind kind, std::size_t mutant) {
    if ((kind == Kind::near_miss || kind == Kind::legal_play) &&
        is_around_the_games(examiner().mutants()[mutant]->clause)) {
        return std::nullopt;
    }
    switch (kind) {
    case Kind::minimal:
        return drafted(smallest_.of_the_next(kind, mutant, any),
                       [&](Question small) { return shows(mutant, {std::move(small)}, "Shows this fault"); });
    case Kind::realistic: {
        const CaseStep* found = realistic(mutant);
        return found == nullptr ? std::nullopt : std::optional(shows(mutant, {found->question}, "Shows this fault"));
    }
    case Kind::near_miss:
        return drafted(near_miss(mutant), [&](Question small) {
            return shows(mutant, {std::move(small)}, "Not legal; an engine with this fault accepts it");
        });
    case Kind::legal_play:
        return drafted(next_refused_play(search_, smallest_, mutant), [&](Question small) {
            return shows(mutant, {std::move(small)}, "Legal; an engine with this fault refuses it");
        });
    case Kind::after_bar:
        if (const auto small = smallest_.of_the_next(kind, mutant, any)) {
            return drafted(small_bar_turn(small->position.turn), [&](Question before) {
                return shows(mutant, {std::move(before), *small},
                             "Shows this fault, in the second request, right after a turn with a checker on the bar");
            });
        }
        break;
    case Kind::narrowed:
    case Kind::boundary:
    case Kind::self_play:
    case Kind::session:
        break;
    }
    return std::nullopt;
}

std::optional<Question> Finder::near_miss(std::size_t mutant) {
    if (auto found = next_near_miss(search_, smallest_, mutant, OtherRules::all)) {
        return found;
    }
    // Where the neighbours of a rule leave it none, its plainest fault, the first of its mutants, shows one.
    const auto& mutants = examiner().mutants();
    const bool is_first = mutant == 0 || mutants[mutant - 1]->clause != mutants[mutant]->clause;
    return is_first ? next_near_miss(search_, smallest_, mutant, OtherRules::relaxed) : std::nullopt;
}

const CaseStep* Finder::realistic(std::size_t mutant) {
    if (!is_around_the_games(examiner().mutants()[mutant]->clause)) {
        if (const CaseStep* found = search_.next_wrong(Pool::Source::games, Kind::realistic, mutant, any)) {
            return found;
        }
    }
    const int many = std::min(many_checkers, search_.reference().set().checkers());
    return search_.next_wrong(Pool::Source::drawn, Kind::realistic, mutant, [&](const CaseStep& asked) {
        return !has_position(asked) || tables::in_play(asked.question.position.layout) >= many;
    });
}

std::optional<Question> Finder::small_bar_turn(tables::Colour turn) {
    const auto is_on_the_bar = [turn](const Question& question) {
        return question.roll && question.position.turn == turn && question.position.mover()[tables::bar] > 0;
    };
    const CaseStep* found = search_.next(Pool::Source::drawn, fmt::format("bar turns of {}", name_of(turn)),
                                         [&](const CaseStep& asked) { return is_on_the_bar(asked.question); });
    if (found == nullptr) {
        return std::nullopt;
    }
    return fuzz::shrunk(found->question, search_.reference(), [&](const Question& question, int /*bound*/) {
        return is_on_the_bar(question) ? std::optional(tables::in_play(question.position.layout)) : std::nullopt;
    });
}

std::optional<Draft> Finder::narrowed(std::size_t mutant, const specs::Condition& condition) {
    const Fits holds = [&](const CaseStep& asked) { return condition.holds(asked.question, nullptr); };
    return drafted(
        smallest_.of_the_next(Kind::narrowed, mutant, holds, std::string(condition.name)), [&](Question small) {
            return shows(mutant, {std::move(small)},
                         fmt::format("Shows this fault even in an engine that has it only {}", condition.phrase));
        });
}

std::optional<Draft> Finder::self_play() {
    std::vector<std::size_t> caught;
    const CaseStep* found = search_.next(
        Pool::Source::games, "self-play",
        [&](const CaseStep& asked) {
            caught = examiner().caught_by(asked);
            return !caught.empty();
        },
        turns_apart);
    return found == nullptr ? std::nullopt
                            : std::optional(Draft{{found->question},
                                                  rarest_.of(caught),
                                                  "A turn of a game that the reference played against itself."});
}

std::optional<Draft> Finder::session() {
    std::vector<Question> turns;
    std::vector<std::size_t> caught;
    for (int i = 0; i < 3; ++i) {
        const CaseStep* found = search_.next(Pool::Source::games, "session", has_dice, turns_apart);
        if (found == nullptr) {
            return std::nullopt;
        }
        turns.push_back(found->question);
        const auto here = examiner().caught_by(*found);
        caught.insert(caught.end(), here.begin(), here.end());
    }
    if (caught.empty()) {
        return std::nullopt;
    }
    const auto ask = [&](Method method, const Question& turn) { return asked_by(method, turn, search_.reference()); };
    const Question& one = turns[0];
    const Question& other = turns[1];
    const Question& third = turns[2];
    return Draft{{one, ask(Method::check_play, other), one, mirrored(other), ask(Method::outcome, third), mirrored(one),
                  ask(Method::choose_play, third), other, ask(Method::check_play, mirrored(third)), one},
                 rarest_.of(caught),
                 "Turns of games in one process, repeated and interleaved: by several methods, in both colours and "
                 "orders of the dice."};
}

std::optional<Draft> Finder::at(const Boundary& boundary) {
    const auto is_about = [&](std::size_t mutant) {
        const std::string_view clause = examiner().mutants()[mutant]->clause;
        const auto& topics = boundary.topics;
        return std::find(topics.begin(), topics.end(), clause.substr(0, clause.find('/'))) != topics.end();
    };
    std::vector<std::size_t> caught;
    const CaseStep* found = search_.next(Pool::Source::drawn, boundary.name, [&](const CaseStep& asked) {
        if (!has_dice(asked) || !boundary.fits(asked)) {
            return false;
        }
        caught = examiner().caught_by(asked);
        caught.erase(std::remove_if(caught.begin(), caught.end(), [&](std::size_t one) { return !is_about(one); }),
                     caught.end());
        return !caught.empty();
    });
    return found == nullptr ? std::nullopt
                            : std::optional(Draft{{found->question}, rarest_.of(caught), boundary.name + "."});
}

std::optional<Draft> Finder::asked(const Question& question, const std::string& comment) {
    const auto caught = examiner().caught_by({question, examiner().right(question)});
    return caught.empty() ? std::nullopt : std::optional(Draft{{question}, rarest_.of(caught), comment});
}

} // namespace nardcheck::conformance
