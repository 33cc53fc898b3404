"""Small signs that stand in many places of a picture: flames, tools, dice.

Each is drawn in a box of 100 by 100 around its middle.
"""

from __future__ import annotations

from typing import Final

from firehouse.core.svg import INK, area, circle, group, line, rect, words
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.pictures.ink import EARTH, EMBER, FIRE, WHITE

_OUTER: Final = (
    "M4 -50C8 -32 36 -20 36 14C36 36 20 50 0 50C-20 50 -36 36 -36 14C-36 -2 -28 -12 -22 -22"
    "C-20 -12 -16 -8 -10 -6C-14 -24 -8 -40 4 -50z"
)
_INNER: Final = "M1 -8C4 4 17 10 17 26C17 39 9 45 0 45C-9 45 -17 39 -17 27C-17 13 -5 8 1 -8z"

FLAME: Final = area(
    _OUTER, FIRE, stroke=WHITE, stroke_width=7, stroke_linejoin="round", paint_order="stroke"
) + area(_INNER, "#ffd25e")

NO_FLAME: Final = area(
    _OUTER, WHITE, fill_opacity=0.45, stroke=INK, stroke_opacity=0.38, stroke_width=5
)
"""Where one more flame would be."""

_HANDLE: Final = "M-5.5 -14h11v62q-5.5 5 -11 0z"


def _pulaski(colour: str) -> str:
    head = "M-46 -50Q-36 -26 -46 2L-10 -14H14L46 -4V-16L14 -36H-10z"
    return area(_HANDLE + head, colour)


def _combi(colour: str) -> str:
    blade = "M0 -52C17 -40 22 -22 18 -6H-18C-22 -22 -17 -40 0 -52z"
    return area(_HANDLE + blade, colour) + area("M-16 -6H14L48 12L10 10H-16z", colour)


def _hose(colour: str) -> str:
    coil = circle(-8, 12, 33, "none", stroke=colour, stroke_width=12) + circle(-8, 12, 12, colour)
    return coil + line("M-8 -21H14", colour, 12) + area("M12 -33L48 -40V-2L12 -9z", colour)


def _chainsaw(colour: str) -> str:
    bar = area("M6 2H-38a11 11 0 0 0 0 22H6z", colour)
    teeth = line("M4 -5H-38a18 18 0 0 0 0 36H4", colour, 7, stroke_dasharray="7 5")
    motor = area("M2 -14H36Q48 -14 48 -2V34H2z", colour)
    return bar + teeth + motor + line("M8 -12C8 -40 34 -40 36 -14", colour, 9)


def _mcleod(colour: str) -> str:
    tines = "".join(f"M{x} -26V-48" for x in (-40, -20, 0, 20, 40))
    return area(_HANDLE + "M-45 -30H45V-10H-45z", colour) + line(tines, colour, 9)


def _helmet(colour: str) -> str:
    return area("M-36 14C-36 -20 -20 -34 0 -34C20 -34 36 -20 36 14z", colour) + area(
        "M-50 20H50V27Q50 32 44 32H-44Q-50 32 -50 27zM-6 -42H6V-34H-6z", colour
    )


_TOOLS: Final = (_pulaski, _combi, _hose, _chainsaw, _mcleod, _helmet)


def tool(face: int, colour: str) -> str:
    """The thing that a face of a die shows."""
    return _TOOLS[face](colour)


def die(face: int | None, fill: str = WHITE, colour: str = INK, edge: str = INK) -> str:
    """A die with its face and the face's letter; blank if it has not been rolled."""
    box = rect(-47, -47, 94, 94, fill, rx=16, stroke=edge, stroke_width=5)
    if face is None:
        return box
    letter = words(30, 29, faces.LETTERS[face], 28, colour, "middle", font_weight=700)
    return box + group(tool(face, colour), transform="translate(-8 -8) scale(.62)") + letter


LOST_DIE: Final = rect(
    -47, -47, 94, 94, "none", rx=16, stroke="#a39d90", stroke_width=5, stroke_dasharray="12 9"
) + line("M-24 -24L24 24M24 -24L-24 24", "#a39d90", 7, stroke_linecap="round")

GLASS: Final = "#38434f"
BREAK: Final = (
    rect(-50, -11, 100, 22, WHITE, rx=6)
    + rect(-47, -8, 94, 16, EARTH, rx=4)
    + line("M-38 0H38", EMBER, 3, stroke_dasharray="9 7")
)
"""A Firebreak along an edge that runs from left to right."""
