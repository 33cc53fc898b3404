"""The design of an experiment: cells, and how many games of each are played and looked into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from firehouse.core.catalogue import rules_version
from firehouse.lab.design import MAX_ARENA_SEED, MAX_GAMES, table_seed
from firehouse.lab.experiments.cells import Cell

USUAL_GAMES: Final = 1000
USUAL_TRACED: Final = 200
USUAL_DRAMA: Final = 12
USUAL_DRAMA_PLAYOUTS: Final = 50
MOST_PLAYOUTS: Final = 1_000_000
WIDEST: Final = 100.0


@dataclass(frozen=True)
class Experiment:
    """What is played. Game number i has the same table seed in every cell.

    With `width`, a cell plays until the 95 % interval of its win rate is at most so many points
    wide, but no more than `games`.
    """

    name: str
    cells: tuple[Cell, ...]
    seed: int = 0
    games: int = USUAL_GAMES
    width: float | None = None
    traced: int = USUAL_TRACED
    drama: int = USUAL_DRAMA
    drama_playouts: int = USUAL_DRAMA_PLAYOUTS

    def __post_init__(self) -> None:
        if not self.cells:
            raise ValueError("An experiment needs at least one cell.")
        most = "most" if self.width is not None else "games"
        _need("seed", self.seed, 0, MAX_ARENA_SEED)
        _need(most, self.games, 1, MAX_GAMES)
        _need("traced", self.traced, 0, MAX_GAMES)
        _need("drama", self.drama, 0, MAX_GAMES)
        _need("drama_playouts", self.drama_playouts, 1, MOST_PLAYOUTS)
        if self.width is not None and not 0 < self.width <= WIDEST:
            raise ValueError(f"'width' must be a number of points from 0 to {WIDEST:g}.")
        _need_different(self.cells)

    def table_seed(self, number: int) -> int:
        """The seed of a game: a table with it, and with the same bot, plays the same game."""
        return table_seed(self.seed, number)

    def identity(self) -> dict[str, Any]:
        """What makes its tables what they are, as plain data."""
        return {
            "seed": self.seed,
            "games": self.games,
            "width": self.width,
            "traced": self.traced,
            "drama": self.drama,
            "drama_playouts": self.drama_playouts,
            "rules": {
                ruleset: rules_version(ruleset)
                for ruleset in sorted({cell.setup.ruleset for cell in self.cells})
            },
            "cells": [
                {
                    "label": cell.label,
                    "setup": cell.setup.to_json(),
                    "bot": cell.bot,
                    "playouts": cell.playouts,
                }
                for cell in self.cells
            ],
        }


def _need(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ValueError(f"'{name}' must be a whole number from {low} to {high}.")


def _need_different(cells: tuple[Cell, ...]) -> None:
    """Refuse a cell that is there twice, by what it plays or by its label."""
    for index, cell in enumerate(cells):
        for other in cells[:index]:
            if (cell.setup, cell.bot, cell.playouts) == (other.setup, other.bot, other.playouts):
                raise ValueError(f"{cell.label} is asked for twice; name it once.")
            if cell.label == other.label:
                raise ValueError(f"Two cells are called '{cell.label}'; give them other labels.")
