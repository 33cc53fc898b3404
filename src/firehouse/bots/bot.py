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
        if self.seconds is not None and not (isfinite(self.seconds) and self.seconds > 0):
            raise ValueError("The seconds of a budget must be more than 0.")
        if self.playouts is not None and self.playouts < 1:
            raise ValueError("The playouts of a budget must be at least 1.")


@dataclass(frozen=True)
class Thought:
    """An action with a line of reasons, and the chance to win with it if the bot has one."""

    action: int
    reason: str
    chance: float | None = None


class Bot(Protocol):
    """Plays any game; the same luck and number of playouts give the same choice."""

    name: str

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """The action to play at this decision."""
        ...

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same action, with reasons."""
        ...
