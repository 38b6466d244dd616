"""The adapter for GNU Backgammon; runs inside gnubg's own Python, started by ./run."""

import os
import shutil
import signal
import traceback

import doubling
import resignation
import table
from match import POINTS, match
from nardcheck_adapter import serve
from opening import NOT_AT_ONE, opening
from outcome import NO_LAST_PLAY, SCORED_AS_IN_GNUBG, outcome
from plays import ANY_ORDER, check_play, choose_play, legal_plays
from positions import VARIATIONS
from start import start

WITH_CUBE = ("backgammon", "nackgammon", "short-nardy", "hypergammon")
WITH_OPENING = (*WITH_CUBE, "hyper-short-nardy")

# Each method, and the rule sets for which gnubg plays the rule that it asks about.
METHODS = {
    "legal_plays": (legal_plays, VARIATIONS),
    "check_play": (check_play, VARIATIONS),
    "choose_play": (choose_play, VARIATIONS),
    "outcome": (outcome, SCORED_AS_IN_GNUBG),
    "start": (start, VARIATIONS),
    "opening": (opening, WITH_OPENING),
    "may_double": (doubling.may_double, WITH_CUBE),
    "double": (doubling.double, WITH_CUBE),
    "resign": (resignation.resign, resignation.RESIGNED_AS_IN_GNUBG),
    "match": (match, WITH_CUBE),
}

LIMITS = [
    "positions that gnubg refuses to set up: both sides on the bar against six closed points",
    "a number of checkers other than gnubg's: 15 a side, in hypergammon 3",
    "a cube that is no power of two up to 4096",
    "a match with a cube beyond 64: gnubg 1.07 crashes",
    ANY_ORDER,
    NO_LAST_PLAY,
    NOT_AT_ONE,
    doubling.OUT_OF_TURN,
    doubling.DEAD_CUBE,
    doubling.HIGHEST,
    doubling.SHORT_NARDY_CAP,
    doubling.HYPERGAMMON_MONEY,
    resignation.OUT_OF_TURN,
    "a match to more than 64 points",
    POINTS,
    "outcome of hypergammon-yellowclub and hyper-short-nardy is not claimed: gnubg always scores 1, 2 or 3",
    "resign of short-nardy is not claimed: gnubg doesn't fix the price of it by the position",
]


def remove_home():
    """Takes away the directory that ./run made, then lets through the signals that it held back for this."""
    shutil.rmtree(os.environ["NARDCHECK_GNUBG_HOME"])
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP, signal.SIGINT, signal.SIGTERM})


def main():
    remove_home()
    table.prepare()
    serve("gnubg", os.environ["NARDCHECK_GNUBG_VERSION"],
          {method: handler for method, (handler, _) in METHODS.items()},
          supports={ruleset: [method for method, (_, rulesets) in METHODS.items() if ruleset in rulesets]
                    for ruleset in VARIATIONS},
          language="C", homepage="https://www.gnu.org/software/gnubg/",
          issues="https://savannah.gnu.org/bugs/?group=gnubg", limits=LIMITS, answers=3)


# Whatever happens, gnubg must not go on to its own prompt, where it would take requests for commands.
status = 1
try:
    main()
    status = 0
except BaseException:
    traceback.print_exc()
finally:
    os._exit(status)
