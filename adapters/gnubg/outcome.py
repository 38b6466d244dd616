"""What a finished game is worth, by gnubg's score sheet."""

import stakes
import table
from nardcheck_adapter import BLACK, WHITE, Decline, InvalidParams, other
from positions import COLOURS, SEATS, VARIATIONS, board, check_counts

# The other rule sets score differently from gnubg, or not at all.
SCORED_AS_IN_GNUBG = ("backgammon", "nackgammon", "short-nardy", "hypergammon")
KINDS = {1: "single", 2: "mars", 3: "koks"}
NO_LAST_PLAY = "a finished game whose loser holds the winner's whole home: gnubg has no last play to score"


def outcome(ruleset, position, cube=None):
    """Has gnubg play the winner's last checker off once more, and reads what it scored."""
    check_counts(ruleset, position)
    white, black = board(position[WHITE]), board(position[BLACK])
    if not table.is_over(white, black):
        return {"over": False}
    if any(white) == any(black):
        raise InvalidParams("both sides have borne off everything")
    winner = BLACK if any(white) else WHITE
    loser = board(position[other(winner)])
    point = next((point for point in range(1, 7) if not loser[24 - point]), None)
    if point is None:
        raise Decline(NO_LAST_PLAY)
    last = tuple(int(n == point) for n in range(1, 26))
    return score(ruleset, winner, last, loser, point, cube or {"value": 1, "owner": None})


def score(ruleset, winner, last, loser, point, cube):
    table.set_up(VARIATIONS[ruleset], SEATS[winner], last, loser, (point, point))
    stakes.set_cube(cube["value"], SEATS.get(cube.get("owner")))
    table.play(f"{point}/off")
    seat, points = table.last_game()
    return {"over": True, "winner": COLOURS[seat], "kind": KINDS[points // cube["value"]], "points": points}
