"""Grows the shipped suite by what `nardcheck generate` finds: appends to the case file of each topic, never changes a
case that is there. Usage: grow_suite.py NARDCHECK. Run again, it adds nothing that is there already."""

import json
import pathlib
import subprocess
import sys

CASES = pathlib.Path(__file__).resolve().parent.parent / "cases"

FOUND_NOTHING = 4

FIFTEEN = ["backgammon", "nackgammon", "short-nardy"]
THREE = ["hypergammon", "hypergammon-yellowclub", "hyper-short-nardy"]
MOVING = ["setup/*", "dice/*", "points/*", "hitting/*", "bar/*", "bearing-off/*", "answer/*"]

# Rule sets, kind, tier, count, seed, clauses. The counts are those of the mutants, or all that there are: three small
# cases for most, but one for a result, which takes all fifteen checkers of the loser.
BATCHES = [
    (FIFTEEN, "minimal", "core", 126, 1, []),
    (FIFTEEN, "minimal", "core", 220, 2, MOVING),
    (FIFTEEN, "minimal", "core", 2, 3, ["result/koks-bar", "result/single"]),
    (FIFTEEN, "realistic", "core", 126, 4, []),
    (FIFTEEN, "realistic", "full", 126, 5, []),
    (FIFTEEN, "near-miss", "core", 90, 6, []),
    (FIFTEEN, "legal-play", "core", 90, 7, []),
    (FIFTEEN, "narrowed", "core", 2000, 8, []),
    (FIFTEEN, "after-bar", "core", 126, 9, []),
    (FIFTEEN, "boundary", "full", 200, 10, []),
    (FIFTEEN, "self-play", "full", 120, 11, []),
    (FIFTEEN, "session", "core", 10, 12, []),
    (FIFTEEN, "session", "full", 10, 13, []),
    (THREE, "minimal", "core", 126, 21, []),
    (THREE, "minimal", "core", 220, 22, MOVING),
    (THREE, "realistic", "core", 126, 24, []),
    (THREE, "realistic", "full", 126, 25, []),
    (THREE, "near-miss", "core", 90, 26, []),
    (THREE, "legal-play", "core", 90, 27, []),
    (THREE, "narrowed", "core", 2000, 28, []),
    (THREE, "after-bar", "core", 126, 29, []),
    (THREE, "boundary", "full", 200, 30, []),
    (THREE, "self-play", "full", 100, 31, []),
    (THREE, "session", "core", 10, 32, []),
    (THREE, "session", "full", 10, 33, []),
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


def main():
    program = sys.argv[1]
    for batch in BATCHES:
        cases = generated(program, batch)["cases"]
        append(cases)
        print(f"{batch[0][0]}: {len(cases)} {batch[1]} cases for {batch[2]}", flush=True)
    # Lays the files out like all others.
    subprocess.run([program, "lint", "--write", str(CASES)], check=True)


if __name__ == "__main__":
    main()
