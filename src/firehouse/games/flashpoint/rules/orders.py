"""The Fire Captain's orders: who may be ordered, to steps, doors and ladders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.kinds import Kind
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.specialists import COMMAND
from firehouse.games.flashpoint.rules import actions, features, reasons
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import collapse_refusal, erect_refusal
from firehouse.games.flashpoint.rules.moving import is_burning, step_refusal, way_to
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, lies, place_of, role_of
from firehouse.games.flashpoint.rules.walls import order_door_refusal


def _ladder_work(number: int, name: str) -> Kind:
    needs = (features.COMMANDING, features.LADDERS)
    return Kind(number, name, name, headings.CAPTAIN, needs, typed="order")


KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        actions.ORDER_DOOR,
        "order-door",
        "order-door",
        headings.CAPTAIN,
        (features.COMMANDING,),
        typed="order",
    ),
    _ladder_work(actions.ORDER_ERECT, "order-erect"),
    _ladder_work(actions.ORDER_COLLAPSE, "order-collapse"),
)


def command_refusal(g: House, s: State, who: i64) -> i64:
    """Why the pawn on turn may not order another one about."""
    if not g.roles[role_of(s, s.turn)].commands:
        return reasons.NOT_CAPTAIN
    if who >= g.crew_size:
        return reasons.NO_SUCH_PAWN
    if who == s.turn:
        return reasons.ORDER_TO_SELF
    if place_of(s, who) == OFF_BOARD:
        return reasons.ORDER_TO_ABSENT
    return reasons.ORDER_TO_LYING if lies(s, who) else reasons.ALLOWED


def order_refusal(g: House, s: State, who: i64, square: i64, load: i64, led: i64) -> i64:
    """Why the pawn on turn may not move another one."""
    refusal = command_refusal(g, s, who)
    if refusal:
        return refusal
    way = way_to(g, place_of(s, who), square)
    return reasons.NOT_A_STEP if way < 0 else step_refusal(g, s, who, way, load, led)


def order_to_door_refusal(g: House, s: State, who: i64, side: i64) -> i64:
    """Why the pawn on turn may not make another one work a door."""
    role = g.roles[role_of(s, s.turn)]
    if role.commands and role.free_for != COMMAND:
        return reasons.ORDER_TO_DOOR
    return command_refusal(g, s, who) or order_door_refusal(g, s, who, side)


def order_erect_refusal(g: House, s: State, who: i64) -> i64:
    """Why the pawn on turn may not make another one erect a ladder."""
    return command_refusal(g, s, who) or erect_refusal(g, s, who)


def order_collapse_refusal(g: House, s: State, who: i64) -> i64:
    """Why the pawn on turn may not make another one collapse a ladder."""
    return command_refusal(g, s, who) or collapse_refusal(g, s, who)


def ordered_into_fire(g: House, s: State) -> i64:
    """A pawn that stands in fire on the orders of the Captain on turn; -1 if none does.

    Fire that comes by itself knocks people down, so whoever stands in it was sent there.
    """
    if not g.roles[role_of(s, s.turn)].commands:
        return -1
    who: i64 = 0
    while who < g.crew_size:
        if not command_refusal(g, s, who) and is_burning(s, place_of(s, who)):
            return who
        who += 1
    return -1
