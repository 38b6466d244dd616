"""Tests of 'nardcheck run' on engines of all sorts: its exit codes, its verdicts, and that it ends by itself."""

import re
import subprocess
import sys
import unittest

from cli_support import (
    ABOVE, DANCE, FAKE_ENGINE, LARGER, LAST, OPENING, SUITE, UNITS, CliTest, Run, legal_plays, position,
)

MUTANTS = {
    "others-move-with-a-checker-on-the-bar": DANCE,
    "larger-die-ignored": LARGER,
    "overshoot-below-an-occupied-point": ABOVE,
}
# What the line of a request holds that is about this case, in both colours.
OF_DANCE = '"dice":[6,6]'
DANCES = ["hypergammon:bar/dance", "hypergammon:bar/dance@mirrored"]


class RunTest(CliTest):
    def setUp(self):
        super().setUp()
        self.suite = self.cases(*SUITE)

    def run_suite(self, *arguments, **options):
        return self.nardcheck("run", "--cases", self.suite, *arguments, **options)


class RightEngineTest(RunTest):
    def test_reference_and_an_engine_that_answers_backwards_agree(self):
        for engine in (["--engine", "reference"], self.fake("none"), self.fake("backwards")):
            run = self.run_suite(*engine)
            self.assertEqual(run.table_row(), {"pass": UNITS}, run)
            self.assertIn(f"All {UNITS} agree with the rules.\n", run.out)

    def test_report_is_the_same_each_time_and_for_any_number_of_processes(self):
        for engine in (["--engine", "reference"], ["--engine", "mutant:larger-die-ignored"]):
            code = 0 if "reference" in engine else 1
            once = self.run_suite("--jobs", 1, *engine, code=code).out
            for jobs in (1, 4):
                self.assertEqual(self.run_suite("--jobs", jobs, *engine, code=code).out, once)

    def test_shuffled_run_counts_the_same_in_an_order_of_its_seed(self):
        # The report lists what is declined in the order of the run.
        declined = self.fake("declines", "--when", '"legal_plays"')
        orders = {}
        for seed in (1, 2, 3, 1):
            run = self.run_suite("--shuffle", seed, *declined)
            self.assertEqual(run.table_row(), {"pass": 6, "declined": 10})
            self.assertEqual(orders.setdefault(seed, run.out), run.out)
        self.assertGreater(len(set(orders.values())), 1)

    def test_output_that_is_no_terminal_has_no_escape_codes(self):
        for engine, code in (("reference", 0), ("mutant:larger-die-ignored", 1)):
            run = self.run_suite("--engine", engine, code=code)
            self.assertNotIn("\x1b", run.out + run.err)


class WrongEngineTest(RunTest):
    def test_each_mutant_fails_in_the_case_of_its_clause_alone(self):
        for mutant, golden in MUTANTS.items():
            run = self.run_suite("--engine", f"mutant:{mutant}", code=1)
            self.assertEqual(run.table_row(), {"pass": UNITS - 2, "fail": 2}, run)
            self.assertIn(f"fail hypergammon:{golden['id']}\n  tests {golden['clauses'][0]}: ", run.out)

    def test_mutant_of_the_cube_is_caught_and_its_answer_told_without_a_board(self):
        run = self.nardcheck(
            "run", "--ruleset", "backgammon", "--clause", "cube/taker-owns", "--engine", "mutant:doubler-owns-the-cube",
            code=1,
        )
        self.assertIn("  tests cube/taker-owns: Who takes a double owns the cube from then on.\n", run.out)
        self.assertIn("  double: White wants to double, Black takes, cube 1 in the middle, a game by itself, ", run.out)
        self.assertRegex(run.out, r"  right: .*the cube on 2 with black.*the cube on 2 with white\n")
        self.assertNotIn("|BAR|", run.out)

    def test_engine_that_lies_fails_with_what_is_missing_and_what_is_illegal(self):
        run = self.run_suite("--case", "dice/opening@", *self.fake("never-moves"), code=1)
        self.assertIn("  missing: 24/20\n", run.out)
        self.assertIn("  illegal: no move\n", run.out)
        self.assertEqual(run.table_row(), {"fail": 1})

    def test_text_with_two_legal_meanings_is_ambiguous(self):
        two_ways = legal_plays("hitting/or-not", "hitting/blot", position({"24": 1}, {"5": 1, "24": 1}), [5, 4])
        self.cases(two_ways)
        run = self.run_suite(*self.fake("says-24/15"), code=1)
        self.assertEqual(run.table_row(), {"ambiguous": 2})
        self.assertIn("send its steps as [{", run.out)

    def test_what_is_only_recommended_is_noted_and_fails_a_strict_run(self):
        repeats = self.fake("repeats-results", "--when", OF_DANCE)
        noted = self.run_suite(*repeats)
        self.assertIn("Noted; it fails only with --strict\n  1 of 2 results are given more than once (2)\n", noted.out)
        self.assertEqual(self.run_suite("--strict", *repeats, code=1).table_row(), {"pass": UNITS - 2, "fail": 2})

        self.cases(DANCE | {"level": "recommended"})
        mutant = ["--engine", "mutant:others-move-with-a-checker-on-the-bar"]
        self.assertIn("  the answer is not the recommended one (2)\n", self.run_suite(*mutant).out)
        self.run_suite("--strict", *mutant, code=1)

    def test_no_answer_is_a_fault_even_where_only_recommended(self):
        self.cases(DANCE | {"level": "recommended"})
        self.assertEqual(self.run_suite(*self.fake("exit"), code=1).table_row(), {"crash": 2})

    def test_wrong_start_is_shown_as_what_differs_from_the_right_one(self):
        self.cases({"id": "a/start", "rulesets": ["hypergammon"], "clauses": ["setup/start"], "method": "start"})
        self.assertEqual(self.run_suite("--engine", "reference").table_row(), {"pass": 2})
        run = self.run_suite("--engine", "mutant:start-differs-for-black", code=1)
        self.assertIn("  start: the board above is right\n  different: black 24: 1 to 0, 23: 1 to 2\n", run.out)

    def test_failure_in_a_later_step_is_shown_with_its_number(self):
        steps = [{"method": "outcome", "position": DANCE["position"]}]
        steps.append({name: DANCE[name] for name in ("method", "position", "dice")})
        self.cases({"id": "a/steps", "rulesets": ["hypergammon"], "steps": steps})
        self.run_suite("--engine", "reference")
        run = self.run_suite("--engine", "mutant:others-move-with-a-checker-on-the-bar", code=1)
        self.assertIn("  Request 2 of 2 to one process:\n", run.out)
        self.assertEqual(run.table_row(), {"fail": 2})
        crashed = self.run_suite(*self.fake("exit", "--when", '"outcome"'), code=1)
        self.assertIn("  Request 1 of 2 to one process:\n", crashed.out)
        self.assertEqual(crashed.table_row(), {"crash": 2})


class DiagnosisTest(RunTest):
    """What the report ends with: what the failures have in common."""

    def diagnosis(self, *arguments):
        """The lines of it; the verdict comes right after."""
        run = self.nardcheck("run", *arguments, code=1)
        found = re.search(r"\n\nWhat this engine seems to do\n((?:  .*\n)+)\n.* differ from the rules\.\n\Z", run.out)
        self.assertTrue(found, run)
        return found.group(1).splitlines()

    def test_names_the_fault_of_a_mutant(self):
        for mutant, clause in (
            ("larger-die-ignored", "dice/larger-die"), ("start-differs-for-black", "setup/start"),
            ("drop-costs-the-doubled-value", "cube/drop-value"), ("crawford-repeated", "match/crawford"),
        ):
            lines = self.diagnosis("--engine", f"mutant:{mutant}")
            self.assertRegex(lines[0], rf"^ +(\d+) of \1 wrong answers: as if by the fault {mutant} of {clause}: ")
            self.assertEqual(len(lines), 1)

    def test_names_the_house_rule_that_an_engine_plays_and_how_to_ask_for_it(self):
        house = "game_over_ends_turn=yes"
        lines = self.diagnosis("--ruleset", "hypergammon", *self.fake("none", "--house", house))
        self.assertRegex(lines[0], rf"^ +(\d+) of \1 wrong answers: plays the house rule {house} \(whether the turn may end ")
        self.assertEqual(lines[1:], [f"  With --set {house} the answers of these cases are recomputed for it."])

    def test_says_where_alone_a_house_rule_is_played(self):
        house = "max_per_point=1"
        for_black = self.fake("none", "--house", house, "--when", '"turn":"black"')
        lines = self.diagnosis("--ruleset", "hypergammon", *for_black)
        self.assertRegex(lines[0], rf"^ +(\d+) of \1 wrong answers: plays the house rule {house}, only for Black ")
        self.assertEqual(len(lines), 1, "no rule set has it for one colour")

    def test_results_given_twice_do_not_hide_what_else_is_wrong(self):
        house = "game_over_ends_turn=yes"
        twice = self.fake("repeats-results", "--house", house, "--when", '"legal_plays"')
        lines = self.diagnosis("--cases", self.suite, *twice)
        self.assertIn(f"  2 of 2 wrong answers: plays the house rule {house} ", lines[0])

    def test_says_that_nothing_fits_an_engine_that_has_no_rules(self):
        lines = self.diagnosis("--case", "dice/opening@", "--cases", self.suite, *self.fake("never-moves"))
        self.assertEqual(lines, ["  1 of 1 wrong answers: none fits"])

    def test_is_silent_where_the_engine_gave_no_answer(self):
        run = self.run_suite(*self.fake("exit", "--when", OF_DANCE), code=1)
        self.assertNotIn("seems to do", run.out)


class FaultyEngineTest(RunTest):
    def faulty(self, fault, verdict, *arguments):
        """The fault befalls one case in both colours; the others must not suffer from it."""
        run = self.run_suite(*arguments, *self.fake(fault, "--when", OF_DANCE), code=1)
        self.assertEqual(run.table_row(), {"pass": UNITS - 2, verdict: 2}, run)
        self.assertIn(f"{verdict} {DANCES[0]}\n", run.out)
        self.assertIn(f"Also: {DANCES[1]}\n", run.out)
        return run

    def test_engine_that_dies_crashes(self):
        run = self.faulty("exit", "crash")
        self.assertIn("  exited with code 3 before answering\n  on stderr: out of luck\n", run.out)

    def test_engine_that_dies_half_way_through_a_line_crashes(self):
        self.faulty("half-line", "crash")

    def test_engine_that_hangs_times_out(self):
        self.assertIn("  no answer within 3 s\n", self.faulty("hang", "timeout", "--timeout", 3).out)

    def test_engine_that_answers_late_times_out(self):
        self.faulty("late", "timeout", "--timeout", 3)

    def test_engine_that_breaks_the_protocol_is_told_so(self):
        for fault in ("garbage", "close-stdout", "method-not-found"):
            run = self.faulty(fault, "protocol-error")
            self.assertIn("  sent:     {", run.out)

    def test_engine_that_answers_twice_breaks_the_protocol(self):
        run = self.run_suite("--jobs", 1, *self.fake("twice", "--when", OF_DANCE, "--max-in-flight", "1"), code=1)
        self.assertIn("a second time", run.out)
        self.assertGreaterEqual(run.table_row()["protocol-error"], 1)

    def test_processes_that_left_the_engine_are_ended_with_it(self):
        run = self.run_suite(*self.fake("daemon"))
        self.assertEqual(run.table_row(), {"pass": UNITS})

    def test_strings_of_the_engine_cannot_steer_the_terminal_or_forge_a_verdict(self):
        for arguments in ([], ["--trace"]):
            run = self.run_suite(*arguments, *self.fake("hostile-strings", "--when", OF_DANCE), code=1)
            self.assertIn("evil", run.out)
            self.assertNotRegex(run.out, r"[\x00-\x09\x0b-\x1f\x7f]")
            self.assertNotRegex(run.out, r"(?m)^All 2 agree")

    def test_engine_that_dies_ten_times_in_a_row_is_given_up(self):
        run = self.run_suite("--jobs", 1, *self.fake("exit", "--max-in-flight", "1"), code=3)
        self.assertEqual(run.table_row(), {"crash": 10, "not-run": UNITS - 10}, run)
        self.assertIn("Gave up: the engine died too often in a row; the rest was not run.\n", run.out)

    def test_engine_that_dies_less_often_is_judged_to_the_end(self):
        few = ["--case", "dice/*", "--case", "outcome/*"]
        run = self.run_suite(*few, "--jobs", 1, *self.fake("exit", "--max-in-flight", "1"), code=1)
        self.assertEqual(run.table_row(), {"crash": 8}, run)


class NoEngineTest(RunTest):
    def test_engine_that_cannot_be_started_fails_the_run_in_one_line(self):
        for command, said in (
            (["/no/such/engine"], "No such file"),
            (["/etc/passwd"], "Permission denied"),
            (["false"], "exited with code 1"),
            (["sh", "-c", "echo no rules >&2; kill -9 $$"], "no rules"),
            (["echo", "hello"], "not strict JSON"),
            (["cat"], "request of its own"),
            (["sh", "-c", "exec >&-; sleep 1000"], "closed its stdout"),
        ):
            self.assertIn(said, self.refused("run", "--cases", self.suite, "--", *command, code=3))

    def test_engine_that_says_nothing_is_waited_for_no_longer_than_told(self):
        line = self.refused("run", "--cases", self.suite, "--timeout", 0.5, "--", "sleep", 1000, code=3)
        self.assertIn("no answer within 0.5 s", line)

    def test_engine_of_another_version_fails_the_run(self):
        line = self.refused("run", "--cases", self.suite, *self.fake("wrong-version"), code=3)
        self.assertIn("speaks version 2", line)


class NothingJudgedTest(RunTest):
    def test_engine_that_claims_nothing_is_not_judged(self):
        run = self.run_suite(*self.fake("claims-nothing"), code=4)
        self.assertEqual(run.table_row(), {"skipped": UNITS})
        self.assertIn("Skipped: the engine does not claim\n", run.out)

    def test_engine_that_declines_all_is_not_judged(self):
        run = self.run_suite(*self.fake("declines"), code=4)
        self.assertEqual(run.table_row(), {"declined": UNITS})
        self.assertRegex(run.out, rf"Declined by the engine\n  only fifteen checkers.* \({UNITS}\)\n")

    def test_what_is_claimed_is_judged_and_the_rest_skipped(self):
        run = self.run_suite(*self.fake("claims-outcome-alone"))
        self.assertEqual(run.table_row(), {"pass": 2, "skipped": UNITS - 2})
        self.assertEqual(self.run_suite(*self.fake("declines", "--when", OF_DANCE)).table_row()["declined"], 2)

    def test_claim_that_nothing_is_asked_of_is_noted(self):
        run = self.run_suite(*self.fake("claims-more"))
        self.assertIn("Note: the engine claims methods that are not asked: leagl_plays, legal_moves\n", run.out)

    def test_filter_that_selects_nothing_judges_nothing(self):
        for options in (
            ["--case", "bar/dances"], ["--case", "backgammon:bar/dance"], ["--clause", "bar/enter-frist"],
            ["--ruleset", "nackgammon"], ["--case", "bar/dance", "--clause", "dice/*"],
            ["--tier", "smoke", "--clause", "dice/*"], ["--case", "bar/dance", "--case", "bar/dances"],
            ["--clause", "bar/*", "--clause", "barr/*"],
        ):
            self.refused("run", "--cases", self.suite, *options, "--engine", "reference", code=4)

    def test_filters_select_what_they_name(self):
        for options, units in (
            (["--case", "bar/*"], 4), (["--case", "bar/dance@mirrored"], 1), (["--clause", "dice/*"], 6),
            (["--tier", "smoke"], 2), (["--ruleset", "hypergammon"], UNITS), (["--tier", "full"], UNITS),
        ):
            self.assertEqual(self.run_suite(*options, "--engine", "reference").table_row(), {"pass": units})


class AgainTest(RunTest):
    """The line that a report gives to repeat a failure."""

    def repeat(self, run):
        self.assertTrue(run.again(), run)
        for verdict, unit, arguments in run.again():
            repeated = Run(arguments)
            self.assertEqual(repeated.code, 1, repeated)
            self.assertIn((verdict, unit), [failure[:2] for failure in repeated.again()], repeated)
            self.assertLessEqual(sum(repeated.table_row().values()), 2, "of this case alone")

    def test_repeats_failures_of_a_mutant(self):
        self.repeat(self.run_suite("--jobs", 2, "--shuffle", 5, "--engine", "mutant:larger-die-ignored", code=1))

    def test_repeats_the_fault_of_a_command_whatever_its_words_are(self):
        words = ["--fault", "exit", "--when", OF_DANCE, "--", "[1,2]", "", "it's", "--engine", "$HOME", "%%", "a\\b"]
        self.repeat(self.run_suite("--", sys.executable, FAKE_ENGINE, *words, code=1))

    def test_repeats_words_that_would_break_its_line(self):
        words = ["two\nlines", "\x1b[31m'\\"]
        fault = ["--fault", "exit", "--when", OF_DANCE, "--"]
        run = self.run_suite("--", sys.executable, FAKE_ENGINE, *fault, *words, code=1)
        self.assertNotIn("\x1b", run.out)
        line = next(line for line in run.out.splitlines() if line.startswith("  again: "))
        script = f"printf '%s\\0' {line.split(': ', 1)[1]}"
        told = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, text=True, check=True).stdout
        self.assertEqual(told.split("\0")[-3:-1], words)

    def test_repeats_a_timeout_with_the_same_patience(self):
        run = self.run_suite("--timeout", 3, "--case", "bar/dance@", *self.fake("late"), code=1)
        self.repeat(run)

    def test_repeats_what_only_a_strict_run_fails(self):
        self.repeat(self.run_suite("--strict", *self.fake("repeats-results", "--when", OF_DANCE), code=1))

    def test_repeats_failures_under_rule_sets_of_the_user(self):
        own = self.write("my rules.json", {"house": {"base": "hypergammon", "fields": {"gammon": 0}}})
        mutant = ["--engine", "mutant:larger-die-ignored"]
        self.repeat(self.run_suite("--ruleset-file", own, "--ruleset", "house", *mutant, code=1))
        for assignment in ("gammon=0", "start=24:2 6:1"):
            self.repeat(self.run_suite("--ruleset", "hypergammon", "--set", assignment, *mutant, code=1))


class OwnRulesetTest(RunTest):
    def test_set_recomputes_the_answers_and_tells_the_engine(self):
        # A stack is impossible here, and there the turn may end with the last checker.
        for assignment, golden in (("max_per_point=1", OPENING), ("game_over_ends_turn=yes", LAST)):
            options = ["--ruleset", "hypergammon", "--set", assignment]
            run = self.run_suite(*options, "--engine", "reference")
            name = f"hypergammon+{assignment}"
            self.assertEqual(run.table_row(name)["pass"], run.table_row()["pass"])
            wrong = self.run_suite(*options, *self.fake("plays-the-base"), code=1)
            self.assertIn(f"fail {name}:{golden['id']}\n", wrong.out)

    def test_file_of_rule_sets_is_run_beside_the_built_in_ones(self):
        own = self.write("own.json", {"house": {"base": "hypergammon", "fields": {"max_per_point": 1}}})
        run = self.run_suite("--ruleset-file", own, "--engine", "reference")
        self.assertEqual(run.table_row("hypergammon"), run.table_row("house"))
        unknown = self.run_suite("--ruleset-file", own, "--ruleset", "house", *self.fake("plays-the-base"), code=4)
        self.assertIn("legal_plays of house", unknown.out)

    def test_case_written_for_a_rule_set_of_the_user_is_run_under_it(self):
        own = self.write("own.json", {"house": {"base": "hypergammon", "fields": {"max_per_point": 1}}})
        path = self.write("house.json", {"cases": [OPENING | {"rulesets": ["house"]}]})
        self.nardcheck("lint", "--write", "--ruleset-file", own, path)
        run = self.nardcheck("run", "--cases", path, "--ruleset-file", own, "--engine", "reference")
        self.assertEqual(run.table_row(), {"pass": 2})
        self.assertIn("unknown rule set 'house'", self.refused("run", "--cases", path, "--engine", "reference"))


if __name__ == "__main__":
    unittest.main()
