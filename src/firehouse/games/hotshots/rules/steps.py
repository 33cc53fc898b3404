"""What can stand on the stack of things to do: steps, chances and decisions.

The argument of an entry is a pawn, a tile, or several things packed into one, as below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.stack import Step, argument_in, step_of, streams_of
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.rules import actions

# Steps that the engine takes at once.
BEGIN_TURN: Final = 1
END_TURN: Final = 2
DRAW: Final = 3
PICK: Final = 4
CARD_PART: Final = 5
DISCARD_CARD: Final = 6
SCORCHING: Final = 7
SPREADING: Final = 8
HURT: Final = 9
GIVE_UP_TOKEN: Final = 10
LOSE_DIE: Final = 11
LAY_OUT: Final = 12
SET_UP: Final = 13
GAIN_TOKEN: Final = 14
SETTLE_TOKEN: Final = 15
BULLDOZE: Final = 16
EARN_BREAK: Final = 17

# Chances.
FIRST_CHANCE: Final = 24
PLACE_TILE: Final = 24
LEAVE_GAP: Final = 25
DEAL_ROLE: Final = 26
LIGHT_SMALL: Final = 27
LIGHT_EXTRA: Final = 28
ROLL_DICE: Final = 29
DRAW_CARD: Final = 30
DRAW_TOKEN: Final = 31
LOSE_TOKEN: Final = 32

# Decisions.
FIRST_DECISION: Final = 40
CHOOSE_CHARACTER: Final = 40
ACT: Final = 41
LOCK: Final = 42
GO_ON: Final = 43
FEED: Final = 44
NEW_FIRE: Final = 45
SCORCH_FIRST: Final = 46
SPREAD: Final = 47
SAVE: Final = 48
DISCARD: Final = 49
PLACE_BREAK: Final = 50
TAKE_BREAK: Final = 51
DOZE: Final = 52
LAND: Final = 53
DROP: Final = 54
KEEP: Final = 55
PLAY_CARD: Final = 56
PERMIT: Final = 57
CHOOSE_ROLE: Final = 58
CHOOSE_FIRST: Final = 59
CHOOSE_GAP: Final = 61
CHOOSE_SMALL: Final = 62
CHOOSE_EXTRA: Final = 63

STEPS: Final = (
    Step(BEGIN_TURN, "begin-turn", of_a_pawn=True),
    Step(END_TURN, "end-turn"),
    Step(DRAW, "draw"),
    Step(PICK, "pick"),
    Step(CARD_PART, "card-part"),
    Step(DISCARD_CARD, "discard-card"),
    Step(SCORCHING, "scorching"),
    Step(SPREADING, "spreading"),
    Step(HURT, "hurt"),
    Step(GIVE_UP_TOKEN, "give-up-token", of_a_pawn=True),
    Step(LOSE_DIE, "lose-die", of_a_pawn=True),
    Step(LAY_OUT, "lay-out"),
    Step(SET_UP, "set-up"),
    Step(GAIN_TOKEN, "gain-token"),
    Step(SETTLE_TOKEN, "settle-token"),
    Step(BULLDOZE, "bulldoze"),
    Step(EARN_BREAK, "earn-break"),
    Step(PLACE_TILE, "place-tile", headings.SET_UP, (actions.PLACE,)),
    Step(LEAVE_GAP, "leave-gap", headings.SET_UP, (actions.GAP,)),
    Step(DEAL_ROLE, "deal-role", headings.SET_UP, (actions.ROLE,), of_a_pawn=True),
    Step(LIGHT_SMALL, "light-small", headings.SET_UP, (actions.LIGHT,)),
    Step(LIGHT_EXTRA, "light-extra", headings.SET_UP, (actions.LIGHT,)),
    Step(ROLL_DICE, "roll-dice", headings.FIGHT, (actions.ROLL,)),
    Step(DRAW_CARD, "draw-card", headings.CARDS, (actions.DRAW,)),
    Step(DRAW_TOKEN, "draw-token", headings.TOKENS, (actions.TOKEN,)),
    Step(LOSE_TOKEN, "lose-token", headings.WARMER, (actions.LOSE,)),
    Step(CHOOSE_CHARACTER, "choose-character", headings.SOLO),
    Step(ACT, "act", headings.TURN),
    Step(LOCK, "lock", headings.FIGHT),
    Step(GO_ON, "go-on", headings.FIGHT),
    Step(FEED, "feed", headings.CARDS),
    Step(NEW_FIRE, "new-fire", headings.FIRESTORM),
    Step(SCORCH_FIRST, "scorch-first", headings.SCORCHING),
    Step(SPREAD, "spread", headings.SCORCHING),
    Step(SAVE, "save", headings.TOKEN_LIST, of_a_pawn=True),
    Step(DISCARD, "discard", headings.TOKENS, of_a_pawn=True),
    Step(PLACE_BREAK, "place-break", headings.SUCCESS),
    Step(TAKE_BREAK, "take-break", headings.SUCCESS),
    Step(DOZE, "doze", headings.DOZER),
    Step(LAND, "land", headings.DOZER),
    Step(DROP, "drop", headings.TANKER),
    Step(KEEP, "keep", headings.EXCHANGE),
    Step(PLAY_CARD, "play-card", headings.LOOKOUT),
    Step(PERMIT, "permit", headings.SHARE),
    Step(CHOOSE_ROLE, "choose-role", headings.SET_UP, of_a_pawn=True),
    Step(CHOOSE_FIRST, "choose-first", headings.SET_UP),
    Step(CHOOSE_GAP, "choose-gap", headings.LESS_HEAT),
    Step(CHOOSE_SMALL, "choose-small", headings.NOT_MUCH),
    Step(CHOOSE_EXTRA, "choose-extra", headings.ALARM),
)
"""Every kind, in the order of their numbers."""
OF_NUMBER: Final = {step.number: step for step in STEPS}
NAMES: Final = {step.number: step.name for step in STEPS}
STREAMS: Final = streams_of(STEPS)
"""The streams of luck, by the number of the step."""

ORDER: Final = 0
GIVE: Final = 1
TAKE: Final = 2
REQUESTS: Final = 3
"""What a PERMIT asks for, and how many such there are."""

AT_START: Final = 0
WON: Final = 1
EXCHANGED: Final = 2
EXCHANGED_FRESH: Final = 3
"""Why a token is gained."""


def on_tile(tile: i64, number: i64) -> i64:
    """A tile and a number: flames still to spread, seats already hurt, the tile before plus one."""
    return tile + (number << 5)


def tile_in(argument: i64) -> i64:
    """The tile of an `on_tile`."""
    return argument & 31


def number_in(argument: i64) -> i64:
    """The number of an `on_tile`."""
    return argument >> 5


def gaining(who: i64, why: i64) -> i64:
    """Who gains a token, and why."""
    return who + (why << 2)


def gainer_in(argument: i64) -> i64:
    """The pawn of a `gaining`."""
    return argument & 3


def why_in(argument: i64) -> i64:
    """The reason of a `gaining`."""
    return argument >> 2


def request(what: i64, who: i64, wish: i64) -> i64:
    """What a pawn is asked for: an order to a tile, or a token given or taken."""
    return what + (who << 2) + (wish << 4)


def what_in(argument: i64) -> i64:
    """ORDER, GIVE or TAKE of a `request`."""
    return argument & 3


def asked_in(argument: i64) -> i64:
    """The pawn whom a `request` is addressed to."""
    return (argument >> 2) & 3


def wish_in(argument: i64) -> i64:
    """The tile or the token of a `request`."""
    return argument >> 4


def decider(entry: i64, on_turn: i64) -> i64:
    """The pawn whose player an entry asks; -1 where luck decides."""
    step = step_of(entry)
    if step < FIRST_DECISION:
        return -1
    if step == SAVE or step == DISCARD or step == CHOOSE_ROLE:  # noqa: SIM109 - no tuple in hot code
        return argument_in(entry)
    if step == PERMIT:
        return asked_in(argument_in(entry))
    return on_turn
