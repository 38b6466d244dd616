"""Holds the schemas and the examples of PROTOCOL.md against each other.

Every block of PROTOCOL.md that begins with ```json NAME is valid under the schema of that name, every schema has an
example, and a few faults that engines are known for are not valid.
"""

import copy
import json
import pathlib
import re
import sys
import unittest

import jsonschema

FOLDER = pathlib.Path(__file__).resolve().parent
PROTOCOL = FOLDER.parent / "PROTOCOL.md"
FILES = {name: FOLDER / f"{name}.schema.json" for name in ("values", "requests", "responses")}
SCHEMAS = {name: json.loads(path.read_text(encoding="utf-8")) for name, path in FILES.items()}
# Definitions that are parts of others and have no example of their own.
SHOWN_ALONE = {"position", "play", "match", "halma_position"}
PARTS = {("values", name) for name in SCHEMAS["values"]["$defs"].keys() - SHOWN_ALONE}
PARTS |= {("requests", "turn"), ("responses", "envelope")}


def validator(file, definition=None):
    """The validator of one definition of a file, or of the whole file."""
    uri = FILES[file].as_uri()
    store = {path.as_uri(): SCHEMAS[name] for name, path in FILES.items()}
    schema = {"$ref": uri + (f"#/$defs/{definition}" if definition else "")}
    return jsonschema.Draft202012Validator(schema, resolver=jsonschema.RefResolver("", schema, store))


def place_of(label):
    """The file and definition that the label of a block names."""
    name, _, direction = label.partition("/")
    if direction:
        return direction + "s", name
    return ("responses", "error") if name == "error" else ("values", name)


def without_duplicates(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError(f"duplicate key among {keys}")
    return dict(pairs)


def examples():
    """(label, value) of each block, and of each line of the session."""
    text = PROTOCOL.read_text(encoding="utf-8")
    for label, body in re.findall(r"^```json (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield label, json.loads(body, object_pairs_hook=without_duplicates)
    methods = {}
    for arrow, line in re.findall(r"^([→←]) (.*)$", text, re.MULTILINE):
        message = json.loads(line, object_pairs_hook=without_duplicates)
        method = methods.setdefault(message["id"], message.get("method"))
        yield f"{method}/{'request' if arrow == '→' else 'response'}", message


def example(label):
    return copy.deepcopy(next(value for name, value in examples() if name == label))


class SchemaTest(unittest.TestCase):
    def test_schemas_are_schemas(self):
        for schema in SCHEMAS.values():
            jsonschema.Draft202012Validator.check_schema(schema)

    def test_examples_are_valid(self):
        count = 0
        for label, value in examples():
            with self.subTest(label=label):
                file, definition = place_of(label)
                validator(file, definition).validate(value)
                if file != "values":
                    validator(file).validate(value)
                count += 1
        self.assertGreater(count, 40)

    def test_every_message_has_an_example(self):
        shown = {place_of(label) for label, _ in examples()}
        for file, schema in SCHEMAS.items():
            for definition in schema["$defs"]:
                if (file, definition) not in PARTS:
                    self.assertIn((file, definition), shown)

    def test_every_block_of_json_has_a_label(self):
        self.assertNotRegex(PROTOCOL.read_text(encoding="utf-8"), r"(?m)^```json *$")

    def test_unknown_members_are_allowed_in_answers_but_not_in_sides(self):
        answer = example("legal_plays/response")
        answer["time"] = answer["result"]["nodes"] = answer["result"]["positions"][0]["pips"] = 7
        validator("responses", "legal_plays").validate(answer)
        answer["result"]["positions"][0]["white"]["25"] = 1
        self.assertFalse(validator("responses", "legal_plays").is_valid(answer))

    def test_faults_are_not_valid(self):
        def spoil(label, *path, value):
            message = example(label)
            *parents, last = path
            at = message
            for name in parents:
                at = at[name]
            at[last] = value
            return label, message

        faults = [
            spoil("legal_plays/response", "id", value="2"),
            spoil("legal_plays/response", "jsonrpc", value=2.0),
            spoil("legal_plays/response", "error", value={"code": 1, "message": ""}),
            spoil("legal_plays/response", "result", "positions", value=[]),
            spoil("legal_plays/response", "result", "positions", 0, "white", value={"05": 1}),
            spoil("legal_plays/response", "result", "positions", 0, "white", value={"5": -1}),
            spoil("legal_plays/response", "result", "positions", 0, "white", value={"5": 1.5}),
            spoil("legal_plays/response", "result", value={"plays": [[{"from": 26, "to": 20}]]}),
            spoil("legal_plays/request", "params", "dice", value=[5]),
            spoil("legal_plays/request", "params", "dice", value=[5, 3, 3]),
            spoil("legal_plays/request", "params", "position", "turn", value="red"),
            spoil("check_play/response", "result", value={"legal": True}),
            spoil("outcome/response", "result", value={"over": True}),
            spoil("outcome/response", "result", "kind", value="gammon"),
            spoil("start/request", "params", value={"ruleset": "backgammon", "dice": [1, 2]}),
            spoil("start/response", "result", value={"white": {}, "black": {}}),
            spoil("opening/request", "params", "rolls", value=[5, 3]),
            spoil("opening/request", "params", "rolls", "black", value=7),
            spoil("opening/response", "result", value={"starts": "white"}),
            spoil("opening/response", "result", value={"starts": None, "cube": 2}),
            spoil("may_double/request", "params", "match", "length", value=0),
            spoil("may_double/request", "params", "doubles", value=None),
            spoil("may_double/response", "result", value=False),
            spoil("double/request", "params", "reply", value="beaver"),
            spoil("double/response", "result", value={"winner": "white"}),
            spoil("resign/request", "params", "resigns", value=True),
            spoil("resign/response", "result", value={"offers": [1, 1], "refusable": True}),
            spoil("resign/response", "result", value={"offers": [1, 2, 3]}),
            spoil("match/request", "params", "games", 0, "points", value=0),
            spoil("match/response", "result", "score", value=[6, 1]),
            spoil("match/response", "result", "winner", value=""),
            spoil("initialize/response", "result", "max_in_flight", value=0),
            spoil("initialize/response", "result", "protocol", value=2),
            spoil("double/response", "result", "cube", value={"value": 2}),
            spoil("legal_moves/response", "result", "moves", value=[["e1", "k1"]]),
            spoil("halma_outcome/response", "result", "reason", value="time"),
            spoil("error", "error", value={"message": "no code"}),
        ]
        for label, message in faults:
            with self.subTest(label=label, message=message):
                self.assertFalse(validator(*place_of(label)).is_valid(message))


if __name__ == "__main__":
    sys.exit(unittest.main())
