"""The grid that all drawings share: squares three characters wide, edges between them.

Above a floor stand its column numbers, on its left the row numbers; lines outside the drawings
are `key: value` notes or `#` comments. What a text on the grid means is not known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data.files.faults import FlashPointFault

Square = tuple[int, int, int]
"""Floor (0 is the ground), row, column."""
Edge = tuple[Square, Square]
"""Two neighbours on one floor, the lower square first."""

ROWS: Final = 8
COLUMNS: Final[Mapping[int, tuple[range, ...]]] = {1: (range(10),), 2: (range(6), range(4, 10))}
"""By the number of floors, the columns of each; the first and last row and column are outside."""
MAX_TEXT: Final = 100_000
SHOWN: Final = 20


Told = Phrase | str
"""What is told of a text: a message, or signs of the text itself."""
NONE: Final = phrase("plan.none")
END: Final = phrase("plan.end")
"""The end of the drawing."""


class PlanError(FlashPointFault):
    """A text that cannot be read: where, what should stand there, and what does."""

    def __init__(self, line: int, column: int, expected: Told, found: Told) -> None:
        told = {"line": line, "column": column, "expected": expected, "found": found}
        super().__init__(Phrase("plan.wrong", told))
        self.args = (line, column, expected, found)
        self.line = line
        self.column = column


def shown(text: str) -> Told:
    """A text in quotes for a message, cut short."""
    return repr(text[:SHOWN]) if text.strip(" ") else phrase("plan.blank")


@dataclass(frozen=True)
class Line:
    """A line of a text with its number, counted from 1; columns in here count from 0."""

    number: int
    text: str

    def part(self, start: int, length: int) -> str:
        """This many characters, as if the line went on in blanks."""
        return self.text[start : start + length].ljust(length)

    def error(self, start: int, expected: Told, length: int = 1) -> PlanError:
        """The refusal of what stands here."""
        text = self.text[start : start + length]
        found = shown(text) if text else phrase("plan.end-of-line")
        return PlanError(self.number, start + 1, expected, found)

    def need_blank(self, start: int, stop: int | None = None) -> None:
        """Refuse the first character in this part that is not a blank."""
        text = self.text[start:stop]
        if text.strip(" "):
            raise self.error(start + _indent(text), phrase("plan.blank"))


@dataclass(frozen=True)
class Note:
    """A `key: value` line; the columns of both count from 1."""

    key: str
    value: str
    line: int
    key_column: int
    value_column: int


@dataclass(frozen=True)
class Grid:
    """One or two drawn floors, in raw texts, with the place of each for messages."""

    floors: int
    cells: Mapping[Square, str]
    """The text in every square, without the blanks around it."""
    edges: Mapping[Edge, str]
    """The text on every edge: one character on an upright edge, three on a level one."""
    places: Mapping[Square | Edge, tuple[int, int]]
    """Line and column of every square and edge, counted from 1."""
    tops: tuple[tuple[int, int], ...]
    """Line and column where the column numbers of each floor begin."""
    notes: tuple[Note, ...]

    def cell_error(self, square: Square, expected: Told) -> PlanError:
        """The refusal of the text in a square."""
        return PlanError(*self.places[square], expected, shown(self.cells[square]))

    def edge_error(self, edge: Edge, expected: Told) -> PlanError:
        """The refusal of the text on an edge."""
        return PlanError(*self.places[edge], expected, shown(self.edges[edge]))


def squares(floors: int) -> Iterator[Square]:
    """Every square with the outside ring, floor by floor in reading order."""
    for floor, columns in enumerate(COLUMNS[floors]):
        for row in range(ROWS):
            for column in columns:
                yield floor, row, column


def is_inside(floors: int, square: Square) -> bool:
    """Is this a square of the building, not of the ring around it?"""
    floor, row, column = square
    columns = COLUMNS[floors][floor]
    return 0 < row < ROWS - 1 and columns[0] < column < columns[-1]


def is_upright(edge: Edge) -> bool:
    """Does this edge stand between two squares of one row?"""
    return edge[0][1] == edge[1][1]


def clean_lines(text: str) -> list[Line]:
    """The lines of an untrusted text: tabs as blanks, without blanks at their ends."""
    if len(text) > MAX_TEXT:
        wanted = phrase("plan.at-most-characters", count=MAX_TEXT)
        raise PlanError(1, 1, wanted, phrase("plan.characters", count=len(text)))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = [
        Line(number, raw.expandtabs().rstrip(" "))
        for number, raw in enumerate(text.split("\n"), start=1)
    ]
    for line in lines:
        for column, character in enumerate(line.text):
            if not character.isprintable():
                raise line.error(column, phrase("plan.printable"))
    return lines


def read_grid(text: str) -> Grid:
    """The floors and notes of a text; a PlanError says where it is not a grid."""
    lines = clean_lines(text)
    blocks, others = _split(lines)
    cells: dict[Square, str] = {}
    edges: dict[Edge, str] = {}
    places: dict[Square | Edge, tuple[int, int]] = {}
    wide = bool(blocks) and len(blocks[0][0].text.split()) > len(COLUMNS[2][0])
    floors = 1 if wide else 2
    for floor, (block, columns) in enumerate(zip(blocks, COLUMNS[floors], strict=False)):
        _read_floor(floor, columns, block, (cells, edges, places))
    notes = tuple(_note(line) for line in others if _speaks(line))
    _need_floors(blocks, floors, lines[-1])
    return Grid(
        floors=floors,
        cells=cells,
        edges=edges,
        places=places,
        tops=tuple((block[0].number, _indent(block[0].text) + 1) for block in blocks),
        notes=notes,
    )


def write_grid(floors: int, cells: Mapping[Square, str], edges: Mapping[Edge, str]) -> list[str]:
    """The lines of a drawing; an edge that is not given is blank."""
    lines: list[str] = []
    for floor, columns in enumerate(COLUMNS[floors]):
        if floor:
            lines.append("")
        lines.append(" " * 7 + "   ".join(str(column) for column in columns))
        for row in range(ROWS):
            if row:
                lines.append(_between_line(floor, row, columns, edges))
            lines.append(_row_line(floor, row, columns, cells, edges))
    return lines


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip(" "))


def _speaks(line: Line) -> bool:
    """Is this neither an empty line nor a comment?"""
    text = line.text.lstrip(" ")
    return bool(text) and not text.startswith("#")


def _split(lines: list[Line]) -> tuple[list[list[Line]], list[Line]]:
    """The drawings, each from its column numbers on, and the lines outside them."""
    blocks: list[list[Line]] = []
    others: list[Line] = []
    drawing = False
    for line in lines:
        if re.fullmatch("[0-9 ]+", line.text) and not (drawing and _continues(blocks[-1], line)):
            blocks.append([line])
            drawing = True
        elif drawing and line.text and len(blocks[-1]) < 2 * ROWS:
            blocks[-1].append(line)
        else:
            others.append(line)
            drawing = False
    return blocks, others


def _continues(block: list[Line], line: Line) -> bool:
    """Is this line of numbers the row that comes next, with nothing but numbers in its squares?"""
    row, even = divmod(len(block) - 1, 2)
    return not even and row < ROWS and line.text.split()[0] == str(row)


def _need_floors(blocks: list[list[Line]], floors: int, end: Line) -> None:
    """Refuse a drawing too few or too many."""
    if len(blocks) < floors:
        wanted = phrase("plan.second-floor") if blocks else phrase("plan.drawing")
        raise PlanError(end.number, 1, wanted, NONE)
    if len(blocks) > floors:
        top = blocks[floors][0]
        wanted = phrase("plan.no-drawing", floors=floors)
        raise top.error(_indent(top.text), wanted, SHOWN)


def _read_floor(
    floor: int,
    columns: range,
    block: list[Line],
    into: tuple[dict[Square, str], dict[Edge, str], dict[Square | Edge, tuple[int, int]]],
) -> None:
    """Read one drawing into the cells, edges and places of a grid."""
    cells, edges, places = into
    origin = _origin(block[0], columns)
    _need_shape(block, origin, len(columns))
    for row in range(ROWS):
        line = block[2 * row + 1]
        for index, column in enumerate(columns):
            square = (floor, row, column)
            left = origin + 4 * index
            text = line.part(left + 1, 3)
            cells[square] = text.strip(" ")
            places[square] = line.number, left + 2 + (_indent(text) if cells[square] else 1)
            if index:
                upright = ((floor, row, column - 1), square)
                edges[upright] = line.part(left, 1)
                places[upright] = line.number, left + 1
            if row:
                level = ((floor, row - 1, column), square)
                edges[level] = block[2 * row].part(left + 1, 3)
                places[level] = block[2 * row].number, left + 2


def _need_shape(block: list[Line], origin: int, count: int) -> None:
    """Refuse a drawing with a line too few, a wrong row number, a lost corner or a stray text."""
    for step in range(1, 2 * ROWS):
        row, even = divmod(step - 1, 2)
        if step == len(block):
            what = phrase("plan.edges-below" if even else "plan.row", row=row)
            raise PlanError(block[-1].number + 1, 1, what, END)
        if even:
            _need_corners(block[step], origin, count)
        else:
            _need_label(block[step], origin, row)
        block[step].need_blank(origin + 4 * count)


def _origin(top: Line, columns: range) -> int:
    """Where the first square's left edge is, in characters from the left."""
    start = _indent(top.text)
    numbers = "   ".join(str(column) for column in columns)
    found = top.part(start, max(len(numbers), len(top.text) - start))
    for offset, (number, text) in enumerate(zip_longest(numbers, found)):
        if number != text:
            raise top.error(start + offset, phrase("plan.column-numbers", numbers=numbers))
    if start < 3:
        raise top.error(start, phrase("plan.indent"), SHOWN)
    return start - 2


def _need_label(line: Line, origin: int, row: int) -> None:
    label = line.text[:origin]
    if label.strip(" ") != str(row):
        start = min(_indent(line.text), origin - 1)
        raise line.error(start, phrase("plan.row-number", row=row), len(label.strip(" ")) or 1)
    line.need_blank(origin, origin + 1)


def _need_corners(line: Line, origin: int, count: int) -> None:
    line.need_blank(0, origin + 1)
    for index in range(1, count):
        if line.part(origin + 4 * index, 1) != "+":
            raise line.error(origin + 4 * index, phrase("plan.corner"))


def _note(line: Line) -> Note:
    key, colon, value = line.text.partition(":")
    start = _indent(key)
    if not colon:
        raise line.error(start, phrase("plan.note"), SHOWN)
    if not value.strip(" "):
        raise line.error(len(line.text), phrase("plan.value", key=key.strip(" ")))
    return Note(
        key=" ".join(key.split()),
        value=value.strip(" "),
        line=line.number,
        key_column=start + 1,
        value_column=len(key) + 2 + _indent(value),
    )


def _row_line(
    floor: int,
    row: int,
    columns: range,
    cells: Mapping[Square, str],
    edges: Mapping[Edge, str],
) -> str:
    text = f"{row:3}  "
    for column in columns:
        square = (floor, row, column)
        cell = cells[square]
        left = edges.get(((floor, row, column - 1), square), " ")
        text += left + (cell if len(cell) == 3 else f" {cell:2}")
    return text.rstrip(" ")


def _between_line(floor: int, row: int, columns: range, edges: Mapping[Edge, str]) -> str:
    text = " " * 5
    for index, column in enumerate(columns):
        level = edges.get(((floor, row - 1, column), (floor, row, column)), "   ")
        text += ("+" if index else " ") + level
    return text.rstrip(" ")
