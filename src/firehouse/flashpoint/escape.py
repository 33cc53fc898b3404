"""Nobody ends a turn in fire: an action must leave the pawn on turn a way out that it can pay."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.flashpoint import actions, reasons
from firehouse.flashpoint.board import HERE, WAYS
from firehouse.flashpoint.fire import extinguish_refusal
from firehouse.flashpoint.house import House
from firehouse.flashpoint.moving import is_burning, step_refusal
from firehouse.flashpoint.perform import take_action
from firehouse.flashpoint.state import OFF_BOARD, State, place_of
from firehouse.flashpoint.walls import chop_refusal, own_door_refusal


def end_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not end its turn."""
    burning = g.options.no_end_in_fire and is_burning(s, place_of(s, s.turn))
    return reasons.END_IN_FIRE if burning and can_escape(g, s) else reasons.ALLOWED


def way_out_refusal(g: House, s: State, action: i64) -> i64:
    """Why an action that is allowed otherwise would leave the pawn on turn stuck in fire."""
    if not g.options.no_end_in_fire or not _in_danger(s, action):
        return reasons.ALLOWED
    return reasons.ALLOWED if _leads_out(g, s, action) else reasons.TRAPPED_IN_FIRE


def _in_danger(s: State, action: i64) -> bool:
    """Does the pawn on turn stand in fire, or step into it?"""
    here = place_of(s, s.turn)
    if here == OFF_BOARD:
        return False
    if is_burning(s, here):
        return action != actions.act(actions.END, 0)
    return action < actions.MOVER and is_burning(s, actions.argument_of(action))


def can_escape(g: House, s: State) -> bool:
    """Can the pawn on turn get out of the fire, or put it out, with what it has left?"""
    here = place_of(s, s.turn)
    if not is_burning(s, here) or not extinguish_refusal(g, s, HERE):
        return True
    way: i64 = 0
    while way < WAYS:
        square: i64 = g.next[here * WAYS + way]
        steps_there = square >= 0 and not step_refusal(g, s, s.turn, way, 0, 0)
        if steps_there and _leads_out(g, s, actions.move(0, square, 0, 0)):
            return True
        opens = not own_door_refusal(g, s, way, True)
        if opens and _leads_out(g, s, actions.act(actions.OPEN, way)):
            return True
        chops = not chop_refusal(g, s, way)
        if chops and _leads_out(g, s, actions.act(actions.CHOP, way)):
            return True
        way += 1
    return False


def _leads_out(g: House, s: State, action: i64) -> bool:
    """Does this action lead out of the fire, at once or with others after it?"""
    after = s.copy()
    take_action(g, after, None, action)
    return after.ended != 0 or can_escape(g, after)
