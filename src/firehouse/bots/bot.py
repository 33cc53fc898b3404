"""What every bot is: it chooses where a player decides, within a budget, and can say why."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Any, Protocol

from firehouse.core.game import Game
from firehouse.core.luck import Rng


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a turn: seconds, playouts, or whichever runs out first."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            raise ValueError("A budget needs seconds, playouts or both.")
        if self.seconds is not None and not _is_time(self.seconds):
            raise ValueError("The seconds of a budget must be a number of them, more than 0.")
        if self.playouts is not None and not _is_count(self.playouts):
            raise ValueError("The playouts of a budget must be a whole number, at least 1.")


def _is_time(value: Any) -> bool:
    known = isinstance(value, int | float) and not isinstance(value, bool)
    return known and isfinite(value) and value > 0


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def need_decision(game: Game[Any], state: Any) -> None:
    """Refuse a position in which nobody has to decide anything."""
    if game.over(state):
        raise ValueError("The game is over: there is nothing to decide.")
    if game.is_chance(state):
        raise ValueError("Luck comes next: there is nothing to decide before it has come.")


def as_action(value: Any) -> int:
    """What a bot returned as the number of an action; a ValueError for what is none."""
    try:
        return int(value)
    except (TypeError, ValueError):
        raise ValueError(f"The bot returned {value!r:.60}, which is no action.") from None


@dataclass(frozen=True)
class Thought:
    """An action with a line of reasons."""

    action: int
    reason: str


class Bot(Protocol):
    """Plays any game; the same luck and number of playouts give the same choice."""

    name: str

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """The action to play at this decision."""
        ...

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same action, with reasons."""
        ...
