"""Playing an action that the judge allows."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.flashpoint import actions, events, steps
from firehouse.flashpoint.chance import happen
from firehouse.flashpoint.effects import Log, enter
from firehouse.flashpoint.fire import extinguish
from firehouse.flashpoint.house import House
from firehouse.flashpoint.moving import move
from firehouse.flashpoint.search import treat
from firehouse.flashpoint.state import State
from firehouse.flashpoint.turn import finish_actions, run
from firehouse.flashpoint.vehicles import drive, fire_gun, keep, park, reroll, ride
from firehouse.flashpoint.walls import chop, work_door


def perform(g: House, s: State, log: Log, action: i64) -> None:
    """Play one action or outcome and whatever follows from it by itself."""
    step: i64 = s.todo[-1] & steps.KIND
    if step == steps.ACT:
        _act(g, s, log, action)
    elif step < steps.FIRST_DECISION:
        happen(g, s, log, action)
    else:
        _decide(g, s, log, action)
    run(g, s, log)


def _act(g: House, s: State, log: Log, action: i64) -> None:
    argument = actions.argument_of(action)
    if action < actions.BASE:
        mover = actions.mover_of(action)
        who = s.turn if mover == 0 else mover - 1
        move(g, s, log, who, argument, actions.load_of(action), actions.led_of(action))
        return
    kind = actions.kind_of(action)
    if kind == actions.EXTINGUISH:
        extinguish(g, s, log, argument)
    elif kind == actions.END:
        s.todo.pop()
        finish_actions(g, s, log)
    elif kind == actions.CHOP:
        chop(g, s, log, argument)
    elif kind == actions.OPEN or kind == actions.CLOSE:
        work_door(g, s, log, argument)
    elif kind == actions.ENTER:
        enter(s, log, s.turn, argument)
    elif kind == actions.TREAT:
        treat(g, s, log)
    elif kind == actions.GUN:
        fire_gun(g, s, log)
    else:
        drive(g, s, log, kind == actions.DRIVE_AMBULANCE, argument)


def _decide(g: House, s: State, log: Log, action: i64) -> None:
    """Decisions outside the actions of a turn; they leave the stack when they are made."""
    entry: i64 = s.todo.pop()
    step = entry & steps.KIND
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if kind == actions.PARK:
        park(g, s, log, step == steps.PARK_AMBULANCE, argument)
    elif kind == actions.KEEP:
        keep(g, s, log)
    elif kind == actions.REROLL:
        reroll(s, argument)
    elif kind == actions.RIDE:
        ride(s, log, entry >> steps.ARGUMENT, argument)
    elif log is not None:
        log.append(events.StayedBehind(entry >> steps.ARGUMENT))
