"""Nobody ends a turn in fire: an action must leave a way out that the pawn on turn can pay.

That holds for the pawn on turn, and for those whom it orders into fire as Captain.
"""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.games.flashpoint.data.board import HERE, STAIRS, WAYS
from firehouse.games.flashpoint.rules import actions, reasons
from firehouse.games.flashpoint.rules.fire import extinguish_refusal
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.moving import is_burning, step_refusal
from firehouse.games.flashpoint.rules.orders import order_to_door_refusal, ordered_into_fire
from firehouse.games.flashpoint.rules.perform import take_action
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.rules.veteran import hearten
from firehouse.games.flashpoint.rules.walls import chop_refusal, closed, edge_of, own_door_refusal


def end_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not end its turn; it may where nobody can get out of the fire."""
    if not g.options.no_end_in_fire or not in_fire(g, s) or not can_escape(g, s):
        return reasons.ALLOWED
    burning = is_burning(s, place_of(s, s.turn))
    return reasons.END_IN_FIRE if burning else reasons.ORDER_OUT_FIRST


def way_out_refusal(g: House, s: State, action: i64) -> i64:
    """Why an action that is allowed otherwise would leave somebody stuck in fire."""
    if not g.options.no_end_in_fire or not _in_danger(g, s, action) or _leads_out(g, s, action):
        return reasons.ALLOWED
    ordered = actions.MOVER <= action < actions.BASE
    if ordered and is_burning(s, actions.argument_of(action)):
        return reasons.ORDER_INTO_FIRE
    return reasons.TRAPPED_IN_FIRE


def in_fire(g: House, s: State) -> bool:
    """Does the pawn on turn stand in fire, or somebody on its orders?"""
    here = place_of(s, s.turn)
    return here != OFF_BOARD and (is_burning(s, here) or ordered_into_fire(g, s) >= 0)


def _in_danger(g: House, s: State, action: i64) -> bool:
    """Does somebody stand in fire already, or step into it now?"""
    if place_of(s, s.turn) == OFF_BOARD:
        return False
    if in_fire(g, s):
        return action != actions.act(actions.END, 0)
    return action < actions.BASE and is_burning(s, actions.argument_of(action))


def can_escape(g: House, s: State) -> bool:
    """Can all get out of the fire with what the pawn on turn has left?"""
    if is_burning(s, place_of(s, s.turn)):
        return _gets_out(g, s)
    who = ordered_into_fire(g, s)
    return who < 0 or _is_sent_out(g, s, who)


def _gets_out(g: House, s: State) -> bool:
    """Can the pawn on turn get out or put the fire out, and get those out whom it ordered in?"""
    here = place_of(s, s.turn)
    if not extinguish_refusal(g, s, HERE) and (
        ordered_into_fire(g, s) < 0 or _leads_out(g, s, actions.act(actions.EXTINGUISH, HERE))
    ):
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


def _is_sent_out(g: House, s: State, who: i64) -> bool:
    """Can an ordered pawn be ordered out: at once, or else through a door or more fire?"""
    here = place_of(s, who)
    farther = False
    while True:
        way: i64 = 0
        while way < WAYS:
            square: i64 = g.next[here * WAYS + way]
            if square >= 0 and is_burning(s, square) == farther:
                steps_there = not step_refusal(g, s, who, way, 0, 0)
                if steps_there and _leads_out(g, s, actions.move(who + 1, square, 0, 0)):
                    return True
            if farther and way < STAIRS and closed(g, s, edge_of(g, here, way)):
                opens = not order_to_door_refusal(g, s, who, way)
                if opens and _leads_out(g, s, actions.act(actions.ORDER_DOOR, who * 4 + way)):
                    return True
            way += 1
        if farther:
            return False
        farther = True


def _leads_out(g: House, s: State, action: i64) -> bool:
    """Does this action lead out of the fire, at once or with others after it?

    If it leads to where a Veteran is near, the AP for that helps.
    """
    after = s.copy()
    take_action(g, after, None, action)
    if after.ended:
        return True
    if g.has_veteran:
        hearten(g, after, None)
    return can_escape(g, after)
