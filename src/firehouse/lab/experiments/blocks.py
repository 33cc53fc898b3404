"""A block of a design: choices whose every combination is a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Final

from firehouse.bots import bot_of
from firehouse.bots.greedy import GreedyBot
from firehouse.bots.search import SearchBot
from firehouse.core.catalogue import ruleset
from firehouse.core.setup import Setup
from firehouse.lab.cells import ALL, Crew, cell_name, cells_of, choices_of
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.limits import MOST_PLAYOUTS

Value = int | bool | str
THINKERS: Final = (SearchBot.name,)
"""Bots that need a budget."""
USUAL_BOTS: Final = (GreedyBot.name,)


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
    name, colon, number = text.partition(":")
    bot_of(name)
    if name not in THINKERS:
        if colon:
            raise ValueError(f"The bot '{name}' does not think, so it has no playouts: '{text}'.")
        return name, None
    if not number.isdecimal() or not 1 <= int(number[:9]) <= MOST_PLAYOUTS or len(number) > 9:
        raise ValueError(
            f"The bot '{name}' needs its playouts a turn, as in '{name}:100'; this is '{text}'."
        )
    return name, int(number)
