"""What is played: cells, on the games of one seed. Game i of it brings every cell the same luck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from firehouse.bots import Budget, bot_of
from firehouse.bots.registry import with_number
from firehouse.core.catalogue import rules_version
from firehouse.core.setup import Setup
from firehouse.core.table import MAX_SEED, checked_seed
from firehouse.lab.cells import Cell, cell_name

MAX_GAMES: Final = 1_000_000
"""Of one bot in one cell; so far apart are the games of two seeds."""
MAX_ARENA_SEED: Final = MAX_SEED // MAX_GAMES - 1


@dataclass(frozen=True, kw_only=True)
class Design:
    """What every design has: cells, a seed, and how many games of a cell are examined closely."""

    seed: int = 0
    traced: int = 0
    """Games in which it is counted what happens where."""
    drama: int = 0
    """Games in which the chance to win is counted after each turn."""
    drama_playouts: int = 1
    at_tables: bool = True
    """Is the luck that of tables? If not, it is a stream for each game: quicker, not replayed."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """What is played, in order."""
        raise TypeError("abstract")

    def table_seed(self, number: int) -> int:
        """The seed of a game: a table with it, and with the same bot, plays the same game."""
        return table_seed(self.seed, number)


def table_seed(seed: int, number: int) -> int:
    """The seed of the table at which a game of a design is played."""
    return seed * MAX_GAMES + number


@dataclass(frozen=True)
class Entrant:
    """A bot, and how many games it plays in each set-up."""

    bot: str
    games: int


@dataclass(frozen=True)
class Arena(Design):
    """Bots compared: every entrant plays every set-up."""

    setups: tuple[Setup, ...]
    entrants: tuple[Entrant, ...]
    budget: Budget

    def __post_init__(self) -> None:
        if not self.setups:
            raise ValueError("Name at least one rule set, or a preset.")
        if not self.at_tables:
            checked_seed(self.seed)
        elif not 0 <= self.seed <= MAX_ARENA_SEED:
            raise ValueError(f"The seed of an arena is a whole number from 0 to {MAX_ARENA_SEED}.")

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Entrant after entrant, each with all set-ups."""
        return tuple(
            Cell(
                *(cell_name(setup), setup, entrant.bot),
                *(self.budget.playouts, self.budget.seconds),
            )
            for entrant in self.entrants
            for setup in self.setups
        )

    def header(self) -> dict[str, Any]:
        """What the games of a results file have in common; more bots and games may join it."""
        return {
            "format": "firehouse-arena",
            "version": 1,
            "seed": self.seed,
            "budget": budget_data(self.budget),
            "rules": {setup.ruleset: rules_version(setup.ruleset) for setup in self.setups},
            "cells": [setup.to_json() for setup in self.setups],
        }


def budget_data(budget: Budget) -> dict[str, Any]:
    """A budget as plain data, with only what was set."""
    limits = {"seconds": budget.seconds, "playouts": budget.playouts}
    return {name: limit for name, limit in limits.items() if limit is not None}


def entrants_of(text: str, games: int) -> tuple[Entrant, ...]:
    """The entrants of a text such as "greedy:1000,search"; `games` for those that do not say."""
    found: list[Entrant] = []
    for word in text.split(","):
        name, number = with_number(word)
        bot_of(name)
        if any(entrant.bot == name for entrant in found):
            raise ValueError(f"The bot '{name}' is named twice; name it once.")
        if number is not None and not _is_count(number):
            raise ValueError(f"A bot is written {name} or {name}:GAMES; this is '{word.strip()}'.")
        found.append(Entrant(name, games if number is None else int(number)))
    for entrant in found:
        check_games(entrant.games)
    return tuple(found)


def check_games(games: int, most: int = MAX_GAMES) -> None:
    """A ValueError for a number of games that cannot be played."""
    if not 1 <= games <= most:
        raise ValueError(f"The number of games must be from 1 to {most:,}.")


def _is_count(number: str) -> bool:
    return number.isdecimal() and len(number) <= len(str(MAX_GAMES))
