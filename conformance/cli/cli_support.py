"""What the tests of the program share: a way to run it, and cases to run it on."""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
import uuid

NARDCHECK = os.path.abspath(os.environ["NARDCHECK"])
FAKE_ENGINE = str(pathlib.Path(__file__).with_name("fake_engine.py"))
# Longer than any run takes; a run that does not end by itself is a failure.
PATIENCE = 120


def position(white, black, turn="white"):
    """A position of hypergammon; what is not named has been borne off."""
    sides = {"white": dict(white), "black": dict(black)}
    for side in sides.values():
        if missing := 3 - sum(side.values()):
            side["off"] = missing
    return sides | {"turn": turn}


START = position({"24": 1, "23": 1, "22": 1}, {"24": 1, "23": 1, "22": 1})


def case(name, clause, method, place, dice=None, **members):
    asked = {"id": name, "rulesets": ["hypergammon"], "clauses": [clause], "method": method, "position": place}
    return asked | ({"dice": dice} if dice else {}) | members


def legal_plays(name, clause, place, dice, **members):
    return case(name, clause, "legal_plays", place, dice, **members)


# Each of the first three catches one mutant and no other, as do their mirror images.
DANCE = legal_plays("bar/dance", "bar/enter-first", position({"bar": 1, "8": 1}, {"6": 2}), [6, 6], tier="smoke")
LARGER = legal_plays("dice/larger", "dice/larger-die", position({"24": 1}, {"12": 2}), [5, 6])
ABOVE = legal_plays("bearing-off/above", "bearing-off/from-above", position({"6": 1, "3": 1}, {"24": 2}), [5, 5])
OPENING = legal_plays("dice/opening", "dice/either-order", START, [3, 1])
LAST = legal_plays("bearing-off/last", "bearing-off/last-checker", position({"4": 1}, {"24": 1}), [6, 3])
CHOICE = case("dice/choice", "dice/larger-die", "choose_play", START, [4, 2])
CHECK = case("bar/check", "bar/enter-first", "check_play", DANCE["position"], [6, 1], play="bar/24")
WON = case("outcome/won", "result/koks-home", "outcome", position({}, {"24": 3}))
SUITE = [DANCE, LARGER, ABOVE, OPENING, LAST, CHOICE, CHECK, WON]
UNITS = 2 * len(SUITE)


class Run:
    """What a run of the program has come to."""

    def __init__(self, arguments, **options):
        self.arguments = [NARDCHECK, *map(str, arguments)]
        self.mark = uuid.uuid4().hex
        environment = os.environ | {"NARDCHECK": NARDCHECK, "NARDCHECK_TEST_MARK": self.mark} | options.pop("env", {})
        done = subprocess.run(
            self.arguments, env=environment, capture_output=True, timeout=PATIENCE, check=False, **options
        )
        self.code = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()

    def __str__(self):
        return f"{shlex.join(self.arguments)}\nexit {self.code}\n{self.out}\n{self.err}"

    def left_behind(self):
        """Processes that the run has started and that still run."""
        found = []
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if self.mark.encode() in (entry / "environ").read_bytes():
                    found.append(entry.name)
            except OSError:
                pass  # it is another user's, or has ended meanwhile
        return found

    def again(self):
        """For each failure shown: its verdict, its unit, and the arguments that are to repeat it."""
        found = []
        for line in self.out.splitlines():
            if head := re.fullmatch(r"(fail|ambiguous|crash|timeout|protocol-error) (\S.*)", line):
                failure = head.groups()
            elif again := re.fullmatch(r"  again: nardcheck (.*)", line):
                found.append((*failure, shlex.split(again.group(1))))
        return found

    def table_row(self, name="all"):
        """The counts of a rule set by verdict."""
        head = re.search(r"^rule set(.*)$", self.out, re.M).group(1).split()
        row = re.search(rf"^{re.escape(name)} +([0-9 ]+)$", self.out, re.M).group(1).split()
        return {verdict: int(count) for verdict, count in zip(head, row) if int(count)}


class CliTest(unittest.TestCase):
    """A test with a folder of its own."""

    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nardcheck (it's) ")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def nardcheck(self, *arguments, code=0, **options):
        """Runs the program; it has to exit with this code, quietly unless it could not do its work."""
        run = Run(arguments, **options)
        self.assertEqual(run.code, code, run)
        self.assertEqual(run.left_behind(), [], run)
        if code in (0, 1):
            self.assertEqual(run.err, "", run)
        return run

    def refused(self, *arguments, code=2, **options):
        """Runs the program, which has to refuse with one line on stderr and nothing else; returns the line."""
        run = self.nardcheck(*arguments, code=code, **options)
        self.assertEqual(run.out, "", run)
        self.assertRegex(run.err, r"\Anardcheck: [^\n]+\n\Z", run)
        return run.err

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def cases(self, *cases, name="cases.json"):
        """A case file; the program itself completes the expectations."""
        path = self.write(name, {"cases": list(cases)})
        self.nardcheck("lint", "--write", path)
        return path

    @staticmethod
    def fake(fault, *options):
        """The end of a command line that names the fake engine."""
        return ["--", sys.executable, FAKE_ENGINE, "--fault", fault, *options]
