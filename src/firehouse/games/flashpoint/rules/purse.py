"""Action points: what the pawn on turn can pay for, and paying it.

Free points pay for one kind of work only and go first; the Veteran's point goes last, so that
what is saved is what is left of the own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import put_byte
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data.specialists import COMMAND, MOVEMENT, OTHER
from firehouse.games.flashpoint.rules import reasons
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, role_of, saved_of

BONUS_THERE: Final = 1
BONUS_SPENT: Final = 2
ACTED: Final = 1
LIMIT_USED: Final = 2
"""A command AP has gone to a specialist on whom only one may be spent a turn."""


def free_for(g: House, s: State, kind: i64) -> i64:
    """The free points that may be spent on this kind of work."""
    if s.free and kind != OTHER and g.roles[role_of(s, s.turn)].free_for == kind:
        return s.free
    return 0


def points_for(g: House, s: State, kind: i64) -> i64:
    """What the pawn on turn may spend on this kind of work."""
    return s.ap + free_for(g, s, kind) + (1 if s.bonus == BONUS_THERE else 0)


def price_refusal(g: House, s: State, cost: i64, kind: i64) -> i64:
    """Can the pawn on turn pay?"""
    can_pay = s.ap >= cost or points_for(g, s, kind) >= cost
    return reasons.ALLOWED if can_pay else reasons.TOO_EXPENSIVE


def command_points(g: House, s: State, whom: i64) -> i64:
    """The command points that the Captain may spend on a pawn."""
    free = free_for(g, s, COMMAND)
    if free and g.roles[role_of(s, whom)].command_limit:
        return 0 if s.acted & LIMIT_USED else 1
    return free


def points_for_order(g: House, s: State, whom: i64) -> i64:
    """What the Captain may spend on what another pawn does."""
    return s.ap + command_points(g, s, whom) + (1 if s.bonus == BONUS_THERE else 0)


def points_for_moving(g: House, s: State, whom: i64) -> i64:
    """What the pawn on turn may spend on its own moving, or on that of a pawn that it orders."""
    if whom == s.turn:
        return points_for(g, s, MOVEMENT)
    return points_for_order(g, s, whom)


def order_price_refusal(g: House, s: State, cost: i64, whom: i64) -> i64:
    """Can the Captain pay for what another pawn does?"""
    can_pay = points_for_order(g, s, whom) >= cost
    return reasons.ALLOWED if can_pay else reasons.TOO_EXPENSIVE


def moving_price_refusal(g: House, s: State, cost: i64, whom: i64) -> i64:
    """Can the pawn on turn pay for its own moving, or for that of a pawn that it orders?"""
    can_pay = points_for_moving(g, s, whom) >= cost
    return reasons.ALLOWED if can_pay else reasons.TOO_EXPENSIVE


def spend(g: House, s: State, log: Log, cost: i64, kind: i64) -> None:
    """Pay for work of a kind."""
    _pay(s, log, cost, free_for(g, s, kind))


def spend_on(g: House, s: State, log: Log, cost: i64, whom: i64) -> None:
    """Pay as Captain for what another pawn does."""
    free = command_points(g, s, whom)
    if free and cost and g.roles[role_of(s, whom)].command_limit:
        s.acted |= LIMIT_USED
    _pay(s, log, cost, free)


def spend_on_moving(g: House, s: State, log: Log, cost: i64, whom: i64) -> None:
    """Pay for the own moving, or for that of a pawn that is ordered."""
    if whom == s.turn:
        spend(g, s, log, cost, MOVEMENT)
    else:
        spend_on(g, s, log, cost, whom)


def _pay(s: State, log: Log, cost: i64, free: i64) -> None:
    due = cost
    taken = free if free < due else due
    s.free -= taken
    due -= taken
    if due > s.ap and s.bonus == BONUS_THERE:
        s.bonus = BONUS_SPENT
        due -= 1
    s.ap -= due
    if log is not None:
        log.append(events.Spent(s.turn, cost, s.ap, s.free, s.bonus))


def save_limit(g: House, s: State, who: i64) -> i64:
    """How many AP a pawn may have saved."""
    own = g.roles[role_of(s, who)].save
    return own if own else g.options.saved_limit


def change_saved(s: State, log: Log, who: i64, saved: i64, cause: str) -> None:
    """Set what a pawn has saved, out of turn."""
    if saved == saved_of(s, who):
        return
    s.saved = put_byte(s.saved, who, saved)
    if log is not None:
        log.append(card_events.SavedChanged(who, saved, cause))
