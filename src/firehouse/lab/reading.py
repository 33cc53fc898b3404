"""What an experiment reads from a game: roles, scores, turns, and what was where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from firehouse.core.catalogue import games, row_of
from firehouse.core.event import Event
from firehouse.core.game import Game

Spots = Counter[tuple[str, str]]
"""How often each kind of thing happened at each place."""


@dataclass(frozen=True)
class Reading:
    """The functions that read one box; every one takes the game it is about."""

    end: int
    """The action that ends a turn."""
    acting: int
    """The entry of the stack for which the pawn on turn decides; it leaves with the turn's end."""
    kinds: int
    """The bits of an entry that tell what it is."""
    turn_started: type[Event]
    roles: Callable[[Any, Any], list[str]]
    """What each pawn is."""
    scores: Callable[[Any, Any], Sequence[int]]
    """What a finished game comes to, as many numbers as `score_names`."""
    burning: Callable[[Any, Any, Spots], None]
    """Count what burns at the end of a turn."""
    happened: Callable[[Any, Event, Spots], None]
    """Count an event if it is of a kind that is counted."""
    score_names: tuple[str, ...] = ()
    """The scores' columns in the table of games; games that share a name share the column."""


def reading_of(game: Game[Any]) -> Reading:
    """How to read a game; a ValueError for one that does not say."""
    reading: Reading | None = row_of(game.setup.ruleset).load("reading")
    if reading is None:
        raise ValueError(f"{game.setup.ruleset} does not tell the laboratory how to read it.")
    return reading


def all_score_names() -> tuple[str, ...]:
    """The scores of every game, in the order of the catalogue, each once."""
    readings = [row.load("reading") for row in games()]
    return tuple(dict.fromkeys(name for found in readings if found for name in found.score_names))
