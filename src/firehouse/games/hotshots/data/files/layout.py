"""Reading a layout: which cells the board has, and which tiles have a place of their own.

A layout is a picture: `[..]` is a cell, `[LK]` one with a fixed tile. Columns stand four
characters apart; the cells of one column stand two lines apart, those of the next lie between.
Lines such as "title: Zion" may stand above it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data.files.faults import HotshotsFault
from firehouse.games.hotshots.data.tiles import CODES, LAKE, TILES

Place = tuple[int, int]

WIDTH: Final = 4
FREE: Final = ".."
WAYS: Final[tuple[Place, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From a cell to its neighbours: column and line, in the order n ne se s sw nw."""

_NOTE: Final = re.compile(r"([a-z]+): *(.*)")
_MOST_COLUMNS: Final = 19
_MOST_ROWS: Final = 99


@dataclass(frozen=True)
class Layout:
    """The cells of a board from left to right and top to bottom; `fixed` maps tiles to cells."""

    title: str
    status: str
    places: tuple[Place, ...]
    fixed: dict[int, int]


class LayoutError(HotshotsFault):
    """A layout that cannot be played; the sentence says where and why."""


def _wrong(name: str, /, **arguments: Any) -> LayoutError:
    return LayoutError(phrase(f"layout.{name}", **arguments))


def builtin_layout(name: str) -> Layout:
    """A layout that comes with the game."""
    folder = resources.files(__package__).joinpath("layouts")
    return read_layout(folder.joinpath(f"{name}.layout").read_text(encoding="utf-8"))


def read_layout(text: str) -> Layout:
    """The layout of a text; a LayoutError names the line that is wrong."""
    notes: dict[str, str] = {}
    found: dict[Place, str] = {}
    for number, line in enumerate(text.replace("\r", "").split("\n"), 1):
        note = _NOTE.fullmatch(line.strip())
        if note:
            notes[note[1]] = note[2]
        elif line.strip() and not line.lstrip().startswith("#"):
            _read_line(line.rstrip(), number, found)
    if len(found) != TILES:
        raise _wrong("cells", most=TILES, number=len(found))
    left = min(column for column, _ in found)
    top = min(row for _, row in found)
    places = tuple(sorted((column - left, row - top) for column, row in found))
    fixed = _fixed({(c - left, r - top): code for (c, r), code in found.items()}, places)
    _need_connected(places, fixed)
    return Layout(notes.get("title", ""), notes.get("status", ""), places, fixed)


def _read_line(line: str, number: int, found: dict[Place, str]) -> None:
    for match in re.finditer(r"\S+", line):
        cells = re.findall(r"\[(..)\]", match[0])
        column = match.start() // WIDTH
        if match.start() % WIDTH or "".join(f"[{code}]" for code in cells) != match[0]:
            at = match.start() + 1
            raise _wrong("no-cells", line=number, width=WIDTH, text=match[0][:20], column=at)
        for index, code in enumerate(cells):
            if column + index >= _MOST_COLUMNS or number > _MOST_ROWS:
                raise _wrong("too-large", line=number)
            found[column + index, number] = code
    parities = {(column + row) % 2 for column, row in found}
    if len(parities) > 1:
        raise _wrong("between", line=number)


def _fixed(codes: dict[Place, str], places: tuple[Place, ...]) -> dict[int, int]:
    found: dict[int, int] = {}
    for place, code in codes.items():
        if code == FREE:
            continue
        if code not in CODES:
            raise _wrong("no-tile", code=code, names=CODES)
        if CODES.index(code) in found:
            raise _wrong("twice", code=code)
        found[CODES.index(code)] = places.index(place)
    return found


def _need_connected(places: tuple[Place, ...], fixed: dict[int, int]) -> None:
    without = {fixed[LAKE]} if LAKE in fixed else set()
    if not connected(places, set()) or not connected(places, without):
        raise _wrong("reached")


def connected(places: tuple[Place, ...], without: set[int]) -> bool:
    """Can one walk between all cells but those left out?"""
    left = {place for cell, place in enumerate(places) if cell not in without}
    waiting = [next(iter(left))] if left else []
    left -= set(waiting)
    while waiting:
        column, row = waiting.pop()
        for right, down in WAYS:
            beside = (column + right, row + down)
            if beside in left:
                left.remove(beside)
                waiting.append(beside)
    return not left


def distances(places: tuple[Place, ...], start: int) -> list[int]:
    """How many steps each cell is away."""
    found = {places[start]: 0}
    waiting = [places[start]]
    for column, row in waiting:
        for right, down in WAYS:
            beside = (column + right, row + down)
            if beside in places and beside not in found:
                found[beside] = found[column, row] + 1
                waiting.append(beside)
    return [found[place] for place in places]
