"""Tests of `generate`, and of the consumers of its vectors that the README shows."""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest

from cli_support import NARDCHECK, CliTest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SEED = ["--count", "12", "--seed", "1"]

# What the consumers of the README call, answered by the reference or a mutant, over the protocol.
PYTHON_ENGINE = '''
import atexit, json, os, subprocess
COMMAND = [os.environ["NARDCHECK"], "serve", "--ruleset", "backgammon", *os.environ["SERVED"].split()]
served = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(method, params):
    served.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\\n")
    served.stdin.flush()
    return json.loads(served.stdout.readline())["result"]
ask("initialize", {"protocol": 1, "harness": {"name": "test", "version": "1"}, "rulesets": {}})
@atexit.register
def stop():
    served.stdin.close()
    served.stdout.close()
    served.wait()
def keys(side):
    return {{0: "off", 25: "bar"}.get(i, str(i)): n for i, n in enumerate(side) if n}
def asked(mover, opponent, dice):
    return {"ruleset": "backgammon", "dice": dice,
            "position": {"white": keys(mover), "black": keys(opponent), "turn": "white"}}
def array(side):
    return tuple(side.get({0: "off", 25: "bar"}.get(i, str(i)), 0) for i in range(26))
def legal_results(mover, opponent, dice):
    answer = ask("legal_plays", asked(mover, opponent, dice))
    return {(array(result["white"]), array(result["black"])) for result in answer["positions"]}
def is_legal(mover, opponent, dice, play):
    steps = [{"from": a, "to": b} for a, b in play]
    return ask("check_play", asked(mover, opponent, dice) | {"play": steps})["legal"]
'''

CPP_ENGINE = '''
#include "reference/tables/legal_plays.hpp"
#include "specs/mutants/mutant.hpp"
#include <array>
#include <cstdlib>
#include <memory>
#include <set>
#include <utility>
#include <vector>
using Side = std::array<int, 26>;
using Board = std::pair<Side, Side>;
namespace my_engine {
using namespace nardcheck;
inline std::unique_ptr<tables::Rules> rules() {
    const char* mutant = std::getenv("MUTANT");
    const tables::RuleSet& set = *tables::find_ruleset("backgammon");
    return mutant ? specs::find_mutant(mutant)->make(set) : std::make_unique<tables::Rules>(set);
}
inline tables::Position position(const Board& board) {
    tables::Position p{{}, tables::Colour::white};
    for (int i = 0; i < 26; ++i) {
        p.layout.white.set(i, board.first[i]);
        p.layout.black.set(i, board.second[i]);
    }
    return p;
}
inline Side side(const tables::Side& from) {
    Side s{};
    for (int i = 0; i < 26; ++i) s[i] = from[i];
    return s;
}
inline std::set<Board> legal_results(const Board& board, int a, int b) {
    std::set<Board> results;
    for (const auto& l : tables::legal_results(*rules(), position(board), {a, b})) results.insert({side(l.white), side(l.black)});
    return results;
}
inline bool is_legal(const Board& board, int a, int b, const std::vector<std::pair<int, int>>& play) {
    tables::Play steps;
    for (const auto& [from, to] : play) steps.push_back({from, to});
    return tables::result_of(*rules(), position(board), {a, b}, steps).has_value();
}
}
'''


def readme_code(language):
    """The README's consumer in this language."""
    blocks = re.findall(rf"```{language}\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    found = [block for block in blocks if "my_engine" in block]
    assert len(found) == 1, f"{len(found)} consumers in {language}"
    return found[0]


class GenerateTest(CliTest):
    def generated(self, *arguments):
        return self.nardcheck("generate", *arguments).out

    def test_the_same_seed_gives_the_same_bytes_on_every_machine(self):
        text = self.generated("--ruleset", "backgammon", *SEED)
        self.assertEqual(text, self.generated("--ruleset", "backgammon", *SEED))
        self.assertNotEqual(text, self.generated("--ruleset", "backgammon", "--count", "12", "--seed", "2"))
        # Both compilers of CI have to come to this; it changes whenever rules, mutants or the search do.
        digest = hashlib.sha256(self.generated("--ruleset", "hypergammon", *SEED).encode()).hexdigest()
        self.assertEqual(digest, "2fa288c6eecb534f9ec5a54c3f2992f0b6d9b2dfee27422e149bd7a42e26f168")

    def test_what_is_generated_is_a_case_file_that_lint_accepts(self):
        for ruleset in ("backgammon", "hyper-short-nardy"):
            path = self.write("generated.json", json.loads(self.generated("--ruleset", ruleset, *SEED)))
            self.assertEqual(self.nardcheck("lint", path).out, "1 files, 12 cases, 0 faults\n")

    def test_a_house_rule_gets_vectors_of_its_own(self):
        own = ["--ruleset", "backgammon", "--set", "max_per_point=3", "--clause", "points/own-stack"]
        cases = json.loads(self.generated(*own, "--count", "4", "--seed", "1"))["cases"]
        self.assertEqual({case["rulesets"][0] for case in cases}, {"backgammon+max_per_point=3"})

    def test_legal_and_illegal_plays_are_among_the_vectors(self):
        cases = json.loads(self.generated("--ruleset", "backgammon", "--count", "40", "--seed", "3"))["cases"]
        legal = [case["expect"]["legal"] for case in cases if case["method"] == "check_play"]
        self.assertIn(True, legal)
        self.assertIn(False, legal)

    def test_wrong_use_is_named(self):
        for arguments, code, fault in (
            (["--ruleset", "backgamon", *SEED], 2, "backgamon"),
            ([*SEED], 2, "--ruleset"),
            (["--ruleset", "backgammon", "--count", "0", "--seed", "1"], 2, "--count"),
            (["--ruleset", "backgammon", "--count", "1", "--seed", "-1"], 2, "--seed"),
            (["--ruleset", "backgammon", "--form", "thin", *SEED], 2, "--form"),
            (["--ruleset", "backgammon", "--kind", "odd", *SEED], 2, "--kind"),
            (["--ruleset", "backgammon", "--clause", "barr/*", *SEED], 4, "barr/*"),
            (["--ruleset", "backgammon", "--beside", "/no/such/file", *SEED], 2, "/no/such/file"),
        ):
            self.assertIn(fault, self.refused("generate", *arguments, code=code))


class ConsumerTest(CliTest):
    """The consumers of the README find nothing wrong with the reference, and find the faults of mutants."""

    WANTED = "--clause dice/* --clause bar/* --count 40 --seed 1 --form dense".split()

    def vectors(self):
        return self.nardcheck("generate", "--ruleset", "backgammon", *self.WANTED).out

    def wrong_ones(self, command, vectors, **environment):
        run = subprocess.run(command, input=vectors, capture_output=True, text=True, check=False,
                             env=os.environ | {"NARDCHECK": NARDCHECK} | environment)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        return run.stdout.splitlines()

    def test_in_python(self):
        code = readme_code("python")
        self.assertLess(len(code.splitlines()), 20)
        self.write("my_engine.py", PYTHON_ENGINE)
        consumer = self.write("consumer.py", code)
        vectors = self.vectors()
        self.assertEqual(self.wrong_ones([sys.executable, consumer], vectors, SERVED=""), [])
        wrong = self.wrong_ones([sys.executable, consumer], vectors, SERVED="--mutant others-move-with-a-checker-on-the-bar")
        self.assertTrue(any("bar" in line for line in wrong), wrong)

    @unittest.skipUnless(os.environ.get("NARDCHECK_LIBRARIES"), "the libraries are built with sanitizers")
    def test_in_cpp(self):
        code = readme_code("cpp")
        self.assertLess(len(code.splitlines()), 20)
        self.write("my_engine.hpp", CPP_ENGINE)
        source = self.write("consumer.cpp", code)
        program = str(pathlib.Path(source).with_suffix(""))
        libraries = os.environ["NARDCHECK_LIBRARIES"].split(":")
        subprocess.run([os.environ["CXX"], "-std=c++20", f"-I{ROOT}", source, "-o", program, *libraries], check=True)
        vectors = self.vectors()
        self.assertEqual(self.wrong_ones([program], vectors), [])
        wrong = self.wrong_ones([program], vectors, MUTANT="others-move-with-a-checker-on-the-bar")
        self.assertTrue(any("bar" in line for line in wrong), wrong)


if __name__ == "__main__":
    unittest.main()
