"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable

from firehouse.bots.bot import Bot, Budget, Thought
from firehouse.bots.greedy import GreedyBot
from firehouse.bots.random import RandomBot
from firehouse.bots.search import SearchBot
from firehouse.core.catalogue import near

__all__ = ["BOTS", "Bot", "Budget", "Thought", "bot_of"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def bot_of(name: str) -> Bot:
    """A new bot of this name; a ValueError names the bots there are."""
    if not isinstance(name, str) or name not in BOTS:
        raise ValueError(f"There is no bot '{name}'; try {near(str(name), list(BOTS))}.")
    return BOTS[name]()
