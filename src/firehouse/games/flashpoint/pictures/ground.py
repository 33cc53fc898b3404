"""The sheet below walls and markers: lawn, rooms, stairs, parking, dice and the gun's quarters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from firehouse.core.bits import members
from firehouse.core.phrase import phrase
from firehouse.core.svg import INK, fitted, group, line, rect, titled, words
from firehouse.games.flashpoint.data.board import DICE_SQUARES, Board
from firehouse.games.flashpoint.pictures.ink import AMBULANCE_BLUE, ENGINE_RED, MUTED
from firehouse.games.flashpoint.pictures.sheet import CELL, Sheet
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words.language import part, say

TINTS: Final = (
    "#f7f0e1",
    "#e8f0ec",
    "#f5e9e4",
    "#ebecf5",
    "#f5f2dc",
    "#e5eff5",
    "#f1e8f0",
    "#edf1e1",
)
LAWN: Final = "#e3ebd6"
LAWN_LINE: Final = "#d3dfc2"
AIR: Final = "#f4f4f0"
AIR_LINE: Final = "#e7e6df"
PAVEMENT: Final = "#dddcd7"
RED_DIE: Final = "#a93226"
BLACK_DIE: Final = "#2f2f33"
NAME_SIZE: Final = 8.5


def ground(sheet: Sheet, g: House, contents: list[list[str]]) -> str:
    """All squares with what they are; `contents` names what lies on each, for the titles."""
    squares = [_square(g.board, square, tuple(things)) for square, things in enumerate(contents)]
    names = [_room_name(sheet, g, square) for square in _first_squares(g)]
    return group(*squares, data_layer="squares") + group(*names, data_layer="rooms")


@lru_cache(32)
def _tints(board: Board) -> dict[str, str]:
    """A tint for each room, in the order in which the rooms appear."""
    letters = dict.fromkeys(board.plan.marks[place] for place in board.places[:DICE_SQUARES])
    return {letter: TINTS[index % len(TINTS)] for index, letter in enumerate(letters)}


@lru_cache(4096)
def _square(board: Board, square: int, things: tuple[str, ...]) -> str:
    """A square with what lies on it: from picture to picture few of them change."""
    mark = board.plan.marks[board.places[square]]
    x, y = Sheet(board).corner(square)
    name = board.names[square]
    parts: list[str] = []
    if square < DICE_SQUARES:
        parts.append(rect(x, y, CELL, CELL, _tints(board)[mark]))
        if mark == "X":
            parts.append(_stairs(x, y, board.places[square][0] == 0))
        where = board.plan.rooms.get(mark) or part(phrase("picture.room", letter=mark))
    else:
        upstairs = board.places[square][0] == 1
        fill, stroke = (AIR, AIR_LINE) if upstairs else (LAWN, LAWN_LINE)
        parts.append(rect(x, y, CELL, CELL, fill, stroke=stroke))
        if board.barred[square]:
            parts.append(_hatching(x, y))
        where = part(phrase("picture.no-entry" if board.barred[square] else "picture.outside"))
    title = part(phrase("picture.square", square=name, where=where, things=list(things)))
    return group(titled(title), *parts, data_square=name)


def _first_squares(g: House) -> list[int]:
    """The first square of each named room; a staircase has one on each floor."""
    board = g.board
    firsts: dict[tuple[int, str], int] = {}
    for square, place in enumerate(board.places[:DICE_SQUARES]):
        letter = board.plan.marks[place]
        if letter in board.plan.rooms:
            firsts.setdefault((place[0], letter), square)
    return list(firsts.values())


def _room_name(sheet: Sheet, g: House, square: int) -> str:
    """The room's name, which may run as far east as the room does."""
    marks = g.board.plan.marks
    floor, row, column = g.board.places[square]
    letter = marks[floor, row, column]
    run = 1
    while marks[floor, row, column + run] == letter:
        run += 1
    x, y = sheet.corner(square)
    name = fitted(g.board.plan.rooms[letter], NAME_SIZE, run * CELL - 14)
    return words(x + 8, y + 11.5, name, NAME_SIZE, MUTED, data_room=letter)


def _stairs(x: float, y: float, up: bool) -> str:
    """Treads and an arrow the way they lead."""
    treads = "".join(f"M{x + 12 + step * 8} {y + 20}v48" for step in range(8))
    arrow = f"M{x + 16} {y + 44}h46m-6 -5l6 5l-6 5"
    if not up:
        arrow = f"M{x + 64} {y + 44}h-46m6 -5l-6 5l6 5"
    return line(treads, "#c9c4b6", 1) + line(arrow, "#a39d8d", 1.2)


def _hatching(x: float, y: float) -> str:
    """Lines at half a right angle over a square that nobody may enter."""
    path = ""
    for step in range(10, 2 * CELL, 10):
        start, end = max(0, step - CELL), min(step, CELL)
        path += f"M{x + end} {y + start}L{x + start} {y + end}"
    return line(path, "#b9b7ae", 1)


@lru_cache(32)
def parking(board: Board) -> str:
    """A bay for every parking spot."""
    bays = [_bay(board, "engine", squares) for squares in board.engine_spots]
    bays += [_bay(board, "ambulance", squares) for squares in board.ambulance_spots]
    return group(*bays, data_layer="parking")


def _bay(board: Board, vehicle: str, squares: list[int]) -> str:
    sheet = Sheet(board)
    corners = [sheet.corner(square) for square in squares]
    x, y = min(corner[0] for corner in corners), min(corner[1] for corner in corners)
    level = corners[0][1] == corners[1][1]
    width, height = (2 * CELL, CELL) if level else (CELL, 2 * CELL)
    colour = ENGINE_RED if vehicle == "engine" else AMBULANCE_BLUE
    bay = rect(
        x + 5,
        y + 5,
        width - 10,
        height - 10,
        PAVEMENT,
        rx=4,
        stroke=colour,
        stroke_opacity=0.55,
        stroke_width=1.2,
        stroke_dasharray="5 4",
    )
    cx, cy = x + width / 2, y + height / 2
    row, column = board.places[squares[0]][1], sheet.column(board.places[squares[0]])
    if level:
        lx, ly, turn = cx, cy + (-29.5 if row == 0 else 29.5), 0
    else:
        lx, ly, turn = cx + (-29.5 if column == 0 else 29.5), cy, -90 if column == 0 else 90
    label = words(
        0,
        0,
        say(phrase(f"picture.bay-{vehicle}")),
        7,
        colour,
        "middle",
        letter_spacing=1.5,
        transform=f"translate({lx} {ly}) rotate({turn})",
    )
    at = " ".join(board.names[square] for square in squares)
    return group(bay, label, data_spot=vehicle, data_spot_at=at)


@lru_cache(32)
def dice(board: Board) -> str:
    """The numbers that the dice name: rows in red, columns in black."""
    sheet = Sheet(board)
    parts: list[str] = []
    for floor in range(board.floors):
        left = sheet.left(floor)
        ends = (left - 18, left + sheet.floor_width + 18)
        for row in range(1, 7):
            y = sheet.top + (row + 0.5) * CELL
            parts += [_die(x, y, str(row), RED_DIE) for x in ends]
        for column in range(1, sheet.columns - 1):
            x = left + (column + 0.5) * CELL
            name = str(column + 4 * floor)
            parts += [
                _die(x, y, name, BLACK_DIE)
                for y in (sheet.top - 18, sheet.top + sheet.floor_height + 18)
            ]
        if board.floors == 2:
            x = left + sheet.floor_width / 2
            name = say(phrase(f"picture.floor-{floor + 1}"))
            parts.append(words(x, sheet.top - 52, name, 13, INK, "middle", font_weight=600))
    return group(*parts, data_layer="dice")


def _die(x: float, y: float, name: str, colour: str) -> str:
    face = rect(x - 9, y - 9, 18, 18, "none", rx=4, stroke=colour, stroke_width=1.3)
    return face + words(x, y, name, 11.5, colour, "middle", font_weight=700)


def gun_quarters(sheet: Sheet, g: House, s: State) -> str:
    """Brackets along the dice that show what the deck gun covers; the engine's own stand out."""
    spans: dict[str, bool] = {}
    for spot, covered in enumerate(g.board.gun_areas):
        for path in _brackets(sheet, g, members(covered)):
            spans[path] = spans.get(path, False) or spot == s.engine
    quiet = "".join(path for path, active in spans.items() if not active)
    loud = "".join(path for path, active in spans.items() if active)
    parts = [line(quiet, "#bcb9ae", 1)] if quiet else []
    if loud:
        parts.append(line(loud, ENGINE_RED, 2, data_gun="covered"))
    return group(*parts, data_layer="gun")


def _brackets(sheet: Sheet, g: House, squares: list[int]) -> list[str]:
    """A bracket on each outer side of an area; sides that cover everything need none."""
    rows = [g.board.places[square][1] for square in squares]
    y, height = sheet.top + min(rows) * CELL + 8, (max(rows) - min(rows) + 1) * CELL - 16
    paths: list[str] = []
    for floor in range(g.board.floors):
        columns = [
            sheet.column(g.board.places[i]) for i in squares if g.board.places[i][0] == floor
        ]
        left, right = sheet.left(floor), sheet.left(floor) + sheet.floor_width
        if min(columns) == 1:
            paths.append(f"M{left - 32} {y}h-6v{height}h6")
        if max(columns) == sheet.columns - 2:
            paths.append(f"M{right + 32} {y}h6v{height}h-6")
        width = (max(columns) - min(columns) + 1) * CELL - 16
        if width + 16 < (sheet.columns - 2) * CELL:
            x = left + min(columns) * CELL + 8
            if min(rows) == 1:
                paths.append(f"M{x} {sheet.top - 32}v-6h{width}v6")
            else:
                paths.append(f"M{x} {sheet.top + sheet.floor_height + 32}v6h{width}v-6")
    return paths
