#include "specs/diagnosis/likeness.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>

namespace nardcheck::specs {

namespace {

using tables::Layout;
using Layouts = std::vector<Layout>;

/// Two sets of deviations, counted.
struct Overlap {
    std::size_t common = 0;
    std::size_t all = 0;

    void add(bool in_one, bool in_other, bool alike) {
        common += in_one && in_other && alike ? 1U : 0U;
        all += (in_one ? 1U : 0U) + (in_other ? 1U : 0U) - (in_one && in_other && alike ? 1U : 0U);
    }

    void add(const Layouts& one, const Layouts& other) {
        Layouts shared;
        std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(shared));
        common += shared.size();
        all += one.size() + other.size() - shared.size();
    }

    [[nodiscard]] double share() const {
        return all == 0 ? 0 : static_cast<double>(common) / static_cast<double>(all);
    }
};

/// What is in `these` and not in `those`; both are sorted, and a result that is there once more often counts.
Layouts without(const Layouts& these, const Layouts& those) {
    Layouts rest;
    std::set_difference(these.begin(), these.end(), those.begin(), those.end(), std::back_inserter(rest));
    return rest;
}

double likeness(const Layouts& right, const Layouts& given, const Layouts& candidate) {
    Overlap overlap;
    overlap.add(without(right, given), without(right, candidate));
    overlap.add(without(given, right), without(candidate, right));
    return overlap.share();
}

double likeness_of_choices(const Layouts& right, const Layouts& given, const Layouts& candidate) {
    const bool is_wrong = without(given, right).size() == given.size();
    return !given.empty() && is_wrong && without(given, candidate).empty() ? 1 : 0;
}

/// Counts one part of an answer as a deviation of each side that does not have the right value.
template <typename Part>
void add_part(Overlap& overlap, const Part& right, const Part& given, const Part& candidate) {
    overlap.add(given != right, candidate != right, given == candidate);
}

double likeness(const CheckAnswer& right, const CheckAnswer& given, const CheckAnswer& candidate) {
    Overlap overlap;
    add_part(overlap, right.legal, given.legal, candidate.legal);
    add_part(overlap, right.result, given.result, candidate.result);
    return overlap.share();
}

double likeness(const tables::Outcome& right, const tables::Outcome& given, const tables::Outcome& candidate) {
    using Winner = std::optional<tables::Colour>;
    const auto winner = [](const tables::Outcome& outcome) { return outcome ? Winner(outcome->winner) : Winner(); };
    Overlap overlap;
    add_part(overlap, winner(right), winner(given), winner(candidate));
    if (given && candidate) {
        const tables::Win none;
        const tables::Win& win = right ? *right : none;
        if (given->kind && candidate->kind) {
            add_part(overlap, win.kind, given->kind, candidate->kind);
        }
        if (given->points && candidate->points) {
            add_part(overlap, win.points, given->points, candidate->points);
        }
    }
    return overlap.share();
}

double likeness(const StartAnswer& right, const StartAnswer& given, const StartAnswer& candidate) {
    Overlap overlap;
    for (const tables::Colour colour : {tables::Colour::white, tables::Colour::black}) {
        for (int place = tables::off; place <= tables::bar; ++place) {
            const auto checkers = [&](const StartAnswer& answer) { return answer.layout.of(colour)[place]; };
            add_part(overlap, checkers(right), checkers(given), checkers(candidate));
        }
    }
    return overlap.share();
}

double likeness(const tables::Opening& right, const tables::Opening& given, const tables::Opening& candidate) {
    Overlap overlap;
    add_part(overlap, right.starts, given.starts, candidate.starts);
    add_part(overlap, right.dice, given.dice, candidate.dice);
    add_part(overlap, right.cube, given.cube, candidate.cube);
    return overlap.share();
}

double likeness(const MayDoubleAnswer& right, const MayDoubleAnswer& given, const MayDoubleAnswer& candidate) {
    Overlap overlap;
    add_part(overlap, right, given, candidate);
    return overlap.share();
}

/// Two numbers and two players, of which a cube or a won game says one each.
struct DoubledParts {
    explicit DoubledParts(const tables::Doubled& doubled) {
        if (const auto* cube = std::get_if<tables::Cube>(&doubled)) {
            value = cube->value;
            owner = cube->owner;
        } else {
            const auto& game = std::get<tables::GameWon>(doubled);
            winner = game.winner;
            points = game.points;
        }
    }

    std::optional<int> value;
    std::optional<std::optional<tables::Colour>> owner;
    std::optional<tables::Colour> winner;
    std::optional<int> points;
};

double likeness(const tables::Doubled& right, const tables::Doubled& given, const tables::Doubled& candidate) {
    const DoubledParts truth(right);
    const DoubledParts one(given);
    const DoubledParts other(candidate);
    Overlap overlap;
    add_part(overlap, truth.value, one.value, other.value);
    add_part(overlap, truth.owner, one.owner, other.owner);
    add_part(overlap, truth.winner, one.winner, other.winner);
    add_part(overlap, truth.points, one.points, other.points);
    return overlap.share();
}

double likeness(const tables::Resignation& right, const tables::Resignation& given,
                const tables::Resignation& candidate) {
    Overlap overlap;
    add_part(overlap, right.points, given.points, candidate.points);
    add_part(overlap, right.offers, given.offers, candidate.offers);
    add_part(overlap, right.refusable, given.refusable, candidate.refusable);
    return overlap.share();
}

double likeness(const tables::Standing& right, const tables::Standing& given, const tables::Standing& candidate) {
    Overlap overlap;
    add_part(overlap, right.score.white, given.score.white, candidate.score.white);
    add_part(overlap, right.score.black, given.score.black, candidate.score.black);
    if (right.crawford) {
        add_part(overlap, right.crawford, given.crawford, candidate.crawford);
    }
    add_part(overlap, right.winner, given.winner, candidate.winner);
    return overlap.share();
}

template <typename Form>
double likeness_of(const Answer& right, const Answer& given, const Answer& candidate) {
    return likeness(std::get<Form>(right), std::get<Form>(given), std::get<Form>(candidate));
}

} // namespace

double likeness(Method method, const Answer& right, const Answer& given, const Answer& candidate) {
    switch (method) {
    case Method::check_play:
        return likeness_of<CheckAnswer>(right, given, candidate);
    case Method::choose_play:
        return likeness_of_choices(std::get<Layouts>(right), std::get<Layouts>(given), std::get<Layouts>(candidate));
    case Method::outcome:
        return likeness_of<tables::Outcome>(right, given, candidate);
    case Method::start:
        return likeness_of<StartAnswer>(right, given, candidate);
    case Method::opening:
        return likeness_of<tables::Opening>(right, given, candidate);
    case Method::may_double:
        return likeness_of<MayDoubleAnswer>(right, given, candidate);
    case Method::doubling:
        return likeness_of<tables::Doubled>(right, given, candidate);
    case Method::resign:
        return likeness_of<tables::Resignation>(right, given, candidate);
    case Method::match:
        return likeness_of<tables::Standing>(right, given, candidate);
    case Method::legal_plays:
        break;
    }
    return likeness_of<Layouts>(right, given, candidate);
}

} // namespace nardcheck::specs
