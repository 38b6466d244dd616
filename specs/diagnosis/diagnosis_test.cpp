// What the diagnosis says of engines whose faults are known: mutants and house rules, whole, under a condition, and two
// at once; and of answers that nothing explains.

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/notation/literal.hpp"
#include "reference/tables/legal_plays.hpp"
#include "reference/tables/ruleset.hpp"
#include "specs/diagnosis/answer_table.hpp"
#include "specs/diagnosis/candidate.hpp"
#include "specs/diagnosis/diagnosis.hpp"
#include "specs/diagnosis/likeness.hpp"
#include "specs/generators/questions.hpp"
#include "specs/mutants/pair.hpp"

namespace nardcheck::specs {

namespace {

using tables::Layout;
using tables::Rules;
using tables::RuleSet;
using Layouts = std::vector<Layout>;

/// Drawn questions of some rule sets with their right answers, each asked in both colours.
class Examination {
  public:
    Examination() {
        for (const RuleSet& set : tables::built_in_rulesets()) {
            generators::SeededChoices choices(7);
            const Rules rules(set);
            for (int i = 0; i < (set.checkers() > 3 ? 200 : 300); ++i) {
                add(rules, set, generators::any_turn(rules, choices));
                add(rules, set, generators::any_outcome(rules, choices));
            }
            for (int i = 0; i < 600; ++i) {
                if (const auto question = generators::any_match_play(rules, choices)) {
                    add(rules, set, *question);
                }
            }
            Question start;
            start.method = Method::start;
            add(rules, set, start);
        }
        std::vector<Asked> asked;
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            asked.push_back({sets_[i], &questions_[i], &right_[i]});
        }
        table_ = std::make_unique<AnswerTable>(std::move(asked));
    }

    [[nodiscard]] AnswerTable& table() {
        return *table_;
    }

    /// What an engine is seen to answer; `answers` is given a rule set and a question.
    [[nodiscard]] std::vector<Seen> seen(const std::function<Answer(const RuleSet&, const Question&)>& answers) {
        std::vector<Seen> seen;
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            seen.push_back({i, table_->id_of(i, answers(*sets_[i], questions_[i])), nullptr});
        }
        return seen;
    }

    [[nodiscard]] std::vector<Seen> seen_of(const Candidate& candidate) {
        std::vector<Seen> seen;
        const auto number = static_cast<std::size_t>(&candidate - candidates().data());
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            seen.push_back({i, table_->answer_of(number, i), nullptr});
        }
        return seen;
    }

  private:
    void add(const Rules& rules, const RuleSet& set, const Question& question) {
        for (const Question& one : {question, mirrored(question)}) {
            sets_.push_back(&set);
            questions_.push_back(one);
            right_.push_back(answer_to(rules, one));
        }
    }

    std::vector<const RuleSet*> sets_;
    std::deque<Question> questions_;
    std::deque<Answer> right_;
    std::unique_ptr<AnswerTable> table_;
};

Examination& examination() {
    static Examination all;
    return all;
}

const Candidate& candidate_named(const std::string& name) {
    const auto& all = candidates();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name() == name; });
    EXPECT_NE(found, all.end()) << name;
    return *found;
}

std::vector<std::string> names_in(const Diagnosis& diagnosis) {
    std::vector<std::string> names;
    for (const Cause& cause : diagnosis.causes) {
        names.push_back(cause.candidate->name());
    }
    return names;
}

bool answer_alike(const Candidate& one, const Candidate& other) {
    const auto given = [](const Candidate& candidate) {
        std::vector<AnswerId> answers;
        for (const Seen& seen : examination().seen_of(candidate)) {
            answers.push_back(seen.given);
        }
        return answers;
    };
    return given(one) == given(other);
}

/// One question of hypergammon and what is observed there.
struct Scene {
    Scene(Method method, const char* position, Roll roll) {
        question.method = method;
        question.position = notation::position_from_literal(position, 3);
        if (method != Method::outcome) {
            question.roll = roll;
        }
        right = answer_to(Rules(set), question);
    }

    [[nodiscard]] Diagnosis diagnosis_of(const Answer& given) const {
        return diagnose({{&set, &question, nullptr, &right, &given}});
    }

    const RuleSet& set = *tables::find_ruleset("hypergammon");
    Question question;
    Answer right;
};

/// A position of hypergammon with two results, in which the smaller number alone may not be played.
Scene larger_die(Method method) {
    return {method, "X 24:1 / O 12:2", {5, 6}};
}

} // namespace

TEST(Diagnosis, names_every_mutant_and_house_rule_or_one_that_answers_alike) {
    for (const Candidate& candidate : candidates()) {
        const Diagnosis diagnosis = diagnose(examination().table(), examination().seen_of(candidate));
        if (diagnosis.failures == 0) {
            EXPECT_EQ(candidate.mutant, nullptr) << candidate.name() << " is right everywhere";
            continue;
        }
        ASSERT_EQ(diagnosis.causes.size(), 1U) << candidate.name();
        const Cause& cause = diagnosis.causes.front();
        EXPECT_TRUE(cause.candidate == &candidate || answer_alike(*cause.candidate, candidate))
            << candidate.name() << " is taken for " << cause.candidate->name();
        EXPECT_LE(cause.candidate, &candidate) << candidate.name() << ": of equals the first is named";
        EXPECT_EQ(cause.explained, diagnosis.failures);
        EXPECT_DOUBLE_EQ(cause.score, 1);
        EXPECT_EQ(cause.only_where, nullptr) << candidate.name();
        EXPECT_FALSE(diagnosis.is_weak());
        // Advice to change the rule set would be wrong where a fault explains all as well.
        const bool is_house_rule = cause.candidate->mutant == nullptr && cause.or_else.empty();
        EXPECT_EQ(diagnosis.house_rule(), is_house_rule ? cause.candidate : nullptr);
    }
}

// One failure that many faults would explain: the first is named, and the others are not kept back.
TEST(Diagnosis, tells_what_else_would_explain_the_same) {
    Question question;
    question.method = Method::check_play;
    question.position = notation::position_from_literal("X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5", 15);
    question.roll = Roll{6, 5};
    question.play = tables::Play{{24, 18}, {18, 13}};
    const tables::RuleSet& set = *tables::find_ruleset("backgammon");
    const Answer right = answer_to(tables::Rules(set), question);
    const Answer refused = CheckAnswer{};
    const Diagnosis diagnosis = diagnose({{&set, &question, nullptr, &right, &refused}});
    ASSERT_EQ(diagnosis.causes.size(), 1U);
    EXPECT_GT(diagnosis.causes.front().or_else.size(), 3U);
    EXPECT_EQ(diagnosis.house_rule(), nullptr);
}

// An engine that refuses every play has none of the faults that refuse this one: it would list plays wrongly as well.
TEST(Diagnosis, names_nothing_that_the_right_answers_contradict) {
    const tables::RuleSet& set = *tables::find_ruleset("backgammon");
    std::vector<Question> questions;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second < first; ++second) {
            Question list;
            list.position = tables::Rules(set).start(tables::Colour::white);
            list.roll = Roll{first, second};
            questions.push_back(list);
        }
    }
    Question check = questions.front();
    check.method = Method::check_play;
    check.play = tables::legal_plays(tables::Rules(set), check.position, check.roll->dice()).front().play;
    std::vector<Answer> right;
    for (const Question& question : questions) {
        right.push_back(answer_to(tables::Rules(set), question));
    }
    const Answer allowed = answer_to(tables::Rules(set), check);
    const Answer refused = CheckAnswer{};
    std::vector<Observation> seen{{&set, &check, nullptr, &allowed, &refused}};
    for (std::size_t i = 0; i < questions.size(); ++i) {
        seen.push_back({&set, &questions[i], nullptr, &right[i], nullptr});
    }
    for (const Cause& cause : diagnose(seen).causes) {
        EXPECT_TRUE(cause.only_where != nullptr && cause.only_where->name == "check-play") << cause.candidate->name();
    }
}

TEST(Diagnosis, names_the_condition_under_which_alone_a_fault_shows) {
    const Mutant& mutant = *find_mutant("no-passing-over-opponents");
    for (const Condition& condition : conditions()) {
        const auto seen = examination().seen([&](const RuleSet& set, const Question& question) {
            return condition.holds(question, nullptr) ? answer_to(*mutant.make(set), question)
                                                      : answer_to(Rules(set), question);
        });
        const Diagnosis diagnosis = diagnose(examination().table(), seen);
        if (condition.name == "after-a-bar-turn") {
            EXPECT_EQ(diagnosis.failures, 0U) << "nothing is asked before";
            continue;
        }
        ASSERT_THAT(names_in(diagnosis), testing::ElementsAre(mutant.name)) << condition.name;
        ASSERT_NE(diagnosis.causes.front().only_where, nullptr) << condition.name;
        EXPECT_EQ(diagnosis.causes.front().only_where->name, condition.name);
        EXPECT_LT(diagnosis.causes.front().score, 1) << condition.name;
    }
}

TEST(Diagnosis, looks_at_what_was_asked_before) {
    const Mutant* mutant = find_mutant("larger-die-ignored");
    const Scene scene = larger_die(Method::legal_plays);
    const Answer wrong = answer_to(*mutant->make(scene.set), scene.question);
    const Question bar_turn = Scene(Method::legal_plays, "X bar:1 8:1 / O 6:2", {6, 5}).question;
    const Diagnosis diagnosis = diagnose({{&scene.set, &scene.question, &bar_turn, &scene.right, &wrong},
                                          {&scene.set, &scene.question, nullptr, &scene.right, nullptr}});
    ASSERT_THAT(names_in(diagnosis), testing::ElementsAre("larger-die-ignored"));
    ASSERT_NE(diagnosis.causes.front().only_where, nullptr);
    EXPECT_EQ(diagnosis.causes.front().only_where->name, "after-a-bar-turn");
}

TEST(Diagnosis, names_two_faults_at_once) {
    const auto& one = *find_mutant("larger-die-ignored");
    const auto& other = *find_mutant("others-move-with-a-checker-on-the-bar");
    const auto seen = examination().seen(
        [&](const RuleSet& set, const Question& question) { return answer_to(*pair_of(one, other, set), question); });
    EXPECT_THAT(names_in(diagnose(examination().table(), seen)), testing::IsSupersetOf({one.name, other.name}));
}

TEST(Diagnosis, says_that_none_fits_what_no_candidate_answers) {
    const Scene scene = larger_die(Method::legal_plays);
    const Answer nonsense = Layouts{Layout{}};
    const Diagnosis diagnosis = scene.diagnosis_of(nonsense);
    EXPECT_EQ(diagnosis.failures, 1U);
    EXPECT_THAT(diagnosis.causes, testing::IsEmpty());
    EXPECT_TRUE(diagnosis.is_weak());
    EXPECT_EQ(diagnosis.house_rule(), nullptr);
}

TEST(Diagnosis, is_weak_where_it_explains_less_than_half_of_the_failures) {
    const Scene scene = larger_die(Method::legal_plays);
    const Answer wrong = answer_to(*find_mutant("larger-die-ignored")->make(scene.set), scene.question);
    const Answer nonsense = Layouts{Layout{}};
    const Observation understood{&scene.set, &scene.question, nullptr, &scene.right, &wrong};
    // Where the fault does not show, nonsense says nothing against it.
    const Scene elsewhere(Method::legal_plays, "X bar:1 8:1 / O 6:2", {6, 5});
    const Observation strange{&scene.set, &elsewhere.question, nullptr, &elsewhere.right, &nonsense};
    EXPECT_FALSE(diagnose({understood, strange}).is_weak());
    const Diagnosis weak = diagnose({understood, strange, strange});
    EXPECT_EQ(weak.explained(), 1U);
    EXPECT_TRUE(weak.is_weak());
}

TEST(Diagnosis, of_no_failures_names_nothing) {
    const Diagnosis diagnosis = diagnose(std::vector<Observation>());
    EXPECT_EQ(diagnosis.failures, 0U);
    EXPECT_FALSE(diagnosis.is_weak());
}

TEST(Diagnosis, finds_the_chosen_result_among_those_of_the_candidate) {
    const Scene scene = larger_die(Method::choose_play);
    const Answer all = answer_to(*find_mutant("larger-die-ignored")->make(scene.set), scene.question);
    const auto& right = std::get<Layouts>(scene.right);
    for (const Layout& result : std::get<Layouts>(all)) {
        const Answer chosen = Layouts{result};
        if (!std::binary_search(right.begin(), right.end(), result)) {
            const Diagnosis diagnosis = scene.diagnosis_of(chosen);
            ASSERT_EQ(diagnosis.explained(), 1U);
            const Answer named = answer_to(*diagnosis.causes.front().candidate->make(scene.set), scene.question);
            EXPECT_THAT(std::get<Layouts>(named), testing::Contains(result));
        }
    }
    EXPECT_THAT(scene.diagnosis_of(Layouts{Layout{}}).causes, testing::IsEmpty());
}

TEST(Diagnosis, does_not_hold_a_lucky_choice_against_a_candidate) {
    const Scene asked_for_all = larger_die(Method::legal_plays);
    const Scene asked_for_one = larger_die(Method::choose_play);
    const Answer wrong = answer_to(*find_mutant("larger-die-ignored")->make(asked_for_all.set), asked_for_all.question);
    const Diagnosis diagnosis =
        diagnose({{&asked_for_all.set, &asked_for_all.question, nullptr, &asked_for_all.right, &wrong},
                  {&asked_for_one.set, &asked_for_one.question, nullptr, &asked_for_one.right, nullptr}});
    ASSERT_THAT(names_in(diagnosis), testing::ElementsAre("larger-die-ignored"));
    EXPECT_DOUBLE_EQ(diagnosis.causes.front().score, 1);
}

TEST(Likeness, is_the_overlap_of_what_is_missing_and_what_is_too_much) {
    const auto layout = [](int place) {
        Layout made;
        made.white.set(place, 1);
        return made;
    };
    // In ascending order, as answers are.
    const Layout a = layout(4);
    const Layout b = layout(3);
    const Layout c = layout(2);
    const Layout d = layout(1);
    const auto like = [](const Layouts& right, const Layouts& given, const Layouts& candidate) {
        return likeness(Method::legal_plays, right, given, candidate);
    };
    EXPECT_DOUBLE_EQ(like({a, b}, {a}, {a}), 1);
    EXPECT_DOUBLE_EQ(like({a, b}, {a}, {a, b}), 0) << "the candidate is right";
    EXPECT_DOUBLE_EQ(like({a, b}, {a, c}, {a}), 0.5) << "b is missing in both, c is too much in one";
    EXPECT_DOUBLE_EQ(like({a, b}, {a, c}, {a, d}), 1.0 / 3);
    EXPECT_DOUBLE_EQ(like({a, b}, {a, b, c}, {a, b, d}), 0);
    EXPECT_DOUBLE_EQ(like({a, b}, {a, a, b}, {a, a, b}), 1) << "a result given twice is too much";
    EXPECT_DOUBLE_EQ(like({a, b}, {a, a, b}, {a, a, b, b}), 0.5);
}

TEST(Likeness, compares_of_an_outcome_what_both_say) {
    using tables::Colour;
    using tables::Kind;
    using tables::Outcome;
    using tables::Win;
    const auto like = [](const Outcome& right, const Outcome& given, const Outcome& candidate) {
        return likeness(Method::outcome, right, given, candidate);
    };
    const Outcome koks = Win{Colour::white, Kind::koks, 3};
    const Outcome mars = Win{Colour::white, Kind::mars, 2};
    EXPECT_DOUBLE_EQ(like(koks, mars, mars), 1);
    EXPECT_DOUBLE_EQ(like(koks, Win{Colour::white, {}, 2}, mars), 1) << "no kind to compare";
    EXPECT_DOUBLE_EQ(like(koks, Win{Colour::white, Kind::koks, {}}, mars), 0) << "what it says is right";
    EXPECT_DOUBLE_EQ(like(koks, Win{Colour::white, Kind::koks, 2}, mars), 0.5) << "the points of mars, not the kind";
    EXPECT_DOUBLE_EQ(like(koks, std::nullopt, std::nullopt), 1);
    EXPECT_DOUBLE_EQ(like(koks, std::nullopt, mars), 0);
}

TEST(Likeness, tells_a_refused_play_from_another_result) {
    Layout right;
    right.white.set(3, 1);
    Layout other;
    other.white.set(2, 1);
    const auto like = [](const CheckAnswer& truth, const CheckAnswer& given, const CheckAnswer& candidate) {
        return likeness(Method::check_play, truth, given, candidate);
    };
    const CheckAnswer illegal;
    EXPECT_DOUBLE_EQ(like({true, right}, illegal, illegal), 1);
    EXPECT_DOUBLE_EQ(like({true, right}, illegal, {true, other}), 0);
    EXPECT_DOUBLE_EQ(like(illegal, {true, right}, {true, other}), 1.0 / 3) << "both accept it";
}

TEST(Likeness, compares_the_parts_of_what_surrounds_the_games) {
    using tables::Colour;
    using tables::Cube;
    using tables::Dice;
    using tables::Doubled;
    using tables::GameWon;
    using tables::Opening;
    using tables::Resignation;
    using tables::Standing;
    const auto white = Colour::white;
    const auto black = Colour::black;
    const Opening white_starts{white, Dice(5, 3), {}};
    const Opening black_starts{black, Dice(5, 3), {}};
    const Opening with_a_double{black, Dice(5, 5), {}};
    EXPECT_DOUBLE_EQ(likeness(Method::opening, white_starts, black_starts, black_starts), 1);
    EXPECT_DOUBLE_EQ(likeness(Method::opening, white_starts, black_starts, with_a_double), 0.5);
    EXPECT_DOUBLE_EQ(likeness(Method::opening, white_starts, black_starts, white_starts), 0);

    const MayDoubleAnswer yes{true};
    const MayDoubleAnswer no{false};
    EXPECT_DOUBLE_EQ(likeness(Method::may_double, yes, no, no), 1);
    EXPECT_DOUBLE_EQ(likeness(Method::may_double, yes, no, yes), 0);

    const Doubled four = Cube{4, black};
    const auto like_cube = [&](const Doubled& given, const Doubled& candidate) {
        return likeness(Method::doubling, four, given, candidate);
    };
    EXPECT_DOUBLE_EQ(like_cube(Cube{2, white}, Cube{2, white}), 1);
    EXPECT_DOUBLE_EQ(like_cube(Cube{2, white}, Cube{2, black}), 0.5) << "the value, not the owner";
    EXPECT_DOUBLE_EQ(like_cube(Cube{2, white}, Cube{8, black}), 0);
    EXPECT_DOUBLE_EQ(like_cube(GameWon{white, 2}, GameWon{white, 4}), 3.0 / 5) << "no cube in both, and the winner";
    const Doubled dropped = GameWon{white, 2};
    EXPECT_DOUBLE_EQ(likeness(Method::doubling, dropped, Doubled(GameWon{black, 4}), Doubled(GameWon{white, 4})), 0.5);

    const Resignation offered{{}, {1, 2, 3}, true};
    EXPECT_DOUBLE_EQ(likeness(Method::resign, offered, Resignation{{}, {1}, false}, Resignation{{}, {1}, true}), 0.5);
    EXPECT_DOUBLE_EQ(
        likeness(Method::resign, Resignation{4, {}, false}, Resignation{2, {}, false}, Resignation{2, {}, false}), 1);

    const Standing won{{7, 2}, false, white};
    EXPECT_DOUBLE_EQ(likeness(Method::match, won, Standing{{9, 2}, false, {}}, Standing{{9, 2}, false, white}), 0.5);
    EXPECT_DOUBLE_EQ(likeness(Method::match, won, Standing{{7, 2}, true, {}}, Standing{{7, 2}, true, {}}), 1);
    const Standing says_nothing_of_it{{7, 2}, {}, white};
    EXPECT_DOUBLE_EQ(
        likeness(Method::match, says_nothing_of_it, Standing{{8, 2}, {}, white}, Standing{{8, 2}, true, white}), 1)
        << "what is open is not compared";
}

TEST(Candidates, are_house_rules_first_and_never_a_rule_set_s_own) {
    const auto& all = candidates();
    EXPECT_EQ(all.front().mutant, nullptr);
    EXPECT_TRUE(std::is_partitioned(all.begin(), all.end(), [](const auto& one) { return one.mutant == nullptr; }));
    const RuleSet& hyper = *tables::find_ruleset("hypergammon");
    const auto is_had = [&](const std::string& name, const RuleSet& set) {
        return candidate_named(name).make(set) != nullptr;
    };
    EXPECT_TRUE(is_had("max_per_point=2", hyper));
    EXPECT_FALSE(is_had("max_per_point=3", hyper)) << "there are no more checkers";
    EXPECT_FALSE(is_had("max_per_point=none", hyper)) << "the rule set has it itself";
    EXPECT_TRUE(is_had("gammon=0", hyper));
    EXPECT_TRUE(is_had("cube=money", hyper));
    EXPECT_FALSE(is_had("crawford=no", hyper)) << "it leaves that open";
    EXPECT_TRUE(is_had("crawford=no", *tables::find_ruleset("backgammon")));
    EXPECT_FALSE(is_had("gammon=0", *tables::find_ruleset("hyper-short-nardy"))) << "it does not score";
    RuleSet half_scored = hyper;
    half_scored.backgammon.reset();
    EXPECT_FALSE(is_had("backgammon=3", half_scored)) << "it does not score either";
    EXPECT_FALSE(std::any_of(all.begin(), all.end(), [](const auto& one) {
        return one.field == "start" || one.field == "match_lengths" || one.value == "unspecified" ||
               (one.mutant != nullptr && one.mutant->equivalent);
    }));
}

} // namespace nardcheck::specs
