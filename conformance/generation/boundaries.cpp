#include "conformance/generation/boundaries.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "reference/tables/legal_plays.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Roll;
using tables::Layout;
using tables::Side;

constexpr int sides_of_a_die = 6;
constexpr int moves_of_a_double = 4;
constexpr int smallest_tall_stack = 5;

const std::vector<Layout>& results_of(const Asked& asked) {
    return std::get<std::vector<Layout>>(asked.right);
}

int on_the_bar(const Asked& asked) {
    return asked.question.position.mover()[tables::bar];
}

/// The largest value of a count over all legal results.
template <typename Count>
int most(const Asked& asked, Count count) {
    int found = 0;
    for (const Layout& result : results_of(asked)) {
        found = std::max(found, count(result.of(asked.question.position.turn),
                                      result.of(tables::opponent_of(asked.question.position.turn))));
    }
    return found;
}

int hits(const Asked& asked) {
    const int before = asked.question.position.opponent()[tables::bar];
    return most(asked, [&](const Side& /*own*/, const Side& other) { return other[tables::bar] - before; });
}

int borne_off(const Asked& asked) {
    const int before = asked.question.position.mover()[tables::off];
    return most(asked, [&](const Side& own, const Side& /*other*/) { return own[tables::off] - before; });
}

/// The tallest stack onto which the turn can bring a checker.
int grown_stack(const Asked& asked) {
    const Side& before = asked.question.position.mover();
    return most(asked, [&](const Side& own, const Side& /*other*/) {
        int tallest = 0;
        for (int point = 1; point <= tables::highest_point; ++point) {
            tallest = own[point] > before[point] ? std::max(tallest, own[point]) : tallest;
        }
        return tallest;
    });
}

/// Whether some legal play has a step with this number that fits; `hit` tells whether it hits.
template <typename Wanted>
bool has_step(const tables::Rules& rules, const Asked& asked, Wanted wanted) {
    const tables::Position& position = asked.question.position;
    for (const tables::LegalPlay& play : tables::legal_plays(rules, position, asked.question.roll->dice())) {
        for (const tables::Step& step : play.play) {
            const bool hit = step.to != tables::off && position.opponent()[tables::seen_by_opponent(step.to)] == 1;
            if (wanted(step, hit)) {
                return true;
            }
        }
    }
    return false;
}

void add_bar(std::vector<Boundary>& all) {
    for (int waiting = 0; waiting <= moves_of_a_double; ++waiting) {
        const std::vector<std::string> topics =
            waiting == 0 ? std::vector<std::string>{"dice", "points"} : std::vector<std::string>{"bar"};
        all.push_back({fmt::format("{} on the bar and no double", waiting), topics, [waiting](const Asked& asked) {
                           return on_the_bar(asked) == waiting &&
                                  asked.question.roll->first != asked.question.roll->second;
                       }});
        for (int number = 1; number <= sides_of_a_die; ++number) {
            all.push_back({fmt::format("{} on the bar and the double {}-{}", waiting, number, number), topics,
                           [waiting, number](const Asked& asked) {
                               const Roll& roll = *asked.question.roll;
                               return on_the_bar(asked) == waiting && roll.first == number && roll.second == number;
                           }});
        }
    }
}

void add_counts(std::vector<Boundary>& all) {
    for (int count = 0; count <= moves_of_a_double; ++count) {
        all.push_back({fmt::format("At most {} hit in the turn", count), {"hitting"}, [count](const Asked& asked) {
                           return hits(asked) == count;
                       }});
        all.push_back({fmt::format("All home, at most {} borne off in the turn", count),
                       {"bearing-off"},
                       [count](const Asked& asked) {
                           return asked.question.position.mover().highest() <= sides_of_a_die &&
                                  borne_off(asked) == count;
                       }});
    }
}

void add_stacks(std::vector<Boundary>& all, int checkers) {
    for (int height = smallest_tall_stack; height <= std::max(checkers, smallest_tall_stack); ++height) {
        all.push_back({fmt::format("The turn can make a stack of {}", height),
                       {"points"},
                       [height](const Asked& asked) { return grown_stack(asked) == height; }});
    }
}

void add_numbers(std::vector<Boundary>& all, const tables::Rules& rules) {
    for (int number = 1; number <= sides_of_a_die; ++number) {
        all.push_back({fmt::format("A {} enters", number), {"bar"}, [number, &rules](const Asked& asked) {
                           return on_the_bar(asked) > 0 && has_step(rules, asked, [&](const tables::Step& step, bool) {
                                      return step.from == tables::bar && step.to == tables::bar - number;
                                  });
                       }});
        all.push_back({fmt::format("A {} hits", number), {"hitting"}, [number, &rules](const Asked& asked) {
                           return has_step(rules, asked, [&](const tables::Step& step, bool hit) {
                               return hit && step.from - step.to == number;
                           });
                       }});
        all.push_back(
            {fmt::format("A {} bears off exactly", number), {"bearing-off"}, [number, &rules](const Asked& asked) {
                 return asked.question.position.mover().highest() <= sides_of_a_die &&
                        has_step(rules, asked, [&](const tables::Step& step, bool) {
                            return step.to == tables::off && step.from == number;
                        });
             }});
    }
}

} // namespace

std::vector<Boundary> boundaries(const tables::Rules& rules) {
    std::vector<Boundary> all;
    add_bar(all);
    add_counts(all);
    add_stacks(all, rules.set().checkers());
    add_numbers(all, rules);
    return all;
}

std::vector<specs::Question> rolls_from_the_start(const tables::Rules& rules) {
    std::vector<specs::Question> all;
    for (int first = 1; first <= sides_of_a_die; ++first) {
        for (int second = 1; second <= first; ++second) {
            specs::Question question;
            question.position = rules.start(tables::Colour::white);
            question.roll = Roll{first, second};
            all.push_back(question);
        }
    }
    return all;
}

} // namespace nardcheck::conformance
