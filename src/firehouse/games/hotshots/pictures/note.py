"""One note below a drawing, and the readers that put one into a field of a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from firehouse.core.bits import bit, members
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.data.files.hexes import DrawingError
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State

NOTE: Final = re.compile(r"\s*([a-z]+): ?(.*)")


class Note:
    """One line below a drawing."""

    def __init__(self, line: int, key: str, value: str) -> None:
        self.line = line
        self.key = key
        self.value = value

    def error(self, expected: str) -> DrawingError:
        return DrawingError(self.line, 0, f"{self.key}: {expected}", self.value)

    def number(self, most: int) -> int:
        word = self.value.strip()
        if not (word.isascii() and word.isdigit() and len(word) < 4 and int(word) <= most):
            raise self.error(f"a number up to {most}")
        return int(word)

    def members(self, names: Sequence[str]) -> int:
        """A set of names as bits."""
        found = 0
        for word in self.value.split():
            if word not in names:
                raise self.error(f"some of {', '.join(names)}")
            found |= bit(list(names).index(word))
        return found

    def dice(self) -> int:
        """Letters of faces as a packed word."""
        text = self.value.strip()
        if set(text) - set(faces.LETTERS) or len(text) > faces.DICE:
            raise self.error(f"up to {faces.DICE} letters of {faces.LETTERS}")
        return faces.packed_letters(text)


def names_of(found: int, names: Sequence[str]) -> str:
    """A set by its names."""
    return " ".join(names[index] for index in members(found))


def word_reader(field: str, names: Callable[[House], Sequence[str]]) -> Callable[..., None]:
    """A reader for a set of names."""

    def read(g: House, s: State, note: Note) -> None:
        setattr(s, field, note.members(names(g)))

    return read


def count_reader(field: str, most: int) -> Callable[..., None]:
    """A reader for a number."""

    def read(g: House, s: State, note: Note) -> None:
        setattr(s, field, note.number(most))

    return read


def dice_reader(field: str) -> Callable[..., None]:
    """A reader for dice."""

    def read(g: House, s: State, note: Note) -> None:
        setattr(s, field, note.dice())

    return read


def card_reader(field: str) -> Callable[..., None]:
    """A reader for one card, kept as its number plus one."""

    def read(g: House, s: State, note: Note) -> None:
        if note.value not in g.cards.ids:
            raise note.error(f"one of {', '.join(g.cards.ids)}")
        setattr(s, field, g.cards.ids.index(note.value) + 1)

    return read
