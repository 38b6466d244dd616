"""What a player who gives up may offer, and whether it may be refused, by gnubg's `resign` and `reject`."""

import stakes
import table
from nardcheck_adapter import Decline, InvalidParams
from positions import SEATS, VARIATIONS, boards, check_counts

# short-nardy fixes the price by the position, the others say nothing of it.
RESIGNED_AS_IN_GNUBG = ("backgammon", "nackgammon")
OUT_OF_TURN = "a resignation out of turn: gnubg's command resigns for the player whose turn it is"


def resign(ruleset, position, resigns, cube=None):
    check_counts(ruleset, position)
    if table.is_over(*boards(position)):
        raise InvalidParams("the game is over: there is nothing to resign")
    if position["turn"] != resigns:
        raise Decline(OUT_OF_TURN)
    cube = cube or {"value": 1, "owner": None}
    refusable = {kind: refused for kind in stakes.RESIGNATIONS
                 if (refused := offer(ruleset, position, cube, kind)) is not None}
    return {"offers": list(refusable), "refusable": all(refusable.values())}


def offer(ruleset, position, cube, kind):
    """Whether gnubg lets this offer be refused; None where it doesn't let it be made.

    Each in a game of its own: after a refusal gnubg wants more.
    """
    mover, opponent = boards(position)
    table.set_up(VARIATIONS[ruleset], SEATS[position["turn"]], mover, opponent)
    stakes.set_cube(cube["value"], SEATS.get(cube.get("owner")))
    return stakes.refuse_resignation() if stakes.offer_resignation(kind) else None
