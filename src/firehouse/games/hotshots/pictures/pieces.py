"""What stands on tiles and lies between them: the crew, the vehicles, the Firebreaks.

Every piece is drawn in a box of 100 by 100 around its middle.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from firehouse.core.bits import bit, members
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.svg import INK, area, circle, group, line, moved, rect, titled, words
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.data.tiles import AIR_BASE, IDS, TILES
from firehouse.games.hotshots.pictures.glyphs import BREAK, GLASS
from firehouse.games.hotshots.pictures.ink import GLOW, SIDE, WHITE, Sheet
from firehouse.games.hotshots.pictures.moment import actor
from firehouse.games.hotshots.pictures.tiles import MIDDLE
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, place_of, role_of
from firehouse.games.hotshots.words.language import say
from firehouse.games.hotshots.words.names import called, the, vehicle_title

COLOURS: Final = ("#0067a5", "#00754f", "#a8437c", "#f2cf2f")
ON_COLOUR: Final = (WHITE, WHITE, WHITE, INK)
SHAPE_NAMES: Final = ("circle", "square", "diamond", "shield")
SHAPES: Final = (
    "M-32 13a32 32 0 1 0 64 0a32 32 0 1 0 -64 0z",
    "M-29 -15h58v58h-58z",
    "M0 -26L40 13L0 52L-40 13z",
    "M-32 -14Q-16 -12 0 -20Q16 -12 32 -14V8C32 30 14 42 0 48C-14 42 -32 30 -32 8z",
)
LETTERS: Final = ("B", "S", "L", "W")
"""Crew Boss, Sawyer, Lookout, Swamper."""
ROOM: Final = 148.0
"""How much of a tile's width its pieces share."""
LARGEST: Final = 42.0
_SHORT: Final = 25.0
"""The size of pieces in two rows."""
_IN_A_ROW: Final = 5

TANKER: Final = (
    area("M-6 -8L-18 -46H-6L22 -8zM-6 8L-18 46H-6L22 8z", "#c0392b")
    + area("M-42 -4L-50 -20H-42L-30 -4zM-42 4L-50 20H-42L-30 4z", "#c0392b")
    + area("M-46 -6H30Q48 -6 50 0Q48 6 30 6H-46Q-50 0 -46 -6z", WHITE, stroke=INK, stroke_width=2.5)
    + area("M32 -4Q40 -4 42 0Q40 4 32 4z", GLASS)
    + rect(-24, -6, 34, 12, "#c0392b")
    + line("M9 -29V-21M9 21V29", INK, 4, stroke_linecap="round")
)
HELICOPTER: Final = (
    area("M-50 -4H-8V4H-50z", "#2f6f4f")
    + line("M-46 -14V14", INK, 5, stroke_linecap="round")
    + area(
        "M-18 -14H10Q34 -12 38 0Q34 12 10 14H-18Q-24 0 -18 -14z",
        "#2f8f5f",
        stroke=INK,
        stroke_width=2.5,
    )
    + area("M16 -10Q30 -8 33 0Q30 8 16 10z", GLASS)
    + line("M-30 -40L38 40M-30 40L38 -40", INK, 5, stroke_linecap="round")
    + circle(4, 0, 6, "#d5d9de", stroke=INK, stroke_width=2)
)
DOZER: Final = (
    rect(-42, -36, 66, 18, INK, rx=6)
    + rect(-42, 18, 66, 18, INK, rx=6)
    + line("M-34 -27H18M-34 27H18", "#7a7f88", 10, stroke_dasharray="4 6")
    + rect(-36, -18, 56, 36, "#e9a820", rx=4, stroke=INK, stroke_width=2.5)
    + rect(-26, -13, 24, 26, GLASS, rx=3)
    + line("M20 -12H34M20 12H34", "#8a6a1f", 7)
    + area("M34 -42Q46 0 34 42H46Q56 0 46 -42z", "#e9a820", stroke=INK, stroke_width=2.5)
)
_DRAWINGS: Final = (TANKER, HELICOPTER, DOZER)


def pawn(s: State, who: int, acts: bool = False) -> str:
    """A firefighter: helmet, body with the character's letter, and the number on a disc."""
    colour, role = COLOURS[who], role_of(s, who)
    letter = LETTERS[role] if role < roles.ROLES else ""
    figure = group(
        circle(0, -20, 11, "#f0cfae"),
        area(SHAPES[who], colour),
        area("M-22 -23v-5h5a17 17 0 0 1 34 0h5v5z", colour),
        stroke=WHITE,
        stroke_width=6,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    label = words(0, 13, letter, 40, ON_COLOUR[who], "middle", font_weight=700)
    tag = circle(31, -22, 17, WHITE, stroke=INK, stroke_width=3.5) + words(
        31, -22, str(who + 1), 26, INK, "middle", font_weight=700
    )
    halo = circle(0, 2, 50, GLOW, stroke=INK, stroke_width=4) if acts else ""
    return halo + group(figure, label, tag, transform="translate(0 2) scale(.84)" if acts else None)


class Piece:
    """One thing on a tile: its name for people, its drawing and its data."""

    def __init__(self, name: Phrase, drawing: str, **data: str | int | None) -> None:
        self.name = name
        self.drawing = drawing
        self.data = data


def pieces(sheet: Sheet, g: House, s: State) -> str:
    """The vehicles at their base and the crew, side by side on their tiles."""
    found: dict[int, list[Piece]] = {}
    for vehicle in members(s.vehicles):
        found.setdefault(AIR_BASE, []).append(_vehicle(vehicle))
    acting = actor(g, s)
    for who in range(g.crew_size):
        place = int(place_of(s, who))
        if place < TILES:
            found.setdefault(place, []).append(_pawn(s, who, who == acting))
    return group(
        *(_on_tile(sheet, s, tile, things) for tile, things in sorted(found.items())),
        data_layer="pieces",
    )


def _vehicle(vehicle: int) -> Piece:
    name = vehicles.NAMES[vehicle].replace(" ", "-")
    return Piece(
        vehicle_title(vehicle), _DRAWINGS[vehicle], data_piece="vehicle", data_vehicle=name
    )


def _pawn(s: State, who: int, acts: bool) -> Piece:
    return Piece(
        called(s, who),
        pawn(s, who, acts),
        data_piece="pawn",
        data_pawn=who + 1,
        data_turn="true" if who == s.turn and not s.ended else None,
        data_acts="true" if acts else None,
    )


def _on_tile(sheet: Sheet, s: State, tile: int, things: list[Piece]) -> str:
    x, y = sheet.centre(s.cells[tile])
    return "".join(
        group(
            titled(say(phrase("picture.piece", piece=piece.name, tile=the(tile)))),
            piece.drawing,
            transform=moved(x + right, y + MIDDLE + down, size / 100),
            data_at=IDS[tile],
            **piece.data,
        )
        for piece, (right, down, size) in zip(things, slots(len(things)), strict=True)
    )


def slots(count: int) -> list[tuple[float, float, float]]:
    """Centre and size of the places of several things on a tile, in a row or in two."""
    if count <= _IN_A_ROW:
        pitch = min(LARGEST + 3, ROOM / count)
        size = min(LARGEST, pitch - 2)
        return [((index - (count - 1) / 2) * pitch, 0, size) for index in range(count)]
    upper = (count + 1) // 2
    return [
        ((index - (number - 1) / 2) * (_SHORT + 4), down, _SHORT)
        for number, down in ((upper, -_SHORT / 2), (count - upper, _SHORT / 2))
        for index in range(number)
    ]


def firebreaks(sheet: Sheet, g: House, s: State) -> str:
    """A bar on each edge that has one; those of the Dozer's line so far glow."""
    return group(*(_break(sheet, g, s, edge) for edge in members(s.breaks)), data_layer="breaks")


def _break(sheet: Sheet, g: House, s: State, edge: int) -> str:
    (x1, y1), (x2, y2) = (sheet.centre(cell) for cell in g.board.ends[edge])
    turn = degrees(atan2(y2 - y1, x2 - x1)) + 90
    tile, other = s.ground.ends[edge * 2], s.ground.ends[edge * 2 + 1]
    fresh = bool(s.path & bit(edge))
    glow = rect(-53, -15, 106, 30, GLOW, rx=9, stroke=INK, stroke_width=2) if fresh else ""
    return group(
        titled(say(phrase("picture.firebreak", tile=the(tile), other=the(other)))),
        glow,
        BREAK,
        transform=moved((x1 + x2) / 2, (y1 + y2) / 2, SIDE * 0.0078, turn),
        data_piece="firebreak",
        data_edge=f"{IDS[tile]}/{IDS[other]}",
    )
