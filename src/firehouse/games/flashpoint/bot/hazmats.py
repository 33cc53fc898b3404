"""Hazmats: removed on the spot by who can do that, carried out of the house by the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import first
from firehouse.games.flashpoint.bot.first_action import best_way, first_action
from firehouse.games.flashpoint.bot.routes import FAR, Routes
from firehouse.games.flashpoint.bot.tasks import CARRY_OUT, Tasks
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import HAZMAT, act
from firehouse.games.flashpoint.rules.state import State

_STEP: Final = 2
"""AP for a step with a hazmat."""


def hazmats(tasks: Tasks, s: State, role: Role) -> None:
    """Go to hazmats and remove them, or carry them out of the house."""
    disposes = role.dispose != NEVER
    if not disposes:
        _ways_out(tasks, s, role)
    left = tokens.dice_squares(s.hazmats)
    while left:
        square = first(left)
        left &= left - 1
        there = tasks.walk.cost(square)
        if there >= FAR:
            continue
        urgency = 1.0 + tasks.w.urgent * tasks.threat(s, square)
        if disposes:
            _dispose(tasks, s, square, there, role.dispose, urgency)
        else:
            _carry_out(tasks, s, square, there, urgency)


def _ways_out(tasks: Tasks, s: State, role: Role) -> None:
    """The ways out of the house with a load, made again only if something on them has changed."""
    out: Routes = tasks.out
    if out.pace == _STEP and out.holds(s, role):
        return
    out.look(s, role)
    out.begin(_STEP, True)
    out.start_from_outside()


def _dispose(tasks: Tasks, s: State, square: i64, there: i64, price: i64, urgency: float) -> None:
    """Remove a hazmat where it lies."""
    mark = tasks.w.hazmat * urgency / (float(there + price) + tasks.w.delay)
    if there:
        tasks.set_out(s, 0, square, mark, actions.DISPOSE, square)
    else:
        tasks.add(act(actions.DISPOSE, 0), mark, actions.DISPOSE, square)


def _carry_out(tasks: Tasks, s: State, square: i64, there: i64, urgency: float) -> None:
    """Carry a hazmat a step nearer to the outside, if it gets there this turn."""
    out = tasks.out
    back = out.settled_within(square, tasks.ap - there)
    if there + back > tasks.ap:
        return
    mark = tasks.w.haul * urgency / (float(there + back) + tasks.w.delay)
    if there:
        mark *= tasks.claimed(s, s.turn, square, there)
        tasks.set_out(s, 0, square, mark, CARRY_OUT, square)
        return
    way = best_way(out, s, square)
    if way >= 0:
        action = first_action(out, s, square, way, HAZMAT, 0, 0)
        tasks.add(action, mark, CARRY_OUT, square)
