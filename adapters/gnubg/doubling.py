"""Who may double, and what comes of it, by gnubg's `double`, `take` and `drop`."""

import stakes
import table
from nardcheck_adapter import BLACK, WHITE, Decline, InvalidParams
from positions import COLOURS, SEATS, VARIATIONS

OUT_OF_TURN = "a double out of turn: gnubg's command doubles for the player whose turn it is"
DEAD_CUBE = ("a dead cube: gnubg lets nobody double who needs no more points than the cube shows, "
             "so in a match to one point nobody at all")
HIGHEST = "a cube of 4096, the highest that gnubg has"
SHORT_NARDY_CAP = "doubles from 64 on in short-nardy: gnubg lets them be offered"
HYPERGAMMON_MONEY = "doubles in single games of hypergammon: gnubg lets them be offered"

HIGHEST_IN_SHORT_NARDY = 64
ANY_ROLL = (3, 1)  # where all that matters is that there is one

# How gnubg's refusals begin that are of a rule which the rule sets have too.
BY_THE_RULES = ("You can't double after rolling the dice", "You do not own the cube",
                "Doubling is forbidden by the Crawford rule")
# And those of gnubg's own.
OWN_RULES = {"The cube is dead": DEAD_CUBE, "The cube is already at its highest supported value": HIGHEST}


def may_double(ruleset, match, turn, rolled, cube=None, doubles=None):
    return {"may_double": offer(ruleset, match, turn, rolled, cube, doubles) is None}


def double(ruleset, match, turn, rolled, reply, cube=None, doubles=None):
    objection = offer(ruleset, match, turn, rolled, cube, doubles)
    if objection:
        raise InvalidParams(f"gnubg lets nobody double here: {objection}")
    if reply == "take":
        stakes.take()
        value, owner = stakes.cube()
        return {"cube": {"value": value, "owner": COLOURS.get(owner)}}
    stakes.drop()
    seat, points = table.last_game()
    return {"winner": COLOURS[seat], "points": points}


def offer(ruleset, match, turn, rolled, cube, doubles):
    """Has a double offered; what gnubg says against it, or None where it stands."""
    if (doubles or turn) != turn:
        raise Decline(OUT_OF_TURN)
    cube = cube or {"value": 1, "owner": None}
    scores = match["score"][BLACK], match["score"][WHITE]
    stakes.begin(VARIATIONS[ruleset], match["length"], scores, match["crawford"])
    table.give_turn(SEATS[turn], ANY_ROLL if rolled else None)
    stakes.set_cube(cube["value"], SEATS.get(cube.get("owner")))
    objection = stakes.double()
    other_rule = gnubgs_own(ruleset, match, objection) if objection else left_out(ruleset, match, cube)
    if other_rule:
        raise Decline(other_rule)
    return objection


def gnubgs_own(ruleset, match, objection):
    """The rule by which gnubg refuses, where the rule set has none that forbids the double."""
    if objection.startswith(BY_THE_RULES):
        return None
    if ruleset == "short-nardy" and match["length"] == 1:
        return None  # there it has no cube either
    for beginning, rule in OWN_RULES.items():
        if objection.startswith(beginning):
            return rule
    raise RuntimeError(f"gnubg refuses a double with words that are not known: {objection}")


def left_out(ruleset, match, cube):
    """The rule of the rule set that gnubg doesn't have, where it lets a double be offered."""
    if ruleset == "short-nardy" and cube["value"] >= HIGHEST_IN_SHORT_NARDY:
        return SHORT_NARDY_CAP
    if ruleset == "hypergammon" and match["length"] is None:
        return HYPERGAMMON_MONEY
    return None
