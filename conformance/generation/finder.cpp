#include "conformance/generation/finder.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "fuzz/shrink.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/executed.hpp"

namespace nardcheck::conformance {

namespace {

using specs::Answer;
using specs::Method;
using specs::Question;
using tables::Layout;

/// How many questions of a pool are read for one mutant.
constexpr std::size_t effort = 20'000;
/// How many questions are shrunk for one minimal case.
constexpr int shrunk_for_one = 4;
/// How many are looked at to find those.
constexpr int read_for_one = 60;
/// From how many checkers in play on a position looks like one of a game.
constexpr int many_checkers = 12;
/// What a wrong answer costs that another mutant gives too, and a single legal result, in checkers.
constexpr int cost_of_company = 6;
constexpr int cost_of_no_choice = 2;
constexpr int no_bound = std::numeric_limits<int>::max();

bool has_position(const Question& question) {
    return specs::form_of(question.method).has(specs::Param::position);
}

/// Whether the rule is about what surrounds the games: no turn shows its faults, so that none is looked at in vain.
bool is_around_the_games(std::string_view clause) {
    const auto topic = clause.substr(0, clause.find('/'));
    return topic == "opening" || topic == "cube" || topic == "match" || topic == "resignation";
}

int checkers_in_play(const Question& question) {
    if (!has_position(question)) {
        return 0;
    }
    const Layout& layout = question.position.layout;
    return layout.white.total() - layout.white[tables::off] + layout.black.total() - layout.black[tables::off];
}

bool has_one_result(const Answer& answer) {
    const auto* results = std::get_if<std::vector<Layout>>(&answer);
    return results != nullptr && results->size() == 1;
}

bool is_refusal(const Answer& answer) {
    const auto* check = std::get_if<specs::CheckAnswer>(&answer);
    return check != nullptr && !check->legal;
}

bool contains(const std::vector<Layout>& results, const Layout& layout) {
    return std::binary_search(results.begin(), results.end(), layout);
}

bool any(const Question& /*question*/, const Answer& /*right*/) {
    return true;
}

Question with_play(const Question& question, tables::Play play) {
    Question check = question;
    check.method = Method::check_play;
    check.play = std::move(play);
    return check;
}

} // namespace

Finder::Finder(const tables::RuleSet& set, std::uint64_t seed)
    : examiner_(set), drawn_(examiner_, Pool::Source::drawn, seed), games_(examiner_, Pool::Source::games, ~seed),
      rivals_(examiner_.mutants().size()) {}

const Asked* Finder::next(Kind kind, std::size_t mutant, const std::string& condition, Pool& pool, const Fits& fits) {
    const tables::Rules& broken = examiner_.rules_of(mutant);
    std::size_t& read = read_[{kind, mutant, condition, &pool}];
    while (read < effort) {
        const Asked& asked = pool.at(read++);
        if (fits(asked.question, asked.right) && specs::answer_to(broken, asked.question) != asked.right) {
            return &asked;
        }
    }
    return nullptr;
}

std::optional<int> Finder::cost(const Question& question, std::size_t mutant, const Fits& fits, int bound) const {
    const Answer right = examiner_.right(question);
    if (!fits(question, right)) {
        return std::nullopt;
    }
    const Answer wrong = specs::answer_to(examiner_.rules_of(mutant), question);
    if (wrong == right) {
        return std::nullopt;
    }
    // Of two that are as small, the one with White to move.
    const int black = has_position(question) && question.position.turn == tables::Colour::black ? 1 : 0;
    const int size = 2 * (checkers_in_play(question) + (has_one_result(right) ? cost_of_no_choice : 0)) + black;
    if (size >= bound) {
        return size;
    }
    // What an engine answers to a check is yes or no: no two faults differ there.
    const auto& rivals = rivals_[mutant];
    const bool unique = question.play || std::none_of(rivals.begin(), rivals.end(), [&](std::size_t rival) {
                            return specs::answer_to(examiner_.rules_of(rival), question) == wrong;
                        });
    return size + (unique ? 0 : 2 * cost_of_company);
}

std::pair<Question, int> Finder::shrink(const Question& question, std::size_t mutant, const Fits& fits) {
    const fuzz::Cost of = [&](const Question& smaller, int bound) { return cost(smaller, mutant, fits, bound); };
    if (!has_position(question)) {
        return {question, *of(question, no_bound)};
    }
    while (true) {
        Question bare = question;
        bare.cube.reset();
        const bool needs_no_cube = of(bare, no_bound).value_or(no_bound) <= *of(question, no_bound);
        const Question small = fuzz::shrunk(needs_no_cube ? bare : question, examiner_.reference(), of);
        const std::size_t known = rivals_[mutant].size();
        if (small.play || is_unique(small, mutant) || rivals_[mutant].size() == known) {
            return {small, *of(small, no_bound)};
        }
    }
}

bool Finder::is_unique(const Question& question, std::size_t mutant) {
    const auto rival = examiner_.rival_of(mutant, question, specs::answer_to(examiner_.rules_of(mutant), question));
    auto& known = rivals_[mutant];
    if (rival && std::find(known.begin(), known.end(), *rival) == known.end()) {
        known.push_back(*rival);
    }
    return !rival;
}

std::optional<Question> Finder::smallest(Kind kind, std::size_t mutant, const std::string& condition,
                                         const Fits& fits) {
    std::optional<Question> best;
    int lowest = no_bound;
    int shrunk = 0;
    for (int read = 0; read < read_for_one && shrunk < shrunk_for_one; ++read) {
        const Asked* found = next(kind, mutant, condition, drawn_, fits);
        if (found == nullptr) {
            break;
        }
        // Taking checkers away seldom makes an answer unique that was not; the first such question is a last resort.
        const bool unique = is_unique(found->question, mutant);
        if (!unique && best) {
            continue;
        }
        shrunk += unique ? 1 : 0;
        const auto [small, reached] = shrink(found->question, mutant, fits);
        if (reached < lowest) {
            best = small;
            lowest = reached;
        }
    }
    return best;
}

Draft Finder::draft(std::size_t mutant, std::vector<Question> steps) const {
    const specs::Mutant& fault = *examiner_.mutants()[mutant];
    return {std::move(steps), {std::string(fault.clause)}, "Caught here: " + std::string(fault.fault)};
}

std::optional<Draft> Finder::minimal(std::size_t mutant) {
    const auto found = smallest(Kind::minimal, mutant, "", any);
    return found ? std::optional(draft(mutant, {*found})) : std::nullopt;
}

std::optional<Draft> Finder::narrowed(std::size_t mutant, const specs::Condition& condition) {
    const Fits holds = [&](const Question& question, const Answer& /*right*/) {
        return condition.holds(question, nullptr);
    };
    const auto found = smallest(Kind::narrowed, mutant, std::string(condition.name), holds);
    return found ? std::optional(draft(mutant, {*found})) : std::nullopt;
}

std::optional<Draft> Finder::realistic(std::size_t mutant) {
    const Asked* found = is_around_the_games(examiner_.mutants()[mutant]->clause)
                             ? nullptr
                             : next(Kind::realistic, mutant, "", games_, any);
    if (found == nullptr) {
        const int many = std::min(many_checkers, examiner_.reference().set().checkers());
        found = next(Kind::realistic, mutant, "", drawn_, [&](const Question& question, const Answer& /*right*/) {
            return !has_position(question) || checkers_in_play(question) >= many;
        });
    }
    return found != nullptr ? std::optional(draft(mutant, {found->question})) : std::nullopt;
}

std::optional<Draft> Finder::checked(Kind kind, std::size_t mutant) {
    if (is_around_the_games(examiner_.mutants()[mutant]->clause)) {
        return std::nullopt;
    }
    const tables::Rules& right_rules = examiner_.reference();
    const tables::Rules& broken = examiner_.rules_of(mutant);
    const std::string_view clause = examiner_.mutants()[mutant]->clause;
    const bool wants_refusal = kind == Kind::near_miss;
    // Whatever other rule the play broke would be told by a mutant of that rule, which lets it pass.
    std::vector<std::size_t> others;
    const auto is_of_another_rule = [&](std::size_t other) { return examiner_.mutants()[other]->clause != clause; };
    const Fits fits = [&](const Question& question, const Answer& right) {
        if (is_refusal(right) != wants_refusal) {
            return false;
        }
        if (!wants_refusal) {
            return true;
        }
        const auto& play = std::get<tables::Play>(*question.play);
        const auto end = specs::carried_out(question.position, play);
        return end && !contains(tables::legal_results(right_rules, question.position, question.roll->dice()), *end) &&
               std::all_of(others.begin(), others.end(), [&](std::size_t other) {
                   return specs::answer_to(examiner_.rules_of(other), question) == right;
               });
    };
    const Fits with_dice = [](const Question& question, const Answer& /*right*/) { return question.roll.has_value(); };
    while (const Asked* found = next(kind, mutant, "", drawn_, with_dice)) {
        const Question& asked = found->question;
        const auto legal = tables::legal_results(right_rules, asked.position, asked.roll->dice());
        const auto mutated = tables::legal_results(broken, asked.position, asked.roll->dice());
        for (const tables::LegalPlay& play :
             tables::legal_plays(wants_refusal ? broken : right_rules, asked.position, asked.roll->dice())) {
            if (contains(wants_refusal ? legal : mutated, play.result)) {
                continue;
            }
            const Question check = with_play(asked, play.play);
            // Others that let the smaller play pass are asked from then on; the play has to break one rule alone.
            while (!specs::fault_in(right_rules, check) && cost(check, mutant, fits, no_bound)) {
                const Question small = shrink(check, mutant, fits).first;
                const auto caught = examiner_.caught_by(small, examiner_.right(small));
                const auto other = std::find_if(caught.begin(), caught.end(), is_of_another_rule);
                if (!wants_refusal || other == caught.end()) {
                    return draft(mutant, {small});
                }
                others.push_back(*other);
            }
        }
    }
    return std::nullopt;
}

std::optional<Draft> Finder::near_miss(std::size_t mutant) {
    return checked(Kind::near_miss, mutant);
}

std::optional<Draft> Finder::legal_play(std::size_t mutant) {
    return checked(Kind::legal_play, mutant);
}

std::optional<Draft> Finder::after_bar(std::size_t mutant) {
    const auto found = smallest(Kind::after_bar, mutant, "", any);
    if (!found) {
        return std::nullopt;
    }
    std::size_t& read = read_[{Kind::after_bar, 0, "the turn before", &drawn_}];
    for (std::size_t end = read + effort; read < end;) {
        const Question& before = drawn_.at(read++).question;
        if (before.roll && before.position.mover()[tables::bar] > 0 && before.position.turn == found->position.turn) {
            return draft(mutant, {before, *found});
        }
    }
    return std::nullopt;
}

std::vector<std::string> Finder::rarest(const std::vector<std::size_t>& mutants) {
    constexpr std::size_t sample = 300;
    constexpr std::size_t most_named = 3;
    if (caught_.empty()) {
        caught_.resize(examiner_.mutants().size());
        for (std::size_t i = 0; i < sample; ++i) {
            const Asked& asked = drawn_.at(i);
            for (const std::size_t mutant : examiner_.caught_by(asked.question, asked.right)) {
                ++caught_[mutant];
            }
        }
    }
    std::vector<std::size_t> by_rarity = mutants;
    std::stable_sort(by_rarity.begin(), by_rarity.end(),
                     [&](std::size_t one, std::size_t other) { return caught_[one] < caught_[other]; });
    std::vector<std::string> clauses;
    for (const std::size_t mutant : by_rarity) {
        const std::string clause(examiner_.mutants()[mutant]->clause);
        if (clauses.size() < most_named && std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
            clauses.push_back(clause);
        }
    }
    return clauses;
}

std::optional<Draft> Finder::self_play() {
    // Neighbouring turns of a game resemble each other.
    constexpr std::size_t stride = 13;
    std::size_t& read = read_[{Kind::self_play, 0, "", &games_}];
    while (read < effort) {
        const Asked& asked = games_.at(read);
        read += stride;
        if (const auto caught = examiner_.caught_by(asked.question, asked.right); !caught.empty()) {
            return Draft{
                {asked.question}, rarest(caught), "A turn of a game that the reference played against itself."};
        }
    }
    return std::nullopt;
}

std::optional<Draft> Finder::session() {
    std::vector<Question> turns;
    std::vector<std::size_t> caught;
    constexpr std::size_t stride = 17;
    std::size_t& read = read_[{Kind::session, 0, "", &games_}];
    while (turns.size() < 3 && read < effort) {
        const Asked& asked = games_.at(read);
        read += stride;
        if (asked.question.roll) {
            turns.push_back(asked.question);
            const auto here = examiner_.caught_by(asked.question, asked.right);
            caught.insert(caught.end(), here.begin(), here.end());
        }
    }
    if (turns.size() < 3 || caught.empty()) {
        return std::nullopt;
    }
    const Question& one = turns[0];
    const Question& other = turns[1];
    const Question& third = turns[2];
    Draft draft{{one, other, one, mirrored(other), third, mirrored(one), other, mirrored(third), one},
                rarest(caught),
                "Three turns asked in one process, repeated and interleaved, in both colours and orders of the dice."};
    return draft;
}

std::optional<Draft> Finder::asked(const Question& question, const std::string& comment) {
    const auto caught = examiner_.caught_by(question, examiner_.right(question));
    return caught.empty() ? std::nullopt : std::optional(Draft{{question}, rarest(caught), comment});
}

std::optional<Draft> Finder::boundary(const std::string& name, const std::vector<std::string>& topics,
                                      const std::function<bool(const Asked&)>& fits) {
    std::size_t& read = read_[{Kind::boundary, 0, name, &drawn_}];
    std::optional<Draft> other;
    for (const std::size_t end = std::min(read + effort / 2, 2 * effort); read < end;) {
        const Asked& asked = drawn_.at(read++);
        if (!asked.question.roll || !fits(asked)) {
            continue;
        }
        const auto caught = examiner_.caught_by(asked.question, asked.right);
        std::vector<std::size_t> wanted;
        for (const std::size_t mutant : caught) {
            const std::string_view clause = examiner_.mutants()[mutant]->clause;
            if (std::find(topics.begin(), topics.end(), clause.substr(0, clause.find('/'))) != topics.end()) {
                wanted.push_back(mutant);
            }
        }
        if (!wanted.empty()) {
            return Draft{{asked.question}, rarest(wanted), name + "."};
        }
        if (!other && !caught.empty()) {
            other = Draft{{asked.question}, rarest(caught), name + "."};
        }
    }
    return other;
}

} // namespace nardcheck::conformance
