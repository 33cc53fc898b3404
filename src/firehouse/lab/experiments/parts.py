"""The parts of an unfinished experiment: a file for each chunk, whole or not there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from firehouse.lab.experiments.chunks import Chunk, Done
from firehouse.lab.experiments.folder import PARTS
from firehouse.lab.experiments.games import Played
from firehouse.lab.files import write_whole


class Part(NamedTuple):
    """What came of the games of a chunk."""

    cell: int
    games: list[list[Any]]
    squares: list[list[Any]]
    drama: list[list[Any]]

    @property
    def wins(self) -> int:
        return sum(game[2] for game in self.games)


class Parts:
    """The parts of an experiment in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / PARTS

    def add(self, done: Done) -> None:
        """Keep a part; when this returns, a kill of the process does not lose it."""
        self.folder.mkdir(exist_ok=True)
        write_whole(self._path(done.key), done.text)

    def read(self, chunk: Chunk) -> Part | None:
        """The part of a chunk; None if there is none, or it was not written to its end."""
        try:
            found = json.loads(self._path(chunk.key).read_bytes())
            part = Part(chunk.cell, found["games"], found["squares"], found["drama"])
        except (FileNotFoundError, ValueError, KeyError, TypeError, RecursionError):
            return None
        return part if _is_sound(part, chunk) else None

    def remove(self) -> None:
        """Throw all parts away."""
        for path in self._files():
            path.unlink()
        if self.folder.is_dir():
            self.folder.rmdir()

    def _files(self) -> Iterator[Path]:
        yield from self.folder.glob("*.json")
        yield from self.folder.glob(".*")

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.json"


def _is_sound(part: Part, chunk: Chunk) -> bool:
    """Does it hold rows as they are written, of just the games of its chunk?"""
    numbers = range(chunk.first, chunk.end)
    rows = (
        *((row, len(Played._fields) + 2) for row in _rows(part.games)),
        *((row, 3) for row in (*_rows(part.squares), *_rows(part.drama))),
    )
    if not all(isinstance(row, list) and len(row) == size for row, size in rows):
        return False
    return [game[0] for game in _rows(part.games)] == list(numbers)


def _rows(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [None]
