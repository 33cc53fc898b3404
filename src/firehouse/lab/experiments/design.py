"""The design of an experiment: blocks of choices whose every combination is a cell."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, Final

from firehouse.bots import bot_of
from firehouse.bots.greedy import GreedyBot
from firehouse.bots.registry import is_own, with_number
from firehouse.bots.search import SearchBot
from firehouse.core.catalogue import rules_version, ruleset
from firehouse.core.setup import Setup
from firehouse.lab.cells import ALL, Cell, Crew, cell_name, cells_of, choices_of
from firehouse.lab.design import MAX_ARENA_SEED, MAX_GAMES, Design

MOST_CELLS: Final = 1_000
MOST_PLAYOUTS: Final = 1_000_000
WIDEST: Final = 100.0

USUAL_GAMES: Final = 1_000
USUAL_MOST: Final = 100_000
"""Games of a cell, where the width of its interval is asked for."""
USUAL_TRACED: Final = 200
USUAL_DRAMA: Final = 12
USUAL_DRAMA_PLAYOUTS: Final = 50
FEW_CELLS: Final = 8
"""With more cells, chances are looked at only if the design says so: they take most of the time."""
THINKERS: Final = (SearchBot.name,)
"""Bots that need a budget."""
USUAL_BOTS: Final = (GreedyBot.name,)
NAME: Final = re.compile(r"\w([\w .+-]{0,78}[\w.+-])?")
"""What an experiment may be called, as its folder usually has the same name."""

Value = int | bool | str


@dataclass(frozen=True)
class Block:
    """What is combined; "all" stands for everything that a rule set has.

    A bot that thinks is written with its playouts a turn, as "search:100". One label names the
    block, several name its cells in turn. Files hold the texts of own plans, decks and the like.
    """

    rulesets: tuple[str, ...]
    boards: tuple[str, ...] = ()
    difficulties: tuple[str, ...] = ()
    crews: tuple[Crew, ...] = ()
    options: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    bots: tuple[str, ...] = USUAL_BOTS
    labels: tuple[str, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict)

    def cells(self) -> list[Cell]:
        """Every combination, the bots last; a ValueError for one that cannot be played."""
        setups = self._setups()
        players = [_player(bot) for bot in self.bots]
        labels = self._labels(setups)
        return [
            Cell(label, setup, bot, playouts)
            for label, (setup, (bot, playouts)) in zip(
                labels, product(setups, players), strict=True
            )
        ]

    def size(self) -> int:
        """How many cells this makes, without making them; an empty list is refused."""
        self._need_choices()
        chosen = (self.boards, self.difficulties, self.crews)
        setups = sum(prod(map(len, choices_of(name, *chosen))) for name in self.rulesets)
        return setups * prod(map(len, self.options.values())) * len(self.bots)

    def _need_choices(self) -> None:
        """Refuse an empty list, which would make the block vanish."""
        lists: dict[str, Sequence[Value]] = {"rulesets": self.rulesets, "bots": self.bots}
        lists |= {f"options.{name}": values for name, values in self.options.items()}
        for name, values in lists.items():
            if not values:
                raise ValueError(f"'{name}' is an empty list; name at least one.")

    def _setups(self) -> list[Setup]:
        """The set-ups, those that differ in options alone side by side."""
        choices = [
            dict(zip(self.options, values, strict=True))
            for values in product(*self.options.values())
        ]
        columns = [
            cells_of(
                *(self.rulesets, self.boards, self.difficulties, self.crews), options, self.files
            )
            for options in choices
        ]
        return [setup for row in zip(*columns, strict=True) for setup in row]

    def _labels(self, setups: Sequence[Setup]) -> list[str]:
        """A label for every cell."""
        number = len(setups) * len(self.bots)
        if len(self.labels) > 1:
            if len(self.labels) != number:
                raise ValueError(
                    f"There are {len(self.labels)} labels for {number} cells; give one for all, "
                    "or one for each."
                )
            return list(self.labels)
        if self.labels and number == 1:
            return list(self.labels)
        named = [self._name(setup) for setup in setups]
        bots = self.bots if len(self.bots) > 1 else ("",)
        if not self.labels and self.bots != USUAL_BOTS:
            bots = self.bots
        return [
            ", ".join(filter(None, (name, bot.replace(":", " "))))
            for name, bot in product(named, bots)
        ]

    def _name(self, setup: Setup) -> str:
        """What to call a set-up: all of it, or after a label what varies in the block."""
        if not self.labels:
            return cell_name(setup) + "".join(f", own {name}" for name in setup.files)
        ways = [ruleset(name) for name in self.rulesets]
        crews = [way.crew for way in ways] if (ALL,) in self.crews else [self.crews]
        options = {
            name: setup.options[name] for name, many in self.options.items() if len(many) > 1
        }
        varying = Setup(
            setup.ruleset,
            setup.board if _many(self.boards, [way.boards for way in ways]) else None,
            setup.difficulty
            if _many(self.difficulties, [way.difficulties for way in ways])
            else None,
            setup.crew if any(len(crew) > 1 for crew in crews) else None,
            options,
        )
        name = cell_name(varying)
        if len(self.rulesets) == 1:
            name = name.removeprefix(setup.ruleset).removeprefix(", ")
        return ": ".join(filter(None, (self.labels[0], name)))


def _many(asked: Sequence[str], known: Sequence[Sequence[str]]) -> bool:
    """Is there more than one choice?"""
    return any(len(one) > 1 for one in known) if ALL in asked else len(asked) > 1


def _player(text: str) -> tuple[str, int | None]:
    """A bot and its playouts a turn."""
    name, number = with_number(text)
    bot_of(name)
    if is_own(name) and number is None:
        return name, None
    if name not in THINKERS and not is_own(name):
        if number is not None:
            raise ValueError(f"The bot '{name}' does not think, so it has no playouts: '{text}'.")
        return name, None
    playouts = number or ""
    known = playouts.isdecimal() and len(playouts) <= 9
    if not known or not 1 <= int(playouts) <= MOST_PLAYOUTS:
        raise ValueError(
            f"The bot '{name}' needs its playouts a turn, as in '{name}:100'; this is '{text}'."
        )
    return name, int(playouts)


@dataclass(frozen=True)
class Experiment(Design):
    """What is played. Game number i has the same table seed in every cell.

    With `width`, a cell plays until the 95 % interval of its win rate is at most so many points
    wide, but no more than `games`.
    """

    name: str
    blocks: tuple[Block, ...]
    _: KW_ONLY
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


def usual_drama(blocks: Sequence[Block]) -> int:
    """For how many games of a cell the chances are counted, if a design does not say it."""
    try:
        return USUAL_DRAMA if sum(block.size() for block in blocks) <= FEW_CELLS else 0
    except ValueError:  # which the design itself tells, with its place
        return 0


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
