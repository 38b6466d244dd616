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


class ShippedFiles(unittest.TestCase):
    def test_are_as_the_schema_says(self):
        self.assertGreater(len(FILES), 10)
        for path in FILES:
            with self.subTest(path.name):
                VALIDATOR.validate(json.loads(path.read_text()))


class Schema(unittest.TestCase):
    def test_is_a_schema(self):
        VALIDATOR.check_schema(SCHEMA)

    def test_refuses_broken_cases(self):
        cases = json.loads((HERE.parent / "cases" / "larger-die.json").read_text())["cases"]
        for fault in (break_unknown_key, break_dice, break_id, break_point, break_result, break_method,
                      leave_out_position, ask_for_the_start):
            with self.subTest(fault.__name__):
                broken = copy.deepcopy(cases[0])
                fault(broken)
                with self.assertRaises(jsonschema.ValidationError):
                    VALIDATOR.validate({"cases": [broken]})


if __name__ == "__main__":
    unittest.main()
