"""A table at which gnubg plays: one position, one roll, one play at a time.

Boards here are gnubg's own: 25 counts, points 1 to 24 in the player's own numbering, then the bar.
"""

import tempfile

import gnubg
from nardcheck_adapter import Decline
from words import say

SETTINGS = (
    "set player 0 human",
    "set player 1 human",
    "set confirm new off",
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set automatic doubles 0",
    "set jacoby off",
    "set display off",
    "set evaluation chequerplay evaluation plies 0",
    "set evaluation chequerplay evaluation prune off",
    "set evaluation chequerplay evaluation cubeful off",
)

ALL_PLAYS = 9999  # more than any position has
PLAYING = 1       # the state of a game that goes on
BAR = 24          # the index of the bar in a board
OVER = 0          # the class of a position in which somebody has borne off everything


class Refused(Decline):
    """gnubg didn't take what it was told to set up."""


def prepare():
    """Makes gnubg a table that does nothing by itself: no dice, no plays, no doubles."""
    for setting in SETTINGS:
        gnubg.command(setting)


def start(variation):
    """(seat to play, its board, the other's) at the beginning of a game."""
    gnubg.command(f"set variation {variation}")
    gnubg.command("new session")
    opponent, mover = gnubg.board()
    return gnubg.posinfo()["turn"], mover, opponent


def opening(variation, *throws):
    """(seat to play, dice, cube) at the beginning of a game for which gnubg throws these dice, (seat 0's, seat 1's)."""
    with tempfile.TemporaryFile("w") as file:  # without a name, so that nothing is left of it however gnubg ends
        file.write(" ".join(f"{first} {second}" for first, second in throws))
        file.flush()
        said = say(f"set rng file /dev/fd/{file.fileno()}")
        if "read from file" not in said:
            raise Refused(f"gnubg takes no dice from a file: {said}")
        try:
            gnubg.command(f"set variation {variation}")
            gnubg.command("new session")
            state = gnubg.posinfo()
            return state["turn"], state["dice"], gnubg.cubeinfo()["cube"]
        finally:
            gnubg.command("set rng mersenne")


def set_up(variation, seat, mover, opponent, dice=None):
    """Puts a position and, if it has been thrown, a roll on the table, `seat` (0 or 1) to play.

    Every question gets a session of its own: nothing is left of the one before, and gnubg's record of
    the game, which it searches at each play, stays short.
    """
    gnubg.command(f"set variation {variation}")
    gnubg.command("new session")
    give_turn(seat)
    gnubg.command(f"set board {gnubg.positionid((tuple(opponent), tuple(mover)))}")
    if gnubg.board() != (tuple(opponent), tuple(mover)):
        raise Refused("gnubg refuses to set up this position")
    if dice:
        give_turn(seat, dice)


def give_turn(seat, dice=None):
    """Whose turn it is, and what he has thrown, if he has."""
    gnubg.command(f"set turn {seat}")
    if dice:
        gnubg.command("set dice {} {}".format(*dice))
    state = gnubg.posinfo()
    if (state["turn"], state["gamestate"], sorted(state["dice"])) != (seat, PLAYING, sorted(dice or (0, 0))):
        raise Refused("gnubg refuses this roll here")


def plays():
    """gnubg's legal plays for what is on the table, one for each resulting position, the best first."""
    return [hint["move"] for hint in gnubg.hint(ALL_PLAYS)["hint"]]


def written_out(text, mover, opponent):
    """(mover, opponent) after one of the plays that gnubg lists.

    Having gnubg make each of them comes to the same, but it lists all plays anew to make one: with the
    2,220 of the richest position that takes seconds.
    """
    mover, opponent = list(mover), list(opponent)
    for source, target in gnubg.parsemove(text):
        mover[source - 1] -= 1
        if target:
            mover[target - 1] += 1
            _hit(opponent, 24 - target)
    return mover, opponent


def _hit(opponent, index):
    if opponent[index]:
        opponent[index] -= 1
        opponent[BAR] += 1


def play(text):
    """(mover, opponent) after gnubg has made this play, or None where it refuses to; "" is a pass."""
    seat = gnubg.posinfo()["turn"]
    gnubg.command(f"move {text}")
    after = gnubg.posinfo()["turn"]
    if after == seat:
        return None
    mover, opponent = gnubg.board()  # of which the second is always the one to play next
    return mover, opponent


def is_over(white, black):
    """Whether gnubg takes the game for finished."""
    return gnubg.classifypos((tuple(white), tuple(black)), 0) == OVER


def last_game():
    """(seat of the winner, points) of the finished game on the table."""
    info = gnubg.match(0)["games"][-1]["info"]
    return "XO".index(info["winner"]), info["points-won"]
