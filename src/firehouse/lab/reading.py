"""What an experiment reads from a game: roles, scores, turns, and what was where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from firehouse.core.catalogue import games, row_of
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.stack import step_of

Spots = Counter[tuple[str, str]]
"""How often each kind of thing happened at each place."""


def _roles(game: Game[Any], state: Any) -> list[str]:
    crew = game.setup.crew
    return list(crew) if isinstance(crew, tuple) else []


class _Never(Event):
    """Stands for an event that a game does not have."""


@dataclass(frozen=True)
class Reading:
    """The functions that read one box; every one takes the game it is about.

    What is left out is what can be read from any game: every decision is a turn, roles are those
    of the set-up, and there are no scores and no places.
    """

    end: int | None = None
    """The action that ends a turn; None where every decision is one."""
    is_acting: Callable[[Any, Any], bool] = lambda game, state: True
    """Is the decision of a position one of a turn, rather than of the set-up?"""
    is_in_turn: Callable[[Any, Any], bool] = lambda game, state: game.actor(state) >= 0
    """Has a turn begun whose actions have not been ended?"""
    turn_started: type[Event] = _Never
    roles: Callable[[Any, Any], list[str]] = _roles
    """What each pawn is."""
    scores: Callable[[Any, Any], Sequence[int]] = lambda game, state: ()
    """What a finished game comes to, as many numbers as `score_names`."""
    burning: Callable[[Any, Any, Spots], None] = lambda game, state, spots: None
    """Count what burns at the end of a turn."""
    happened: Callable[[Any, Event, Spots], None] = lambda game, event, spots: None
    """Count an event if it is of a kind that is counted."""
    score_names: tuple[str, ...] = ()
    """The scores' columns in the table of games; games that share a name share the column."""


def awaits(step: int) -> Callable[[Any, Any], bool]:
    """Of a game with a stack: does it wait for this kind of step?"""
    return lambda game, state: step_of(state.todo[-1]) == step


def has_to_do(step: int) -> Callable[[Any, Any], bool]:
    """Of a game with a stack: is this kind of step on it?"""
    return lambda game, state: any(step_of(entry) == step for entry in state.todo)


def reading_of(game: Game[Any]) -> Reading:
    """How to read a game."""
    reading: Reading | None = row_of(game.setup.ruleset).load("reading")
    return reading or Reading()


def all_score_names() -> tuple[str, ...]:
    """The scores of every game, in the order of the catalogue, each once."""
    readings = [row.load("reading") for row in games()]
    return tuple(dict.fromkeys(name for found in readings if found for name in found.score_names))
