#include "reference/notation/fibs_board.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

#include "reference/notation/missing_checkers.hpp"
#include "reference/notation/notation_error.hpp"
#include "reference/notation/text_fields.hpp"

namespace nardcheck::notation {
namespace {

using tables::Colour;

constexpr std::string_view form = "FIBS board";
constexpr std::string_view first_field = "board";
constexpr std::size_t fields = 53;
/// Beyond every score and cube, and well within an int.
constexpr int highest_number = 1'000'000'000;

[[noreturn]] void fail(const std::string& fault) {
    throw NotationError(std::string(form) + ": " + fault);
}

/// Where a place, in the numbering of the player who goes this way, is among the 26 numbers.
int index_of(int place, Direction direction) {
    return direction == Direction::down ? place : tables::seen_by_opponent(place);
}

Direction opposite(Direction direction) {
    return direction == Direction::down ? Direction::up : Direction::down;
}

int sign_of(Colour colour) {
    return colour == Colour::black ? 1 : -1;
}

void require_name(std::string_view name) {
    const auto is_part = [](char character) { return character > ' ' && character != ':' && character != '\x7f'; };
    const auto is_foreign = [](char character) { return static_cast<unsigned char>(character) >= 0x80; };
    const bool sound = std::all_of(name.begin(), name.end(), [&](char c) { return is_part(c) || is_foreign(c); });
    if (name.empty() || !sound) {
        fail("expected a name without colons and blanks, found " + quoted(name));
    }
}

/// Takes the fields one after the other.
class Fields {
  public:
    explicit Fields(std::string_view line) : parts_(split(line, ':')) {
        if (parts_.front() != first_field) {
            fail("expected \"board:\" at the beginning, found " + quoted(line));
        }
        if (parts_.size() != fields) {
            fail("expected 52 fields after \"board\", found " + std::to_string(parts_.size() - 1));
        }
    }

    std::string name() {
        const std::string_view text = parts_[next_++];
        require_name(text);
        return std::string(text);
    }

    int integer(int lowest, int highest, const std::string& what) {
        return number(parts_[next_++], lowest, highest, std::string(form) + ", " + what);
    }

    bool flag(const std::string& what) {
        return integer(0, 1, what) == 1;
    }

    int sign(const std::string& what) {
        const int value = integer(-1, 1, what);
        if (value == 0) {
            fail(what + " is 0, not 1 or -1");
        }
        return value;
    }

    /// A field that is known already from other fields.
    void expect(int known, const std::string& what) {
        require_known(integer(-highest_number, highest_number, what), known, what);
    }

    /// GNU Backgammon writes board lines too, and leaves these fields at zero.
    void expect_or_zero(int known, const std::string& what) {
        if (const int value = integer(0, highest_number, what); value != 0) {
            require_known(value, known, what);
        }
    }

  private:
    static void require_known(int value, int known, const std::string& what) {
        if (value != known) {
            fail(what + " is " + std::to_string(value) + ", but " + std::to_string(known) +
                 " by the direction and the board");
        }
    }

    std::vector<std::string_view> parts_;
    std::size_t next_ = 1;
};

using Numbers = std::array<int, tables::bar + 1>;

Numbers read_numbers(Fields& from, int checkers) {
    Numbers numbers{};
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        numbers[at] = from.integer(-checkers, checkers, "number " + std::to_string(at) + " of the board");
    }
    return numbers;
}

std::array<int, 2> read_dice(Fields& from, const std::string& whose) {
    const int one = from.integer(0, 6, whose);
    const int other = from.integer(0, 6, whose);
    if ((one == 0) != (other == 0)) {
        fail(whose + " are " + std::to_string(one) + " and " + std::to_string(other) + ", only one of them thrown");
    }
    return {one, other};
}

/// The checkers of one colour in his own numbering. His opponent's bar, where he would be off, must hold none of his.
tables::Side side_from(const Numbers& numbers, Colour colour, Direction direction) {
    tables::Side side;
    for (int place = 0; place <= tables::bar; ++place) {
        const int index = index_of(place, direction);
        const int checkers = numbers[static_cast<std::size_t>(index)] * sign_of(colour);
        if (checkers > 0 && place == tables::off) {
            fail("number " + std::to_string(index) + " of the board is the bar of the other side");
        }
        side.set(place, std::max(checkers, 0));
    }
    return side;
}

/// Adds a side's checkers to the 26 numbers.
void put_side(const tables::Side& side, Colour colour, Direction direction, Numbers& numbers) {
    for (int place = 1; place <= tables::bar; ++place) {
        int& there = numbers[static_cast<std::size_t>(index_of(place, direction))];
        if (there != 0 && side[place] > 0) {
            fail("can't say that both sides stand on one point");
        }
        there += side[place] * sign_of(colour);
    }
}

std::optional<Colour> turn_from(int sign) {
    if (sign == 0) {
        return std::nullopt;
    }
    return sign == sign_of(Colour::black) ? Colour::black : Colour::white;
}

} // namespace

FibsBoard fibs_board_from_line(std::string_view line, int checkers) {
    Fields from(trimmed(line));
    FibsBoard board;
    board.player = from.name();
    board.opponent = from.name();
    board.match_length = from.integer(0, highest_number, "match length");
    board.player_score = from.integer(0, highest_number, "score of the player");
    board.opponent_score = from.integer(0, highest_number, "score of the opponent");
    const Numbers numbers = read_numbers(from, checkers);
    board.turn = turn_from(from.integer(-1, 1, "turn"));
    board.player_dice = read_dice(from, "the player's dice");
    board.opponent_dice = read_dice(from, "the opponent's dice");
    board.cube = from.integer(1, highest_number, "cube");
    board.player_may_double = from.flag("whether the player may double");
    board.opponent_may_double = from.flag("whether the opponent may double");
    board.was_doubled = from.flag("whether the opponent has doubled");
    board.colour = *turn_from(from.sign("the player's colour"));
    board.direction = Direction{from.sign("the player's direction")};
    from.expect(index_of(tables::off, board.direction), "the player's home");
    from.expect(index_of(tables::bar, board.direction), "the player's bar");

    const Colour other = tables::opponent_of(board.colour);
    tables::Side& own = board.layout.of(board.colour) = side_from(numbers, board.colour, board.direction);
    tables::Side& others = board.layout.of(other) = side_from(numbers, other, opposite(board.direction));
    own.set(tables::off, from.integer(0, checkers, "checkers borne off by the player"));
    others.set(tables::off, from.integer(0, checkers, "checkers borne off by the opponent"));
    from.expect_or_zero(own[tables::bar], "the player's checkers on the bar");
    from.expect_or_zero(others[tables::bar], "the opponent's checkers on the bar");
    require_sound(board.layout, checkers, form);

    board.can_move = from.integer(0, 4, "pieces that can move");
    board.forced_move = from.integer(-highest_number, highest_number, "forced move");
    board.did_crawford = from.integer(-highest_number, highest_number, "did Crawford");
    board.redoubles = from.integer(0, highest_number, "redoubles");
    return board;
}

std::string fibs_line(const FibsBoard& board) {
    require_name(board.player);
    require_name(board.opponent);
    const Colour other = tables::opponent_of(board.colour);
    const tables::Side& own = board.layout.of(board.colour);
    const tables::Side& others = board.layout.of(other);
    Numbers numbers{};
    put_side(own, board.colour, board.direction, numbers);
    put_side(others, other, opposite(board.direction), numbers);

    std::string line = std::string(first_field) + ":" + board.player + ":" + board.opponent;
    const auto append = [&line](std::initializer_list<int> values) {
        for (const int value : values) {
            line += ":" + std::to_string(value);
        }
    };
    append({board.match_length, board.player_score, board.opponent_score});
    for (const int value : numbers) {
        append({value});
    }
    append({board.turn ? sign_of(*board.turn) : 0});
    append({board.player_dice[0], board.player_dice[1], board.opponent_dice[0], board.opponent_dice[1]});
    append({board.cube, int{board.player_may_double}, int{board.opponent_may_double}, int{board.was_doubled}});
    append({sign_of(board.colour), static_cast<int>(board.direction)});
    append({index_of(tables::off, board.direction), index_of(tables::bar, board.direction)});
    append({own[tables::off], others[tables::off], own[tables::bar], others[tables::bar]});
    append({board.can_move, board.forced_move, board.did_crawford, board.redoubles});
    return line;
}

tables::Position position_of(const FibsBoard& board) {
    if (!board.turn) {
        fail("the game is over (turn 0), so nobody is to move");
    }
    return {board.layout, *board.turn};
}

} // namespace nardcheck::notation
