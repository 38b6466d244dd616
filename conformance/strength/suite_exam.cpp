#include "conformance/strength/suite_exam.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace nardcheck::conformance {

namespace {

bool is_of_turns_or_start(specs::Method method) {
    return method == specs::Method::legal_plays || method == specs::Method::check_play ||
           method == specs::Method::choose_play || method == specs::Method::start;
}

/// With what other methods ask of taken from another rule set.
void take_match_play(tables::RuleSet& set, const tables::RuleSet& from) {
    set.opening = from.opening;
    set.tie = from.tie;
    set.auto_doubles = from.auto_doubles;
    set.cube = from.cube;
    set.cube_cap = from.cube_cap;
    set.cube_in_one_point_match = from.cube_in_one_point_match;
    set.crawford = from.crawford;
    set.match_lengths = from.match_lengths;
    set.resign = from.resign;
}

/// Whether the two rule sets are one to a question of this method: all that no question shows is the id, only start
/// shows the start, what a game is worth shows in none about turns, and what surrounds the games in those about it.
bool are_one(const tables::RuleSet& a, const tables::RuleSet& b, specs::Method method) {
    tables::RuleSet like_b = a;
    like_b.id = b.id;
    if (method != specs::Method::start && a.checkers() == b.checkers()) {
        like_b.start = b.start;
    }
    if (is_of_turns_or_start(method) || method == specs::Method::outcome) {
        take_match_play(like_b, b);
    }
    if (is_of_turns_or_start(method)) {
        like_b.gammon = b.gammon;
        like_b.backgammon = b.backgammon;
        like_b.jacoby = b.jacoby;
    }
    return like_b == b;
}

/// Numbers the steps of units; equal ones get the same number.
class Numbering {
  public:
    std::size_t number_of(const Unit& unit, std::size_t step) {
        const CaseStep& asked = unit.steps[step];
        const tables::RuleSet* set = put_under(unit.ruleset->set, asked.question.method);
        const auto [entry, is_new] =
            numbers_.try_emplace(std::tuple(unit.golden, step, unit.mirrored, set), questions_.size());
        if (is_new) {
            questions_.push_back(
                {{set, &asked.question, &asked.expect}, step > 0 ? &unit.steps[step - 1].question : nullptr});
        }
        return entry->second;
    }

    [[nodiscard]] const std::vector<ExamQuestion>& questions() const noexcept {
        return questions_;
    }

  private:
    /// The first rule set that is one with this.
    const tables::RuleSet* put_under(const tables::RuleSet& set, specs::Method method) {
        for (const tables::RuleSet* earlier : sets_) {
            if (are_one(*earlier, set, method)) {
                return earlier;
            }
        }
        sets_.push_back(&set);
        return &set;
    }

    std::vector<const tables::RuleSet*> sets_;
    /// Looked up, never gone through.
    std::map<std::tuple<const Case*, std::size_t, bool, const tables::RuleSet*>, std::size_t> numbers_;
    std::vector<ExamQuestion> questions_;
};

std::vector<ExamQuestion> numbered(const std::vector<Unit>& units, std::vector<ExaminedUnit>& examined) {
    Numbering numbering;
    for (const Unit& unit : units) {
        ExaminedUnit& one = examined.emplace_back();
        one.unit = &unit;
        for (std::size_t step = 0; step < unit.steps.size(); ++step) {
            one.questions.push_back(numbering.number_of(unit, step));
        }
    }
    return numbering.questions();
}

} // namespace

SuiteExam::SuiteExam(const std::vector<Unit>& units) : exam_(numbered(units, units_)) {}

std::vector<ExaminedUnit> SuiteExam::units_of(const std::string& ruleset, Tier tier) const {
    std::vector<ExaminedUnit> chosen;
    std::copy_if(units_.begin(), units_.end(), std::back_inserter(chosen), [&](const ExaminedUnit& one) {
        return one.unit->ruleset->id() == ruleset && one.unit->golden->tier <= tier;
    });
    return chosen;
}

} // namespace nardcheck::conformance
