#include "reference/notation/play_notation.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <functional>
#include <map>
#include <utility>

#include "reference/notation/notation_error.hpp"
#include "reference/notation/text_fields.hpp"

namespace nardcheck::notation {
namespace {

using tables::Play;
using tables::Position;
using tables::Step;

constexpr int most_steps = 4;
/// Far beyond every play, and few enough to be put together at once.
constexpr std::size_t longest_play = 100;

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool is_letter(char character) {
    const char lower = lower_case(character);
    return lower >= 'a' && lower <= 'z';
}

/// Reads the moves of a text from left to right.
class MoveReader {
  public:
    explicit MoveReader(std::string_view text) : text_(text) {}

    std::vector<MoveText> moves() {
        std::vector<MoveText> read;
        for (skip_separators(); at_ < text_.size(); skip_separators()) {
            read.push_back(move());
            require_end_of_move();
        }
        return read;
    }

  private:
    [[nodiscard]] char current() const {
        return at_ < text_.size() ? text_[at_] : '\0';
    }

    bool take(char character) {
        const bool there = at_ < text_.size() && text_[at_] == character;
        at_ += there ? 1 : 0;
        return there;
    }

    template <typename Kind>
    std::string_view take_while(Kind kind) {
        const std::size_t start = at_;
        while (at_ < text_.size() && kind(text_[at_])) {
            ++at_;
        }
        return text_.substr(start, at_ - start);
    }

    void skip_separators() {
        take_while([](char character) { return is_blank(character) || character == ','; });
    }

    MoveText move() {
        MoveText move;
        move.from = place();
        if (!take('/') && !take('-')) {
            fail("\"/\"");
        }
        do {
            const int there = place();
            move.landings.push_back({there, take('*')});
        } while (take('/') || take('-'));
        read_count(move);
        return move;
    }

    int place() {
        const std::size_t start = at_;
        const std::string name = lower_case(take_while([](char c) { return is_letter(c) || is_digit(c); }));
        if (name == "bar" || name == "b") {
            return tables::bar;
        }
        if (name == "off") {
            return tables::off;
        }
        const bool short_number = !name.empty() && name.size() <= 2 && std::all_of(name.begin(), name.end(), is_digit);
        if (!short_number || std::stoi(name) > tables::bar) {
            at_ = start;
            fail("a point, bar or off");
        }
        return std::stoi(name);
    }

    /// The count of a move; a star may also come behind it.
    void read_count(MoveText& move) {
        const std::size_t end_of_move = at_;
        take_while(is_blank);
        if (!take('(')) {
            at_ = end_of_move;
            return;
        }
        if (current() < '1' || current() > '0' + most_steps) {
            fail("a count of 1 to 4");
        }
        move.count = text_[at_++] - '0';
        if (!take(')')) {
            fail("\")\"");
        }
        Landing& last = move.landings.back();
        last.hit = (!last.hit && take('*')) || last.hit;
    }

    void require_end_of_move() const {
        if (at_ < text_.size() && !is_blank(current()) && current() != ',') {
            fail("a blank or comma before the next move");
        }
    }

    [[noreturn]] void fail(const std::string& expected) const {
        const std::string found = at_ < text_.size() ? quoted(text_.substr(at_)) : "the end";
        throw NotationError("play: expected " + expected + " at byte " + std::to_string(at_ + 1) + ", found " + found);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// Moves one checker of the player to move, and says whether it hits a blot. Asks nothing about legality: from an
/// empty place a checker comes out of nothing, and a closed point is landed on without a hit.
bool make_step(Position& position, Step step) {
    tables::Side& mover = position.mover();
    tables::Side& opponent = position.opponent();
    mover.add(step.from, mover[step.from] > 0 ? -1 : 0);
    mover.add(step.to, 1);
    const int there = tables::seen_by_opponent(step.to);
    const bool on_a_point = step.to >= 1 && step.to <= tables::highest_point;
    if (!on_a_point || opponent[there] != 1) {
        return false;
    }
    opponent.set(there, 0);
    opponent.add(tables::bar, 1);
    return true;
}

/// One checker on the way through the landings of its move.
struct Walker {
    const MoveText* move;
    int place;
    std::size_t next = 0;

    [[nodiscard]] bool arrived() const {
        return next == move->landings.size();
    }

    /// Goes on by a die, if that doesn't pass the next landing. A larger die than needed bears off.
    bool go(int die) {
        const int target = move->landings[next].place;
        const int reached = std::max(place - die, tables::off);
        if (reached < target || place == tables::off) {
            return false;
        }
        place = reached;
        next += reached == target ? 1 : 0;
        return true;
    }
};

/// A part of the roll that has been played: what the board, the checkers and the dice are like then.
struct Stage {
    Position position;
    std::vector<Walker> walkers;
    /// How often each number can still be used.
    std::array<std::pair<int, int>, 2> dice;
    Play steps;
    std::vector<int> hits;
};

bool hits_where_told(const PlayText& text, const std::vector<int>& hits) {
    for (const MoveText& move : text.moves) {
        for (const Landing& landing : move.landings) {
            if (landing.hit && std::find(hits.begin(), hits.end(), landing.place) == hits.end()) {
                return false;
            }
        }
    }
    return true;
}

/// Plays on from a stage in every way, and adds what arrives with all stars in place. Ends after four steps at most,
/// since each takes a die.
void play_on(const Stage& stage, const PlayText& text, std::vector<Play>& found) {
    const auto arrived = [](const Walker& walker) { return walker.arrived(); };
    if (std::all_of(stage.walkers.begin(), stage.walkers.end(), arrived)) {
        const bool is_new = std::find(found.begin(), found.end(), stage.steps) == found.end();
        if (is_new && hits_where_told(text, stage.hits)) {
            found.push_back(stage.steps);
        }
        return;
    }
    for (std::size_t at = 0; at < stage.walkers.size(); ++at) {
        for (std::size_t die = 0; die < stage.dice.size(); ++die) {
            Stage next = stage;
            Walker& walker = next.walkers[at];
            if (walker.arrived() || next.dice[die].second == 0 || !walker.go(next.dice[die].first)) {
                continue;
            }
            --next.dice[die].second;
            const Step step{stage.walkers[at].place, walker.place};
            next.steps.push_back(step);
            if (make_step(next.position, step)) {
                next.hits.push_back(step.to);
            }
            play_on(next, text, found);
        }
    }
}

/// A walker for each checker that the text moves; none if it moves more checkers, or over more points, than a roll
/// can.
std::vector<Walker> walkers_of(const PlayText& text) {
    std::vector<Walker> walkers;
    std::size_t landings = 0;
    for (const MoveText& move : text.moves) {
        for (int checker = 0; checker < move.count; ++checker) {
            landings += move.landings.size();
            if (move.landings.empty() || landings > most_steps) {
                return {};
            }
            walkers.push_back({&move, move.from});
        }
    }
    return walkers;
}

/// What one checker does, step by step: the places it touches, and where it hits.
struct Path {
    std::vector<int> places;
    std::vector<bool> hits;
};

void require_places(Step step) {
    for (const int place : {step.from, step.to}) {
        if (place < tables::off || place > tables::bar) {
            throw NotationError("play: the step from " + std::to_string(step.from) + " to " + std::to_string(step.to) +
                                " leaves the places 0 to 25");
        }
    }
}

/// The steps of a play, those that continue one another put together.
std::vector<Path> paths_of(const Play& play, Position position) {
    if (play.size() > longest_play) {
        throw NotationError("play: expected at most " + std::to_string(longest_play) + " steps, found " +
                            std::to_string(play.size()));
    }
    std::vector<Path> paths;
    for (const Step step : play) {
        require_places(step);
        const bool hit = make_step(position, step);
        const auto continues = [step](const Path& path) { return path.places.back() == step.from; };
        auto path = std::find_if(paths.begin(), paths.end(), continues);
        if (path == paths.end()) {
            path = paths.insert(paths.end(), Path{{step.from}, {false}});
        }
        path->places.push_back(step.to);
        path->hits.push_back(hit);
    }
    return paths;
}

/// How far from its start a path of these steps can come down on the way, whatever their order. Behind the last step of
/// a checker that is borne off may be a larger die, so there it is everywhere.
std::bitset<tables::bar + 1> distances_on_the_way(const std::vector<int>& places) {
    std::bitset<tables::bar + 1> distances(1);
    if (places.back() == tables::off) {
        return distances.set();
    }
    for (std::size_t at = 1; at < places.size(); ++at) {
        const int length = std::max(places[at - 1] - places[at], 0);
        distances |= distances << static_cast<std::size_t>(length);
    }
    return distances;
}

bool may_hit_on_the_way(const Path& path, const tables::Side& opponent) {
    const int start = path.places.front();
    const std::bitset<tables::bar + 1> distances = distances_on_the_way(path.places);
    for (int point = path.places.back() + 1; point < start; ++point) {
        if (opponent[tables::seen_by_opponent(point)] == 1 && distances[static_cast<std::size_t>(start - point)]) {
            return true;
        }
    }
    return false;
}

/// The path without the points on its way.
Path ends_of(const Path& path) {
    return {{path.places.front(), path.places.back()}, {false, path.hits.back()}};
}

std::string name_of_place(int place) {
    return place == tables::bar ? "bar" : place == tables::off ? "off" : std::to_string(place);
}

/// How many checkers take a path, and where one of them hits.
struct Taken {
    int times = 0;
    std::vector<bool> hits;
};

std::string move_text(const std::vector<int>& places, const Taken& taken) {
    std::string text;
    for (std::size_t at = 0; at < places.size(); ++at) {
        text += (at == 0 ? "" : "/") + name_of_place(places[at]) + (taken.hits[at] ? "*" : "");
    }
    return taken.times == 1 ? text : text + "(" + std::to_string(taken.times) + ")";
}

} // namespace

PlayText parse_play(std::string_view text) {
    if (text.size() > longest_play_text) {
        throw NotationError("play: expected at most " + std::to_string(longest_play_text) + " bytes, found " +
                            std::to_string(text.size()));
    }
    const std::string whole = lower_case(trimmed(text));
    if (whole == "cannot move" || whole == "can't move") {
        return {};
    }
    PlayText read{MoveReader(text).moves()};
    if (read.moves.empty() && !whole.empty()) {
        throw NotationError("play: expected moves, found " + quoted(text));
    }
    return read;
}

std::vector<Play> readings(const PlayText& text, const Position& position, tables::Dice dice) {
    if (text.moves.empty()) {
        return {Play{}};
    }
    Stage start{position, walkers_of(text), {{{dice.larger(), 1}, {dice.smaller(), 1}}}, {}, {}};
    if (start.walkers.empty()) {
        return {};
    }
    if (dice.is_double()) {
        start.dice = {{{dice.larger(), most_steps}, {dice.larger(), 0}}};
    }
    std::vector<Play> found;
    play_on(start, text, found);
    return found;
}

std::string play_text(const Play& play, const Position& before) {
    // Ordered by all their places, from high to low.
    std::map<std::vector<int>, Taken, std::greater<>> moves;
    for (const Path& path : paths_of(play, before)) {
        const Path told = may_hit_on_the_way(path, before.opponent()) ? path : ends_of(path);
        Taken& taken = moves[told.places];
        ++taken.times;
        taken.hits.resize(told.places.size());
        std::transform(told.hits.begin(), told.hits.end(), taken.hits.begin(), taken.hits.begin(), std::logical_or<>());
    }
    std::string text;
    for (const auto& [places, taken] : moves) {
        text += (text.empty() ? "" : " ") + move_text(places, taken);
    }
    return text;
}

} // namespace nardcheck::notation
