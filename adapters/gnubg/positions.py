"""The protocol's rule sets and positions in gnubg's terms, and back."""

from nardcheck_adapter import BLACK, WHITE, Decline, from_points, other, sides, to_points

VARIATIONS = {
    "backgammon": "standard",
    "nackgammon": "nackgammon",
    "short-nardy": "standard",
    "hypergammon": "3-chequer-hypergammon",
    "hypergammon-yellowclub": "3-chequer-hypergammon",
    "hyper-short-nardy": "3-chequer-hypergammon",
}
SEATS = {BLACK: 0, WHITE: 1}  # each colour in a seat of its own: an engine may err in one of them
COLOURS = {seat: colour for colour, seat in SEATS.items()}


def checkers(ruleset):
    return 3 if VARIATIONS[ruleset].startswith("3-") else 15


def board(side):
    """One side as gnubg counts it: points 1 to 24, then the bar."""
    return tuple(to_points(side)[1:])


def side(ruleset, counts):
    """One side for the protocol; gnubg leaves the checkers that are off to be inferred."""
    return from_points([checkers(ruleset) - sum(counts), *counts])


def result(ruleset, turn, after):
    mover, opponent = after
    return {turn: side(ruleset, mover), other(turn): side(ruleset, opponent)}


def check_counts(ruleset, position):
    for points in sides(position):
        if sum(points) != checkers(ruleset):
            raise Decline(f"gnubg plays this game with {checkers(ruleset)} checkers a side, not {sum(points)}")


def boards(position):
    """(mover, opponent) as gnubg counts them."""
    turn = position["turn"]
    return board(position[turn]), board(position[other(turn)])
