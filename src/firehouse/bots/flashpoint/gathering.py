"""All tasks of the pawn on turn."""

from __future__ import annotations

from firehouse.bots.flashpoint.engine import vehicles
from firehouse.bots.flashpoint.fires import fires
from firehouse.bots.flashpoint.rescues import points, victims
from firehouse.bots.flashpoint.skills import skills
from firehouse.bots.flashpoint.tasks import Tasks
from firehouse.flashpoint.state import State, place_of, role_of


def gather(tasks: Tasks, s: State) -> None:
    """Find the tasks of the pawn on turn, at a decision of its turn, on the board."""
    g = tasks.g
    role = g.roles[role_of(s, s.turn)]
    tasks.actions = []
    tasks.marks = []
    tasks.topics = []
    tasks.look(s, role)
    tasks.walk.look(s, role)
    tasks.walk.from_square(place_of(s, s.turn), tasks.wanted(s))
    victims(tasks, s, s.turn, 0)
    points(tasks, s, s.turn, 0)
    fires(tasks, s)
    if g.options.specialists:
        skills(tasks, s, role)
    if g.options.vehicles:
        vehicles(tasks, s, role)
