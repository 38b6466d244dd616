"""Puts an engine behind the nardcheck protocol, version 1, with one call.

    from nardcheck_adapter import serve

    def legal_plays(ruleset, position, dice):
        return {"positions": my_engine.results(position, dice)}

    serve("my-engine", "1.0", {"legal_plays": legal_plays}, rulesets=["backgammon"])

A handler is a function named after the method it answers. It receives those members of the request
that its parameters name, and returns the method's result as a dict. It may

* raise `Decline("why")` for a request that the engine cannot judge; it is counted and shown as such;
* raise `InvalidParams("why")` for a request that makes no sense;
* raise anything else: the harness sees an internal error, the traceback goes to stderr.

What the numbers mean. Each player counts his own points from 24 down to 1; 25 is the bar, 0 is off.
A side of a position is a sparse dict of checkers, `{"bar": 1, "24": 1, "6": 5, "off": 8}`; a missing
key means none. `dice` are two numbers from 1 to 6 in any order. A `cube` is `{"value", "owner"}`, with
`None` for the owner of one in the middle; a `match` is `{"length", "score", "crawford"}`, with `None` for
the length of a game for money. What reaches a handler has this form: `serve` refuses other requests.
Python 3.9 or newer, the standard library only.
"""

import inspect
import json
import os
import sys
import traceback

PROTOCOL = 1
WHITE, BLACK = "white", "black"
OFF, BAR = 0, 25

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
DECLINED = -32001


class ProtocolError(Exception):
    """A request that gets an error for an answer: JSON-RPC `code`, message and optional `data`."""

    def __init__(self, code, message, data=None):
        super().__init__(message)
        self.code, self.data = code, data


class InvalidParams(ProtocolError):
    """The params make no sense for this method (-32602)."""

    def __init__(self, message):
        super().__init__(INVALID_PARAMS, message)


class Decline(ProtocolError):
    """The engine cannot judge this one request (-32001); `reason` is shown in the report."""

    def __init__(self, reason):
        super().__init__(DECLINED, "declined", {"reason": reason})


# --- positions ---------------------------------------------------------------------------------------

def other(colour):
    """The opponent of "white" or "black"."""
    return BLACK if colour == WHITE else WHITE


def to_points(side):
    """One side as 26 counts: index 0 off, 1 to 24 the points in that side's own numbering, 25 the bar."""
    points = [0] * 26
    for key, count in side.items():
        points[_index(key)] = count
    return points


def from_points(points):
    """The inverse of `to_points`: the sparse dict, without zero counts."""
    keys = ["off", *map(str, range(1, 25)), "bar"]
    return {key: count for key, count in zip(keys, points) if count}


def sides(position):
    """(mover, opponent) as 26 counts each, both in their own numbering."""
    mover = position["turn"]
    return to_points(position[mover]), to_points(position[other(mover)])


def result(position, mover, opponent):
    """A resulting position, from 26 counts a side, `mover` being the side whose turn `position` was."""
    turn = position["turn"]
    return {turn: from_points(mover), other(turn): from_points(opponent)}


def opposite(point):
    """The number that the opponent has for this point (1 to 24)."""
    return 25 - point


def _index(key):
    return OFF if key == "off" else BAR if key == "bar" else int(key)


# --- serving -----------------------------------------------------------------------------------------

def serve(name, version, handlers, rulesets=None, supports=None, *, language=None, homepage=None,
          issues=None, limits=(), max_in_flight=1, answers=None):
    """Answers requests until stdin ends, then returns.

    name, version   the engine's, for the report
    handlers        {method: function}
    rulesets        ids of the rule sets for which every handler answers, or else
    supports        {rule set: [method, ...]}, or a function that makes this out of the user's own
                    rule sets, {id: {"base", "fields"}}
    language, homepage, issues    shown in the report; the last is where faults are reported
    limits          reasons for which the engine may decline, one sentence each
    max_in_flight   how many requests may wait here; they are answered one after the other
    answers         file descriptor for the answers, for an engine that owns stdout from before the
                    adapter starts; otherwise it is stdout, and whatever the engine prints goes to stderr
    """
    if (rulesets is None) == (supports is None):
        raise ValueError("give either rulesets or supports")
    if supports is None:
        supports = {ruleset: list(handlers) for ruleset in rulesets}
    engine = {"name": name, "version": version, "language": language, "homepage": homepage, "issues": issues}
    hello = {
        "protocol": PROTOCOL,
        "engine": {key: value for key, value in engine.items() if value is not None},
        "max_in_flight": max_in_flight,
        "limits": list(limits),
    }
    requests, replies = _own_streams(answers)
    server = _Server(handlers, supports, hello)
    for line in requests:
        reply = server.reply(line)
        if reply is None:
            continue
        try:
            replies.write(reply)
            replies.flush()
        except BrokenPipeError:
            return  # the harness is gone: nobody is left to answer to


def _own_streams(answers):
    """Byte streams that only the protocol uses: nothing an engine prints or reads can get between."""
    requests = os.fdopen(os.dup(0), "rb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    if answers is None:
        answers = os.dup(1)
        sys.stdout.flush()
        os.dup2(2, 1)
    return requests, os.fdopen(answers, "wb")


class _Server:
    def __init__(self, handlers, supports, hello):
        self._handlers = handlers
        self._make_supports = supports if callable(supports) else lambda rulesets: supports
        self._supports = self._make_supports({})
        self._hello = hello

    def reply(self, line):
        """The answer to one line as a line, or None where none is due (a notification)."""
        request_id = None
        try:
            request = _parse(line)
            request_id = request.get("id") if _is_id(request.get("id")) else None
            _check_request(request)
            if "id" not in request:
                return None
            answer = {"result": self._dispatch(request["method"], request.get("params", {}))}
            return _encode(request_id, answer)
        except ProtocolError as error:
            return _encode_error(request_id, error.code, str(error), error.data)
        except Exception as error:  # whatever the engine does, the next request gets its answer
            traceback.print_exc(file=sys.stderr)
            return _encode_error(request_id, INTERNAL_ERROR, f"{type(error).__name__}: {error}")

    def _dispatch(self, method, params):
        if not isinstance(params, dict):
            raise InvalidParams("params must be an object")
        if method == "initialize":
            return self._initialize(params)
        handler = self._handlers.get(method)
        if handler is None:
            raise ProtocolError(METHOD_NOT_FOUND, f"no method {method!r}")
        _check_params(params)
        answer = handler(**_arguments(handler, {**params, "ruleset": self._claimed(method, params)}))
        if not isinstance(answer, dict):
            raise TypeError(f"the handler of {method} returned {type(answer).__name__}, not a dict")
        return answer

    def _initialize(self, params):
        protocol = params.get("protocol")
        if type(protocol) is not int or protocol != PROTOCOL:
            raise ProtocolError(INVALID_PARAMS, f"protocol {protocol!r} is unknown, this is protocol {PROTOCOL}",
                                {"protocol": PROTOCOL})
        self._supports = self._make_supports(params.get("rulesets", {}))
        return {**self._hello, "supports": self._supports}

    def _claimed(self, method, params):
        """The rule set as the engine knows it: R+FIELD=VALUE also goes to an engine that claims only R."""
        name = params.get("ruleset")
        if not isinstance(name, str):
            raise InvalidParams("ruleset must be a string")
        for known in (name, name.split("+")[0]):
            if method in self._supports.get(known, ()):
                return known
        raise InvalidParams(f"{method} is not supported for rule set {name!r}")


# --- messages ----------------------------------------------------------------------------------------

class _DuplicateKey(dict):
    """An object with a key given twice; which of the two counts is anybody's guess, so neither does."""

    def __init__(self, pairs, key):
        super().__init__(pairs)
        self.key = key


def _object(pairs):
    members = {}
    for key, value in pairs:
        if key in members:
            return _DuplicateKey(pairs, key)
        members[key] = value
    return members


def _refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def _parse(line):
    try:
        request = json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(PARSE_ERROR, f"not a line of JSON: {error}") from None
    if isinstance(request, _DuplicateKey) or not isinstance(request, dict):
        raise ProtocolError(INVALID_REQUEST, "a request is one object without duplicate keys")
    return request


def _is_id(value):
    return isinstance(value, (str, int)) and not isinstance(value, bool)


def _check_request(request):
    if request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
        raise ProtocolError(INVALID_REQUEST, "a JSON-RPC 2.0 request has jsonrpc, id, method and params")
    if "id" in request and not _is_id(request["id"]):
        raise ProtocolError(INVALID_REQUEST, "id must be a string or an integer")
    duplicate = _first_duplicate(request)
    if duplicate is not None:
        raise InvalidParams(f"duplicate key {duplicate!r}")


def _first_duplicate(value):
    if isinstance(value, _DuplicateKey):
        return value.key
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return next((found for found in map(_first_duplicate, children) if found is not None), None)


def _encode(request_id, answer):
    message = {"jsonrpc": "2.0", "id": request_id, **answer}
    return json.dumps(message, allow_nan=False, separators=(",", ":")).encode("ascii") + b"\n"


def _encode_error(request_id, code, message, data=None):
    error = {"code": code, "message": message}
    if data is not None:
        error["data"] = data
    return _encode(request_id, {"error": error})


# --- params ------------------------------------------------------------------------------------------

def _arguments(handler, params):
    """Those params that the handler names; the protocol may grow members that it doesn't know."""
    parameters = inspect.signature(handler).parameters.values()
    named = [p for p in parameters if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    missing = [p.name for p in named if p.default is p.empty and p.name not in params]
    if missing:
        raise InvalidParams(f"missing: {', '.join(missing)}")
    if any(p.kind is p.VAR_KEYWORD for p in parameters):
        return params
    return {p.name: params[p.name] for p in named if p.name in params}


def _check_params(params):
    """The members whose form is the same in every method that has them."""
    for name, check in _CHECKS.items():
        if name in params:
            check(params[name])


def _check_position(position):
    if not isinstance(position, dict) or position.get("turn") not in (WHITE, BLACK):
        raise InvalidParams('a position has "white", "black" and "turn"')
    for colour in (WHITE, BLACK):
        side = position.get(colour)
        if isinstance(side, list):  # Halma: the squares that the side's stones stand on
            if not all(isinstance(square, str) for square in side):
                raise InvalidParams(f"{colour}: squares are strings")
        elif not isinstance(side, dict):
            raise InvalidParams(f"{colour}: missing or no object")
        else:
            _check_side(colour, side)


def _check_side(colour, side):
    for key, count in side.items():
        if key not in _KEYS:
            raise InvalidParams(f'{colour}: {key!r} is none of "bar", "24" to "1", "off"')
        if not _is_int(count, 0):
            raise InvalidParams(f"{colour}: {key!r} must count checkers, not {count!r}")


_KEYS = {"off", "bar", *map(str, range(1, 25))}


def _check_dice(dice):
    if not (isinstance(dice, list) and len(dice) == 2 and all(_is_int(die, 1, 6) for die in dice)):
        raise InvalidParams("dice must be two integers from 1 to 6")


def _check_cube(cube):
    value, owner = (cube.get("value"), cube.get("owner")) if isinstance(cube, dict) else (None, None)
    if not _is_int(value, 1) or owner not in (WHITE, BLACK, None):
        raise InvalidParams('a cube is {"value": 2, "owner": "white", "black" or null}')


def _check_play(play):
    if isinstance(play, list):
        _check_steps(play)
    elif not isinstance(play, str):
        raise InvalidParams("play must be a list of steps or a string")


def _check_steps(steps):
    for step in steps:
        source, target = (step.get("from"), step.get("to")) if isinstance(step, dict) else (None, None)
        if type(source) is not int or type(target) is not int or not (OFF < source <= BAR and OFF <= target < BAR):
            raise InvalidParams('a step is {"from": 1 to 25, "to": 0 to 24}')


def _check_rolls(rolls):
    if not (isinstance(rolls, dict) and all(_is_int(rolls.get(colour), 1, 6) for colour in (WHITE, BLACK))):
        raise InvalidParams('rolls are {"white": 1 to 6, "black": 1 to 6}')


def _check_rolled(rolled):
    if type(rolled) is not bool:
        raise InvalidParams("rolled must be true or false")


def _check_match(match):
    if not isinstance(match, dict) or "length" not in match or type(match.get("crawford")) is not bool:
        raise InvalidParams('a match has "length", "score" and "crawford"')
    if match["length"] is not None:
        _check_length(match["length"])
    score = match.get("score")
    if not (isinstance(score, dict) and all(_is_int(score.get(colour), 0) for colour in (WHITE, BLACK))):
        raise InvalidParams('a score is {"white": 0 or more, "black": 0 or more}')


def _check_length(length):
    if not _is_int(length, 1):
        raise InvalidParams("a match has a length of 1 or more")


def _check_games(games):
    if not isinstance(games, list) or not all(map(_is_game, games)):
        raise InvalidParams('games are a list of {"winner": "white" or "black", "points": 1 or more}')


def _is_game(game):
    return isinstance(game, dict) and game.get("winner") in (WHITE, BLACK) and _is_int(game.get("points"), 1)


def _is_int(value, least, most=None):
    return type(value) is int and least <= value and (most is None or value <= most)


def _one_of(name, *allowed):
    def check(value):
        if value not in allowed:
            raise InvalidParams(f"{name} must be one of {json.dumps(allowed)}")
    return check


_CHECKS = {
    "position": _check_position,
    "dice": _check_dice,
    "play": _check_play,
    "cube": _check_cube,
    "rolls": _check_rolls,
    "match": _check_match,
    "turn": _one_of("turn", WHITE, BLACK),
    "doubles": _one_of("doubles", WHITE, BLACK),
    "rolled": _check_rolled,
    "reply": _one_of("reply", "take", "drop"),
    "resigns": _one_of("resigns", WHITE, BLACK),
    "length": _check_length,
    "games": _check_games,
}
