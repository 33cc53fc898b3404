"""Players that are programs: they see only the face that every game shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from firehouse.bots.random import RandomBot
from firehouse.core.catalogue import near
from firehouse.core.game import Game
from firehouse.core.luck import Rng


class Bot(Protocol):
    """Chooses an action wherever a player decides."""

    def choose(self, game: Game[Any], state: Any) -> int: ...


BOTS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot}


def bot_of(name: str, rng: Rng) -> Bot:
    """The bot of this name with its own luck; a ValueError names the bots there are."""
    if name not in BOTS:
        raise ValueError(f"There is no bot '{name}'; try {near(name, list(BOTS))}.")
    return BOTS[name](rng)
