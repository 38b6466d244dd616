"""Where gnubg puts the checkers at the beginning of a game."""

import table
from nardcheck_adapter import BLACK, WHITE
from positions import SEATS, VARIATIONS, side


def start(ruleset):
    """Whoever has won the opening roll, each seat shows its own board."""
    turn, mover, opponent = table.start(VARIATIONS[ruleset])
    boards = {turn: mover, 1 - turn: opponent}
    return {"position": {colour: side(ruleset, boards[SEATS[colour]]) for colour in (WHITE, BLACK)}}
