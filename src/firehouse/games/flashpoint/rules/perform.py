"""Playing an action that the judge allows."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.data.board import STAIRS
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.chance import happen
from firehouse.games.flashpoint.rules.consequences import take_it
from firehouse.games.flashpoint.rules.crew_choice import choose_first, take_card
from firehouse.games.flashpoint.rules.effects import Log, carry_off, enter
from firehouse.games.flashpoint.rules.event_cards import choose_event
from firehouse.games.flashpoint.rules.event_choices import answer
from firehouse.games.flashpoint.rules.fire import extinguish
from firehouse.games.flashpoint.rules.hazmat import set_off
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import collapse, erect
from firehouse.games.flashpoint.rules.moving import move
from firehouse.games.flashpoint.rules.prevention import open_for_point, shift_point, shift_smoke
from firehouse.games.flashpoint.rules.purse import ACTED
from firehouse.games.flashpoint.rules.skills import use_skill
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.turn import finish_actions, run
from firehouse.games.flashpoint.rules.vehicles import (
    drive,
    fire_gun,
    keep,
    park,
    reroll,
    ride,
    stay,
)
from firehouse.games.flashpoint.rules.veteran import dodge
from firehouse.games.flashpoint.rules.walls import chop, order_door, work_door


def perform(g: House, s: State, log: Log, action: i64) -> i64:
    """Play one action or outcome and whatever follows from it by itself.

    How many turns went by in which a pawn only got up.
    """
    step: i64 = step_of(s.todo[-1])
    if step == steps.ACT:
        take_action(g, s, log, action)
    elif step < steps.FIRST_DECISION:
        happen(g, s, log, action)
    else:
        _decide(g, s, log, action)
    return run(g, s, log)


def take_action(g: House, s: State, log: Log, action: i64) -> None:
    """An action of a turn, without what follows from it."""
    argument = actions.argument_of(action)
    if action < actions.BASE:
        mover = actions.mover_of(action)
        who = s.turn if mover == 0 else mover - 1
        move(g, s, log, who, argument, actions.load_of(action), actions.led_of(action))
        s.acted |= ACTED
        return
    kind = actions.kind_of(action)
    if kind == actions.ENTER:
        enter(s, log, s.turn, argument)
        return
    s.acted |= ACTED
    if kind == actions.EXTINGUISH:
        extinguish(g, s, log, argument)
    elif kind == actions.END:
        s.todo.pop()
        finish_actions(g, s, log)
    elif kind == actions.CHOP:
        chop(g, s, log, argument)
    elif kind == actions.OPEN or kind == actions.CLOSE:
        work_door(g, s, log, argument)
    elif kind == actions.GUN:
        fire_gun(g, s, log)
    elif kind == actions.DRIVE_ENGINE or kind == actions.DRIVE_AMBULANCE:
        drive(g, s, log, kind == actions.DRIVE_AMBULANCE, argument)
    else:
        _work_specially(g, s, log, kind, argument)


def _work_specially(g: House, s: State, log: Log, kind: i64, argument: i64) -> None:
    """What needs a specialist or a ladder."""
    if kind == actions.ERECT:
        erect(g, s, log, s.turn)
    elif kind == actions.COLLAPSE:
        collapse(g, s, log, s.turn)
    elif actions.SHIFT_SMOKE <= kind <= actions.SHIFT_SMOKE + STAIRS:
        shift_smoke(g, s, log, argument, kind - actions.SHIFT_SMOKE)
    elif actions.SHIFT_POINT <= kind <= actions.SHIFT_POINT + STAIRS:
        shift_point(g, s, log, argument, kind - actions.SHIFT_POINT)
    elif kind == actions.OPEN_FOR_POINT:
        open_for_point(g, s, log, argument)
    elif kind == actions.ORDER_DOOR:
        who = actions.ordered_to_door(argument)
        order_door(g, s, log, who, actions.ordered_side(argument))
    elif kind == actions.ORDER_ERECT:
        erect(g, s, log, argument)
    elif kind == actions.ORDER_COLLAPSE:
        collapse(g, s, log, argument)
    else:
        use_skill(g, s, log, kind, argument)


def _decide(g: House, s: State, log: Log, action: i64) -> None:
    """Decisions outside the actions of a turn; they leave the stack when they are made."""
    entry: i64 = s.todo.pop()
    step = step_of(entry)
    who = argument_in(entry)
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if step == steps.FOLLOW_EVENT:
        answer(g, s, log, who, kind, argument)
    elif step == steps.CHOOSE_EVENT:
        choose_event(g, s, log, argument)
    elif kind == actions.BEGIN:
        choose_first(g, s, log, argument)
    elif kind == actions.TAKE:
        take_card(s, log, who, argument)
    elif kind == actions.PARK:
        park(g, s, log, step == steps.PARK_AMBULANCE, argument)
    elif kind == actions.ENTER:
        enter(s, log, who, argument)
    elif kind == actions.KEEP:
        keep(g, s, log)
    elif kind == actions.REROLL:
        reroll(s, argument)
    elif kind == actions.RIDE:
        ride(s, log, who, argument)
    elif kind == actions.DODGE or kind == actions.DODGE_LEADING:
        dodge(g, s, log, who, argument, kind - actions.DODGE)
    elif kind == actions.TAKE_IT:
        take_it(g, s, log, who, 0)
    elif kind == actions.FALL:
        carry_off(s, log, who, argument)
    elif kind == actions.EXPLODE:
        set_off(g, s, log, argument)
    elif kind == actions.STAY:
        stay(log, who)
    else:
        raise unknown("action", kind)
