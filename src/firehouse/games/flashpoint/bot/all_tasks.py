"""All tasks of the pawn on turn."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.bot.engine import vehicles
from firehouse.games.flashpoint.bot.fires import fires
from firehouse.games.flashpoint.bot.ladders import ladders
from firehouse.games.flashpoint.bot.rescues import points, victims
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.skills import skills
from firehouse.games.flashpoint.bot.tasks import Tasks
from firehouse.games.flashpoint.rules.state import State, role_of

_STRIDE: Final = 3
"""AP that they are followed farther each time."""


def gather(tasks: Tasks, s: State) -> None:
    """Find the tasks of the pawn on turn, at a decision of its turn, on the board."""
    _set_out(tasks, s)
    tasks.walk.flood(tasks.wanted(s), tasks.walk.ring_mask, FAR)
    tasks.resolves = True
    _find(tasks, s)


def gather_near(tasks: Tasks, s: State) -> None:
    """Find the tasks that are near; `beyond` tells how good one can be that is not.

    Ways are followed as far as the AP of this turn lead, for water can be free; not farther yet.
    """
    _set_out(tasks, s)
    patient = tasks.is_patient()
    reach = tasks.ap
    if not patient:
        reach = tasks.water_ap if tasks.water_ap > tasks.ap else tasks.ap
    tasks.walk.flood(-1, 0, reach + 1)
    tasks.resolves = False
    _find(tasks, s)
    if patient:
        tasks.beyond = 0.0


def gather_farther(tasks: Tasks, s: State) -> None:
    """Follow the same ways some AP farther, and find the tasks again."""
    until = tasks.walk.level + _STRIDE
    tasks.walk.flood(-1, tasks.walk.ring_mask, until if until < FAR else FAR)
    _find(tasks, s)


def _set_out(tasks: Tasks, s: State) -> None:
    """Look at the position, and begin the ways of the pawn on turn."""
    role = tasks.g.roles[role_of(s, s.turn)]
    tasks.look(s, role)
    tasks.walk.start_from(tasks.here)


def _find(tasks: Tasks, s: State) -> None:
    """Note the tasks, as far as the ways have been followed."""
    g = tasks.g
    role = g.roles[role_of(s, s.turn)]
    tasks.count = 0
    tasks.beyond = 0.0
    victims(tasks, s, s.turn, 0)
    points(tasks, s, s.turn, 0)
    fires(tasks, s)
    if g.options.specialists:
        skills(tasks, s, role)
    if g.options.vehicles:
        vehicles(tasks, s, role)
    if g.ladders:
        ladders(tasks, s, role)
