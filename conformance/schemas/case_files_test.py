"""Holds the shipped case files against their published JSON Schema, and the schema against broken files."""

import copy
import json
import pathlib
import unittest

import jsonschema

HERE = pathlib.Path(__file__).parent
SCHEMA = json.loads((HERE / "case-file.schema.json").read_text())
FILES = sorted((HERE.parent / "cases").rglob("*.json"))
VALIDATOR = jsonschema.validators.validator_for(SCHEMA)(SCHEMA)


def break_unknown_key(case):
    case["positon"] = case["position"]


def break_dice(case):
    case["dice"] = [0, 7]


def break_id(case):
    case["id"] = "No id"


def break_point(case):
    case["position"]["white"]["26"] = 1


def break_result(case):
    case["expect"]["positions"] = []


def break_method(case):
    case["method"] = "best_play"


def leave_out_position(case):
    del case["position"]


def ask_for_the_start(case):
    """What is left of the case is too much, and its answer is none."""
    case["method"] = "start"


def break_cube(case):
    case["cube"] = {"value": 2}


def name_no_doubler(case):
    case["doubles"] = None


def break_match(case):
    case["match"]["length"] = 0


def ask_with_a_position(case):
    case["position"] = {"white": {"6": 15}, "black": {"6": 15}, "turn": "white"}


def expect_a_cube(case):
    case["expect"] = {"cube": {"value": 2, "owner": "black"}}


def reply_to_a_question(case):
    case["reply"] = "take"


class ShippedFiles(unittest.TestCase):
    def test_are_as_the_schema_says(self):
        self.assertGreater(len(FILES), 10)
        for path in FILES:
            with self.subTest(path.name):
                VALIDATOR.validate(json.loads(path.read_text()))


class Schema(unittest.TestCase):
    def test_is_a_schema(self):
        VALIDATOR.check_schema(SCHEMA)

    def refuses(self, file, *faults):
        cases = json.loads((HERE.parent / "cases" / file).read_text())["cases"]
        for fault in faults:
            with self.subTest(fault.__name__):
                broken = copy.deepcopy(cases[0])
                fault(broken)
                with self.assertRaises(jsonschema.ValidationError):
                    VALIDATOR.validate({"cases": [broken]})

    def test_refuses_broken_cases(self):
        self.refuses("larger-die.json", break_unknown_key, break_dice, break_id, break_point, break_result,
                     break_method, break_cube, leave_out_position, ask_for_the_start)

    def test_refuses_broken_cases_of_the_cube(self):
        self.refuses("cube.json", break_cube, name_no_doubler, break_match, ask_with_a_position, expect_a_cube,
                     reply_to_a_question)


if __name__ == "__main__":
    unittest.main()
