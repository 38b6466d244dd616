"""Who starts, by the dice that gnubg throws for it, read from a file."""

import table
from nardcheck_adapter import BLACK, WHITE, Decline
from positions import COLOURS, VARIATIONS

NOT_AT_ONE = "an opening with a cube other than 1 in the middle: gnubg begins each game with that"


def opening(ruleset, rolls, cube=None):
    if cube and (cube["value"], cube.get("owner")) != (1, None):
        raise Decline(NOT_AT_ONE)
    thrown = rolls[BLACK], rolls[WHITE]
    seat, dice, cube_after = table.opening(VARIATIONS[ruleset], thrown, next_throw(thrown))
    if sorted(dice) != sorted(thrown):
        answer = {"starts": None}  # it went on to the next throw
    else:
        answer = {"starts": COLOURS[seat], "dice": list(dice)}
    return answer if cube_after == 1 else {**answer, "cube": {"value": cube_after, "owner": None}}


def next_throw(thrown):
    """One that decides who starts and cannot be taken for this one."""
    return (2, 1) if sorted(thrown) != [1, 2] else (6, 5)
