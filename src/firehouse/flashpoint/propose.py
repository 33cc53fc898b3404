"""The legal actions of a position, in a fixed order: what is proposed and not refused."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.game import Sink
from firehouse.flashpoint import actions, steps, tokens
from firehouse.flashpoint.actions import act
from firehouse.flashpoint.board import HERE, STAIRS, WAYS
from firehouse.flashpoint.chance import outcomes
from firehouse.flashpoint.fire import extinguish_refusal
from firehouse.flashpoint.house import House
from firehouse.flashpoint.moving import order_refusal, step_refusal
from firehouse.flashpoint.search import treat_refusal
from firehouse.flashpoint.state import OFF_BOARD, State, place_of, role_of
from firehouse.flashpoint.vehicles import (
    drive_refusal,
    gun_refusal,
    parked,
    reroll_refusal,
    spot_of,
    spots,
)
from firehouse.flashpoint.walls import chop_refusal, closed, door_refusal


def legal(g: House, s: State, sink: Sink) -> None:
    """Give the sink every legal action; at a chance, every outcome."""
    if s.ended:
        return
    step: i64 = s.todo[-1] & steps.KIND
    if step == steps.ACT:
        _turn(g, s, sink)
    elif step < steps.FIRST_DECISION:
        for action, _ in outcomes(g, s):
            sink.add(action)
    elif step == steps.AIM:
        sink.add(act(actions.KEEP, 0))
        for die in (actions.DIE_RED, actions.DIE_BLACK):
            if not reroll_refusal(s, die):
                sink.add(act(actions.REROLL, die))
    elif step == steps.PARK_ENGINE or step == steps.PARK_AMBULANCE:
        for spot in spots(g, step == steps.PARK_AMBULANCE):
            sink.add(act(actions.PARK, spot[0]))
    else:
        ambulance = step == steps.RIDE_AMBULANCE
        for square in spots(g, ambulance)[parked(s, ambulance)]:
            sink.add(act(actions.RIDE, square))
        sink.add(act(actions.STAY, 0))


def _turn(g: House, s: State, sink: Sink) -> None:
    here = place_of(s, s.turn)
    if here == OFF_BOARD:
        for square in g.outside:
            sink.add(act(actions.ENTER, square))
        return
    _steps(g, s, sink, s.turn, 0)
    side: i64 = 0
    while side < 4:
        _work(g, s, sink, side)
        side += 1
    if here < 48:
        if not extinguish_refusal(g, s, HERE):
            sink.add(act(actions.EXTINGUISH, HERE))
        if g.next[here * WAYS + STAIRS] >= 0 and not extinguish_refusal(g, s, STAIRS):
            sink.add(act(actions.EXTINGUISH, STAIRS))
    if g.options.specialists:
        _special(g, s, sink)
    if g.options.vehicles and here >= 48:
        _drives(g, s, sink)
    sink.add(act(actions.END, 0))


def _steps(g: House, s: State, sink: Sink, who: i64, mover: i64) -> None:
    """Every step of a pawn, with every load it could take along."""
    here = place_of(s, who)
    loads: i64 = 1
    treated: i64 = 0
    if s.victims or s.hazmats:
        treated = tokens.count(s.victims, tokens.slot(here, tokens.MARKED))
        if treated or tokens.count_at(s.victims, here) or tokens.count_at(s.hazmats, here):
            loads = actions.LOADS
    ways: i64 = WAYS if g.roles[role_of(s, who)].diagonal else STAIRS + 1
    way: i64 = 0
    while way < ways:
        square: i64 = g.next[here * WAYS + way]
        if square >= 0:
            load: i64 = 0
            while load < loads:
                led: i64 = 0
                while led <= treated and led <= actions.MOST_LED:
                    if not _step_refused(g, s, who, way, square, load, led):
                        sink.add(actions.move(mover, square, load, led))
                    led += 1
                load += 1
        way += 1


def _step_refused(g: House, s: State, who: i64, way: i64, square: i64, load: i64, led: i64) -> bool:
    if who == s.turn:
        return step_refusal(g, s, who, way, load, led) != 0
    return order_refusal(g, s, who, square, load, led) != 0


def _work(g: House, s: State, sink: Sink, side: i64) -> None:
    """What can be done to one side of the square: door, wall, or the fire behind it."""
    edge: i64 = g.edge[place_of(s, s.turn) * 4 + side]
    if edge < 0:
        return
    if g.board.doors.has(edge):
        if not door_refusal(g, s, side, True):
            sink.add(act(actions.OPEN, side))
        elif not door_refusal(g, s, side, False):
            sink.add(act(actions.CLOSE, side))
    elif closed(g, s, edge) and not chop_refusal(g, s, side):
        sink.add(act(actions.CHOP, side))
    if not extinguish_refusal(g, s, side):
        sink.add(act(actions.EXTINGUISH, side))


def _special(g: House, s: State, sink: Sink) -> None:
    if s.victims and not treat_refusal(g, s):
        sink.add(act(actions.TREAT, 0))
    if g.roles[role_of(s, s.turn)].commands and s.ap:
        who: i64 = 0
        while who < g.crew_size:
            if who != s.turn and place_of(s, who) != OFF_BOARD:
                _steps(g, s, sink, who, who + 1)
            who += 1


def _drives(g: House, s: State, sink: Sink) -> None:
    here = place_of(s, s.turn)
    engine = spot_of(g, False, here)
    if engine >= 0 and engine == s.engine:
        _drive(g, s, sink, False)
        if not gun_refusal(g, s):
            sink.add(act(actions.GUN, 0))
    ambulance = spot_of(g, True, here)
    if ambulance >= 0 and ambulance == s.ambulance:
        _drive(g, s, sink, True)


def _drive(g: House, s: State, sink: Sink, ambulance: bool) -> None:
    kind: i64 = actions.DRIVE_AMBULANCE if ambulance else actions.DRIVE_ENGINE
    for spot in spots(g, ambulance):
        for square in spot:
            if not drive_refusal(g, s, ambulance, square):
                sink.add(act(kind, square))
