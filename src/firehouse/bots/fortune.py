"""The luck of a table for whoever plays very many games."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from firehouse.core.catalogue import row_of
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortune:
    """The luck of a table, drawn outcome by outcome."""

    def __init__(self, game: Game[Any], luck: Luck) -> None:
        self.game = game
        self.luck = luck

    def drawn(self, state: Any) -> i64:
        """What happens at a chance, as a table with this luck draws it."""
        game = self.game
        return self.luck.pick(game.chance_kind(state), game.outcomes(state))

    def take(self, state: Any, action: i64, log: list[Event] | None) -> i64:
        """Play an action or outcome; how many turns passed by in which a pawn only got up."""
        self.game.apply(state, action, log)
        return 0


def fortune_of(game: Game[Any], luck: Luck) -> Fortune:
    """The luck of a table for a game, which may know a quicker way to draw it."""
    kind: type[Fortune] = row_of(game.setup.ruleset).load("fortune") or Fortune
    return kind(game, luck)
