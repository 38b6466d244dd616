"""Grows the shipped suite by what `nardcheck generate` finds: appends to the case file of each topic, never changes a
case that is there. Usage: grow_suite.py NARDCHECK SEED…, where a seed names one of the batches below, which are the
record of how the suite came about. A batch that is run again looks for cases that are not there yet."""

import json
import pathlib
import subprocess
import sys

CASES = pathlib.Path(__file__).resolve().parent.parent / "cases"

FOUND_NOTHING = 4

FIFTEEN = ["backgammon", "nackgammon", "short-nardy"]
THREE = ["hypergammon", "hypergammon-yellowclub", "hyper-short-nardy"]
MOVING = ["setup/*", "dice/*", "points/*", "hitting/*", "bar/*", "bearing-off/*", "answer/*"]
AROUND = ["opening/*", "cube/*", "match/*", "resignation/*"]

# Rule sets, kind, tier, count, seed, clauses. The counts are those of the mutants, or all that there are: three small
# cases for most, but one for a result, which takes all fifteen checkers of the loser.
BATCHES = [
    (FIFTEEN, "minimal", "core", 126, 1, []),
    (FIFTEEN, "minimal", "core", 220, 2, MOVING),
    (FIFTEEN, "minimal", "core", 2, 3, ["result/koks-bar", "result/single"]),
    (FIFTEEN, "minimal", "core", 1, 14, ["result/koks-bar"]),
    (FIFTEEN, "realistic", "core", 126, 4, []),
    (FIFTEEN, "realistic", "full", 126, 5, []),
    (FIFTEEN, "near-miss", "core", 126, 6, []),
    (FIFTEEN, "legal-play", "core", 126, 7, []),
    (FIFTEEN, "narrowed", "core", 2000, 8, []),
    (FIFTEEN, "after-bar", "core", 126, 9, []),
    (FIFTEEN, "boundary", "full", 200, 10, []),
    (FIFTEEN, "self-play", "full", 120, 11, []),
    (FIFTEEN, "session", "core", 10, 12, []),
    (FIFTEEN, "session", "full", 10, 13, []),
    (THREE, "minimal", "core", 126, 21, []),
    (THREE, "minimal", "core", 220, 22, MOVING),
    (THREE, "minimal", "core", 1, 34, ["result/koks-bar"]),
    (THREE, "realistic", "core", 126, 24, []),
    (THREE, "realistic", "full", 126, 25, []),
    (THREE, "near-miss", "core", 126, 26, []),
    (THREE, "legal-play", "core", 126, 27, []),
    (THREE, "narrowed", "core", 2000, 28, []),
    (THREE, "after-bar", "core", 126, 29, []),
    (THREE, "boundary", "full", 200, 30, []),
    (THREE, "self-play", "full", 100, 31, []),
    (THREE, "session", "core", 10, 32, []),
    (THREE, "session", "full", 10, 33, []),
    # These two score games in ways of their own.
    (["hypergammon-yellowclub"], "minimal", "core", 12, 41, ["result/*"]),
    (["hypergammon-yellowclub"], "realistic", "core", 12, 42, ["result/*"]),
    (["hyper-short-nardy"], "minimal", "core", 12, 43, ["result/*"]),
    (["hyper-short-nardy"], "realistic", "core", 12, 44, ["result/*"]),
    # What surrounds the games; short-nardy has a cap, another resignation and no cube in the shortest match.
    (FIFTEEN, "minimal", "core", 210, 51, AROUND),
    (FIFTEEN, "realistic", "core", 140, 52, AROUND),
    (FIFTEEN, "narrowed", "core", 2000, 53, AROUND),
    (FIFTEEN, "after-bar", "core", 71, 54, AROUND),
    (["short-nardy"], "minimal", "core", 120, 55, AROUND),
    (["short-nardy"], "realistic", "core", 120, 56, AROUND),
    (["short-nardy"], "narrowed", "core", 2000, 57, AROUND),
    (["short-nardy"], "after-bar", "core", 71, 58, AROUND),
    (["short-nardy"], "realistic", "core", 60, 59, ["resignation/*"]),
    (["short-nardy"], "minimal", "core", 40, 60, ["resignation/*"]),
    (["hypergammon"], "minimal", "core", 150, 61, AROUND),
    (["hypergammon"], "realistic", "core", 120, 62, AROUND),
    (["hypergammon"], "narrowed", "core", 2000, 63, AROUND),
    (["hypergammon"], "after-bar", "core", 71, 64, AROUND),
    (["hyper-short-nardy"], "after-bar", "core", 12, 68, ["opening/*"]),
]


def generated(program, batch):
    rulesets, kind, tier, count, seed, clauses = batch
    command = [program, "generate", "--kind", kind, "--tier", tier, "--count", str(count), "--seed", str(seed)]
    for ruleset in rulesets:
        command += ["--ruleset", ruleset]
    for clause in clauses:
        command += ["--clause", clause]
    command += ["--beside", str(CASES)]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, FOUND_NOTHING):
        sys.exit(f"exit code {run.returncode} of {' '.join(command)}")
    return json.loads(run.stdout)


def append(cases):
    by_topic = {}
    for case in cases:
        by_topic.setdefault(case["id"].split("/")[0], []).append(case)
    for topic, new in sorted(by_topic.items()):
        path = CASES / f"{topic}.json"
        file = json.loads(path.read_text()) if path.exists() else {
            "$schema": "../schemas/case-file.schema.json",
            "generated_by": "conformance/generation/grow_suite.py",
            "cases": [],
        }
        file["cases"] += new
        path.write_text(json.dumps(file))


def mark_smoke():
    """Makes the first case of each rule set and clause, a small one if there is any, one of the smoke tier, where it has
    none yet."""
    files = {path: json.loads(path.read_text()) for path in sorted(CASES.glob("*.json"))}
    cases = [case for file in files.values() for case in file["cases"]]
    have = {(ruleset, case["clauses"][0]) for case in cases if case.get("tier") == "smoke" for ruleset in case["rulesets"]}
    small_first = sorted(cases, key=lambda case: not case["id"].startswith("minimal-"))
    for case in small_first:
        keys = {(ruleset, case["clauses"][0]) for ruleset in case["rulesets"]}
        if keys - have:
            case["tier"] = "smoke"
            have |= keys
    for path, file in files.items():
        path.write_text(json.dumps(file))


def main():
    program, *seeds = sys.argv[1:]
    for batch in (one for one in BATCHES if str(one[4]) in seeds):
        cases = generated(program, batch)["cases"]
        append(cases)
        print(f"{batch[0][0]}: {len(cases)} {batch[1]} cases for {batch[2]}", flush=True)
    mark_smoke()
    # Lays the files out like all others.
    subprocess.run([program, "lint", "--write", str(CASES)], check=True)


if __name__ == "__main__":
    main()
