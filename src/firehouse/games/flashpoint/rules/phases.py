"""The pieces of a phase, put on the stack: one advance of the fire, and what fire does."""

from __future__ import annotations

from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State


def push_fire(g: House, s: State) -> None:
    """The phase in which the fire advances, or a Fire card tells what happens."""
    if not g.options.decks:
        push_advance(g, s)
        return
    if g.options.fire_outside:
        s.todo.append(steps.QUENCH)
    s.todo.append(steps.FIRE_CARD)


def push_advance(g: House, s: State) -> None:
    """One Advance Fire, done with all that follows from it before a flare-up brings another."""
    options = g.options
    if options.hot_spots:
        s.todo.append(steps.FLARE)
    if options.starved_at:
        s.todo.append(steps.STARVE)
    if options.fire_outside:
        s.todo.append(steps.QUENCH)
    push_effects(g, s)
    s.todo.append(steps.ROLL_ADVANCE)


def push_effects(g: House, s: State) -> None:
    """What fire does when it has broken out: it spreads, and people suffer."""
    if g.options.consequences_last:
        s.todo.append(steps.CONSEQUENCES)
        s.todo.append(steps.SPREAD)
    else:
        s.todo.append(steps.RESOLVE)
