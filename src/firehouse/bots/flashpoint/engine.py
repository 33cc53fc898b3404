"""Calling the ambulance for those who wait outside, and the deck gun."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.bots.flashpoint.rescues import call_ambulance
from firehouse.bots.flashpoint.routes import FAR
from firehouse.bots.flashpoint.tasks import FIRE_GUN, MOVE_ENGINE, Tasks
from firehouse.flashpoint import actions
from firehouse.flashpoint.actions import act
from firehouse.flashpoint.bits import bit, first, size
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.fire import contiguous
from firehouse.flashpoint.specialists import NEVER, Role
from firehouse.flashpoint.state import State, place_of
from firehouse.flashpoint.vehicles import drive_cost, is_aboard


def vehicles(tasks: Tasks, s: State, role: Role) -> None:
    """Call the ambulance for victims that wait outside; fire the deck gun."""
    pile = s.victims
    while pile:
        square = (pile & 127) - 1
        pile >>= 9
        if square >= DICE_SQUARES and tasks.home.cost[square] < FAR:
            mark = tasks.w.victim / (float(tasks.home.cost[square]) + tasks.w.delay)
            call_ambulance(tasks, s, square, mark * tasks.w.rescue_now)
    if role.gun != NEVER and s.engine >= 0 and not s.silence:
        _gun(tasks, s, role)


def _gun(tasks: Tasks, s: State, role: Role) -> None:
    w = tasks.w
    area: i64 = tasks.g.board.gun_areas[s.engine]
    drowned = _drowned(tasks, s, area)
    if is_aboard(tasks.g, s, False):
        mark = w.gun * drowned * tasks.heat / (float(role.gun) + w.delay)
        tasks.add(act(actions.GUN, 0), mark, FIRE_GUN, place_of(s, s.turn))
        if role.rerolls:
            _drive_engine(tasks, s, role, drowned)
    elif role.rerolls:
        for square in tasks.g.board.engine_spots[s.engine]:
            there: i64 = tasks.walk.cost[square]
            if 0 < there < FAR:
                cost = float(there + role.gun) + w.delay
                mark = w.gun * drowned * tasks.heat / cost
                tasks.set_out(s, s.turn, 0, square, mark, FIRE_GUN, square)


def _drowned(tasks: Tasks, s: State, area: i64) -> float:
    """How many fires the deck gun puts out on average; people in the way forbid it."""
    who: i64 = 0
    while who < tasks.g.crew_size:
        place = place_of(s, who)
        if place < DICE_SQUARES and area & bit(place):
            return 0.0
        who += 1
    if not tasks.g.options.gentle_gun and tasks.guarded & area:
        return 0.0
    hits: i64 = 0
    left = area
    while left:
        square = first(left)
        left &= left - 1
        splash = bit(square) | contiguous(tasks.g, s, bit(square))
        hits += size(splash & s.fire)
    return float(hits) / float(size(area))


def _drive_engine(tasks: Tasks, s: State, role: Role, drowned: float) -> None:
    """Drive to where the gun would put out more."""
    g = tasks.g
    for spot, squares in enumerate(g.board.engine_spots):
        if spot != s.engine:
            gain = _drowned(tasks, s, g.board.gun_areas[spot])
            if gain > drowned + 0.5:
                cost = drive_cost(g, s, False, spot) + role.gun
                mark = tasks.w.gun * gain * tasks.heat / (float(cost) + tasks.w.delay)
                tasks.add(act(actions.DRIVE_ENGINE, squares[0]), mark, MOVE_ENGINE, squares[0])
