"""The bot that plays any legal action, each as likely as the others."""

from __future__ import annotations

from typing import Any

from firehouse.core.game import Game, Sink
from firehouse.core.luck import Rng


class RandomBot:
    """Plays at random from a stream of luck of its own."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, game: Game[Any], state: Any) -> int:
        """Any legal action."""
        sink = Sink(self.rng)
        game.legal(state, sink)
        return int(sink.chosen)
