"""What an experiment reads from a game: measures as numbers, their names, and what was where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from firehouse.core.catalogue import games, row_of
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.lab.measure import Measure

Spots = Counter[tuple[str, str]]
"""How often each kind of thing happened at each place."""


def _roles(game: Game[Any], roles: int) -> list[str]:
    crew = game.setup.crew
    return list(crew) if isinstance(crew, tuple) else []


class _Never(Event):
    """Stands for an event that a game does not have."""


@dataclass(frozen=True)
class Reading:
    """How the games of one box are read; every function takes the game.

    The defaults are what can be read from any game: roles are those of the set-up, and there
    are no scores and no places.
    """

    measure: type[Measure[Any]] = Measure
    """Turns, roles and scores as numbers."""
    turn_started: type[Event] = _Never
    roles: Callable[[Any, int], list[str]] = _roles
    """What each pawn is, by the number that the measure gives for all."""
    burning: Callable[[Any, Any, Spots], None] = lambda game, state, spots: None
    """Count what burns at the end of a turn."""
    happened: Callable[[Any, Event, Spots], None] = lambda game, event, spots: None
    """Count an event if it is of a kind that is counted."""
    score_names: tuple[str, ...] = ()
    """The scores' columns in the table of games; games that share a name share the column."""


def reading_of(game: Game[Any]) -> Reading:
    """How to read a game."""
    reading: Reading | None = row_of(game.setup.ruleset).load("reading")
    return reading or Reading()


def all_score_names() -> tuple[str, ...]:
    """The scores of every game, in the order of the catalogue, each once."""
    readings = [row.load("reading") for row in games()]
    return tuple(dict.fromkeys(name for found in readings if found for name in found.score_names))
