#include "specs/generators/finished_games.hpp"
#include "specs/generators/match_play.hpp"
#include "specs/generators/positions.hpp"
#include "specs/properties/match_play.hpp"
#include "specs/properties/questions.hpp"
#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

using generators::Choices;
using tables::Cube;
using tables::Position;
using tables::Resign;
using tables::Resignation;
using tables::Rules;
using tables::RuleSet;
using tables::Side;

/// Somebody who resigns, on turn for once, and what the engine says of it; nothing where the rule set is silent.
struct Resigned {
    Position position;
    Cube cube;
    Resignation answer;

    [[nodiscard]] const Side& side() const {
        return position.mover();
    }

    [[nodiscard]] bool one_off() const {
        return side()[tables::off] > 0;
    }

    [[nodiscard]] bool caught() const {
        return checkers_between(side(), 19, tables::bar) > 0;
    }

    [[nodiscard]] bool costs(int points) const {
        return answer.points == points;
    }

    [[nodiscard]] std::string told(std::string_view fault) const {
        return specs::told(std::string(fault) + ", " + text_of(cube), position);
    }
};

std::optional<Resigned> resigned(const Rules& rules, Choices& choices) {
    Resigned resigned;
    resigned.position = generators::any_position(rules.set(), choices);
    if (choices.once_in(2)) {
        // Whoever loses a finished game, one checker of the winner short of its end.
        resigned.position.layout = generators::finished_game(rules.set(), choices);
        const bool white_lost = resigned.position.layout.black[tables::off] == rules.set().checkers();
        resigned.position.turn = white_lost ? tables::Colour::white : tables::Colour::black;
        resigned.position.opponent().add(tables::off, -1);
        resigned.position.opponent().add(tables::bar, 1);
    }
    resigned.cube = generators::cube(choices);
    const auto answer = rules.resignation(resigned.side(), resigned.cube);
    if (!answer) {
        return std::nullopt;
    }
    resigned.answer = *answer;
    return resigned;
}

/// The same where the position fixes what it costs, with the cube untouched and everything counting.
std::optional<Resigned> resigned_at_1(const Rules& rules, Choices& choices) {
    auto found = resigned(rules, choices);
    const RuleSet& set = rules.set();
    if (!found || set.resign != Resign::fixed_by_position || *set.gammon == 0 || *set.backgammon == 0) {
        return std::nullopt;
    }
    found->cube = {};
    found->answer = *rules.resignation(found->side(), found->cube);
    return found;
}

Violation resigns_as_the_rule_set_says(const Rules& rules, Choices& choices) {
    const auto one = resigned(rules, choices);
    if (!one) {
        return std::nullopt;
    }
    const bool offered = rules.set().resign == Resign::offer_refusable;
    return one->answer.points.has_value() != offered && one->answer.offers.empty() != offered
               ? std::nullopt
               : Violation(one->told(offered ? "what the resignation costs is fixed" : "it is not fixed"));
}

Violation offer_may_be_refused(const Rules& rules, Choices& choices) {
    const auto one = resigned(rules, choices);
    if (!one || one->answer.offers.empty()) {
        return std::nullopt;
    }
    return one->answer.refusable ? std::nullopt : Violation(one->told("the offer cannot be refused"));
}

Violation every_kind_that_counts_is_offered(const Rules& rules, Choices& choices) {
    const auto one = resigned(rules, choices);
    if (!one || rules.set().resign != Resign::offer_refusable) {
        return std::nullopt;
    }
    std::vector<int> expected{1};
    for (const int points : {*rules.set().gammon, *rules.set().backgammon}) {
        if (points > 0 && *rules.set().gammon > 0) {
            expected.push_back(points);
        }
    }
    return one->answer.offers == expected ? std::nullopt : Violation(one->told("not all that counts is offered"));
}

Violation one_off_resigns_a_single_game(const Rules& rules, Choices& choices) {
    const auto one = resigned_at_1(rules, choices);
    return one && one->one_off() && !one->costs(1) ? Violation(one->told("more than 1 with a checker off"))
                                                   : std::nullopt;
}

Violation none_off_resigns_more_than_a_single_game(const Rules& rules, Choices& choices) {
    const auto one = resigned_at_1(rules, choices);
    return one && !one->one_off() && one->costs(1) ? Violation(one->told("1 with no checker off")) : std::nullopt;
}

Violation caught_with_none_off_resigns_koks(const Rules& rules, Choices& choices) {
    const auto one = resigned_at_1(rules, choices);
    if (!one || one->one_off()) {
        return std::nullopt;
    }
    return one->costs(3) == one->caught() ? std::nullopt
                                          : Violation(one->told("not 3 with one caught, or 3 with none"));
}

Violation a_checker_off_is_looked_for_first(const Rules& rules, Choices& choices) {
    const auto one = resigned_at_1(rules, choices);
    if (!one) {
        return std::nullopt;
    }
    const int points = one->one_off() ? 1 : one->caught() ? 3 : 2;
    return one->costs(points) ? std::nullopt
                              : Violation(one->told("not " + std::to_string(points) + " by the position"));
}

Violation resignation_is_multiplied(const Rules& rules, Choices& choices) {
    const auto one = resigned(rules, choices);
    if (!one || rules.set().resign != Resign::fixed_by_position || !one->answer.points) {
        return std::nullopt;
    }
    const auto at_1 = rules.resignation(one->side(), Cube());
    const bool is_a_kind =
        at_1->points == 1 || at_1->points == rules.set().gammon || at_1->points == rules.set().backgammon;
    return is_a_kind && *one->answer.points == *at_1->points * one->cube.value
               ? std::nullopt
               : Violation(one->told("not the points of the position times the cube"));
}

} // namespace

std::vector<Property> resignation_properties() {
    return {
        {"resigns-as-the-rule-set-says", "resignation/offered", resigns_as_the_rule_set_says},
        {"offer-may-be-refused", "resignation/refusable", offer_may_be_refused},
        {"every-kind-that-counts-is-offered", "resignation/offers", every_kind_that_counts_is_offered},
        {"one-off-resigns-a-single-game", "resignation/one-off", one_off_resigns_a_single_game},
        {"none-off-resigns-more-than-a-single-game", "resignation/one-off", none_off_resigns_more_than_a_single_game},
        {"caught-with-none-off-resigns-koks", "resignation/caught", caught_with_none_off_resigns_koks},
        {"a-checker-off-is-looked-for-first", "resignation/order", a_checker_off_is_looked_for_first},
        {"resignation-is-multiplied", "resignation/times-cube", resignation_is_multiplied},
    };
}

} // namespace nardcheck::specs
