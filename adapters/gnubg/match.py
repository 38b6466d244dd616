"""How a match stands: gnubg plays it from its first game, each lost by a resignation, and keeps the score."""

import stakes
import table
from nardcheck_adapter import BLACK, WHITE, Decline, InvalidParams, other
from positions import COLOURS, SEATS, VARIATIONS

POINTS = ("a match with a game whose points are not one, two or three times the cube: a power of two up to 64, "
          "in the Crawford game 1")


def match(ruleset, length, games):
    stakes.begin(VARIATIONS[ruleset], length)
    goes_on = True
    for game in games:
        if not goes_on:
            raise InvalidParams("the match is over before its last game")
        play(game)
        goes_on = stakes.go_on()
    return standing(length, goes_on)


def play(game):
    """Has the loser resign what comes to these points, with the cube as low as it can be."""
    kind = next(kind for kind in (3, 2, 1) if game["points"] % kind == 0)
    table.give_turn(SEATS[other(game["winner"])])
    try:
        stakes.set_cube(game["points"] // kind, None)
    except table.Refused:
        raise Decline(POINTS) from None
    stakes.resign(kind)


def standing(length, goes_on):
    points = {COLOURS[seat]: points for seat, points in enumerate(stakes.score())}
    return {
        # gnubg shows what was won beyond the length too, which the protocol cuts off.
        "score": {colour: min(points[colour], length) for colour in (WHITE, BLACK)},
        "crawford": goes_on and stakes.is_crawford(),
        "winner": None if goes_on else COLOURS[table.last_game()[0]],
    }
