"""What never changes: lawn, rooms and their names, stairs, parking places, numbers of the dice."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.screen.sheet import ROOMY, ROWS, SINGLE, Floor, Sheet
from firehouse.games.flashpoint.words.language import part
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.palette import ROOMS

Plain = dict[str, Any]

_HATCH: Final = "╱"
_WAYS: Final = {
    (-1, -1): "↖",
    (-1, 0): "↑",
    (-1, 1): "↗",
    (0, -1): "←",
    (0, 1): "→",
    (1, -1): "↙",
    (1, 0): "↓",
    (1, 1): "↘",
}


def ground_of(sheet: Sheet, square: Plain) -> str:
    """The ground that a square is drawn on while nothing burns there."""
    kind = str(square["kind"])
    if kind == "room":
        letter, named = square["room"], list(sheet.scene["rooms"])
        number = named.index(letter) if letter in named else ord(letter)
        return f"room-{number % ROOMS}"
    return "lawn" if kind == "outside" else kind


def paint_ground(sheet: Sheet, canvas: Canvas) -> None:
    """Every square, empty, and what is printed around the house."""
    for floor in sheet.floors:
        _lay_lot(sheet, canvas, floor)
    for square in sheet.scene["squares"]:
        _lay_square(sheet, canvas, square)
    for floor in sheet.floors:
        _join_rooms(sheet, canvas, floor)
        _number(sheet, canvas, floor)
    for bay in sheet.scene["parking"]:
        _lay_bay(sheet, canvas, bay)


def _lay_lot(sheet: Sheet, canvas: Canvas, floor: Floor) -> None:
    ground = "air" if floor.number else "lawn"
    width, height = floor.right - floor.left, floor.bottom - floor.top
    canvas.fill(floor.left, floor.top, width + 1, height + 1, ground, ())
    if sheet.titled:
        title = part(phrase(f"block.floor-{floor.number + 1}"))
        canvas.put(floor.left + 1, floor.top - 1, title, "title")
        if sheet.shape == SINGLE:
            key = "  " + part(phrase(f"block.to-floor-{2 - floor.number}"))
            canvas.put(floor.left + 1 + len(title), floor.top - 1, key, "soft")


def _lay_square(sheet: Sheet, canvas: Canvas, square: Plain) -> None:
    name = square["name"]
    area = sheet.area(name)
    if area is None:
        return
    spots = (f"square:{name}",)
    canvas.fill(*area, ground_of(sheet, square), spots)
    if square["kind"] == "barred":
        for line in range(area.height):
            canvas.put(area.x, area.y + line, _HATCH * area.width, "faint")
    elif square["kind"] == "stairs":
        for line in range(area.height):
            canvas.put(area.x, area.y + line, "≡" * area.width, "stairs")
    elif square.get("arrow", name) != name and area.height >= 3:
        towards = sheet.squares[square["arrow"]]
        way = (towards["row"] - square["row"], towards["col"] - square["col"])
        canvas.put(area.x, area.y + area.height - 1, _WAYS.get(way, " "), "faint")


def _join_rooms(sheet: Sheet, canvas: Canvas, floor: Floor) -> None:
    """Lay the ground of rooms on over the lines between squares; walls come on it later."""
    for (number, row, column), here in sheet.at.items():
        if number == floor.number and _is_inside(sheet, here):
            east, south, across = (
                sheet.at.get((number, row + down, column + right), "")
                for right, down in ((1, 0), (0, 1), (1, 1))
            )
            ground = ground_of(sheet, sheet.squares[here])
            place = column - floor.first
            x, y = floor.xs[place] + floor.widths[place], floor.ys[row] + floor.heights[row]
            spots = (f"square:{here}",)
            if _is_inside(sheet, east):
                canvas.fill(x, floor.ys[row], 1, floor.heights[row], ground, spots)
            if _is_inside(sheet, south):
                canvas.fill(floor.xs[place], y, floor.widths[place], 1, ground, spots)
            if all(_is_inside(sheet, other) for other in (east, south, across)):
                canvas.put(x, y, "┼", "faint", ground, spots)


def _is_inside(sheet: Sheet, name: str) -> bool:
    return name in sheet.squares and sheet.squares[name]["room"] is not None


def _number(sheet: Sheet, canvas: Canvas, floor: Floor) -> None:
    """The numbers of the dice: the red one for the row, the black one for the column."""
    for row in range(1, ROWS - 1):
        y = floor.ys[row] + floor.heights[row] // 2
        canvas.put(floor.left, y, str(row), "number")
        if sheet.size.width >= ROOMY:
            canvas.put(floor.right, y, str(row), "number")
    for place in range(1, len(floor.xs) - 1):
        x = floor.xs[place] + floor.widths[place] // 2
        canvas.put(x, floor.top, str(floor.first + place), "number")
        if sheet.size.width >= ROOMY:
            canvas.put(x, floor.bottom, str(floor.first + place), "number")


def _lay_bay(sheet: Sheet, canvas: Canvas, bay: Plain) -> None:
    """Where a vehicle can park."""
    word = part(phrase(f"block.{bay['vehicle']}-bay"))
    for name in bay["squares"]:
        area = sheet.area(name)
        if area is not None:
            shown = word if area.width > len(word) else word[: min(3, area.width)]
            x, y = area.x + (area.width - len(shown)) // 2, area.y + (area.height - 1) // 2
            canvas.put(x, y, shown, "bay")


def room_labels(sheet: Sheet) -> dict[str, tuple[str, list[str]]]:
    """A room's name by the first of its squares, and the squares of that row that it may cover."""
    rows: dict[tuple[int, str], list[Plain]] = {}
    ordered = sorted(sheet.scene["squares"], key=lambda s: (s["floor"], s["row"], s["col"]))
    for square in ordered:
        if square["kind"] == "room":
            row = rows.setdefault((square["floor"], square["room"]), [])
            if not row or (square["row"], square["col"]) == (row[0]["row"], row[-1]["col"] + 1):
                row.append(square)
    return {
        row[0]["name"]: (
            sheet.scene["rooms"][room].split(" of ")[0],
            [square["name"] for square in row],
        )
        for (_, room), row in rows.items()
        if room in sheet.scene["rooms"]
    }
