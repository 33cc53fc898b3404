"""Putting up a ladder where somebody upstairs is reached, and brought home, sooner by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import first
from firehouse.games.flashpoint.bot.first_action import best_way, first_action
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.sides import DOOR, Gate
from firehouse.games.flashpoint.bot.tasks import Tasks
from firehouse.games.flashpoint.data.board import SQUARES
from firehouse.games.flashpoint.data.specialists import Role
from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import LADDER, act
from firehouse.games.flashpoint.rules.ladders import ERECT_COST, at_hand, on_engine, stands
from firehouse.games.flashpoint.rules.moving import is_burning
from firehouse.games.flashpoint.rules.state import State

_CLIMB: Final = 2
"""Steps between the ground below an opening and the square behind it."""


def ladders(tasks: Tasks, s: State, role: Role) -> None:
    """Fetch a ladder, carry it to an opening of the second floor, and put it up.

    The rule of thumb only finishes what was begun: who decides for it has looked ahead.
    """
    if role.dog or not (tasks.guarded & tasks.g.board.upstairs):
        return
    if not tasks.resolves and not _lies_here(tasks, s):
        return
    carries = at_hand(tasks.g, s, tasks.here)
    source = tasks.here if carries else _nearest_ladder(tasks, s)
    if source < 0:
        return
    best: Gate | None = None
    most = 0.0
    for loft in tasks.walk.lofts:
        mark = _mark(tasks, s, role, loft, source)
        if mark > most:
            most = mark
            best = loft
    if best is not None:
        _begin(tasks, s, role, best, source, carries, most)


def _lies_here(tasks: Tasks, s: State) -> bool:
    """Does a ladder lie in the pawn's own square, as one does that is carried?"""
    return tokens.count(s.ladders, tokens.slot(tasks.here, 0)) > 0


def _mark(tasks: Tasks, s: State, role: Role, loft: Gate, source: i64) -> float:
    """The points for an AP that a ladder before an opening brings; 0 where none can be."""
    toll = tasks.walk.gate_toll(s, loft.edge)
    if toll < 0 or toll > DOOR or stands(s, loft.outside) or is_burning(s, loft.outside):
        return 0.0
    up = _fetched(tasks, source, loft) + ERECT_COST + _CLIMB + toll
    return _gain(tasks, s, role, loft, up)


def _nearest_ladder(tasks: Tasks, s: State) -> i64:
    """The square to fetch a ladder from; -1 if there is none."""
    best: i64 = -1
    least: i64 = FAR
    if s.engine >= 0 and on_engine(tasks.g, s):
        for square in tasks.g.board.engine_spots[s.engine]:
            if tasks.walk.cost(square) < least:
                least = tasks.walk.cost(square)
                best = square
    pile = s.ladders
    while pile:
        entry = tokens.lowest(pile)
        pile = tokens.without_lowest(pile)
        square = tokens.square_of(entry)
        if not entry & tokens.MARKED and tasks.walk.cost(square) < least:
            least = tasks.walk.cost(square)
            best = square
    return best


def _fetched(tasks: Tasks, source: i64, loft: Gate) -> i64:
    """AP until a ladder lies below an opening."""
    fetching = tasks.walk.cost(source) if source != tasks.here else 0
    return fetching + tasks.apart[source * SQUARES + loft.outside]


def _gain(tasks: Tasks, s: State, role: Role, loft: Gate, up: i64) -> float:
    """What somebody behind an opening is worth for an AP, if the ladder makes it more."""
    w = tasks.w
    most = 0.0
    left = tasks.guarded & tasks.g.board.upstairs
    while left:
        square = first(left)
        left &= left - 1
        worth = _worth(tasks, s, square)
        inside: i64 = tasks.apart[loft.indoors * SQUARES + square]
        back = tasks.home.settled(loft.outside) + (inside + _CLIMB) * role.drag
        usual = tasks.walk.cost(square) + tasks.home.settled(square)
        by_ladder = up + inside + back
        worth *= tasks.claimed(s, s.turn, square, up + inside)
        if by_ladder < usual and worth / (float(by_ladder) + w.delay) > most:
            most = worth / (float(by_ladder) + w.delay)
    return most


def _worth(tasks: Tasks, s: State, square: i64) -> float:
    """Points for a victim or a point of interest in a square."""
    if tokens.count_at(s.victims, square):
        return tasks.victim_worth(s, square)
    return tasks.point_worth(s, square) if (s.poi >> square) & 1 else 0.0


def _begin(
    tasks: Tasks, s: State, role: Role, loft: Gate, source: i64, carries: bool, mark: float
) -> None:
    """The first action towards a ladder below an opening."""
    topic = actions.ERECT
    if not carries:
        tasks.set_out(s, 0, source, mark, topic, loft.outside)
        return
    here = tasks.here
    if here == loft.outside:
        tasks.add(act(actions.ERECT, 0), mark, topic, here)
        return
    path = tasks.path
    path.lead_to(loft.outside, s, role)
    path.settled(here)
    way = best_way(path, s, here)
    if way >= 0:
        tasks.add(first_action(path, s, here, way, LADDER, 0, 0), mark, topic, loft.outside)
