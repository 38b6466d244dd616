"""The adapter for GNU Backgammon; runs inside gnubg's own Python, started by ./run."""

import os
import shutil
import signal
import traceback

import table
from nardcheck_adapter import serve
from outcome import NO_LAST_PLAY, SCORED_AS_IN_GNUBG, outcome
from plays import ANY_ORDER, check_play, choose_play, legal_plays
from positions import VARIATIONS
from start import start

LIMITS = [
    "positions that gnubg refuses to set up: both sides on the bar against six closed points",
    "a number of checkers other than gnubg's: 15 a side, in hypergammon 3",
    "a cube that is no power of two up to 4096",
    ANY_ORDER,
    NO_LAST_PLAY,
    "outcome of hypergammon-yellowclub and hyper-short-nardy is not claimed: gnubg always scores 1, 2 or 3",
]


def remove_home():
    """Takes away the directory that ./run made, then lets through the signals that it held back for this."""
    shutil.rmtree(os.environ["NARDCHECK_GNUBG_HOME"])
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP, signal.SIGINT, signal.SIGTERM})


def main():
    remove_home()
    table.prepare()
    handlers = {"legal_plays": legal_plays, "check_play": check_play, "choose_play": choose_play, "outcome": outcome,
                "start": start}
    scored_otherwise = [method for method in handlers if method != "outcome"]
    serve("gnubg", os.environ["NARDCHECK_GNUBG_VERSION"], handlers,
          supports={ruleset: list(handlers) if ruleset in SCORED_AS_IN_GNUBG else scored_otherwise
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
