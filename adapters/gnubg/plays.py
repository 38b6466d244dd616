"""Which plays are legal, in gnubg's eyes."""

import re

import table
from nardcheck_adapter import Decline, InvalidParams, sides
from positions import SEATS, VARIATIONS, boards, check_counts, result

ANY_ORDER = "steps that can only be taken in another order: gnubg takes those of a play in any"


def set_up(variation, ruleset, position, dice):
    """Lays the position out in gnubg, white and black each in a seat of their own."""
    check_counts(ruleset, position)
    mover, opponent = boards(position)
    if table.is_over(mover, opponent):
        raise InvalidParams("the game is over: there is nothing to play")
    table.set_up(variation, SEATS[position["turn"]], mover, opponent, dice)


def listed(ruleset, position, dice):
    """gnubg's own list of plays, empty where it passes.

    Always asked for as standard backgammon: the plays are the same, but gnubg ranks its list, and has
    no database to rank hypergammon with.
    """
    set_up("standard", ruleset, position, dice)
    return table.plays()


def make(play, ruleset, position, dice):
    """What gnubg makes of one play: a resulting position, or None where it refuses."""
    set_up(VARIATIONS[ruleset], ruleset, position, dice)
    after = table.play(play)
    if after is None or (not play and after != boards(position)):
        return None  # told to pass, gnubg makes a play that is the only one instead
    return result(ruleset, position["turn"], after)


def make_listed(play, ruleset, position, dice):
    made = make(play, ruleset, position, dice)
    if made is None:
        raise RuntimeError(f"gnubg lists {play or 'a pass'} and refuses to make it")
    return made


def notation(play):
    """A play as text for gnubg."""
    if isinstance(play, list):
        return " ".join("{}/{}".format("bar" if step["from"] == 25 else step["from"], step["to"] or "off")
                        for step in play)
    if not re.fullmatch(r"[0-9A-Za-z/*(), ]{0,100}", play):
        raise InvalidParams("this is no play notation")
    return play.strip()


def legal_plays(ruleset, position, dice):
    plays = listed(ruleset, position, dice)
    if not plays:
        return {"positions": [make_listed("", ruleset, position, dice)]}
    return {"positions": [result(ruleset, position["turn"], table.written_out(play, *boards(position)))
                          for play in plays]}


def choose_play(ruleset, position, dice):
    plays = listed(ruleset, position, dice)
    return {"position": make_listed(plays[0] if plays else "", ruleset, position, dice)}


def check_play(ruleset, position, dice, play):
    made = make(notation(play), ruleset, position, dice)
    if made is None:
        return {"legal": False}
    if isinstance(play, list):
        if not in_order(play, position):
            raise Decline(ANY_ORDER)
        if sides(made | {"turn": position["turn"]}) != carried_out(play, position):
            return {"legal": False}  # gnubg took the text for another play and made that one
    return {"legal": True, "position": made}


def in_order(steps, position):
    """Whether there is a checker to move at each step, taken in the order given."""
    mover, _ = sides(position)
    for step in steps:
        mover[step["from"]] -= 1
        mover[step["to"]] += 1
        if mover[step["from"]] < 0:
            return False
    return True


def carried_out(steps, position):
    """Where the steps lead: (mover, opponent), blots hit and nothing judged."""
    mover, opponent = sides(position)
    for step in steps:
        mover[step["from"]] -= 1
        mover[step["to"]] += 1
        if step["to"] and opponent[25 - step["to"]] == 1:
            opponent[25 - step["to"]] -= 1
            opponent[25] += 1
    return mover, opponent
