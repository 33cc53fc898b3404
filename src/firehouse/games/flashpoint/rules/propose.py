"""The legal actions of a position, in a fixed order: what is proposed and not refused."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, STAIRS, WAYS
from firehouse.games.flashpoint.data.specialists import NEVER, OTHER
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.chance import outcomes
from firehouse.games.flashpoint.rules.consequences import beds
from firehouse.games.flashpoint.rules.crew_choice import take_refusal
from firehouse.games.flashpoint.rules.escape import end_refusal, in_fire, way_out_refusal
from firehouse.games.flashpoint.rules.event_cards import held_event, other_held_event
from firehouse.games.flashpoint.rules.event_choices import answers
from firehouse.games.flashpoint.rules.fire import extinguish_refusal
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import at_hand, collapse_refusal, erect_refusal
from firehouse.games.flashpoint.rules.moving import is_burning, step_refusal
from firehouse.games.flashpoint.rules.orders import command_refusal, order_to_door_refusal
from firehouse.games.flashpoint.rules.prevention import (
    nearer_out,
    opening_refusal,
    point_refusal,
    shift_cost,
    smoke_way_refusal,
)
from firehouse.games.flashpoint.rules.purse import price_refusal
from firehouse.games.flashpoint.rules.skills import propose_change, propose_skills
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import (
    by_radio,
    drive_refusal,
    gun_refusal,
    is_aboard,
    parked,
    reroll_refusal,
    spots,
)
from firehouse.games.flashpoint.rules.veteran import dodge_refusal
from firehouse.games.flashpoint.rules.walls import chop_refusal, own_door_refusal


def legal(g: House, s: State, sink: Sink) -> None:
    """Give the sink every legal action; at a chance, every outcome."""
    if s.ended:
        return
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    if step == steps.ACT:
        if g.options.no_end_in_fire and in_fire(g, s):
            careful = Sink(None)
            _turn(g, s, careful)
            for action in careful.actions:
                if not way_out_refusal(g, s, action):
                    sink.add(action)
        else:
            _turn(g, s, sink)
    elif step < steps.FIRST_DECISION:
        for action, _ in outcomes(g, s):
            sink.add(action)
    else:
        _choices(g, s, sink, step, argument_in(entry))


def _choices(g: House, s: State, sink: Sink, step: i64, who: i64) -> None:
    """Decisions outside the actions of a turn."""
    if step == steps.AIM:
        sink.add(act(actions.KEEP, 0))
        for die in (actions.DIE_RED, actions.DIE_BLACK):
            if not reroll_refusal(s, die):
                sink.add(act(actions.REROLL, die))
    elif step == steps.PARK_ENGINE or step == steps.PARK_AMBULANCE:
        for spot in spots(g, step == steps.PARK_AMBULANCE):
            sink.add(act(actions.PARK, spot[0]))
    elif step == steps.ENTER_AT_START:
        for square in g.outside:
            sink.add(act(actions.ENTER, square))
    elif step == steps.FALL:
        for square in beds(g, s, who):
            sink.add(act(actions.FALL, square))
    elif step == steps.CHOOSE_HAZMAT:
        reached = tokens.marked_squares(s.hazmats)
        while reached:
            sink.add(act(actions.EXPLODE, first(reached)))
            reached &= reached - 1
    elif step == steps.DODGE:
        _dodges(g, s, sink, who)
    elif step == steps.CHOOSE_FIRST:
        for starter in range(g.crew_size):
            sink.add(act(actions.BEGIN, starter))
    elif step == steps.CHOOSE_SPECIALIST:
        _cards(g, s, sink)
    elif step == steps.FOLLOW_EVENT:
        answers(g, s, sink, who)
    elif step == steps.CHOOSE_EVENT:
        sink.add(act(actions.CHOOSE_EVENT, held_event(s)))
        sink.add(act(actions.CHOOSE_EVENT, other_held_event(s)))
    elif step == steps.RIDE_ENGINE or step == steps.RIDE_AMBULANCE:
        ambulance = step == steps.RIDE_AMBULANCE
        for square in spots(g, ambulance)[parked(s, ambulance)]:
            sink.add(act(actions.RIDE, square))
        sink.add(act(actions.STAY, 0))
    else:
        raise unknown("step", step)


def _cards(g: House, s: State, sink: Sink) -> None:
    """Every specialist to be had, then going without, then drawing one."""
    role: i64 = 1
    while role < len(g.roles):
        if not take_refusal(g, s, role):
            sink.add(act(actions.TAKE, role))
        role += 1
    for other in (0, actions.AT_RANDOM):
        if not take_refusal(g, s, other):
            sink.add(act(actions.TAKE, other))


def _dodges(g: House, s: State, sink: Sink, who: i64) -> None:
    way: i64 = 0
    while way <= STAIRS:
        square: i64 = g.next[place_of(s, who) * WAYS + way]
        led: i64 = 0
        while square >= 0 and led <= 1:
            if not dodge_refusal(g, s, who, square, led):
                sink.add(act(actions.DODGE + led, square))
            led += 1
        way += 1
    sink.add(act(actions.TAKE_IT, 0))


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
    if here < DICE_SQUARES:
        if not extinguish_refusal(g, s, HERE):
            sink.add(act(actions.EXTINGUISH, HERE))
        if g.next[here * WAYS + STAIRS] >= 0 and not extinguish_refusal(g, s, STAIRS):
            sink.add(act(actions.EXTINGUISH, STAIRS))
    if g.options.specialists:
        _skills(g, s, sink)
    if g.options.vehicles:
        _drives(g, s, sink)
    if g.ladders:
        if not erect_refusal(g, s, s.turn):
            sink.add(act(actions.ERECT, 0))
        if not collapse_refusal(g, s, s.turn):
            sink.add(act(actions.COLLAPSE, 0))
    if not end_refusal(g, s):
        sink.add(act(actions.END, 0))


def _steps(g: House, s: State, sink: Sink, who: i64, mover: i64) -> None:
    """Every step of a pawn, with every load it could take along."""
    here = place_of(s, who)
    loads = _loads(g, s, here)
    treated: i64 = 0
    if loads & bit(actions.TREATED):
        treated = tokens.count(s.victims, tokens.slot(here, tokens.MARKED))
    ways: i64 = WAYS if g.roles[role_of(s, who)].diagonal else STAIRS + 1
    way: i64 = 0
    while way < ways:
        square: i64 = g.next[here * WAYS + way]
        if square >= 0:
            left = loads
            while left:
                load = first(left)
                led: i64 = 0
                while led <= treated and led <= actions.MOST_LED:
                    action = actions.move(mover, square, load, led)
                    if not _step_refused(g, s, who, way, load, led, action):
                        sink.add(action)
                    led += 1
                left &= left - 1
        way += 1


def _loads(g: House, s: State, here: i64) -> i64:
    """The set of what could be carried from a square; nothing is always in it."""
    found = bit(actions.NOTHING)
    if s.hazmats and tokens.count_at(s.hazmats, here):
        found |= bit(actions.HAZMAT)
    if s.victims and tokens.count_at(s.victims, here):
        found |= bit(actions.VICTIM) | bit(actions.TREATED) | bit(actions.TRAPPED)
    if g.ladders and at_hand(g, s, here):
        found |= bit(actions.LADDER)
    return found


def _step_refused(g: House, s: State, who: i64, way: i64, load: i64, led: i64, action: i64) -> bool:
    if step_refusal(g, s, who, way, load, led):
        return True
    if not g.options.no_end_in_fire or not is_burning(s, actions.argument_of(action)):
        return False
    return way_out_refusal(g, s, action) != 0


def _work(g: House, s: State, sink: Sink, side: i64) -> None:
    """What can be done to one side of the square: door, wall, or the fire behind it."""
    edge: i64 = g.edge[place_of(s, s.turn) * 4 + side]
    if edge < 0:
        return
    if g.board.doors.has(edge) or g.board.windows.has(edge):
        if not own_door_refusal(g, s, side, True):
            sink.add(act(actions.OPEN, side))
        elif not own_door_refusal(g, s, side, False):
            sink.add(act(actions.CLOSE, side))
    if g.board.barriers.has(edge) and not chop_refusal(g, s, side):
        sink.add(act(actions.CHOP, side))
    if not extinguish_refusal(g, s, side):
        sink.add(act(actions.EXTINGUISH, side))


def _skills(g: House, s: State, sink: Sink) -> None:
    """What the specialist of the pawn on turn can do."""
    role = g.roles[role_of(s, s.turn)]
    propose_skills(g, s, sink, role)
    if role.shift != NEVER:
        _shifts(g, s, sink)
    if role.commands:
        _orders(g, s, sink)
    if g.options.crew_change and not s.acted:
        propose_change(g, s, sink)


def _shifts(g: House, s: State, sink: Sink) -> None:
    """Smoke and points of interest that can be moved towards the outside, and doors for them."""
    if price_refusal(g, s, shift_cost(g, s), OTHER):
        return
    left = s.smoke
    while left:
        square = first(left)
        nearer = nearer_out(g, s, square)
        way: i64 = 0
        while way <= STAIRS:
            if not smoke_way_refusal(g, s, square, way, nearer):
                sink.add(act(actions.SHIFT_SMOKE + way, square))
            way += 1
        left &= left - 1
    left = s.poi
    while left:
        _shift_point(g, s, sink, first(left))
        left &= left - 1


def _shift_point(g: House, s: State, sink: Sink, square: i64) -> None:
    way: i64 = 0
    while way <= STAIRS:
        if not point_refusal(g, s, square, way):
            sink.add(act(actions.SHIFT_POINT + way, square))
        if way < STAIRS:
            edge: i64 = g.edge[square * 4 + way]
            if g.board.behind_door[edge] == square and not opening_refusal(g, s, edge):
                sink.add(act(actions.OPEN_FOR_POINT, edge))
        way += 1


def _orders(g: House, s: State, sink: Sink) -> None:
    who: i64 = 0
    while who < g.crew_size:
        if not command_refusal(g, s, who):
            _steps(g, s, sink, who, who + 1)
            side: i64 = 0
            while side < 4:
                if not order_to_door_refusal(g, s, who, side):
                    sink.add(act(actions.ORDER_DOOR, actions.door_order(who, side)))
                side += 1
            if g.ladders:
                if not erect_refusal(g, s, who):
                    sink.add(act(actions.ORDER_ERECT, who))
                if not collapse_refusal(g, s, who):
                    sink.add(act(actions.ORDER_COLLAPSE, who))
        who += 1


def _drives(g: House, s: State, sink: Sink) -> None:
    if is_aboard(g, s, False):
        _drive(g, s, sink, False)
        if not gun_refusal(g, s):
            sink.add(act(actions.GUN, 0))
    if by_radio(g, True) or is_aboard(g, s, True):
        _drive(g, s, sink, True)


def _drive(g: House, s: State, sink: Sink, ambulance: bool) -> None:
    if price_refusal(g, s, g.roles[role_of(s, s.turn)].drive, OTHER):
        return
    kind: i64 = actions.DRIVE_AMBULANCE if ambulance else actions.DRIVE_ENGINE
    for spot in spots(g, ambulance):
        for square in spot:
            if not drive_refusal(g, s, ambulance, square):
                sink.add(act(kind, square))
