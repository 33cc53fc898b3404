"""Fetching victims, bringing them home, and looking at points of interest."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import first
from firehouse.games.flashpoint.bot.first_action import best_way, first_action
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.tasks import BRING_HOME, FETCH, SEARCH, Tasks
from firehouse.games.flashpoint.data.board import DICE_SQUARES, WAYS
from firehouse.games.flashpoint.data.options import DRIVE_SIDE
from firehouse.games.flashpoint.data.specialists import NEVER
from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import NOTHING, TRAPPED, TREATED, VICTIM, act
from firehouse.games.flashpoint.rules.state import State, role_of


def victims(tasks: Tasks, s: State, who: i64, mover: i64) -> None:
    """Fetch the victims that have been found."""
    pile = s.victims
    while pile:
        square = tokens.square_of(tokens.lowest(pile))
        pile = tokens.without_lowest(pile)
        _victim(tasks, s, who, mover, square)


def _victim(tasks: Tasks, s: State, who: i64, mover: i64, square: i64) -> None:
    w = tasks.w
    there = tasks.walk.cost(square)
    back = tasks.home.settled(square)
    if there >= FAR or back >= FAR:
        return
    worth = tasks.victim_worth(s, square)
    if there:
        worth *= tasks.claimed(s, who, square, there)
    cost = there + back
    if cost <= tasks.ap:
        worth *= w.rescue_now
    mark = worth / (float(cost) + w.delay)
    if there:
        tasks.set_out(s, mover, square, mark, FETCH, square)
    else:
        _bring_home(tasks, s, who, mover, square, mark)


def _bring_home(tasks: Tasks, s: State, who: i64, mover: i64, square: i64, mark: float) -> None:
    """Bring the victim on the pawn's own square a step nearer to safety."""
    g = tasks.g
    role = g.roles[role_of(s, who)]
    treated = tokens.count(s.victims, tokens.slot(square, tokens.MARKED))
    if not mover and g.options.vehicles:
        call_ambulance(tasks, s, square, mark)
    way = best_way(tasks.home, s, square)
    if way < 0:
        return
    if role.treat != NEVER and not mover and not treated:
        tasks.add(act(actions.TREAT, 0), mark * 1.1, actions.TREAT, square)
    load = _carried(s, square, treated)
    led: i64 = 0
    if treated and not role.dog and not _by_ladder(tasks, square, way):
        led = treated if treated < g.options.lead_limit else g.options.lead_limit
        load = _carried(s, square, treated - led)
        if load != NOTHING and load != TRAPPED:
            both = first_action(tasks.home, s, square, way, load, led, mover)
            tasks.add(both, mark * 1.3, BRING_HOME, square)
        load = NOTHING
        mark *= 1.2
    action = first_action(tasks.home, s, square, way, load, led, mover)
    if action >= 0:
        tasks.add(action, mark, BRING_HOME, square)


def _by_ladder(tasks: Tasks, square: i64, way: i64) -> bool:
    """Does a step lead onto a ladder or off it? Nobody is led there."""
    g = tasks.g
    other: i64 = g.next[square * WAYS + way]
    return square >= g.air or other >= g.air


def _carried(s: State, square: i64, treated: i64) -> i64:
    """Whom to carry from a square: one who is free, else a treated one, else a trapped one."""
    if tokens.count(s.victims, tokens.slot(square, 0)):
        return VICTIM
    if treated:
        return TREATED
    return TRAPPED if tokens.count(s.victims, tokens.slot(square, tokens.TRAPPED)) else NOTHING


def call_ambulance(tasks: Tasks, s: State, square: i64, mark: float) -> None:
    """Have the ambulance drive to where the victim will come out."""
    g = tasks.g
    if not g.options.ambulance_by_radio:
        return
    spot = _way_out(tasks, s, square)
    if spot < 0 or spot == s.ambulance or s.silence:
        return
    spots = g.board.ambulance_spots
    count: i64 = len(spots)
    if g.options.drive_rule < DRIVE_SIDE:
        ahead = (spot - s.ambulance + count) % count
        spot = (s.ambulance + 1) % count if ahead * 2 <= count else (s.ambulance - 1) % count
    role = g.roles[role_of(s, s.turn)]
    left = tasks.home.settled(square) - role.drive
    near = square >= DICE_SQUARES or left <= 2 * role.drag
    target: i64 = spots[spot][0]
    mark *= 1.05 if near else 0.9
    tasks.add(act(actions.DRIVE_AMBULANCE, target), mark, actions.DRIVE_AMBULANCE, square)


def _way_out(tasks: Tasks, s: State, square: i64) -> i64:
    """The parking spot where the way to safety ends; -1 if it ends nowhere."""
    left: i64 = FAR
    while left:
        left -= 1
        way = best_way(tasks.home, s, square)
        if way < 0:
            return tasks.g.board.ambulance_spot_at[square]
        square = tasks.g.next[square * WAYS + way]
    return -1


def points(tasks: Tasks, s: State, who: i64, mover: i64) -> None:
    """Look at the points of interest."""
    w = tasks.w
    tasks.markers.weigh(s)
    left = s.poi
    while left:
        square = first(left)
        left &= left - 1
        likely = tasks.markers.of(square)
        there = tasks.walk.cost(square)
        back = tasks.home.settled(square)
        if there >= FAR or back >= FAR:
            continue
        worth = tasks.point_worth(s, square) * tasks.claimed(s, who, square, there)
        cost = float(there) + w.carry * likely * float(back)
        mark = worth / (cost + w.delay)
        tasks.set_out(s, mover, square, mark, SEARCH, square)
