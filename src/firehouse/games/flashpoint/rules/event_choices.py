"""Events that the player on turn answers: a grenade, clear air, a tip, shoring.

All of such an Event is here: its effect, the kinds of action that answer it, when it asks and how
often, why an answer is refused, which there are, and what comes of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, EDGES
from firehouse.games.flashpoint.rules import actions, features, reasons, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.effects import Log, clear, is_damaged, shore_up
from firehouse.games.flashpoint.rules.fire import contiguous, smother
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State

GRENADE: Final = 12
CLEAR_AIR: Final = 15
TIP: Final = 16
SHORE: Final = 17
ANSWERED: Final[Mapping[str, int]] = {
    "grenade": GRENADE,
    "clear-air": CLEAR_AIR,
    "tip": TIP,
    "shore": SHORE,
}
"""What such Events do, by the name that a deck gives it."""

NOT_ASKED: Final = -1
_SMOKE: Final = 3
"""Squares that clear air can be brought to."""
_LEFT: Final = 5
"""How far the number of answers that are left is shifted."""


def _answer(number: int, name: str, form: str) -> Kind:
    return Kind(number, name, form, headings.EVENTS, (features.CARDS,), answers=True)


KINDS: Final[tuple[Kind, ...]] = (
    _answer(actions.GRENADE, "grenade", "inside"),
    _answer(actions.CLEAR_AIR, "clear-air", "inside"),
    _answer(actions.TIP, "tip", "inside"),
    _answer(actions.SHORE, "shore", "wall"),
    _answer(actions.ENOUGH, "enough", "bare"),
)


def question(effect: i64, left: i64) -> i64:
    """The argument of FOLLOW_EVENT: what the Event does, and how often it may still be answered."""
    return effect | (left << _LEFT)


def effect_of(asked: i64) -> i64:
    """What the Event does that a FOLLOW_EVENT is about."""
    return asked & 31


def left_of(asked: i64) -> i64:
    """How often the player may still choose."""
    return asked >> _LEFT


def times(g: House, s: State, effect: i64) -> i64:
    """How often the player on turn may answer; 0 if there is nothing to choose."""
    if effect == GRENADE:
        return 1
    if effect == CLEAR_AIR:
        return _SMOKE if s.smoke else 0
    if effect == TIP:
        return 1 if s.poi else 0
    if effect == SHORE:
        walls = g.board.walls
        return 1 if s.damaged_v & walls.v | s.damaged_h & walls.h else 0
    return NOT_ASKED


def ask(g: House, s: State, effect: i64, number: i64) -> bool:
    """Ask the player on turn so often at the most; False if there is nothing to choose."""
    if not times(g, s, effect):
        return False
    if number:
        push(s.todo, steps.FOLLOW_EVENT, question(effect, number))
    return True


def answer_refusal(g: House, s: State, asked: i64, kind: i64, argument: i64) -> i64:
    """Why this is no answer to the Event."""
    effect = effect_of(asked)
    if effect == GRENADE:
        if kind != actions.GRENADE:
            return reasons.NOT_NOW
        return reasons.ALLOWED if argument < DICE_SQUARES else reasons.NOT_IN_HOUSE
    if effect == CLEAR_AIR:
        return _clear_air_refusal(s, kind, argument)
    if effect == TIP:
        if kind != actions.TIP:
            return reasons.NOT_NOW
        return reasons.ALLOWED if _is_in(s.poi, argument) else reasons.NO_POINT_TO_TELL
    if effect == SHORE:
        return shore_refusal(g, s, argument) if kind == actions.SHORE else reasons.NOT_NOW
    raise unknown("effect", effect)


def _is_in(squares: i64, square: i64) -> bool:
    return square < DICE_SQUARES and (squares & bit(square)) != 0


def _clear_air_refusal(s: State, kind: i64, argument: i64) -> i64:
    if kind == actions.ENOUGH:
        return reasons.UNKNOWN_ACTION if argument else reasons.ALLOWED
    if kind != actions.CLEAR_AIR:
        return reasons.NOT_NOW
    return reasons.ALLOWED if _is_in(s.smoke, argument) else reasons.NO_SMOKE_TO_CLEAR


def shore_refusal(g: House, s: State, edge: i64) -> i64:
    """Only a wall that stands and is damaged can be shored up."""
    wall = edge < EDGES and g.board.walls.has(edge)
    return reasons.ALLOWED if wall and is_damaged(s, edge) else reasons.NO_DAMAGE_TO_SHORE


def answers(g: House, s: State, sink: Sink, asked: i64) -> None:
    """Give the sink every answer to the Event."""
    effect = effect_of(asked)
    if effect == GRENADE:
        _each(sink, actions.GRENADE, bit(DICE_SQUARES) - 1)
    elif effect == CLEAR_AIR:
        _each(sink, actions.CLEAR_AIR, s.smoke)
        sink.add(act(actions.ENOUGH, 0))
    elif effect == TIP:
        _each(sink, actions.TIP, s.poi)
    elif effect == SHORE:
        edge: i64 = 0
        while edge < EDGES:
            if not shore_refusal(g, s, edge):
                sink.add(act(actions.SHORE, edge))
            edge += 1
    else:
        raise unknown("effect", effect)


def _each(sink: Sink, kind: i64, squares: i64) -> None:
    """An answer for each of these squares."""
    while squares:
        sink.add(act(kind, first(squares)))
        squares &= squares - 1


def answer(g: House, s: State, log: Log, asked: i64, kind: i64, argument: i64) -> None:
    """Do what the player on turn chose."""
    if kind == actions.GRENADE:
        _throw(g, s, log, argument)
    elif kind == actions.CLEAR_AIR:
        clear(s, log, argument, "clear-air")
        ask(g, s, CLEAR_AIR, left_of(asked) - 1)
    elif kind == actions.TIP:
        push(s.todo, steps.REVEAL_FOUND, argument)
    elif kind == actions.SHORE:
        shore_up(s, log, argument, s.turn)
    elif kind != actions.ENOUGH:
        raise unknown("action", kind)


def _throw(g: House, s: State, log: Log, square: i64) -> None:
    """Clear the square and those beside it, as far as the deck gun's water would reach."""
    if log is not None:
        log.append(card_events.GrenadeThrown(s.turn, square))
    area = bit(square) | contiguous(g, s, bit(square))
    if not g.options.gentle_gun:
        area = g.board.around[square]
    smother(s, log, area, "grenade")
