"""An engine for the tests of the program: the reference, but for one fault that its command line names.

It hands each request on to 'nardcheck serve' and the answer back. The fault befalls the requests whose line contains
the text of --when, or all of them without. With --house FIELD=VALUE it claims to play hypergammon, and plays it by
that house rule where the fault befalls it.
"""

import argparse
import json
import os
import select
import subprocess
import sys
import time

HOUSE_BASE = "hypergammon"
ESCAPES = "\x1b[2J\x1b]0;owned\x07\r\nAll 2 agree with the rules."


class Reference:
    """The right answers, from a process that is started when the first is wanted."""

    def __init__(self, program, house):
        self.command = [program, "serve"] + (["--ruleset", HOUSE_BASE, "--set", house] if house else [])
        self.played = {HOUSE_BASE: f"{HOUSE_BASE}+{house}"} if house else {}
        self.process = None

    def answer(self, request):
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        asked_for = request["params"].get("ruleset")
        if asked_for in self.played:
            request = request | {"params": request["params"] | {"ruleset": self.played[asked_for]}}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if supports := answer.get("result", {}).get("supports"):
            for claimed, played in self.played.items():
                supports[claimed] = supports.pop(played)
        return answer


def write(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def batches(more_within=0):
    """The lines of stdin in lists of those that come together, or one after another within that many seconds."""
    received = b""
    while piece := os.read(0, 65536):
        received += piece
        if not select.select([0], [], [], more_within)[0]:
            *complete, received = received.split(b"\n")
            yield [line.decode() for line in complete]


def lines():
    for batch in batches():
        yield from batch


def error(request, code, **data):
    return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": "no", "data": data}}


def hand_shake(fault, request, answer, max_in_flight):
    result = answer["result"]
    result["max_in_flight"] = max_in_flight
    if fault == "wrong-version":
        result["protocol"] = 2
    elif fault == "claims-nothing":
        result["supports"] = {}
    elif fault == "claims-outcome-alone":
        result["supports"] = {ruleset: ["outcome"] for ruleset in result["supports"]}
    elif fault == "claims-more":
        for methods in result["supports"].values():
            methods += ["legal_moves", "leagl_plays"]
    elif fault == "plays-the-base":
        # It knows nothing of the rule sets that it is told of.
        known = result["supports"]
        result["supports"] = {ruleset: known[ruleset] for ruleset in known if ruleset not in told_of(request)}
    elif fault == "hostile-strings":
        result["engine"] = {"name": "evil" + ESCAPES, "version": ESCAPES}
        result["limits"] = [ESCAPES]
    write(answer)


def told_of(request):
    return request["params"].get("rulesets", {})


def start_daemon():
    """A process that has left its parent, its group and its streams, and would live on."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for stream in (0, 1, 2):
                os.close(stream)
            time.sleep(1000)
        os._exit(0)
    os.wait()


def misbehave(fault, request, answer):
    """Does what the fault says in place of answering, or around it."""
    if fault == "exit":
        print("out of luck", file=sys.stderr)
        sys.exit(3)
    elif fault == "hang":
        time.sleep(1000)
    elif fault == "late":
        time.sleep(5)
        write(answer())
    elif fault == "garbage":
        print("thinking...", flush=True)
    elif fault == "close-stdout":
        os.close(1)
        time.sleep(1000)
    elif fault == "half-line":
        sys.stdout.write(json.dumps(answer())[:-1])
        sys.stdout.flush()
        sys.exit(0)
    elif fault == "twice":
        write(answer())
        write(answer())
    elif fault == "never-moves":
        write(answer() | {"result": {"plays": [""], "play": ""}})
    elif fault == "says-24/15":
        write(answer() | {"result": {"plays": ["24/15"]}})
    elif fault == "repeats-results":
        positions = answer()["result"]["positions"]
        write(answer() | {"result": {"positions": positions * 2}})
    elif fault == "declines":
        write(error(request, -32001, reason="only fifteen checkers" + ESCAPES))
    elif fault == "method-not-found":
        write(error(request, -32601))
    elif fault == "daemon":
        start_daemon()
        write(answer())
    elif fault == "hostile-strings":
        print(ESCAPES, file=sys.stderr)
        write(error(request, -1, reason=ESCAPES))
    else:
        sys.exit(f"no such fault: {fault}")


def answer_backwards(answer):
    for batch in batches(more_within=0.05):
        for line in reversed(batch):
            write(answer(json.loads(line)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", default="none")
    parser.add_argument("--when", default="")
    parser.add_argument("--house")
    parser.add_argument("--max-in-flight", type=int, default=16)
    parser.add_argument("ignored", nargs="*")
    options = parser.parse_args()

    reference = Reference(os.environ["NARDCHECK"], options.house)
    right = Reference(os.environ["NARDCHECK"], None) if options.house else reference
    requests = lines()
    first = json.loads(next(requests))
    hand_shake(options.fault, first, reference.answer(first), options.max_in_flight)

    if options.fault == "backwards":
        answer_backwards(reference.answer)
        return
    of_handshake = ("none", "wrong-version", "claims-nothing", "claims-outcome-alone", "claims-more", "plays-the-base")
    for line in requests:
        request = json.loads(line)
        if options.fault == "plays-the-base":
            request["params"]["ruleset"] = request["params"]["ruleset"].split("+")[0]
        if options.when not in line:
            write(right.answer(request))
        elif options.fault in of_handshake:
            write(reference.answer(request))
        else:
            misbehave(options.fault, request, lambda asked=request: reference.answer(asked))


if __name__ == "__main__":
    main()
