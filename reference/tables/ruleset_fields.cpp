#include "reference/tables/ruleset_fields.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <system_error>
#include <utility>

#include "reference/tables/cube.hpp"
#include "reference/tables/match.hpp"

namespace nardcheck::tables {

namespace {

/// More than any game of tables has; it keeps every sum of checkers within a byte.
constexpr int most_checkers = 15;

/// A field and how it is read and written. `write` is false, and the rule set as it was, for a value it cannot take.
struct Access {
    Field field;
    std::function<std::string(const RuleSet&)> read;
    std::function<bool(RuleSet&, std::string_view)> write;
    /// All values, where they can be listed.
    std::vector<std::string> values = {};
};

template <typename Value>
using Choices = std::vector<std::pair<std::string, Value>>;

/// A field whose values all have a name.
template <typename Value>
Access one_of(Field field, Value RuleSet::*member, Choices<Value> choices) {
    const auto read = [=](const RuleSet& set) {
        const auto found = std::find_if(choices.begin(), choices.end(),
                                        [&](const auto& choice) { return choice.second == set.*member; });
        return found == choices.end() ? std::string("?") : found->first;
    };
    const auto write = [=](RuleSet& set, std::string_view value) {
        const auto found =
            std::find_if(choices.begin(), choices.end(), [&](const auto& choice) { return choice.first == value; });
        if (found == choices.end()) {
            return false;
        }
        set.*member = found->second;
        return true;
    };
    std::vector<std::string> values;
    for (const auto& choice : choices) {
        values.push_back(choice.first);
    }
    return {field, read, write, values};
}

Access yes_or_no(std::string_view name, std::string_view meaning, bool RuleSet::*member) {
    return one_of({name, "yes or no", meaning}, member, Choices<bool>{{"yes", true}, {"no", false}});
}

Choices<std::optional<int>> none_or_number() {
    Choices<std::optional<int>> choices{{"none", std::nullopt}};
    for (int number = 1; number <= most_checkers; ++number) {
        choices.emplace_back(std::to_string(number), number);
    }
    return choices;
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

Access yes_no_or_unspecified(std::string_view name, std::string_view meaning, std::optional<bool> RuleSet::*member) {
    return one_of({name, "yes, no or unspecified", meaning}, member,
                  Choices<std::optional<bool>>{{"yes", true}, {"no", false}, {"unspecified", std::nullopt}});
}

Choices<std::optional<int>> caps() {
    Choices<std::optional<int>> choices{{"none", no_cap}, {"unspecified", std::nullopt}};
    for (int value = 2; value <= highest_cube; value *= 2) {
        choices.emplace_back(std::to_string(value), value);
    }
    return choices;
}

std::string start_text(const RuleSet& set) {
    std::string text;
    for (int point = highest_point; point > off; --point) {
        if (set.start[point] > 0) {
            text += text.empty() ? "" : " ";
            text += std::to_string(point);
            text += ':';
            text += std::to_string(set.start[point]);
        }
    }
    return text;
}

/// Puts the checkers of one `point:checkers` on an empty point whose other side, where the opponent's stand at the
/// same time, is empty too.
bool place(Side& start, std::string_view entry) {
    const std::size_t colon = entry.find(':');
    if (colon == std::string_view::npos) {
        return false;
    }
    const auto point = number_in(entry.substr(0, colon));
    const auto checkers = number_in(entry.substr(colon + 1));
    if (!point || *point < 1 || *point > highest_point || !checkers || *checkers < 1 || *checkers > most_checkers ||
        start[*point] > 0 || start[seen_by_opponent(*point)] > 0) {
        return false;
    }
    start.set(*point, *checkers);
    return true;
}

bool set_start(RuleSet& set, std::string_view text) {
    Side start;
    while (!text.empty()) {
        const std::string_view entry = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(entry.size() + 1, text.size()));
        if (!entry.empty() && !place(start, entry)) {
            return false;
        }
    }
    if (start.total() < 1 || start.total() > most_checkers) {
        return false;
    }
    set.start = start;
    return true;
}

std::string text_of(const std::optional<std::vector<int>>& lengths) {
    if (!lengths) {
        return "unspecified";
    }
    std::string text;
    for (const int length : *lengths) {
        text += text.empty() ? "" : " ";
        text += std::to_string(length);
    }
    return text.empty() ? "any" : text;
}

std::string lengths_text(const RuleSet& set) {
    return text_of(set.match_lengths);
}

/// Reads what text_of() writes and nothing else.
bool set_lengths(RuleSet& set, std::string_view text) {
    std::optional<std::vector<int>> lengths;
    if (text != "unspecified") {
        lengths.emplace();
    }
    for (std::string_view rest = text; text != "unspecified" && text != "any" && !rest.empty();) {
        const std::string_view entry = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(entry.size() + 1, rest.size()));
        const auto length = number_in(entry);
        if (!length || *length > longest_match || *length <= (lengths->empty() ? 0 : lengths->back())) {
            return false;
        }
        lengths->push_back(*length);
    }
    if (text_of(lengths) != text) {
        return false;
    }
    set.match_lengths = std::move(lengths);
    return true;
}

/// The fields of opening, cube, match and resignation.
std::vector<Access> match_play_fields() {
    return {
        one_of({"opening", "play_dice, reroll or unspecified",
                "what the starter plays first: the numbers that decided who starts, or both dice thrown anew"},
               &RuleSet::opening,
               Choices<std::optional<FirstRoll>>{
                   {"play_dice", FirstRoll::play_dice}, {"reroll", FirstRoll::reroll}, {"unspecified", std::nullopt}}),
        one_of({"tie", "reroll or unspecified", "what follows equal numbers in the opening"}, &RuleSet::tie,
               Choices<std::optional<Tie>>{{"reroll", Tie::reroll}, {"unspecified", std::nullopt}}),
        one_of({"auto_doubles", "none, once or always",
                "which equal throws in the opening of a game for money double its cube"},
               &RuleSet::auto_doubles,
               Choices<AutoDoubles>{
                   {"none", AutoDoubles::none}, {"once", AutoDoubles::once}, {"always", AutoDoubles::always}}),
        one_of({"cube", "none, money, match_only or unspecified",
                "which games have the doubling cube: none, every one (for money and in matches), or those of matches"},
               &RuleSet::cube,
               Choices<std::optional<CubeUse>>{{"none", CubeUse::none},
                                               {"money", CubeUse::money},
                                               {"match_only", CubeUse::match_only},
                                               {"unspecified", std::nullopt}}),
        one_of({"cube_cap", "none, a power of two from 2 to 1048576, or unspecified",
                "the highest number that the cube may show"},
               &RuleSet::cube_cap, caps()),
        yes_no_or_unspecified("cube_in_one_point_match", "whether a match to one point has the cube",
                              &RuleSet::cube_in_one_point_match),
        yes_or_no("jacoby", "whether mars and koks count in a game for money only after somebody has doubled",
                  &RuleSet::jacoby),
        yes_no_or_unspecified("crawford",
                              "whether the game after a player first lacks one point of the match has no cube",
                              &RuleSet::crawford),
        {{"match_lengths", "any, unspecified or lengths from 1 to 99 in ascending order with spaces between, as 3 5 7",
          "how many points matches are played to"},
         lengths_text,
         set_lengths},
        one_of({"resign", "offer_refusable, fixed_by_position or unspecified",
                "how a player gives up: by an offer that can be refused, or for what his position says"},
               &RuleSet::resign,
               Choices<std::optional<Resign>>{{"offer_refusable", Resign::offer_refusable},
                                              {"fixed_by_position", Resign::fixed_by_position},
                                              {"unspecified", std::nullopt}}),
    };
}

/// The fields of the start, moving and the worth of a win.
std::vector<Access> game_fields() {
    const std::optional<int> unspecified;
    return {
        {{"start",
          "point:checkers with spaces between, as 24:2 13:5 8:3 6:5, 1 to 15 checkers, never on both N and 25 - N",
          "where each player's checkers stand at first, in his own numbering"},
         start_text,
         set_start},
        one_of({"max_per_point", "none or 1 to 15", "how many checkers of one player may stand on a point"},
               &RuleSet::max_per_point, none_or_number()),
        yes_or_no("hit_and_run_home", "whether a checker that hits in its own home may move on in the same turn",
                  &RuleSet::hit_and_run_home),
        one_of({"bearoff", "overshoot_highest or furthest_first_literal",
                "which checker may be borne off: one that the number fits or the highest, or only the farthest"},
               &RuleSet::bearoff,
               Choices<BearOff>{{"overshoot_highest", BearOff::overshoot_highest},
                                {"furthest_first_literal", BearOff::furthest_first_literal}}),
        yes_or_no("may_decline_exact_bearoff",
                  "whether another move may be made with a number that bears off a checker exactly",
                  &RuleSet::may_decline_exact_bearoff),
        yes_or_no("may_decline_overshoot",
                  "whether a number larger than the farthest checker needs may be left unplayed",
                  &RuleSet::may_decline_overshoot),
        yes_or_no("game_over_ends_turn",
                  "whether the turn may end with the last checker, although both numbers could have been played",
                  &RuleSet::game_over_ends_turn),
        one_of({"gammon", "0, 2 or unspecified", "points of a mars (gammon)"}, &RuleSet::gammon,
               Choices<std::optional<int>>{{"0", 0}, {"2", 2}, {"unspecified", unspecified}}),
        one_of({"backgammon", "0, 3 or unspecified", "points of a koks (backgammon)"}, &RuleSet::backgammon,
               Choices<std::optional<int>>{{"0", 0}, {"3", 3}, {"unspecified", unspecified}}),
    };
}

const std::vector<Access>& fields() {
    static const std::vector<Access> all = [] {
        std::vector<Access> every = game_fields();
        const std::vector<Access> more = match_play_fields();
        every.insert(every.end(), more.begin(), more.end());
        return every;
    }();
    return all;
}

const Access& field(std::string_view name) {
    for (const Access& access : fields()) {
        if (access.field.name == name) {
            return access;
        }
    }
    std::string known;
    for (const Field& other : ruleset_fields()) {
        known += known.empty() ? "" : ", ";
        known += other.name;
    }
    throw FieldError("no field '" + std::string(name) + "'; known are " + known);
}

} // namespace

const std::vector<Field>& ruleset_fields() {
    static const std::vector<Field> all = [] {
        std::vector<Field> described;
        for (const Access& access : fields()) {
            described.push_back(access.field);
        }
        return described;
    }();
    return all;
}

std::string field_value(const RuleSet& set, std::string_view name) {
    return field(name).read(set);
}

const std::vector<std::string>& field_values(std::string_view name) {
    return field(name).values;
}

void set_field(RuleSet& set, std::string_view name, std::string_view value) {
    const Access& access = field(name);
    if (!access.write(set, value)) {
        throw FieldError(std::string(name) + " cannot be '" + std::string(value) + "'; it takes " +
                         std::string(access.field.values));
    }
}

} // namespace nardcheck::tables
