"""Fire engine and ambulance as blocks over the two squares on which they are parked."""

from __future__ import annotations

from typing import Any, Final

from textual.geometry import Region

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.screen.sheet import Sheet
from firehouse.games.flashpoint.words.language import part
from firehouse.tui.boards.canvas import Canvas

Plain = dict[str, Any]

VEHICLES: Final = ("engine", "ambulance")
_LENGTHS: Final = ("long", "short", "shorter", "shortest")


def parked(view: Plain) -> dict[str, str]:
    """The vehicle on each square that has one."""
    return {square: vehicle for vehicle in VEHICLES for square in view[vehicle] or ()}


def block(sheet: Sheet, view: Plain, vehicle: str) -> Region | None:
    """Where a vehicle stands on the sheet."""
    areas = [sheet.area(square) for square in view[vehicle] or ()]
    found = [area for area in areas if area is not None]
    return Region.from_union(found) if found else None


def paint_vehicles(sheet: Sheet, canvas: Canvas, view: Plain) -> None:
    """Draw both, their names where nobody stands."""
    crew = {row["square"] for row in view["pawns"]}
    for vehicle in VEHICLES:
        area = block(sheet, view, vehicle)
        if area is not None:
            _paint(sheet, canvas, view[vehicle], vehicle, area)
            free = [sheet.area(name) for name in view[vehicle] if name not in crew]
            rest = [part for part in free if part is not None]
            _name(canvas, vehicle, Region.from_union(rest) if rest else area)


def _paint(sheet: Sheet, canvas: Canvas, squares: list[str], vehicle: str, area: Region) -> None:
    spot = f"vehicle:{vehicle}"
    canvas.fill(*area, vehicle, (spot, f"square:{squares[0]}"))
    for name in squares:
        inside = sheet.area(name)
        if inside is not None:
            canvas.fill(*inside, vehicle, (f"square:{name}", spot))


def _name(canvas: Canvas, vehicle: str, area: Region) -> None:
    words = (part(phrase(f"block.{vehicle}-{length}")) for length in _LENGTHS)
    word = next((word for word in words if len(word) <= area.width), "")
    y = area.y + (area.height - 1) // 2
    canvas.put(area.x + (area.width - len(word)) // 2, y, word, vehicle)
