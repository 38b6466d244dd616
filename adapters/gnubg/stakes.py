"""What is played for at gnubg's table: matches, the cube, doubles and resignations."""

import re

import gnubg
from table import PLAYING, Refused
from words import say

HIGHEST_IN_MATCHES = 64  # beyond it gnubg reads past the end of its match tables, and often dies of it
RESIGNATIONS = {1: "single", 2: "gammon", 3: "backgammon"}  # by what they cost, before the cube


# --- the game and its cube ---------------------------------------------------------------------------

def begin(variation, length, score=(0, 0), crawford=False):
    """Begins a game: of a match that stands at `score`, by seats, or for money where there is no length."""
    gnubg.command(f"set variation {variation}")
    gnubg.command("new session")
    if length is not None:
        _begin_match(length, tuple(score), crawford)


def _begin_match(length, score, crawford):
    gnubg.command(f"new match {length}")
    if gnubg.cubeinfo()["matchto"] != length:
        raise Refused(f"gnubg plays no match to {length}")
    gnubg.command("set score {} {}".format(*score))
    if bool(gnubg.cubeinfo()["crawford"]) != crawford:
        gnubg.command("set crawford " + ("on" if crawford else "off"))
    shown = gnubg.cubeinfo()
    if (shown["score"], bool(shown["crawford"])) != (score, crawford):
        raise Refused("gnubg refuses this score, or this Crawford game")


def set_cube(value, owner):
    """`owner` is a seat, or None for a cube in the middle."""
    if value > HIGHEST_IN_MATCHES and gnubg.cubeinfo()["matchto"]:
        raise Refused(f"a match with a cube beyond {HIGHEST_IN_MATCHES}: gnubg 1.07 crashes")
    gnubg.command(f"set cube value {value}")
    gnubg.command("set cube centre" if owner is None else f"set cube owner {owner}")
    if cube() != (value, owner):
        raise Refused(f"gnubg refuses a cube of {value} here")


def cube():
    """(value, seat of the owner or None) as the game goes on with it."""
    shown = gnubg.cubeinfo()
    return shown["cube"], None if shown["cubeowner"] == -1 else shown["cubeowner"]


# --- doubles -----------------------------------------------------------------------------------------

def double():
    """Has the player on turn offer a double; what gnubg says against it, or None where it lets him."""
    said = say("double")
    return None if gnubg.posinfo()["doubled"] else said


def take():
    gnubg.command("take")
    if gnubg.posinfo()["doubled"]:
        raise Refused("gnubg doesn't let this double be taken")


def drop():
    """After this the game is over."""
    gnubg.command("drop")
    if gnubg.posinfo()["gamestate"] == PLAYING:
        raise Refused("gnubg doesn't let this double be dropped")


# --- resignations ------------------------------------------------------------------------------------

def offer_resignation(kind):
    """Whether gnubg lets the player on turn offer this."""
    gnubg.command(f"resign {RESIGNATIONS[kind]}")
    return gnubg.posinfo()["resigned"] == kind


def refuse_resignation():
    """Whether gnubg lets the opponent refuse, and the game goes on."""
    gnubg.command("reject")
    state = gnubg.posinfo()
    return (state["resigned"], state["gamestate"]) == (0, PLAYING)


def resign(kind):
    """Has the player on turn lose the game in this way, times the cube."""
    if not offer_resignation(kind):
        raise Refused(f"gnubg refuses to resign a {RESIGNATIONS[kind]}")
    gnubg.command("accept")
    if gnubg.posinfo()["gamestate"] == PLAYING:
        raise Refused(f"gnubg refuses to accept a {RESIGNATIONS[kind]}")


# --- the match ---------------------------------------------------------------------------------------

def go_on():
    """Begins the next game of the match; whether there is one."""
    gnubg.command("new game")
    return gnubg.posinfo()["gamestate"] == PLAYING


def score():
    """The points of both seats; gnubg counts on beyond the length of the match."""
    said = say("show score")
    points = re.search(r": .* (\d+), .* (\d+) \(match", said)
    if not points:
        raise RuntimeError(f"gnubg shows no score: {said}")
    return int(points[1]), int(points[2])


def is_crawford():
    """Whether the game that is played is the Crawford game."""
    return bool(gnubg.cubeinfo()["crawford"])
