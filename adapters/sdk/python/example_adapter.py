"""The smallest useful adapter: an engine that knows nothing but what a finished game is worth."""

from nardcheck_adapter import BAR, WHITE, BLACK, Decline, other, serve, to_points

KINDS = ("single", "mars", "koks")


def outcome(position, cube=None):
    """The winner has no checker left on the board; the loser's checkers say by how much he won."""
    finished = [colour for colour in (WHITE, BLACK) if not any(to_points(position[colour])[1:])]
    if not finished:
        return {"over": False}
    if len(finished) == 2:
        raise Decline("both sides have borne off everything")
    loser = to_points(position[other(finished[0])])
    level = 1 if loser[0] else 3 if any(loser[19:BAR + 1]) else 2
    return {"over": True, "winner": finished[0], "kind": KINDS[level - 1],
            "points": level * (cube or {"value": 1})["value"]}


if __name__ == "__main__":
    serve("example", "1.0", {"outcome": outcome}, rulesets=["backgammon", "nackgammon", "short-nardy"],
          language="Python", limits=["positions in which both sides have borne off everything"])
