"""The Veteran: who is in the vicinity, the AP that gives, and stepping out of the fire's way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, put_byte
from firehouse.core.kinds import Kind
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, STAIRS, WAYS
from firehouse.games.flashpoint.rules import actions, features, reasons, tokens
from firehouse.games.flashpoint.rules.actions import NOTHING
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import ladder_refusal
from firehouse.games.flashpoint.rules.moving import is_burning, look, take_victim
from firehouse.games.flashpoint.rules.purse import BONUS_THERE
from firehouse.games.flashpoint.rules.spells import is_pinned
from firehouse.games.flashpoint.rules.state import (
    OFF_BOARD,
    State,
    place_of,
    put,
    role_of,
    saved_of,
)
from firehouse.games.flashpoint.rules.walls import closed, edge_of

_REACH: Final = 3
_OWN_DODGE: Final = 1
_OTHERS_DODGE: Final = 2

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.DODGE, "dodge", "dodge", headings.VETERAN, (features.DODGING,), answers=True),
    Kind(
        actions.DODGE_LEADING,
        "dodge-leading",
        "dodge-leading",
        headings.VETERAN,
        (features.DODGING, features.LEADING),
        typed="dodge",
        answers=True,
    ),
    Kind(actions.TAKE_IT, "take-it", "bare", headings.VETERAN, (features.DODGING,), answers=True),
)


def hearten(g: House, s: State, log: Log) -> None:
    """Give the pawn on turn one more AP, once a turn, when the Veteran is near."""
    if s.bonus or g.roles[role_of(s, s.turn)].veteran or not near_veteran(g, s, s.turn):
        return
    s.bonus = BONUS_THERE
    if log is not None:
        log.append(events.Heartened(s.turn))


def near_veteran(g: House, s: State, who: i64) -> bool:
    """Is a Veteran in the pawn's vicinity?"""
    other: i64 = 0
    while other < g.crew_size:
        if other != who and g.roles[role_of(s, other)].veteran:
            return _vicinity(g, s, place_of(s, who), place_of(s, other))
        other += 1
    return False


def note_vicinity(g: House, s: State) -> None:
    """Remember who is near the Veteran as the dice fall: the fire may part them and hit both."""
    found: i64 = 0
    who: i64 = 0
    while who < g.crew_size:
        if g.roles[role_of(s, who)].veteran or near_veteran(g, s, who):
            found |= bit(who)
        who += 1
    s.near = found


def _counts_as_near(g: House, s: State, who: i64) -> bool:
    """Was the pawn near the Veteran when the dice fell? Without a roll: is it now?"""
    return ((s.near >> who) & 1) != 0 if s.near else near_veteran(g, s, who)


def _vicinity(g: House, s: State, here: i64, there: i64) -> bool:
    """One step apart, or a few over squares free of fire and smoke, without stairs."""
    if here == OFF_BOARD or there == OFF_BOARD:
        return False
    if here == there:
        return True
    if g.board.distance(here, there) > _REACH:
        return False
    side: i64 = 0
    while side < STAIRS:
        if g.next[here * WAYS + side] == there and not closed(g, s, edge_of(g, here, side)):
            return True
        side += 1
    return _reaches(g, s, here, there, _REACH)


def _reaches(g: House, s: State, here: i64, there: i64, steps: i64) -> bool:
    if here == there:
        return True
    if g.board.distance(here, there) > steps:
        return False
    side: i64 = 0
    while side < STAIRS:
        square: i64 = g.next[here * WAYS + side]
        free = square >= 0 and not g.board.barred[square] and _is_clear(s, square)
        free = free and not closed(g, s, edge_of(g, here, side))
        if free and _reaches(g, s, square, there, steps - 1):
            return True
        side += 1
    return False


def _is_clear(s: State, square: i64) -> bool:
    """Is there neither fire nor smoke?"""
    if square < DICE_SQUARES:
        return not (s.fire | s.smoke) & bit(square)
    return not is_burning(s, square)


def dodge_cost(g: House, s: State, who: i64) -> i64:
    """Saved AP that a dodge takes; 0 if the pawn knows no dodging."""
    role = g.roles[role_of(s, who)]
    if role.veteran:
        return _OWN_DODGE
    return _OTHERS_DODGE if not role.dog and _counts_as_near(g, s, who) else 0


def can_dodge(g: House, s: State, who: i64) -> bool:
    """May the pawn step out of the way, and has it somewhere to go?"""
    if is_pinned(s):
        return False
    cost = dodge_cost(g, s, who)
    if not cost or saved_of(s, who) < cost:
        return False
    way: i64 = 0
    while way <= STAIRS:
        square: i64 = g.next[place_of(s, who) * WAYS + way]
        if square >= 0 and not dodge_refusal(g, s, who, square, 0):
            return True
        way += 1
    return False


def dodge_refusal(g: House, s: State, who: i64, square: i64, led: i64) -> i64:
    """Why a pawn may not dodge to a square: it must be a step of 1 AP."""
    here = place_of(s, who)
    way: i64 = 0
    while way <= STAIRS and g.next[here * WAYS + way] != square:
        way += 1
    if way > STAIRS or g.board.barred[square] or closed(g, s, edge_of(g, here, way)):
        return reasons.NOT_A_DODGE
    on_ladder = here >= g.air or square >= g.air
    if on_ladder and (led or ladder_refusal(g, s, who, here, square, NOTHING, 0)):
        return reasons.NOT_A_DODGE
    if is_burning(s, square) or (square < DICE_SQUARES and s.struck & bit(square)):
        return reasons.NOT_A_DODGE
    if led and not tokens.count(s.victims, tokens.slot(here, tokens.MARKED)):
        return reasons.NOT_ENOUGH_TREATED
    return reasons.ALLOWED


def dodge(g: House, s: State, log: Log, who: i64, square: i64, led: i64) -> None:
    """Step aside for saved AP; a treated victim may come along."""
    here = place_of(s, who)
    left = saved_of(s, who) - dodge_cost(g, s, who)
    s.saved = put_byte(s.saved, who, left)
    put(s, who, square)
    if log is not None:
        log.append(events.Dodged(who, here, square, led, left))
    if led:
        take_victim(g, s, log, here, square, tokens.MARKED)
    look(s, square)
