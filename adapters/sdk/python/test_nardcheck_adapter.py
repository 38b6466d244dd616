"""Drives adapters as the harness does: as processes, over their stdin and stdout."""

import json
import os
import subprocess
import sys
import unittest

import nardcheck_adapter as sdk

HERE = os.path.dirname(os.path.abspath(__file__))
START = {"24": 2, "13": 5, "8": 3, "6": 5}
POSITION = {"white": START, "black": START, "turn": "white"}

# One handler for each way in which an engine can behave.
FIXTURE = """
import os, sys
import nardcheck_adapter as sdk

def legal_plays(position, dice):
    print("thinking aloud")
    os.system("echo a child thinks aloud")
    mover, opponent = sdk.sides(position)
    return {"positions": [sdk.result(position, mover, opponent)], "stdin": sys.stdin.read()}

def check_play(ruleset, play, **others):
    return {"legal": True, "ruleset": ruleset, "play": play, "others": sorted(others)}

def choose_play():
    raise sdk.Decline("not today")

def outcome():
    raise RuntimeError("broken")

def start(ruleset):
    return {"position": {"white": {"24": 1}, "black": {"24": 1}}, "of": ruleset}

def opening():
    return [1]

def resign():
    return {"points": float("nan")}

sdk.serve("fixture", "0.1",
          {f.__name__: f for f in (legal_plays, check_play, choose_play, outcome, start, opening, resign)},
          rulesets=["backgammon"], language="Python", limits=["it is a fixture"], max_in_flight=4)
"""


class Session:
    """A running adapter; `say` sends one line of bytes, `ask` one request."""

    def __init__(self, *command):
        environment = {**os.environ, "PYTHONPATH": HERE, "PYTHONDONTWRITEBYTECODE": "1"}
        self.process = subprocess.Popen([sys.executable, *command], env=environment, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def say(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, method, params=None, request_id=7):
        request = {"jsonrpc": "2.0", "id": request_id, "method": method}
        if params is not None:
            request["params"] = params
        return self.say(json.dumps(request).encode())

    def end(self):
        """Ends stdin; (exit status, rest of stdout, stderr)."""
        rest, stderr = self.process.communicate(timeout=2)
        return self.process.returncode, rest, stderr.decode()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.communicate()


def fixture():
    return Session("-c", FIXTURE)


STAKES = {
    "rolls": {"white": 5, "black": 3},
    "match": {"length": 7, "score": {"white": 6, "black": 0}, "crawford": True},
    "cube": {"value": 2, "owner": "black"}, "turn": "black", "doubles": "white", "rolled": False, "reply": "take",
    "resigns": "white", "length": 7, "games": [{"winner": "white", "points": 4}, {"winner": "black", "points": 1}],
}


def params(**more):
    return {"ruleset": "backgammon", "position": POSITION, "dice": [3, 1], **more}


class Conversation(unittest.TestCase):
    def assert_error(self, answer, code, words="", request_id=7):
        self.assertEqual(answer["id"], request_id)
        self.assertEqual(answer["error"]["code"], code, answer)
        self.assertIn(words, answer["error"]["message"])

    def test_handshake(self):
        with fixture() as session:
            answer = session.ask("initialize", {"protocol": 1, "harness": {"name": "test", "version": "0"}})
        self.assertEqual(answer["result"]["protocol"], 1)
        self.assertEqual(answer["result"]["engine"], {"name": "fixture", "version": "0.1", "language": "Python"})
        self.assertIn("check_play", answer["result"]["supports"]["backgammon"])
        self.assertEqual(answer["result"]["limits"], ["it is a fixture"])
        self.assertEqual(answer["result"]["max_in_flight"], 4)

    def test_unknown_versions(self):
        with fixture() as session:
            for protocol in (2, 0, "1", True, 1.0, None):
                answer = session.ask("initialize", {"protocol": protocol})
                self.assert_error(answer, sdk.INVALID_PARAMS, "protocol")

    def test_unknown_method(self):
        with fixture() as session:
            self.assert_error(session.ask("tempo", params()), sdk.METHOD_NOT_FOUND, "tempo")

    def test_method_that_is_asked_nothing_but_the_rule_set(self):
        with fixture() as session:
            answer = session.ask("start", {"ruleset": "backgammon"})
            self.assertEqual(answer["result"]["of"], "backgammon")
            self.assert_error(session.ask("start", {}), sdk.INVALID_PARAMS, "ruleset")
            self.assert_error(session.ask("legal_plays", {"ruleset": "backgammon"}), sdk.INVALID_PARAMS, "position")

    def test_ids_come_back_as_they_are(self):
        with fixture() as session:
            for request_id in (0, -1, "seven", ""):
                self.assertEqual(session.ask("initialize", {"protocol": 1}, request_id)["id"], request_id)

    def test_decline(self):
        with fixture() as session:
            answer = session.ask("choose_play", params())
        self.assert_error(answer, sdk.DECLINED)
        self.assertEqual(answer["error"]["data"], {"reason": "not today"})

    def test_an_exception_is_answered_and_traced(self):
        with fixture() as session:
            self.assert_error(session.ask("outcome", params()), sdk.INTERNAL_ERROR, "RuntimeError: broken")
            self.assertIn("result", session.ask("initialize", {"protocol": 1}))
            _, _, stderr = session.end()
        self.assertIn("Traceback", stderr)

    def test_results_that_are_none(self):
        with fixture() as session:
            self.assert_error(session.ask("opening", params()), sdk.INTERNAL_ERROR, "list")
            self.assert_error(session.ask("resign", params()), sdk.INTERNAL_ERROR)

    def test_stray_prints_and_reads_stay_off_the_protocol(self):
        with fixture() as session:
            answer = session.ask("legal_plays", params())
            status, rest, stderr = session.end()
        self.assertEqual(answer["result"], {"positions": [{"white": START, "black": START}], "stdin": ""})
        self.assertEqual((status, rest), (0, b""))
        self.assertIn("thinking aloud", stderr)
        self.assertIn("a child thinks aloud", stderr)

    def test_a_handler_gets_what_it_names(self):
        with fixture() as session:
            answer = session.ask("check_play", params(play=[{"from": 24, "to": 21}], later="member"))
            self.assertEqual(answer["result"]["others"], ["dice", "later", "position"])
            self.assert_error(session.ask("check_play", params()), sdk.INVALID_PARAMS, "play")

    def test_rule_set_with_changed_fields_goes_to_its_base(self):
        with fixture() as session:
            answer = session.ask("check_play", params(play="", ruleset="backgammon+max_per_point=5"))
            self.assertEqual(answer["result"]["ruleset"], "backgammon")
            for ruleset in ("halma-8x8", "", None):
                self.assert_error(session.ask("check_play", params(play="", ruleset=ruleset)), sdk.INVALID_PARAMS)

    def test_invalid_params(self):
        sides = [{"25": 1}, {"bar": -1}, {"6": True}, {"6": 1.0}, {"06": 1}, "X", None]
        wrong = [{"dice": dice} for dice in ([0, 1], [7, 1], [1], [1, 2, 3], [True, 1], [1.0, 2], "31", None)]
        wrong += [{"position": {**POSITION, "black": side}} for side in sides]
        wrong += [{"position": {**POSITION, "turn": turn}} for turn in ("red", None)]
        wrong += [{"play": play} for play in (None, 5, [5], [{"from": 0, "to": 0}], [{"from": 6}], [{"from": "6", "to": 5}])]
        wrong += [{"cube": cube} for cube in (None, 2, {}, {"value": 0}, {"value": True}, {"value": 2, "owner": "red"})]
        wrong += [{"rolls": rolls} for rolls in (None, [5, 3], {"white": 5}, {"white": 5, "black": 0},
                                                 {"white": 7, "black": 1})]
        wrong += [{"match": {**STAKES["match"], **change}} for change in (
            {"length": 0}, {"length": True}, {"length": "7"}, {"score": None}, {"score": {"white": 1}},
            {"score": {"white": 1, "black": -1}}, {"score": {"white": 1, "black": 1.0}}, {"crawford": None},
            {"crawford": 0})]
        wrong += [{"match": match} for match in (None, 7, {}, {"score": {"white": 0, "black": 0}, "crawford": False})]
        wrong += [{who: colour} for who in ("turn", "doubles", "resigns") for colour in (None, "red", 0, ["white"])]
        wrong += [{"rolled": rolled} for rolled in (None, 0, 1, "true")]
        wrong += [{"reply": reply} for reply in (None, "beaver", True)]
        wrong += [{"length": length} for length in (None, 0, -1, True, 7.0, "7")]
        wrong += [{"games": games} for games in (None, {}, [1], [{"winner": "white"}], [{"points": 1}])]
        wrong += [{"games": [{"winner": winner, "points": points}]}
                  for winner, points in ((None, 1), ("red", 1), ("white", 0), ("white", True), ("white", "1"))]
        with fixture() as session:
            for change in wrong:
                answer = session.ask("check_play", {**params(play=""), **change})
                self.assert_error(answer, sdk.INVALID_PARAMS)
            for not_an_object in ([], "params", None, 3):
                line = json.dumps({"jsonrpc": "2.0", "id": 7, "method": "opening", "params": not_an_object})
                self.assert_error(session.say(line.encode()), sdk.INVALID_PARAMS)

    def test_stakes_pass(self):
        money = {"length": None, "score": {"white": 3, "black": 12}, "crawford": False}
        with fixture() as session:
            for change in ({}, {"match": money}, {"games": []}, {"cube": {"value": 1, "owner": None}},
                           {"cube": {"value": 1}}):
                answer = session.ask("check_play", params(play="", **{**STAKES, **change}))
                self.assertEqual(answer["result"]["others"], sorted(["dice", "position", *STAKES]))

    def test_halma_positions_pass(self):
        halma = {"white": ["e1"], "black": ["a8"], "turn": "white", "round": 17}
        with fixture() as session:
            self.assertIn("result", session.ask("check_play", params(play="", position=halma)))

    def test_garbage(self):
        garbage = [b"garbage", b"", b"{", b"\xff\xfe", b'{"a": NaN}', b"[" * 100000, b"9" * 5000 + b"}"]
        with fixture() as session:
            for line in garbage:
                self.assert_error(session.say(line), sdk.PARSE_ERROR, request_id=None)
            self.assertIn("result", session.ask("initialize", {"protocol": 1}))

    def test_invalid_requests(self):
        with fixture() as session:
            for line in (b"[]", b"[1]", b"1", b"null", b'{"id": {}, "jsonrpc": "2.0", "method": "m"}',
                         b'{"id": 1.5, "jsonrpc": "2.0", "method": "m"}', b'{"id": true}'):
                self.assert_error(session.say(line), sdk.INVALID_REQUEST, request_id=None)
            for line in (b'{"id": 7}', b'{"id": 7, "jsonrpc": "1.0", "method": "m"}',
                         b'{"id": 7, "jsonrpc": "2.0", "method": 5}'):
                self.assert_error(session.say(line), sdk.INVALID_REQUEST)

    def test_duplicate_keys(self):
        head = b'{"jsonrpc": "2.0", "id": 7, "method": "legal_plays", "params": '
        with fixture() as session:
            answer = session.say(head + b'{"position": {"white": {"6": 1, "6": 2}}}}')
            self.assert_error(answer, sdk.INVALID_PARAMS, "'6'")
            self.assert_error(session.say(head + b'{"dice": 1, "dice": [1, 2]}}'), sdk.INVALID_PARAMS, "'dice'")
            self.assert_error(session.say(b'{"id": 7, "id": 8}'), sdk.INVALID_REQUEST, request_id=None)

    def test_a_notification_gets_no_answer(self):
        with fixture() as session:
            session.process.stdin.write(b'{"jsonrpc": "2.0", "method": "initialize", "params": {"protocol": 1}}\n')
            self.assertEqual(session.ask("initialize", {"protocol": 1}, 8)["id"], 8)

    def test_many_requests_at_once(self):
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocol": 1}}).encode()
        with fixture() as session:
            rest, _ = session.process.communicate((line + b"\n") * 50, timeout=10)
        self.assertEqual(len(rest.splitlines()), 50)

    def test_end_of_stdin(self):
        with fixture() as session:
            session.ask("initialize", {"protocol": 1})
            self.assertEqual(session.end(), (0, b"", ""))


class Supports(unittest.TestCase):
    def test_either_rulesets_or_supports(self):
        with self.assertRaises(ValueError):
            sdk.serve("neither", "1", {})
        with self.assertRaises(ValueError):
            sdk.serve("both", "1", {}, rulesets=[], supports={})

    def test_supports_may_depend_on_the_users_rule_sets(self):
        program = ("import nardcheck_adapter as sdk; sdk.serve('e', '1', {'opening': lambda ruleset: {'is': ruleset}},"
                   "supports=lambda rulesets: {name: ['opening'] for name in rulesets})")
        users = {"protocol": 1, "rulesets": {"house": {"base": "backgammon", "fields": {}}}}
        with Session("-c", program) as session:
            self.assertEqual(session.ask("initialize", users)["result"]["supports"], {"house": ["opening"]})
            self.assertEqual(session.ask("opening", {"ruleset": "house"})["result"], {"is": "house"})

    def test_answers_on_a_descriptor_of_their_own(self):
        program = ("import os, nardcheck_adapter as sdk; answers = os.dup(1); os.dup2(2, 1); print('banner');"
                   "sdk.serve('e', '1', {}, rulesets=[], answers=answers)")
        with Session("-c", program) as session:
            self.assertEqual(session.ask("initialize", {"protocol": 1})["result"]["engine"]["name"], "e")


class Positions(unittest.TestCase):
    def test_sides_and_back(self):
        side = {"bar": 1, "24": 2, "1": 3, "off": 9}
        points = sdk.to_points(side)
        self.assertEqual((points[sdk.BAR], points[24], points[1], points[sdk.OFF]), (1, 2, 3, 9))
        self.assertEqual(sdk.from_points(points), side)

    def test_the_mover_comes_first(self):
        position = {"white": {"off": 15}, "black": {"1": 15}, "turn": "black"}
        mover, opponent = sdk.sides(position)
        self.assertEqual((mover[1], opponent[0]), (15, 15))
        self.assertEqual(sdk.result(position, mover, opponent), {"white": {"off": 15}, "black": {"1": 15}})
        self.assertEqual((sdk.other("white"), sdk.other("black"), sdk.opposite(24)), ("black", "white", 1))


class Example(unittest.TestCase):
    def outcome(self, black, **more):
        with Session(os.path.join(HERE, "example_adapter.py")) as session:
            position = {"white": {"off": 15}, "black": black, "turn": "white"}
            return session.ask("outcome", {"ruleset": "backgammon", "position": position, **more})

    def test_what_a_finished_game_is_worth(self):
        for black, kind, points in (({"6": 14, "off": 1}, "single", 1), ({"18": 1, "6": 14}, "mars", 2),
                                    ({"19": 1, "6": 14}, "koks", 3), ({"bar": 1, "6": 14}, "koks", 3)):
            answer = self.outcome(black)
            self.assertEqual(answer["result"], {"over": True, "winner": "white", "kind": kind, "points": points})
        doubled = self.outcome({"6": 15}, cube={"value": 4, "owner": "white"})
        self.assertEqual(doubled["result"]["points"], 8)

    def test_what_it_declines(self):
        self.assertEqual(self.outcome({"off": 15})["error"]["code"], sdk.DECLINED)

    def test_it_stays_small(self):
        with open(os.path.join(HERE, "example_adapter.py"), encoding="utf-8") as source:
            self.assertLess(len(source.readlines()), 40)


if __name__ == "__main__":
    unittest.main()
