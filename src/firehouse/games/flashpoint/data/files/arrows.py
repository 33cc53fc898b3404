"""The arrows that a new marker follows from a taken square to the next, read from a table.

Six lines of eight words: a compass point, or the square that the arrow jumps to; `#` comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.files.grid import Line, PlanError, clean_lines

ROWS: Final = range(1, 7)
COLUMNS: Final = range(1, 9)
COMPASS: Final = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}


def read_arrows(text: str) -> tuple[int, ...]:
    """Where the arrow of each of the 48 dice squares points; 0 is square 1,1 and 8 is 2,1."""
    lines = [Line(line.number, line.text.partition("#")[0]) for line in clean_lines(text)]
    rows = [line for line in lines if line.text.strip(" ")]
    if len(rows) != len(ROWS):
        line = rows[len(ROWS)] if len(rows) > len(ROWS) else lines[-1]
        wanted = phrase("plan.rows-of-arrows", count=len(ROWS))
        raise PlanError(line.number, 1, wanted, phrase("plan.rows", count=len(rows)))
    targets = (
        target for row, line in zip(ROWS, rows, strict=True) for target in read_row(row, line)
    )
    return numbered(targets)


def numbered(targets: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Squares as numbers."""
    return tuple((row - 1) * len(COLUMNS) + column - 1 for row, column in targets)


def arrow_words(arrows: Sequence[int]) -> list[str]:
    """The arrows as six lines of words, which read as the same arrows again."""
    points = {way: name for name, way in COMPASS.items()}
    words: list[str] = []
    for square, target in enumerate(arrows):
        (row, column), (there, beside) = (divmod(one, len(COLUMNS)) for one in (square, target))
        words.append(points.get((there - row, beside - column), f"{there + 1},{beside + 1}"))
    return [" ".join(words[8 * row : 8 * row + 8]) for row in range(len(ROWS))]


def builtin_arrows(name: str) -> tuple[int, ...]:
    """Arrows that come with the game."""
    return read_arrows(builtin_text(name, ".arrows", "arrows"))


def read_row(row: int, line: Line) -> Iterator[tuple[int, int]]:
    """The squares that the arrows of a row point to; a PlanError says which is none."""
    words = list(re.finditer("[^ ]+", line.text))
    if len(words) != len(COLUMNS):
        start = words[len(COLUMNS)].start() if words[len(COLUMNS) :] else len(line.text)
        expected = phrase("plan.arrows-in-a-row", count=len(COLUMNS))
        found = phrase("plan.arrows", count=len(words))
        raise PlanError(line.number, start + 1, expected, found)
    for column, word in zip(COLUMNS, words, strict=True):
        target = _target(row, column, word.group())
        if target is None:
            wanted = phrase("plan.an-arrow", points=list(COMPASS))
            raise line.error(word.start(), wanted, len(word.group()))
        if target[0] not in ROWS or target[1] not in COLUMNS or target == (row, column):
            raise line.error(word.start(), phrase("plan.another-square"), len(word.group()))
        yield target


def _target(row: int, column: int, word: str) -> tuple[int, int] | None:
    """The square that a word points to from this one, on the board or not."""
    if word in COMPASS:
        down, right = COMPASS[word]
        return row + down, column + right
    if re.fullmatch("[0-9],[0-9]", word):
        return int(word[0]), int(word[2])
    return None
