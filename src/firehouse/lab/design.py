"""Who plays what in an arena. Game i of a seed brings every bot the same luck in each cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from firehouse.bots import Budget, bot_of
from firehouse.core.catalogue import rules_version
from firehouse.core.setup import Setup
from firehouse.core.table import MAX_SEED
from firehouse.lab.cells import cell_name

MAX_GAMES: Final = 1_000_000
"""Of one bot in one cell; so far apart are the games of two seeds."""
MAX_ARENA_SEED: Final = MAX_SEED // MAX_GAMES - 1


@dataclass(frozen=True)
class Entrant:
    """A bot, and how many games it plays in each cell."""

    bot: str
    games: int


@dataclass(frozen=True)
class Design:
    """What is played: every entrant in every cell, on the games of one seed."""

    cells: tuple[Setup, ...]
    entrants: tuple[Entrant, ...]
    seed: int
    budget: Budget

    def __post_init__(self) -> None:
        if not self.cells:
            raise ValueError("Name at least one rule set, or a preset.")
        if not 0 <= self.seed <= MAX_ARENA_SEED:
            raise ValueError(f"The seed of an arena is a whole number from 0 to {MAX_ARENA_SEED}.")

    def table_seed(self, number: int) -> int:
        """The seed of a game: a table with it, and with the same bots, plays the same game."""
        return table_seed(self.seed, number)

    def where(self, cell: int, number: int) -> str:
        """A game by its name."""
        seed = self.table_seed(number)
        return (
            f"{cell_name(self.cells[cell])}, game {number} of seed {self.seed} (table seed {seed})"
        )

    def header(self) -> dict[str, Any]:
        """What the games of a results file have in common; more bots and games may join it."""
        return {
            "format": "firehouse-arena",
            "version": 1,
            "seed": self.seed,
            "budget": budget_data(self.budget),
            "rules": {cell.ruleset: rules_version(cell.ruleset) for cell in self.cells},
            "cells": [cell.to_json() for cell in self.cells],
        }


def table_seed(seed: int, number: int) -> int:
    """The seed of the table at which a game of an arena or an experiment is played."""
    return seed * MAX_GAMES + number


def budget_data(budget: Budget) -> dict[str, Any]:
    """A budget as plain data, with only what was set."""
    limits = {"seconds": budget.seconds, "playouts": budget.playouts}
    return {name: limit for name, limit in limits.items() if limit is not None}


def entrants_of(text: str, games: int) -> tuple[Entrant, ...]:
    """The entrants of a text such as "greedy:1000,search"; `games` for those that do not say."""
    found: list[Entrant] = []
    for word in text.split(","):
        name, colon, number = (part.strip() for part in word.partition(":"))
        bot_of(name)
        if any(entrant.bot == name for entrant in found):
            raise ValueError(f"The bot '{name}' is named twice; name it once.")
        if colon and not (number.isdecimal() and len(number) <= len(str(MAX_GAMES))):
            raise ValueError(f"A bot is written {name} or {name}:GAMES; this is '{word.strip()}'.")
        found.append(Entrant(name, int(number) if colon else games))
    for entrant in found:
        if not 1 <= entrant.games <= MAX_GAMES:
            raise ValueError(f"The number of games must be from 1 to {MAX_GAMES}.")
    return tuple(found)
