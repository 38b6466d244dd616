#include "reference/tables/legal_plays.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "reference/tables/distinct_turns.hpp"

namespace nardcheck::tables {

namespace {

/// All turns that begin with this roll, whether they may end there or not.
class TurnTree {
  public:
    TurnTree(const Rules& rules, const Position& position, Dice dice) : rules_(rules), numbers_(rules.numbers(dice)) {
        Turn first;
        first.position = position;
        first.left = numbers_;
        played_[0].add(first);
        // Each move leaves fewer numbers to play, so what it leads to is added further on, never where we are.
        for (const DistinctTurns& turns : played_) {
            for (const Turn& turn : turns.all()) {
                continue_from(turn);
            }
        }
    }

    /// Calls `use` with each turn that the rules allow to end where it is.
    template <typename Use>
    void for_each_legal(Use use) const {
        const int most = most_numbers();
        for_each([&](const Turn& turn) {
            if (may_end(turn, most)) {
                use(turn);
            }
        });
    }

    [[nodiscard]] bool may_end(const Turn& turn) const {
        return may_end(turn, most_numbers());
    }

    template <typename Use>
    void for_each(Use use) const {
        for (const DistinctTurns& turns : played_) {
            for (const Turn& turn : turns.all()) {
                use(turn);
            }
        }
    }

  private:
    void continue_from(const Turn& turn) {
        moves_.clear();
        rules_.moves(turn, moves_);
        for (const Move& move : moves_) {
            const Turn next = rules_.after(turn, move);
            played_[static_cast<std::size_t>(numbers_.size() - next.left.size())].add(next);
        }
    }

    [[nodiscard]] bool may_end(const Turn& turn, int most) const {
        return rules_.may_end(turn, most, numbers_.size()) && keeps_larger_die(turn, most);
    }

    [[nodiscard]] int most_numbers() const {
        int most = numbers_.size();
        while (most > 0 && played_[static_cast<std::size_t>(most)].all().empty()) {
            --most;
        }
        // Where no number may be played alone, none can be played at all. The reference always lets one of them be
        // played; rules that override it may not.
        const auto& alone = played_[1].all();
        const auto may_be_left = [&](const Turn& turn) { return keeps_larger_die(turn, most); };
        return most == 1 && std::none_of(alone.begin(), alone.end(), may_be_left) ? 0 : most;
    }

    /// The choice between two different numbers of which only one can be played.
    [[nodiscard]] bool keeps_larger_die(const Turn& turn, int most) const {
        if (most != 1 || numbers_.size() != 2 || turn.left.size() != 1) {
            return true;
        }
        const int other = turn.left[0];
        const int number = numbers_.without(other)[0];
        // Between equal numbers there is no choice; only rules that play a double twice come here.
        if (number == other) {
            return true;
        }
        const auto& alone = played_[1].all();
        const bool other_playable =
            std::any_of(alone.begin(), alone.end(), [&](const Turn& one) { return one.left.contains(number); });
        return rules_.may_play_alone(number, other, other_playable);
    }

    const Rules& rules_;
    Numbers numbers_;
    std::array<DistinctTurns, 5> played_;
    std::vector<Move> moves_;
};

void keep_one_a_result(std::vector<LegalPlay>& plays) {
    std::stable_sort(plays.begin(), plays.end(),
                     [](const LegalPlay& a, const LegalPlay& b) { return a.result < b.result; });
    const auto same = [](const LegalPlay& a, const LegalPlay& b) { return a.result == b.result; };
    plays.erase(std::unique(plays.begin(), plays.end(), same), plays.end());
}

/// Follows given steps, one number each, and collects where they lead.
void follow(const Rules& rules, const Turn& turn, const Play& play, std::vector<Turn>& ends) {
    if (turn.steps_made == play.size()) {
        ends.push_back(turn);
        return;
    }
    std::vector<Move> moves;
    rules.moves(turn, moves);
    for (const Move& move : moves) {
        if (move.step == play[turn.steps_made]) {
            follow(rules, rules.after(turn, move), play, ends);
        }
    }
}

std::vector<Turn> ends_of(const Rules& rules, const Position& position, Dice dice, const Play& play) {
    Turn first;
    first.position = position;
    first.left = rules.numbers(dice);
    std::vector<Turn> ends;
    if (play.size() <= static_cast<std::size_t>(first.left.size())) {
        follow(rules, first, play, ends);
    }
    return ends;
}

} // namespace

std::vector<Layout> legal_results(const Rules& rules, const Position& position, Dice dice) {
    std::vector<Layout> results;
    TurnTree(rules, position, dice).for_each_legal([&](const Turn& turn) { results.push_back(turn.position.layout); });
    rules.keep_each_once(results);
    return results;
}

std::vector<LegalPlay> legal_plays(const Rules& rules, const Position& position, Dice dice) {
    std::vector<LegalPlay> plays;
    TurnTree(rules, position, dice).for_each_legal([&](const Turn& turn) {
        plays.push_back({turn.position.layout, turn.play()});
    });
    keep_one_a_result(plays);
    return plays;
}

std::vector<LegalPlay> plays_step_by_step(const Rules& rules, const Position& position, Dice dice) {
    std::vector<LegalPlay> plays;
    TurnTree(rules, position, dice).for_each([&](const Turn& turn) {
        plays.push_back({turn.position.layout, turn.play()});
    });
    keep_one_a_result(plays);
    return plays;
}

std::optional<Layout> result_of(const Rules& rules, const Position& position, Dice dice, const Play& play) {
    const TurnTree tree(rules, position, dice);
    for (const Turn& end : ends_of(rules, position, dice, play)) {
        if (tree.may_end(end)) {
            return end.position.layout;
        }
    }
    return std::nullopt;
}

std::vector<Layout> results_of_steps(const Rules& rules, const Position& position, Dice dice, const Play& play) {
    std::vector<Layout> results;
    for (const Turn& end : ends_of(rules, position, dice, play)) {
        results.push_back(end.position.layout);
    }
    std::sort(results.begin(), results.end());
    results.erase(std::unique(results.begin(), results.end()), results.end());
    return results;
}

} // namespace nardcheck::tables
