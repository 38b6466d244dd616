#include "fuzz/shrink.hpp"

#include <limits>
#include <vector>

#include "reference/tables/position.hpp"
#include "specs/generators/reachable.hpp"

namespace nardcheck::fuzz {

namespace {

using specs::Question;
using tables::Colour;
using tables::Side;

constexpr int sides_of_a_die = 6;

Side& side_of(Question& question, Colour colour) {
    tables::Layout& layout = question.position.layout;
    return colour == Colour::white ? layout.white : layout.black;
}

/// The same question with checkers of one place moved to another.
Question with_moved(const Question& question, Colour colour, int from, int to, int checkers) {
    Question smaller = question;
    Side& side = side_of(smaller, colour);
    side.add(from, -checkers);
    side.add(to, checkers);
    return smaller;
}

/// All that is one change away, what makes the position smallest first.
std::vector<Question> changed(const Question& question) {
    std::vector<Question> all;
    for (const bool whole_stacks : {true, false}) {
        for (const Colour colour : {Colour::white, Colour::black}) {
            const Side& side = question.position.layout.of(colour);
            for (int place = tables::bar; place > tables::off; --place) {
                if (side[place] > (whole_stacks ? 1 : 0)) {
                    all.push_back(with_moved(question, colour, place, tables::off, whole_stacks ? side[place] : 1));
                }
            }
        }
    }
    if (question.cube) {
        all.push_back(question);
        all.back().cube.reset();
    }
    if (question.position.turn == Colour::black) {
        all.push_back(mirrored(question));
    }
    if (question.roll && !question.play) {
        for (int first = 1; first <= sides_of_a_die; ++first) {
            for (int second = 1; second <= first; ++second) {
                all.push_back(question);
                all.back().roll = specs::Roll{first, second};
            }
        }
    }
    for (const Colour colour : {Colour::white, Colour::black}) {
        const Side& side = question.position.layout.of(colour);
        for (int from = tables::bar; from > tables::off; --from) {
            for (int to = tables::bar; to > tables::off && side[from] > 0; --to) {
                if (to != from) {
                    all.push_back(with_moved(question, colour, from, to, 1));
                }
            }
        }
    }
    return all;
}

} // namespace

Question shrunk(Question question, const tables::Rules& rules, const Cost& cost) {
    int best = cost(question, std::numeric_limits<int>::max()).value();
    for (bool falls = true; falls;) {
        falls = false;
        for (const Question& candidate : changed(question)) {
            if (!generators::is_reachable(rules, candidate.position) || specs::fault_in(rules, candidate)) {
                continue;
            }
            if (const auto reached = cost(candidate, best); reached && *reached < best) {
                question = candidate;
                best = *reached;
                falls = true;
                break;
            }
        }
    }
    return question;
}

} // namespace nardcheck::fuzz
