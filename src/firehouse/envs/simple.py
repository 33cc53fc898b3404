"""An encoding made of a few functions, for games that need no quick coder.

There is none for a game that says nothing: what a learner may see is the game's to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any, TypeAlias

from firehouse.core.game import WON
from firehouse.envs.coder import UNSURE, Coder
from firehouse.envs.encoding import EncodingFace
from firehouse.envs.features import ALWAYS, Kind

Function: TypeAlias = Callable[[Any, Any], int]
"""Reads a number from a game and a position."""


@dataclass(frozen=True)
class Told:
    """One thing that a learner is told: of a plane a bit for each place, else a number."""

    name: str
    text: str
    of: Function
    scale: int = 1
    """What a number is best divided by."""


Tables: TypeAlias = tuple[Sequence[Told], Sequence[Told], Sequence[Told]]
"""Planes, flags and numbers."""


def simple_encoding(
    shape: tuple[int, ...],
    planes: Sequence[Told],
    flags: Sequence[Told] = (),
    numbers: Sequence[Told] = (),
    potential: Callable[[Any, Any], float] = lambda game, state: 0.0,
    score: Function = lambda game, state: int(game.result(state) == WON),
) -> EncodingFace:
    """Planes over a board of this shape, flags of 0 or 1, numbers up to 255, and every action.

    `potential` is for shaped rewards, and `score` is what games are compared by at their end.
    """
    return EncodingFace(
        planes=_kinds(planes),
        flags=_kinds(flags),
        numbers=_kinds(numbers),
        decisions=lambda game: [],
        actions=lambda game: list(game.action_space()),
        shape=lambda game: shape,
        coder=partial(_SimpleCoder, (planes, flags, numbers), prod(shape), potential, score),
    )


def _kinds(table: Sequence[Told]) -> list[Kind]:
    """Everything has the code 0 and its place in the table as the argument."""
    return [_kind(place, told) for place, told in enumerate(table)]


def _kind(place: int, told: Told) -> Kind:
    entries = [(place, (told.name,))]
    return Kind(0, told.name, told.text, ALWAYS, lambda game: entries, lambda game: told.scale)


class _SimpleCoder(Coder[Any]):
    """Writes down what the functions say."""

    def __init__(
        self,
        tables: Tables,
        cells: int,
        potential: Callable[[Any, Any], float],
        score: Function,
        game: Any,
        planes: list[int],
        flags: list[int],
        numbers: list[int],
        decisions: list[int],
    ) -> None:
        super().__init__(planes, flags, numbers)
        self._planes, self._flags, self._numbers = tables
        self._cells = cells
        self._potential = potential
        self._score = score
        self._game = game

    def look(self, state: Any) -> None:
        """Every function looks for itself."""

    def word(self, state: Any, code: int, argument: int) -> int:
        """A board may have any number of places."""
        return UNSURE

    def plane(self, state: Any, code: int, argument: int, word: int) -> None:
        """A bit for each place, the first place lowest."""
        found = self._planes[argument].of(self._game, state)
        for cell in range(self._cells):
            self.board.number(found >> cell & 1)

    def flag(self, state: Any, code: int, argument: int) -> None:
        """One bit."""
        self.facts.number(self._flags[argument].of(self._game, state))

    def number(self, state: Any, code: int, argument: int) -> int:
        """One number."""
        return self._numbers[argument].of(self._game, state)

    def won(self, state: Any) -> bool:
        """Has the game been won?"""
        return bool(self._game.result(state) == WON)

    def score(self, state: Any) -> int:
        """What games are compared by."""
        return self._score(self._game, state)

    def potential(self, state: Any) -> float:
        """How promising a position is."""
        return self._potential(self._game, state)
