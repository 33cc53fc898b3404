"""One cell of an experiment: a set-up, and the bot that plays all its seats."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from firehouse.core.catalogue import ruleset
from firehouse.core.game import Game
from firehouse.core.setup import Setup


@dataclass(frozen=True)
class Cell:
    """What is played many times; `playouts` is the budget of a bot that thinks."""

    label: str
    setup: Setup
    bot: str
    playouts: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "label": self.label,
            "setup": self.setup.to_json(),
            "bot": self.bot,
            "playouts": self.playouts,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Cell:
        """A cell from its plain data."""
        return Cell(data["label"], Setup.from_json(data["setup"]), data["bot"], data["playouts"])

    def row(self, number: int) -> tuple[Any, ...]:
        """Its row in the table of cells."""
        setup = self.setup
        named = None if setup.crew is None or isinstance(setup.crew, int) else setup.crew
        return (
            number,
            self.label,
            setup.ruleset,
            _board(setup),
            _difficulty(setup),
            len(named) if named is not None else _crew(setup),
            None if named is None else "+".join(named),
            json.dumps(dict(setup.options), sort_keys=True),
            self.bot,
            self.playouts,
            json.dumps(setup.to_json(), ensure_ascii=False),
        )


def _board(setup: Setup) -> str | None:
    """The board that is played on; None for one from a file."""
    if setup.board is not None or {"plan", "layout"} & set(setup.files):
        return setup.board
    return next(iter(ruleset(setup.ruleset).boards), None)


def _difficulty(setup: Setup) -> str | None:
    if setup.difficulty is not None:
        return setup.difficulty
    return next(iter(ruleset(setup.ruleset).difficulties), None)


def _crew(setup: Setup) -> int:
    """How many firefighters, or players where one of them has two."""
    if isinstance(setup.crew, int):
        return setup.crew
    game = Game.of(setup)
    return len(game.pawns(game.start()))
