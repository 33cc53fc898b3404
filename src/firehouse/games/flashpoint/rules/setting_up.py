"""Set-up, played like the rest: fire, hazmats, hot spots and points, then roles and vehicles."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, put_byte, size
from firehouse.core.stack import step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import DICE_SQUARES, dice_square
from firehouse.games.flashpoint.data.options import PLACE_CLEARING
from firehouse.games.flashpoint.rules import steps, tokens
from firehouse.games.flashpoint.rules.crew_choice import after_points
from firehouse.games.flashpoint.rules.dice import black_of, thrown
from firehouse.games.flashpoint.rules.effects import (
    Log,
    add_hot_spot,
    clear,
    ignite,
    place_point,
    quench,
)
from firehouse.games.flashpoint.rules.fire import explode
from firehouse.games.flashpoint.rules.fire_cards import begin_decks
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.search import bag, taken_by_markers
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State

_FLOOR_LIMIT = 2
"""Points of interest that may start on one floor of two. 2nd Story: Setup Changes."""


def begin(g: House) -> State:
    """The position before anything is set up, with the set-up on its stack."""
    options = g.options
    s = State(after_points(g))
    s.todo.append(steps.SET_UP_POINTS)
    s.todo.extend([steps.ROLL_HOT_SPOT] * int(options.extra_hot_spots if options.hot_spots else 0))
    s.todo.extend([steps.ROLL_HAZMAT] * int(options.hazmat_markers))
    s.todo.append(steps.SET_UP_FIRE)
    s.bag_victims = options.victims
    s.bag_false_alarms = options.false_alarms
    s.bag_hazmats = options.hazmats
    s.hot_reserve = options.hot_spot_reserve if options.hot_spots else 0
    if options.decks:
        begin_decks(g, s)
    who: i64 = 0
    while who < g.crew_size:
        s.at = put_byte(s.at, who, OFF_BOARD)
        role: i64 = g.crew[who]
        s.roles = put_byte(s.roles, who, role if role > 0 else 0)
        who += 1
    return s


def set_up_fire(g: House, s: State, log: Log) -> None:
    """Light the plan's start squares, or roll for explosions."""
    procedure = g.options.set_up
    number = int(g.options.explosions)
    if procedure == "staged":
        s.todo.extend(reversed(_stages(g)[:number]))
    elif procedure == "explosions":
        s.todo.extend([steps.ROLL_SET_UP] * number)
    elif procedure == "unharmed":
        s.todo.extend([steps.HARMLESS, steps.ROLL_SET_UP] * number)
    else:
        for square in g.start_fire:
            ignite(g, s, log, square, "set-up")
        s.struck = 0


def _stages(g: House) -> list[int]:
    """The dice of each staged explosion. 2nd Story: the first is rolled like the second."""
    first = steps.ROLL_SET_UP if g.board.floors == 2 else steps.ROLL_CENTRE
    rest = [steps.ROLL_SET_UP] * 5
    return [first, steps.ROLL_SET_UP, steps.ROLL_OPPOSITE, *rest]


def rerolled_squares(g: House, s: State, step: i64) -> i64:
    """Dice squares for which a set-up roll is repeated."""
    if step == steps.ROLL_SET_UP:
        staged = g.options.set_up == "staged" and size(s.fire) < DICE_SQUARES
        return s.fire if staged else 0
    if step == steps.ROLL_HAZMAT:
        return _unless_full(s.fire | tokens.dice_squares(s.hazmats))
    if step == steps.ROLL_HOT_SPOT:
        return _unless_full(s.hot_spots)
    if step != steps.ROLL_START_POINT:
        raise unknown("step", step)
    if g.options.placement == PLACE_CLEARING:
        return _unless_full(taken_by_markers(g, s))
    return _unless_full(s.fire | taken_by_markers(g, s) | _full_floors(g, s))


def _unless_full(squares: i64) -> i64:
    return squares if size(squares) < DICE_SQUARES else 0


def _full_floors(g: House, s: State) -> i64:
    """The squares of a floor on which enough points of interest lie."""
    if g.board.floors == 1 or g.options.set_up != "staged":
        return 0
    full: i64 = 0
    for floor in (g.board.ground, g.board.upstairs):
        if size(s.poi & floor) >= _FLOOR_LIMIT:
            full |= floor
    return full


def set_up_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """One explosion of the set-up: fire on the square, then it explodes once."""
    s.dice = thrown(square // 8 + 1, square % 8 + 1)
    if not s.fire & bit(square):
        ignite(g, s, log, square, "set-up")
    explode(g, s, log, square, "set-up")
    s.struck = 0
    quench(s, log)
    if g.options.hot_spots and not s.hot_spots & bit(square):
        add_hot_spot(s, log, square, "set-up")
    if not s.todo or step_of(s.todo[-1]) != steps.ROLL_OPPOSITE:
        s.dice = 0


def opposite_column(s: State) -> i64:
    """The far side of the black die."""
    return 9 - black_of(s.dice)


def opposite_square(s: State, red: i64) -> i64:
    """The square of a new red die and the far side of the black one."""
    return dice_square(red, opposite_column(s))


def set_up_points(g: House, s: State, log: Log) -> None:
    """Lay the first points of interest: on the plan's start squares, or where the dice say."""
    procedure = g.options.set_up
    number = min(int(g.options.points_on_board), int(bag(s)))
    if procedure == "explosions":
        s.todo.append(steps.DETECT)
    elif procedure in ("staged", "unharmed"):
        s.todo.extend([steps.ROLL_START_POINT] * number)
    else:
        for square in g.start_points[:number]:
            place_point(s, log, square)


def start_point_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """Lay a point of interest; where that is the rule, it puts out fire and smoke."""
    if g.options.placement == PLACE_CLEARING:
        clear(s, log, square, "point")
    place_point(s, log, square)


def hazmat_rolled(s: State, log: Log, square: i64) -> None:
    """Lay a hazmat, open."""
    s.hazmats = tokens.add(s.hazmats, tokens.slot(square, 0))
    if log is not None:
        log.append(events.HazmatPlaced(square))
