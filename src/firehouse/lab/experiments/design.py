"""The design of an experiment: cells, and how many games of each are played and looked into."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from firehouse.core.catalogue import rules_version
from firehouse.lab.design import MAX_ARENA_SEED, MAX_GAMES, table_seed
from firehouse.lab.experiments.blocks import Block
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.limits import (
    MOST_CELLS,
    MOST_PLAYOUTS,
    USUAL_DRAMA,
    USUAL_DRAMA_PLAYOUTS,
    USUAL_GAMES,
    USUAL_TRACED,
    WIDEST,
)

NAME: Final = re.compile(r"\w([\w .+-]{0,78}[\w.+-])?")
"""What an experiment may be called, as its folder usually has the same name."""


@dataclass(frozen=True)
class Experiment:
    """What is played. Game number i has the same table seed in every cell.

    With `width`, a cell plays until the 95 % interval of its win rate is at most so many points
    wide, but no more than `games`.
    """

    name: str
    blocks: tuple[Block, ...]
    seed: int = 0
    games: int = USUAL_GAMES
    width: float | None = None
    traced: int = USUAL_TRACED
    drama: int = USUAL_DRAMA
    drama_playouts: int = USUAL_DRAMA_PLAYOUTS

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(f"'{self.name}' is no name for an experiment; take a few plain words.")
        most = "most" if self.width is not None else "games"
        _need("seed", self.seed, 0, MAX_ARENA_SEED)
        _need(most, self.games, 1, MAX_GAMES)
        _need("traced", self.traced, 0, MAX_GAMES)
        _need("drama", self.drama, 0, MAX_GAMES)
        _need("drama_playouts", self.drama_playouts, 1, MOST_PLAYOUTS)
        if self.width is not None and not 0 < self.width <= WIDEST:
            raise ValueError(f"'width' must be a number of points above 0, up to {WIDEST:g}.")
        _need_different(self.cells)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of all blocks, in order."""
        self._need_few()
        cells: list[Cell] = []
        for number, block in enumerate(self.blocks, 1):
            with _placed(number):
                cells += block.cells()
        return tuple(cells)

    def _need_few(self) -> None:
        """Count the cells before any is made, as each takes its time."""
        many = 0
        for number, block in enumerate(self.blocks, 1):
            with _placed(number):
                many += block.size()
                if many > MOST_CELLS:
                    raise ValueError(f"This makes {many:,} cells; {MOST_CELLS:,} is the most.")
        if not many:
            raise ValueError("A design needs at least one cell.")

    def table_seed(self, number: int) -> int:
        """The seed of a game: a table with it, and with the same bot, plays the same game."""
        return table_seed(self.seed, number)

    def identity(self) -> dict[str, Any]:
        """What makes its tables what they are, as plain data."""
        rulesets = sorted({cell.setup.ruleset for cell in self.cells})
        return {
            "name": self.name,
            "seed": self.seed,
            "games": self.games,
            "width": self.width,
            "traced": self.traced,
            "drama": self.drama,
            "drama_playouts": self.drama_playouts,
            "cells": [cell.to_json() for cell in self.cells],
            "rules": {ruleset: rules_version(ruleset) for ruleset in rulesets},
        }


@contextmanager
def _placed(number: int) -> Iterator[None]:
    """Name the block before whatever is wrong with it."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"cells {number}: {error}") from None


def _need(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ValueError(f"'{name}' must be a whole number from {low} to {high}.")


def _need_different(cells: tuple[Cell, ...]) -> None:
    """Refuse a cell that is there twice, by what it plays or by its label."""
    played: set[str] = set()
    labels: set[str] = set()
    for cell in cells:
        plays = json.dumps({**cell.to_json(), "label": ""}, sort_keys=True)
        if plays in played:
            raise ValueError(f"The cell '{cell.label}' plays what another one does; name it once.")
        if cell.label in labels:
            raise ValueError(f"Two cells are called '{cell.label}'; give them other labels.")
        played.add(plays)
        labels.add(cell.label)
