"""The legal actions of a position, in a fixed order: what is proposed and not refused."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, STAIRS, WAYS
from firehouse.games.flashpoint.data.specialists import EXTINGUISHING, MOVEMENT, NEVER, OTHER
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.chance import outcomes
from firehouse.games.flashpoint.rules.consequences import beds
from firehouse.games.flashpoint.rules.crew_choice import take_refusal
from firehouse.games.flashpoint.rules.escape import end_refusal, in_fire, way_out_refusal
from firehouse.games.flashpoint.rules.event_cards import held_event, other_held_event
from firehouse.games.flashpoint.rules.event_choices import answers
from firehouse.games.flashpoint.rules.fire import extinguish_cost, extinguish_refusal
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import at_hand, collapse_refusal, erect_refusal
from firehouse.games.flashpoint.rules.moving import (
    arrival_refusal,
    is_burning,
    is_easy,
    load_refusal,
    path_refusal,
    step_cost,
)
from firehouse.games.flashpoint.rules.orders import command_refusal, order_to_door_refusal
from firehouse.games.flashpoint.rules.prevention import (
    nearer_out,
    opening_refusal,
    point_refusal,
    shift_cost,
    smoke_way_refusal,
)
from firehouse.games.flashpoint.rules.purse import points_for, points_for_moving, price_refusal
from firehouse.games.flashpoint.rules.skills import propose_change, propose_skills
from firehouse.games.flashpoint.rules.spells import is_pinned
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import (
    by_radio,
    driver_refusal,
    gun_refusal,
    is_aboard,
    parked,
    reroll_refusal,
    spots,
    trip_refusal,
)
from firehouse.games.flashpoint.rules.veteran import dodge_refusal
from firehouse.games.flashpoint.rules.walls import (
    DOOR_COST,
    chop_cost,
    chop_refusal,
    is_open,
    own_door_refusal,
)


def legal(g: House, s: State, sink: Sink) -> None:
    """Give the sink every legal action; at a chance, every outcome."""
    if s.ended:
        return
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    if step == steps.ACT:
        if g.options.no_end_in_fire and in_fire(g, s):
            careful = Sink()
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
    _work(g, s, sink, here)
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
    """Every step of a pawn, with every burden it could take along."""
    points = points_for_moving(g, s, who)
    if not points or is_pinned(s):
        return
    here = place_of(s, who)
    burdens = _burdens(g, s, who, here)
    role = g.roles[role_of(s, who)]
    ways: i64 = WAYS if role.diagonal else STAIRS + 1
    way: i64 = 0
    while way < ways:
        square: i64 = g.paths[here * WAYS + way]
        if square >= 0 and not path_refusal(g, s, who, way):
            left = burdens
            if is_easy(g, s, role, here, square):
                sink.add(actions.step(mover, square, 0))
                left &= ~bit(0)
            while left:
                action = actions.step(mover, square, first(left))
                if not _step_refused(g, s, who, way, action, points):
                    sink.add(action)
                left &= left - 1
        way += 1


def _burdens(g: House, s: State, who: i64, here: i64) -> i64:
    """The set of burdens that a pawn could take along from its square."""
    loads = _loads(g, s, here)
    if loads == bit(actions.NOTHING):
        return bit(actions.burden(actions.NOTHING, 0))
    treated = tokens.count(s.victims, tokens.slot(here, tokens.MARKED))
    found: i64 = 0
    while loads:
        led: i64 = 0
        while led <= treated and led <= actions.MOST_LED:
            if not load_refusal(g, s, who, first(loads), led):
                found |= bit(actions.burden(first(loads), led))
            led += 1
        loads &= loads - 1
    return found


def _loads(g: House, s: State, here: i64) -> i64:
    """The set of loads that may be on a square; nothing is always in it."""
    found = bit(actions.NOTHING)
    if s.hazmats and tokens.count_at(s.hazmats, here):
        found |= bit(actions.HAZMAT)
    if s.victims and tokens.count_at(s.victims, here):
        found |= bit(actions.VICTIM) | bit(actions.TREATED) | bit(actions.TRAPPED)
    if g.ladders and at_hand(g, s, here):
        found |= bit(actions.LADDER)
    return found


def _step_refused(g: House, s: State, who: i64, way: i64, action: i64, points: i64) -> bool:
    """Is a step refused that leads along an open way, with a burden that is there to take?"""
    load = actions.load_of(action)
    if step_cost(g, s, who, way, load) > points:
        return True
    if arrival_refusal(g, s, who, way, load, actions.led_of(action)):
        return True
    if not g.options.no_end_in_fire or not is_burning(s, actions.argument_of(action)):
        return False
    return way_out_refusal(g, s, action) != 0


def _work(g: House, s: State, sink: Sink, here: i64) -> None:
    """What can be done to the sides of the square (doors, walls, the fire behind), and to it."""
    turns = points_for(g, s, MOVEMENT) >= DOOR_COST
    chops = not price_refusal(g, s, chop_cost(g, s), OTHER)
    douses = not price_refusal(g, s, extinguish_cost(g, s), EXTINGUISHING)
    if not (turns or chops or douses):
        return
    side: i64 = 0
    while side < 4:
        edge: i64 = g.edge[here * 4 + side]
        if edge >= 0:
            if g.board.barriers.has(edge):
                opening = not is_open(s, edge)
                if turns and not own_door_refusal(g, s, side, opening):
                    sink.add(act(actions.OPEN if opening else actions.CLOSE, side))
                if chops and not chop_refusal(g, s, side):
                    sink.add(act(actions.CHOP, side))
            if douses and not extinguish_refusal(g, s, side):
                sink.add(act(actions.EXTINGUISH, side))
        side += 1
    if douses and here < DICE_SQUARES:
        if not extinguish_refusal(g, s, HERE):
            sink.add(act(actions.EXTINGUISH, HERE))
        if g.next[here * WAYS + STAIRS] >= 0 and not extinguish_refusal(g, s, STAIRS):
            sink.add(act(actions.EXTINGUISH, STAIRS))


def _skills(g: House, s: State, sink: Sink) -> None:
    """What the specialist of the pawn on turn can do."""
    role = g.roles[role_of(s, s.turn)]
    propose_skills(g, s, sink, role)
    if role.shift != NEVER:
        _shifts(g, s, sink)
    if role.commands:
        _orders(g, s, sink)
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
    _drive(g, s, sink, True)


def _drive(g: House, s: State, sink: Sink, ambulance: bool) -> None:
    if price_refusal(g, s, g.roles[role_of(s, s.turn)].drive, OTHER):
        return
    if driver_refusal(g, s, ambulance):
        return
    kind: i64 = actions.DRIVE_AMBULANCE if ambulance else actions.DRIVE_ENGINE
    for number, squares in enumerate(spots(g, ambulance)):
        if not trip_refusal(g, s, ambulance, number):
            if by_radio(g, ambulance):
                sink.add(act(kind, squares[0]))
            else:
                for square in squares:
                    sink.add(act(kind, square))
