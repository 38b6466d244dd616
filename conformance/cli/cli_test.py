"""Tests of the commands that need no engine, and of how wrong use is refused."""

import json
import os
import subprocess
import unittest

from cli_support import DANCE, NARDCHECK, OPENING, SUITE, CliTest

START_FORMS = (
    "X 24:2 13:5 8:3 6:5 / O 24:2 13:5 8:3 6:5",
    "4HPwATDgc/ABMA",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
    "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:"
    "-1:0:0:6:2:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0",
)
LISTS = {"rulesets": "id", "clauses": "id", "statements": "id", "cases": "id", "engines": "name", "mutants": "name"}


class ListTest(CliTest):
    def listed(self, what):
        return json.loads(self.nardcheck("list", what, "--json").out)

    def test_each_list_is_an_array_of_objects_with_names_of_their_own(self):
        for what, key in LISTS.items():
            entries = self.listed(what)
            names = [entry[key] for entry in entries]
            self.assertEqual(len(set(names)), len(names), what)
            lines = self.nardcheck("list", what).out.splitlines()
            self.assertEqual([line.split("  ")[0] for line in lines], names)

    def test_fields_of_rule_sets_are_spelled_as_a_file_and_as_set_want_them(self):
        entries = self.listed("rulesets")
        own = {f"my-{entry['id']}": {"base": entry["id"], "fields": entry["fields"]} for entry in entries}
        path = self.write("own.json", own)
        for entry in entries:
            count = self.nardcheck("perft", "--ruleset", entry["id"], "--depth", 1).out
            own_name = ["--ruleset-file", path, "--ruleset", f"my-{entry['id']}"]
            self.assertEqual(self.nardcheck("perft", *own_name, "--depth", 1).out, count)
        self.assertIs(entries[0]["fields"]["may_decline_overshoot"], False)
        self.assertEqual(entries[0]["fields"]["gammon"], 2)
        line = self.nardcheck("list", "rulesets").out.splitlines()[0]
        for told in ("may_decline_overshoot=no", "gammon=2", "start=24:2 13:5 8:3 6:5"):
            self.assertIn(told, line)

    def test_engines_say_whether_they_come_with_the_program(self):
        engines = {engine["name"]: engine["builtin"] for engine in self.listed("engines")}
        mutants = self.listed("mutants")
        self.assertTrue(engines["reference"])
        self.assertFalse(engines["gnubg"])
        self.assertEqual({f"mutant:{mutant['name']}" for mutant in mutants} - set(engines), set())
        clauses = {clause["id"] for clause in self.listed("clauses")}
        self.assertEqual({mutant["clause"] for mutant in mutants} - clauses, set())


class ExplainTest(CliTest):
    def test_a_clause_leads_to_its_documents_function_mutants_and_cases(self):
        text = self.nardcheck("explain", "dice/larger-die").out
        for part in ("003-4", "Rules::may_play_alone", "larger-number-is-chosen", "larger-die-ignored", "larger-die/"):
            self.assertIn(part, text)

    def test_a_statement_leads_to_its_clauses(self):
        statement = next(one for one in json.loads(self.nardcheck("list", "statements", "--json").out)
                         if one["fate"] == "normative")
        text = self.nardcheck("explain", statement["id"]).out
        for part in (statement["text"], *statement["names"]):
            self.assertIn(part, text)

    def test_mutants_tells_of_each_whether_it_is_killed(self):
        matrix = json.loads(self.nardcheck("mutants", "--json").out)
        self.assertGreaterEqual(len(matrix), 50)
        for mutant in matrix:
            self.assertEqual(set(mutant), {"name", "clause", "killed", "killed_by_own_clause", "equivalent"})
            self.assertFalse(mutant["equivalent"] and mutant["killed"], mutant["name"])


class CountTest(CliTest):
    def test_perft_counts_what_others_count(self):
        self.assertEqual(
            self.nardcheck("perft", "--ruleset", "hypergammon", "--depth", 3).out,
            "depth 1: 195 (weighted 315)\ndepth 2: 38017 (weighted 99268)\ndepth 3: 6645799 (weighted 28551723)\n",
        )
        self.assertEqual(
            self.nardcheck("perft", "--ruleset", "backgammon", "--depth", 2).out,
            "depth 1: 447 (weighted 637)\ndepth 2: 202782 (weighted 419783)\n",
        )

    def test_perft_of_a_finished_game_is_nothing(self):
        finished = ["--ruleset", "hypergammon", "--position", "X off:3 / O 24:3", "--depth", 2]
        self.assertEqual(self.nardcheck("perft", *finished).out, "depth 1: 0 (weighted 0)\ndepth 2: 0 (weighted 0)\n")


class LegalTest(CliTest):
    def legal(self, *arguments, ruleset="backgammon"):
        return self.nardcheck("legal", "--ruleset", ruleset, *arguments).out

    def test_position_is_the_same_in_all_four_forms(self):
        for options in (["--dice", "3-1"], ["--dice", "1-3"], ["--dice", "3-1", "--json"]):
            answers = {self.legal("--position", form, *options) for form in START_FORMS}
            self.assertEqual(len(answers), 1, options)

    def test_json_lists_results_and_plays_side_by_side(self):
        answer = json.loads(self.legal("--position", START_FORMS[0], "--dice", "6-6", "--json"))
        self.assertEqual(set(answer), {"plays", "positions"})
        self.assertEqual(len(answer["plays"]), len(answer["positions"]))
        at = answer["plays"].index("24/18(2) 13/7(2)")
        self.assertEqual(answer["positions"][at]["white"], {"18": 2, "13": 3, "8": 3, "7": 2, "6": 5})

    def test_text_shows_board_and_plays(self):
        text = self.legal("--position", "X bar:1 8:1 / O 6:2", "--dice", "6-6", ruleset="hypergammon")
        self.assertIn("|BAR|", text)
        self.assertTrue(text.endswith("6-6, 1 legal:\n  (pass)\n"), text)

    def test_set_and_rule_set_file_change_what_is_legal(self):
        start = ["--position", "X 24:1 23:1 22:1 / O 24:1 23:1 22:1", "--dice", "1-1", "--json"]
        base = self.legal(*start, ruleset="hypergammon")
        changed = self.legal("--set", "max_per_point=1", *start, ruleset="hypergammon")
        own = self.write("own.json", {"house": {"base": "hypergammon", "fields": {"max_per_point": 1}}})
        self.assertNotEqual(base, changed)
        self.assertEqual(self.legal("--ruleset-file", own, *start, ruleset="house"), changed)


class LintTest(CliTest):
    def test_shipped_suite_has_no_fault(self):
        folder = os.path.join(os.path.dirname(__file__), "..", "cases")
        self.assertRegex(self.nardcheck("lint", folder).out, r"\A\d+ files, \d+ cases, 0 faults\n\Z")
        self.nardcheck("smoke", "--engine", "reference")

    def test_wrong_expectation_is_named_and_fails(self):
        path = self.cases(*SUITE)
        self.assertEqual(self.nardcheck("lint", path).out, f"1 files, {len(SUITE)} cases, 0 faults\n")
        file = json.loads(path.read_text())
        file["cases"][3]["dice"] = [4, 1]
        self.write("cases.json", file)
        out = self.nardcheck("lint", path, code=1).out
        self.assertIn(f"{path}: /cases/3 (dice/opening): wrong expectation under hypergammon", out)
        self.assertTrue(out.endswith(" 1 faults\n"), out)

    def test_write_completes_drafts_once(self):
        path = self.write("drafts.json", {"cases": [OPENING, DANCE]})
        self.assertTrue(self.nardcheck("lint", "--write", path).out.startswith("2 cases completed\n"))
        text = path.read_text()
        self.assertTrue(self.nardcheck("lint", "--write", path).out.startswith("0 cases completed\n"))
        self.assertEqual(path.read_text(), text)

    def test_bad_case_file_is_refused_with_file_and_place_by_every_command_that_reads_it(self):
        for content, place in (
            ("", "line 1, column 1"),
            ('{"cases": [\n  nope\n]}', "line 2, column "),
            ({"cases": [DANCE]}, "/cases/0"),
            ({"cases": [DANCE | {"expect": {"positions": []}}]}, "/cases/0/expect/positions"),
            ({"cases": [DANCE | {"dice": ["6", 6]}]}, "/cases/0/dice/0"),
            ({"cases": [DANCE | {"rulesets": ["chess\n"]}]}, "/cases/0"),
            ({"cases": [], "extra\nline": 1}, "/extra line"),
        ):
            path = self.write("bad.json", content)
            for command in (["lint", path], ["run", "--cases", path, "--engine", "reference"]):
                self.assertIn(f"nardcheck: {path}: {place}", self.refused(*command))

    def test_place_without_case_files_is_refused(self):
        empty = self.folder / "empty"
        empty.mkdir()
        for path in (empty, self.folder / "missing.json", "/dev/null/x"):
            self.assertIn(str(path), self.refused("lint", path))
            self.assertIn(str(path), self.refused("run", "--cases", path, "--engine", "reference"))


class ServeTest(CliTest):
    def serve(self, *arguments, requests):
        lines = "".join(json.dumps({"jsonrpc": "2.0"} | request) + "\n" for request in requests)
        out = self.nardcheck("serve", *arguments, input=lines.encode()).out
        return [json.loads(line) for line in out.splitlines()]

    def test_reference_and_mutant_speak_the_protocol(self):
        asked = {"ruleset": "hypergammon", "position": DANCE["position"], "dice": [6, 6]}
        requests = [
            {"id": 1, "method": "initialize", "params": {"protocol": 1}},
            {"id": 2, "method": "legal_plays", "params": asked},
            {"method": "legal_plays", "params": asked},
            {"id": "three", "method": "no_such_method", "params": asked},
        ]
        for arguments, results in (([], 1), (["--mutant", "others-move-with-a-checker-on-the-bar"], 1)):
            hello, legal, unknown = self.serve("--ruleset", "hypergammon", *arguments, requests=requests)
            self.assertEqual(list(hello["result"]["supports"]), ["hypergammon"])
            self.assertEqual(len(legal["result"]["positions"]), results)
            moved = legal["result"]["positions"][0]["white"].get("8") is None
            self.assertEqual(moved, bool(arguments))
            self.assertEqual((unknown["id"], unknown["error"]["code"]), ("three", -32601))

    def test_end_of_input_is_the_end(self):
        self.assertEqual(self.serve(requests=[]), [])


class WrongUseTest(CliTest):
    def test_is_refused_in_one_line_that_names_what_is_wrong(self):
        legal = ["legal", "--ruleset", "backgammon", "--dice", "6-5", "--position"]
        run = ["run", "--engine", "reference"]
        for arguments, said in (
            ([], "subcommand"),
            (["conquer"], "unknown command 'conquer'"),
            (["run"], "engine"),
            (["run", "--engine"], "--engine"),
            (["run", "--engine", "chess"], "unknown engine 'chess'; there are reference,"),
            (["run", "--engine", "mutant:none"], "mutant:none"),
            (["run", "--engine", "reference", "--", "cat"], "either --engine NAME"),
            (["run", "--"], "engine"),
            ([*run, "--ruleset", "chess"], "unknown rule set 'chess'; there are backgammon,"),
            ([*run, "--ruleset", "a\nb"], "'a b'"),
            ([*run, "--tier", "huge"], "--tier"),
            ([*run, "--jobs", "0"], "--jobs"),
            ([*run, "--jobs", "many"], "--jobs"),
            ([*run, "--timeout", "0"], "--timeout"),
            ([*run, "--timeout", "nan"], "--timeout"),
            ([*run, "--timeout", "1e999"], "--timeout"),
            ([*run, "--shuffle", "x"], "--shuffle"),
            ([*run, "--shuffle", ""], "--shuffle"),
            ([*run, "--shuffle", "-1"], "--shuffle"),
            ([*run, "--shuffle", str(2**64)], "--shuffle"),
            ([*run, "--cases", ""], "--cases"),
            ([*run, "--ruleset", "backgammon", "--set", "gammon=0", "--set", "gammon=2"], "set twice"),
            ([*run, "--nonsense\n--"], "--nonsense"),
            ([*run, "stray"], "stray"),
            ([*run, "--set", "max_per_point=5"], "--set goes with one --ruleset"),
            ([*run, "--ruleset", "backgammon", "--set", "max_per_point"], "FIELD=VALUE"),
            ([*run, "--ruleset", "backgammon", "--set", "beavers=5"], "no field 'beavers'"),
            ([*run, "--ruleset", "backgammon", "--set", "gammon=7"], "gammon cannot be '7'"),
            ([*run, "--ruleset-file", "/no/such/file"], "/no/such/file: cannot be read"),
            ([*run, "--ruleset-file", self.write("bad.json", {"x": {"base": 5}})], "bad.json: /x/base: number"),
            ([*legal, "X 24:2"], "--position: X 24:2: "),
            ([*legal, "X 24:2 / O 1:2"], "both sides stand on white's 24"),
            ([*legal, "X 24:2\n / O 24:2 6:14"], "--position"),
            ([*legal, "X off:15 / O 24:2"], "the game is over"),
            (["legal", "--ruleset", "backgammon", "--position", START_FORMS[0]], "--dice"),
            (["legal", "--ruleset", "backgammon", "--position", START_FORMS[0], "--dice", "6-7"], "--dice: 6-7"),
            (["legal", "--ruleset", "backgammon", "--position", START_FORMS[0], "--dice", "65"], "--dice: 65"),
            (["legal", "--position", START_FORMS[0], "--dice", "6-5"], "one --ruleset is wanted"),
            (["perft", "--ruleset", "backgammon"], "--depth"),
            (["perft", "--ruleset", "backgammon", "--depth", "0"], "--depth"),
            (["perft", "--ruleset", "hypergammon", "--depth", "1", "--position", START_FORMS[0]], "--position"),
            (["serve", "--ruleset", "chess"], "unknown rule set 'chess'"),
            (["serve", "--mutant", "none"], "unknown mutant 'none'; there are"),
            (["serve", "--mutant", ""], "--mutant"),
            (["perft", "--ruleset", "backgammon", "--depth", "1", "--position", ""], "--position"),
            (["list"], "subcommand"),
            (["list", "dragons"], "unknown command 'dragons'"),
            (["lint"], "path"),
        ):
            with self.subTest(arguments):
                self.assertIn(said, self.refused(*arguments))

    def test_help_and_version_are_no_wrong_use(self):
        for arguments in (["--help"], ["run", "--help"], ["--version"]):
            self.assertTrue(self.nardcheck(*arguments).out)

    def test_output_that_cannot_be_written_is_no_success(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            for arguments in (["list", "clauses"], ["run", "--engine", "reference", "--tier", "smoke"]):
                done = subprocess.run([NARDCHECK, *arguments], stdout=full, stderr=subprocess.PIPE, check=False)
                self.assertEqual(done.returncode, 2)
                self.assertRegex(done.stderr.decode(), r"\Anardcheck: [^\n]+\n\Z")


class DataFolderTest(CliTest):
    def test_shipped_suite_may_be_elsewhere(self):
        self.cases(DANCE, name="conformance/cases/bar.json")
        elsewhere = {"NARDCHECK_DATA": str(self.folder)}
        listed = self.nardcheck("list", "cases", "--json", env=elsewhere).out
        self.assertEqual([golden["id"] for golden in json.loads(listed)], ["bar/dance"])
        for command in ("run", "smoke"):
            run = self.nardcheck(command, "--engine", "reference", env=elsewhere)
            self.assertEqual(run.table_row(), {"pass": 2})


if __name__ == "__main__":
    unittest.main()
