"""One judge: why an action is refused, and what it costs if it is not."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.data.board import STAIRS
from firehouse.games.flashpoint.rules import actions, reasons, steps
from firehouse.games.flashpoint.rules.chance import weight
from firehouse.games.flashpoint.rules.consequences import fall_refusal
from firehouse.games.flashpoint.rules.crew_choice import first_refusal, take_refusal
from firehouse.games.flashpoint.rules.escape import end_refusal, way_out_refusal
from firehouse.games.flashpoint.rules.event_cards import choice_refusal
from firehouse.games.flashpoint.rules.event_choices import answer_refusal
from firehouse.games.flashpoint.rules.fire import extinguish_cost, extinguish_refusal
from firehouse.games.flashpoint.rules.hazmat import set_off_refusal
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.kinds import IS_OF_A_TURN, IS_OUTCOME, is_kind
from firehouse.games.flashpoint.rules.ladders import (
    COLLAPSE_COST,
    ERECT_COST,
    collapse_refusal,
    erect_refusal,
)
from firehouse.games.flashpoint.rules.moving import enter_refusal, move_refusal, step_cost, way_to
from firehouse.games.flashpoint.rules.orders import (
    order_collapse_refusal,
    order_erect_refusal,
    order_refusal,
    order_to_door_refusal,
)
from firehouse.games.flashpoint.rules.prevention import (
    opening_refusal,
    point_cost,
    point_refusal,
    shift_cost,
    smoke_refusal,
)
from firehouse.games.flashpoint.rules.reasons import bare
from firehouse.games.flashpoint.rules.skills import skill_price, skill_refusal
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.rules.vehicles import (
    drive_cost,
    drive_refusal,
    gun_cost,
    gun_refusal,
    park_refusal,
    reroll_refusal,
    ride_refusal,
    spot_of,
)
from firehouse.games.flashpoint.rules.veteran import dodge_refusal
from firehouse.games.flashpoint.rules.walls import (
    DOOR_COST,
    chop_cost,
    chop_refusal,
    own_door_refusal,
)


def refusal(g: House, s: State, action: i64) -> i64:
    """0 for a legal action, else the code of the reason."""
    if action < 0 or (action >= actions.BASE and not is_kind(actions.kind_of(action))):
        return reasons.UNKNOWN_ACTION
    if s.ended:
        return reasons.GAME_OVER
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    if step < steps.FIRST_DECISION:
        return _outcome_refusal(g, s, step, action)
    if step == steps.ACT:
        return _act_refusal(g, s, action) or way_out_refusal(g, s, action)
    if action < actions.BASE:
        return reasons.NOT_NOW
    return _choice_refusal(g, s, step, argument_in(entry), action)


def _choice_refusal(g: House, s: State, step: i64, who: i64, action: i64) -> i64:
    """Decisions outside the actions of a turn."""
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if step == steps.AIM:
        return _aim_refusal(s, kind, argument)
    if step == steps.PARK_ENGINE or step == steps.PARK_AMBULANCE:
        if kind != actions.PARK:
            return reasons.NOT_NOW
        return park_refusal(g, step == steps.PARK_AMBULANCE, argument)
    if step == steps.FOLLOW_EVENT:
        return answer_refusal(g, s, who, kind, argument)
    if step == steps.CHOOSE_EVENT:
        return choice_refusal(s, argument) if kind == actions.CHOOSE_EVENT else reasons.NOT_NOW
    if step == steps.ENTER_AT_START:
        return enter_refusal(g, s, who, argument) if kind == actions.ENTER else reasons.NOT_NOW
    if step == steps.FALL:
        return fall_refusal(g, s, who, argument) if kind == actions.FALL else reasons.NOT_NOW
    if step == steps.CHOOSE_FIRST:
        return first_refusal(g, argument) if kind == actions.BEGIN else reasons.NOT_NOW
    if step == steps.CHOOSE_SPECIALIST:
        return take_refusal(g, s, argument) if kind == actions.TAKE else reasons.NOT_NOW
    if step == steps.CHOOSE_HAZMAT:
        return set_off_refusal(s, argument) if kind == actions.EXPLODE else reasons.NOT_NOW
    if step == steps.DODGE:
        if kind == actions.TAKE_IT:
            return bare(argument)
        if kind == actions.DODGE or kind == actions.DODGE_LEADING:
            return dodge_refusal(g, s, who, argument, kind - actions.DODGE)
        return reasons.NOT_NOW
    if step == steps.RIDE_ENGINE or step == steps.RIDE_AMBULANCE:
        if kind == actions.STAY:
            return bare(argument)
        if kind != actions.RIDE:
            return reasons.NOT_NOW
        return ride_refusal(g, s, step == steps.RIDE_AMBULANCE, argument)
    raise unknown("step", step)


def _outcome_refusal(g: House, s: State, step: i64, action: i64) -> i64:
    if weight(g, s, step, action) > 0:
        return reasons.ALLOWED
    if action >= actions.BASE and IS_OUTCOME[actions.kind_of(action)]:
        return reasons.NO_SUCH_OUTCOME
    return reasons.CHANCE_DECIDES


def _aim_refusal(s: State, kind: i64, argument: i64) -> i64:
    if kind == actions.KEEP:
        return bare(argument)
    if kind != actions.REROLL:
        return reasons.NOT_NOW
    if argument > actions.DIE_BLACK:
        return reasons.UNKNOWN_ACTION
    return reroll_refusal(s, argument)


def _act_refusal(g: House, s: State, action: i64) -> i64:
    """The actions of a turn."""
    kind: i64 = -1 if action < actions.BASE else actions.kind_of(action)
    argument = actions.argument_of(action)
    if kind == actions.ENTER:
        return enter_refusal(g, s, s.turn, argument)
    if place_of(s, s.turn) == OFF_BOARD:
        return reasons.ENTER_FIRST
    if kind == -1:
        return _step_refusal(g, s, action)
    if kind == actions.END:
        return bare(argument) or end_refusal(g, s)
    if kind == actions.OPEN or kind == actions.CLOSE:
        return own_door_refusal(g, s, argument, kind == actions.OPEN)
    if kind == actions.EXTINGUISH:
        return extinguish_refusal(g, s, argument)
    if kind == actions.CHOP:
        return chop_refusal(g, s, argument)
    if kind == actions.DRIVE_ENGINE or kind == actions.DRIVE_AMBULANCE:
        return drive_refusal(g, s, kind == actions.DRIVE_AMBULANCE, argument)
    if kind == actions.GUN:
        return bare(argument) or gun_refusal(g, s)
    if not IS_OF_A_TURN[kind]:
        return reasons.NOT_NOW
    return _special_refusal(g, s, kind, argument)


def _special_refusal(g: House, s: State, kind: i64, argument: i64) -> i64:
    """What needs a specialist or a ladder."""
    if kind == actions.ERECT:
        return bare(argument) or erect_refusal(g, s, s.turn)
    if kind == actions.COLLAPSE:
        return bare(argument) or collapse_refusal(g, s, s.turn)
    if actions.SHIFT_SMOKE <= kind <= actions.SHIFT_SMOKE + STAIRS:
        return smoke_refusal(g, s, argument, kind - actions.SHIFT_SMOKE)
    if actions.SHIFT_POINT <= kind <= actions.SHIFT_POINT + STAIRS:
        return point_refusal(g, s, argument, kind - actions.SHIFT_POINT)
    if kind == actions.OPEN_FOR_POINT:
        return opening_refusal(g, s, argument)
    if kind == actions.ORDER_DOOR:
        who = actions.ordered_to_door(argument)
        return order_to_door_refusal(g, s, who, actions.ordered_side(argument))
    if kind == actions.ORDER_ERECT:
        return order_erect_refusal(g, s, argument)
    if kind == actions.ORDER_COLLAPSE:
        return order_collapse_refusal(g, s, argument)
    return skill_refusal(g, s, kind, argument)


def _step_refusal(g: House, s: State, action: i64) -> i64:
    mover = actions.mover_of(action)
    square = actions.argument_of(action)
    load = actions.load_of(action)
    if load >= actions.LOADS:
        return reasons.UNKNOWN_ACTION
    if mover == 0:
        return move_refusal(g, s, s.turn, square, load, actions.led_of(action))
    return order_refusal(g, s, mover - 1, square, load, actions.led_of(action))


def price(g: House, s: State, action: i64) -> i64:
    """What a legal action costs the pawn on turn, in AP."""
    argument = actions.argument_of(action)
    if action < actions.BASE:
        mover = actions.mover_of(action)
        who = s.turn if mover == 0 else mover - 1
        way = way_to(g, place_of(s, who), argument)
        if way < 0:
            return 0
        return step_cost(g, s, who, way, actions.load_of(action))
    kind = actions.kind_of(action)
    if kind == actions.OPEN or kind == actions.CLOSE or kind == actions.ORDER_DOOR:
        return DOOR_COST
    if kind == actions.EXTINGUISH:
        return extinguish_cost(g, s)
    if kind == actions.CHOP:
        return chop_cost(g, s)
    if kind == actions.DRIVE_ENGINE or kind == actions.DRIVE_AMBULANCE:
        ambulance = kind == actions.DRIVE_AMBULANCE
        spot = spot_of(g, ambulance, argument)
        return drive_cost(g, s, ambulance, spot) if spot >= 0 else 0
    if kind == actions.GUN:
        return gun_cost(g, s)
    if kind == actions.END or kind == actions.ENTER or not IS_OF_A_TURN[kind]:
        return 0
    return _special_price(g, s, kind)


def _special_price(g: House, s: State, kind: i64) -> i64:
    if kind == actions.ERECT or kind == actions.ORDER_ERECT:
        return ERECT_COST
    if kind == actions.COLLAPSE or kind == actions.ORDER_COLLAPSE:
        return COLLAPSE_COST
    if actions.SHIFT_SMOKE <= kind <= actions.SHIFT_SMOKE + STAIRS:
        return shift_cost(g, s)
    if actions.SHIFT_POINT <= kind <= actions.SHIFT_POINT + STAIRS:
        return point_cost(g, s)
    if kind == actions.OPEN_FOR_POINT:
        return point_cost(g, s)
    return skill_price(g, s, kind)
