"""Fire engine and ambulance from above, parked the way they drive around the house."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.svg import INK, area, circle, group, line, number, rect, titled
from firehouse.games.flashpoint.pictures.ink import AMBULANCE_BLUE, ENGINE_RED
from firehouse.games.flashpoint.pictures.sheet import Sheet
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words.language import part

_GLASS: Final = "#38434f"
_STEEL: Final = "#d5d9de"
_RUNGS: Final = "".join(f"M{x} -6v12" for x in range(-56, 20, 8))
_WHEELS: Final = "".join(rect(x, y, 18, 5, INK, rx=1.5) for x in (-52, 34) for y in (-25.5, 20.5))

ENGINE: Final = (
    _WHEELS
    + rect(-70, -23, 140, 46, ENGINE_RED, rx=6, stroke="#7b1f15", stroke_width=1.5)
    + line("M-66 -18H34M-66 18H34", "#f6d9a8", 2)
    + rect(-64, -7, 92, 14, "#8e2419", rx=2)
    + line("M-62 -6H24M-62 6H24", _STEEL, 2)
    + line(_RUNGS, _STEEL, 1.6)
    + area("M55 -17Q65 0 55 17L61 18Q70 0 61 -18z", _GLASS)
    + rect(40, -19, 7, 38, "#f2f4f6", rx=2, stroke="#7b1f15", stroke_width=0.8)
    + rect(40.5, -18, 6, 12, "#2f80d0", rx=1.5)
    + rect(40.5, 6, 6, 12, "#2f80d0", rx=1.5)
    + circle(28, 0, 6, _STEEL, stroke=INK, stroke_width=1)
    + line("M28 0h14", INK, 3, stroke_linecap="round")
)
AMBULANCE: Final = (
    _WHEELS
    + rect(36, -20, 34, 40, "#ffffff", rx=7, stroke="#56616d", stroke_width=1.5)
    + rect(-70, -23, 110, 46, "#ffffff", rx=4, stroke="#56616d", stroke_width=1.5)
    + rect(-70, -23, 110, 8, AMBULANCE_BLUE, rx=3)
    + rect(-70, 15, 110, 8, AMBULANCE_BLUE, rx=3)
    + area("M54 -15Q63 0 54 15L60 16Q68 0 60 -16z", _GLASS)
    + rect(42, -16, 6, 13, "#2f80d0", rx=1.5)
    + rect(42, 3, 6, 13, "#2f80d0", rx=1.5)
    + area("M-22 -12h8v8h8v8h-8v8h-8v-8h-8v-8h8z", AMBULANCE_BLUE)
)


def vehicles(sheet: Sheet, g: House, s: State) -> str:
    """Those that have been placed."""
    parts: list[str] = []
    if s.engine >= 0:
        parts.append(_parked(sheet, g, "engine", g.board.engine_spots[s.engine], ENGINE))
    if s.ambulance >= 0:
        spot = g.board.ambulance_spots[s.ambulance]
        parts.append(_parked(sheet, g, "ambulance", spot, AMBULANCE))
    return group(*parts, data_layer="vehicles")


def _parked(sheet: Sheet, g: House, name: str, squares: list[int], drawing: str) -> str:
    (ax, ay), (bx, by) = (sheet.centre(square) for square in squares)
    _, row, _ = g.board.places[squares[0]]
    if ay == by:
        turn = 0 if row == 0 else 180
    else:
        turn = 270 if sheet.column(g.board.places[squares[0]]) == 0 else 90
    names = [g.board.names[square] for square in squares]
    return group(
        titled(part(phrase("picture.parked", vehicle=phrase(f"thing.{name}"), squares=names))),
        drawing,
        transform=f"translate({number((ax + bx) / 2)} {number((ay + by) / 2)}) rotate({turn})",
        data_vehicle=name,
        data_at=" ".join(names),
    )
