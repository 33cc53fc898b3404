"""Building plans, read from drawings and drawn again.

A plan has one floor of 6 by 8 squares, or two of 6 by 4 drawn one under the other, the ground
floor first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data.files.arrows import (
    arrow_words,
    builtin_arrows,
    numbered,
    read_arrows,
    read_row,
)
from firehouse.games.flashpoint.data.files.builtin import builtin_names, builtin_text
from firehouse.games.flashpoint.data.files.grid import (
    COLUMNS,
    NONE,
    ROWS,
    Edge,
    Grid,
    Line,
    Note,
    PlanError,
    Square,
    is_inside,
    is_upright,
    read_grid,
    shown,
    squares,
    write_grid,
)

__all__ = [
    "Plan",
    "PlanError",
    "Spot",
    "builtin_arrows",
    "builtin_plan",
    "builtin_plans",
    "read_arrows",
    "read_plan",
    "write_plan",
]

KINDS: Final = ("wall", "door", "exit", "window", "light")
OPEN: Final = ""
UPRIGHT: Final = ("|", "o", "=", "w", ":", " ")
LEVEL: Final = ("---", "-o-", "= =", "-w-", "~~~", "   ")
"""How each kind of edge is drawn, in the order of KINDS, and an open one last."""

STAIRCASE: Final = "X"
FORBIDDEN: Final = "x"
VEHICLES: Final = {"Am": "ambulance", "En": "engine"}
STARTS: Final = ("basic fire", "basic poi", "family fire", "family poi")
ARROWS: Final = tuple(f"arrows {row}" for row in range(1, 7))


@dataclass(frozen=True)
class Spot:
    """Two squares of the ground ring, the lower first, where one kind of vehicle parks."""

    vehicle: str
    squares: tuple[Square, Square]


@dataclass(frozen=True)
class Plan:
    """A building as it stands before the game."""

    floors: int
    marks: Mapping[Square, str]
    """Room letter or X for a staircase; outside Am, En, x for no entry, or a dot."""
    edges: Mapping[Edge, str]
    """Wall, door, exit, window or light wall; what is not listed is open."""
    title: str
    status: str
    """How sure this layout is."""
    rooms: Mapping[str, str]
    """Names of the rooms that have one, by letter."""
    starts: Mapping[str, tuple[tuple[int, int], ...]]
    """Where markers start, such as "basic fire", as rows and columns of the dice."""
    spots: tuple[Spot, ...]
    """Clockwise from the top left corner."""
    arrows: tuple[int, ...] = ()
    """The square that the arrow of each dice square points to; empty if the house has none."""


def read_plan(text: str) -> Plan:
    """The plan of a drawing; a PlanError says where it is wrong and what was expected."""
    grid = read_grid(text)
    _need_marks(grid)
    edges = _edges(grid)
    _need_whole_rooms(grid)
    if grid.floors == 2:
        _need_staircase(grid)
    _need_exit(grid, edges)
    notes = _notes(grid)
    return Plan(
        floors=grid.floors,
        marks=grid.cells,
        edges=edges,
        title=notes["title"].value if "title" in notes else "",
        status=notes["status"].value if "status" in notes else "",
        rooms=_room_names(grid, notes),
        starts=_starts(notes),
        spots=tuple(_spots(grid)),
        arrows=_arrows(notes),
    )


def write_plan(plan: Plan) -> str:
    """Draw a plan so that it reads as the same plan again."""
    signs = {edge: _signs(edge)[kind] for edge, kind in plan.edges.items()}
    notes = {"title": plan.title, "status": plan.status}
    notes |= {f"room {letter}": name for letter, name in plan.rooms.items()}
    notes |= {
        name: " ".join(f"{row},{column}" for row, column in start)
        for name, start in plan.starts.items()
    }
    notes |= dict(zip(ARROWS, arrow_words(plan.arrows), strict=True)) if plan.arrows else {}
    lines = [f"{key}: {value}" for key, value in notes.items() if value]
    drawing = write_grid(plan.floors, plan.marks, signs)
    return "\n".join([*lines, "", *drawing, ""])


def builtin_plans() -> tuple[str, ...]:
    """The names of the plans that come with the game."""
    return builtin_names(".plan")


def builtin_plan(name: str) -> Plan:
    """A plan that comes with the game."""
    return read_plan(builtin_text(name, ".plan", "plan"))


def _need_marks(grid: Grid) -> None:
    """Refuse a square with a text that has no meaning there."""
    for square, mark in grid.cells.items():
        floor, row, column = square
        if is_inside(grid.floors, square):
            if not re.fullmatch("[A-Z]", mark) or (grid.floors == 1 and mark == STAIRCASE):
                raise grid.cell_error(square, phrase("plan.room-letter", floors=grid.floors))
        elif floor == 1 or (row in (0, ROWS - 1) and column in _sides(grid)):
            if mark not in (".", FORBIDDEN):
                raise grid.cell_error(square, phrase("plan.ground-or-none"))
        elif mark not in (".", FORBIDDEN, *VEHICLES):
            raise grid.cell_error(square, phrase("plan.outside"))


def _sides(grid: Grid) -> tuple[int, int]:
    """The two columns of the ground floor that are outside."""
    columns = COLUMNS[grid.floors][0]
    return columns[0], columns[-1]


def _edges(grid: Grid) -> dict[Edge, str]:
    """What stands on each edge that is not open; refuses what cannot stand there."""
    edges: dict[Edge, str] = {}
    for edge, text in grid.edges.items():
        signs = _signs(edge)
        allowed, where = _allowed(grid, edge)
        kind = next((kind for kind in allowed if signs[kind] == text), None)
        if kind is None:
            choice = [
                phrase("plan.edge", sign=shown(signs[kind]), kind=kind or "open")
                for kind in allowed
            ]
            raise grid.edge_error(edge, phrase("plan.edges", choice=choice, where=where))
        if kind != OPEN:
            edges[edge] = kind
    return edges


def _sign_of(kind: str, signs: Mapping[str, str]) -> Phrase:
    """How a kind of edge is drawn, and what it is called."""
    return phrase("plan.edge", sign=shown(signs[kind]), kind=kind or "open")


def _signs(edge: Edge) -> dict[str, str]:
    """How each kind is drawn on this edge."""
    return dict(zip((*KINDS, OPEN), UPRIGHT if is_upright(edge) else LEVEL, strict=True))


def _allowed(grid: Grid, edge: Edge) -> tuple[tuple[str, ...], Phrase]:
    """The kinds that may stand on an edge, and words for where it is."""
    inside = sum(is_inside(grid.floors, square) for square in edge)
    if not inside:
        return (OPEN,), phrase("plan.between-outside")
    if inside == 1:
        if edge[0][0] == 1:
            return ("wall", "window", "light"), phrase("plan.upper-wall")
        return KINDS, phrase("plan.outer-wall")
    barriers = ("wall", "door", "window", "light")
    a, b = (grid.cells[square] for square in edge)
    if a == b or STAIRCASE in (a, b):
        return (*barriers, OPEN), phrase("plan.inside")
    return barriers, phrase("plan.between-rooms", a=a, b=b)


def _need_whole_rooms(grid: Grid) -> None:
    """Refuse a letter whose squares are not all joined by open edges."""
    rooms: dict[str, set[Square]] = {}
    for square, letter in grid.cells.items():
        if letter == STAIRCASE or not is_inside(grid.floors, square):
            continue
        if letter not in rooms:
            rooms[letter] = _room(grid, square)
        if square not in rooms[letter]:
            raise grid.cell_error(square, phrase("plan.whole-room", letter=letter))


def _room(grid: Grid, start: Square) -> set[Square]:
    """The squares of the same letter that open edges join to this one."""
    room, todo = {start}, [start]
    while todo:
        square = todo.pop()
        for other in _open_neighbours(grid, square):
            if other not in room and grid.cells[other] == grid.cells[start]:
                room.add(other)
                todo.append(other)
    return room


def _open_neighbours(grid: Grid, square: Square) -> Iterator[Square]:
    """The squares beside one of the building with nothing between."""
    floor, row, column = square
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        other = (floor, row + down, column + right)
        if grid.edges[min(square, other), max(square, other)].isspace():
            yield other


def _need_staircase(grid: Grid) -> None:
    """Refuse floors that one staircase with one open side on each does not join."""
    found: list[Square] = []
    for floor in range(2):
        stairs = [s for s in squares(2) if s[0] == floor and grid.cells[s] == STAIRCASE]
        if not stairs:
            raise PlanError(*grid.tops[floor], phrase("plan.staircase"), NONE)
        if len(stairs) > 1:
            raise grid.cell_error(stairs[1], phrase("plan.one-staircase"))
        found += stairs
    (_, row, column), upper = found
    column += COLUMNS[2][1][0]
    if upper[1:] != (row, column):
        raise grid.cell_error(upper, phrase("plan.staircase-above", row=row, column=column))
    for square in found:
        if len(list(_open_neighbours(grid, square))) != 1:
            raise grid.cell_error(square, phrase("plan.staircase-side"))


def _need_exit(grid: Grid, edges: Mapping[Edge, str]) -> None:
    for edge, kind in edges.items():
        if kind == "exit" and all(grid.cells[square] != FORBIDDEN for square in edge):
            return
    raise PlanError(*grid.tops[0], phrase("plan.exit"), NONE)


def _spots(grid: Grid) -> Iterator[Spot]:
    """The parking spots, clockwise from the top left corner."""
    left, right = _sides(grid)
    rows, columns = range(1, ROWS - 1), range(left + 1, right)
    sides = (
        [(0, 0, column) for column in columns],
        [(0, row, right) for row in rows],
        [(0, ROWS - 1, column) for column in reversed(columns)],
        [(0, row, left) for row in reversed(rows)],
    )
    for side in sides:
        for mark, run in groupby(side, key=grid.cells.__getitem__):
            if mark in VEHICLES:
                yield _spot(grid, list(run))


def _spot(grid: Grid, run: list[Square]) -> Spot:
    """The spot of neighbouring squares with one vehicle's mark."""
    vehicle = VEHICLES[grid.cells[run[0]]]
    if len(run) != 2:
        wanted = phrase("plan.two-squares", vehicle=vehicle)
        raise PlanError(*grid.places[min(run)], wanted, str(len(run)))
    if vehicle == "engine" and len({_corner(grid, square) for square in run}) != 1:
        raise grid.cell_error(min(run), phrase("plan.engine-spot"))
    return Spot(vehicle, (min(run), max(run)))


def _corner(grid: Grid, square: Square) -> tuple[bool, bool]:
    """Which part of the building the deck gun of an engine on this square covers."""
    _, row, column = square
    return row < ROWS // 2, grid.floors == 1 and column < len(COLUMNS[1][0]) // 2


def _notes(grid: Grid) -> dict[str, Note]:
    """The notes by key; refuses unknown and repeated keys."""
    notes: dict[str, Note] = {}
    for note in grid.notes:
        named = note.key in ("title", "status", *STARTS, *ARROWS)
        known = named or re.fullmatch("room [A-Z]", note.key)
        if not known:
            keys = phrase("plan.one-of", names=("title", "status", "room A", *STARTS, ARROWS[0]))
            raise PlanError(note.line, note.key_column, keys, shown(note.key))
        if note.key in notes:
            once = phrase("plan.once", key=note.key)
            raise PlanError(note.line, note.key_column, once, phrase("plan.again"))
        notes[note.key] = note
    return notes


def _room_names(grid: Grid, notes: Mapping[str, Note]) -> dict[str, str]:
    names: dict[str, str] = {}
    for key, note in notes.items():
        if key.startswith("room "):
            letter = key[-1]
            if letter not in grid.cells.values():
                wanted = phrase("plan.letter")
                raise PlanError(note.line, note.key_column, wanted, shown(letter))
            names[letter] = note.value
    return names


def _arrows(notes: Mapping[str, Note]) -> tuple[int, ...]:
    """The arrows of the house's own: of all six rows or of none."""
    given = [notes[key] for key in ARROWS if key in notes]
    if not given:
        return ()
    if len(given) < len(ARROWS):
        missing = next(key for key in ARROWS if key not in notes)
        wanted = phrase("plan.as-well", key=missing)
        raise PlanError(given[0].line, given[0].key_column, wanted, NONE)
    lines = [Line(note.line, " " * (note.value_column - 1) + note.value) for note in given]
    return numbered(target for row, line in enumerate(lines, 1) for target in read_row(row, line))


def _starts(notes: Mapping[str, Note]) -> dict[str, tuple[tuple[int, int], ...]]:
    """The start squares by name; a start of one game names no square twice."""
    starts: dict[str, tuple[tuple[int, int], ...]] = {}
    taken: dict[str, set[str]] = {}
    for name in STARTS:
        if name in notes:
            game = name.split()[0]
            starts[name] = tuple(_start(notes[name], taken.setdefault(game, set())))
    return starts


def _start(note: Note, taken: set[str]) -> Iterator[tuple[int, int]]:
    for word in re.finditer("[^ ]+", note.value):
        text = word.group()
        place = note.line, note.value_column + word.start()
        if not re.fullmatch("[1-6],[1-8]", text):
            raise PlanError(*place, phrase("plan.dice-square"), shown(text))
        if text in taken:
            raise PlanError(*place, phrase("plan.new-square"), shown(text))
        taken.add(text)
        yield int(text[0]), int(text[2])
