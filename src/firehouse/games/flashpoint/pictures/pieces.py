"""What lies and stands on squares: flames, smoke, markers and pawns, and how they share a square.

Every piece is drawn in a box of 100 by 100 around its middle, and scaled to its slot.
"""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import members
from firehouse.core.phrase import phrase
from firehouse.core.svg import INK, area, circle, group, line, number, titled, words
from firehouse.games.flashpoint.data.board import DICE_SQUARES, STAIRS, WAYS
from firehouse.games.flashpoint.pictures.sheet import Sheet
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, lies, place_of
from firehouse.games.flashpoint.words.language import part

COLOURS: Final = ("#0072b2", "#00805c", "#b5528a", "#f2d43a", "#2f2f33", "#74c2ee")
ON_COLOUR: Final = ("#ffffff", "#ffffff", "#ffffff", INK, "#ffffff", INK)
SHAPE_NAMES: Final = ("circle", "square", "diamond", "shield", "cross", "star")
SHAPES: Final = (
    "M-32 13a32 32 0 1 0 64 0a32 32 0 1 0 -64 0z",
    "M-29 -15h58v58h-58z",
    "M0 -24L38 13L0 50L-38 13z",
    "M-32 -14Q-16 -12 0 -20Q16 -12 32 -14V8C32 30 14 42 0 48C-14 42 -32 30 -32 8z",
    "M-17 -20h34v17h19v32h-19v18h-34v-18h-19v-32h19z",
    "M0 -25L12.9 -3.8L37.1 1.9L20.9 20.8L23 45.6L0 36L-23 45.6L-20.9 20.8L-37.1 1.9L-12.9 -3.8z",
)
MIDDLE: Final = 13
"""How far below the middle of a pawn the middle of its body is."""

FLAME: Final = (
    area(
        "M4 -50C8 -32 36 -20 36 14C36 36 20 50 0 50C-20 50 -36 36 -36 14C-36 -2 -28 -12 -22 -22"
        "C-20 -12 -16 -8 -10 -6C-14 -24 -8 -40 4 -50z",
        "#d55e00",
        stroke="#ffffff",
        stroke_width=3,
        stroke_linejoin="round",
    )
    + area(
        "M4 -22C8 -8 23 -2 23 20C23 36 12 45 0 45C-12 45 -23 36 -23 21C-23 11 -18 4 -13 -2"
        "C-11 5 -8 8 -3 8C-5 -4 -2 -14 4 -22z",
        "#f39a1f",
    )
    + area("M1 6C4 14 11 18 11 29C11 38 6 43 0 43C-6 43 -11 38 -11 30C-11 20 -3 16 1 6z", "#ffe27a")
)
SMOKE: Final = area(
    "M-30 28C-46 28 -50 6 -34 0C-40 -20 -14 -32 -4 -20C4 -36 32 -28 28 -8C47 -8 50 28 30 28z",
    "#aeb4bd",
    stroke="#7f8792",
    stroke_width=3,
    stroke_linejoin="round",
) + line("M-22 10C-22 0 -8 -2 -4 6M4 -6C10 -14 22 -8 18 2M4 16C8 10 18 10 20 16", "#eceef1", 4)
HOT_SPOT: Final = (
    circle(0, 0, 43, "#5b1a12", stroke="#ffffff", stroke_width=3)
    + circle(0, 0, 34, "#d55e00")
    + circle(0, 0, 23, "#f39a1f")
    + circle(0, 0, 11, "#ffe27a")
)
LADDER: Final = line("M-20 -50V50M20 -50V50", "#5d6470", 9) + line(
    "M-20 -36H20M-20 -12H20M-20 12H20M-20 36H20", "#8a93a1", 7
)
LYING_LADDER: Final = group(LADDER, transform="rotate(90) scale(.8)")
_DISC: Final = circle(0, 0, 45, "#ffffff", stroke=INK, stroke_width=4)
POINT: Final = _DISC + words(0, 1, "?", 66, INK, "middle", font_weight=700)
_PERSON: Final = circle(0, -17, 13, "#7a3b12") + area(
    "M-25 32C-25 8 -14 0 0 0C14 0 25 8 25 32z", "#7a3b12"
)
VICTIM: Final = _DISC + _PERSON
TRAPPED: Final = VICTIM + line("M-34 -22L34 6M-34 4L34 32", "#5d6470", 9)
TREATED: Final = (
    circle(0, 0, 43, "#ffffff", stroke="#0072b2", stroke_width=11)
    + group(_PERSON, transform="scale(.9)")
    + circle(0, 0, 48.5, "none", stroke="#ffffff", stroke_width=2)
)
_SIGN: Final = "M0 -42L46 38H-46z"
_HAZARD: Final = area("M-5 -16h10l-2 30h-6z", INK) + circle(0, 24, 5.5, INK)
HAZMAT: Final = (
    area(_SIGN, "#f2d43a", stroke=INK, stroke_width=6, stroke_linejoin="round") + _HAZARD
)
LIT_HAZMAT: Final = (
    circle(0, 4, 50, "#f39a1f", fill_opacity=0.28)
    + circle(0, 6, 40, "#f39a1f", fill_opacity=0.45)
    + group(
        area(_SIGN, "#f2d43a", stroke="#d55e00", stroke_width=9, stroke_linejoin="round"),
        _HAZARD,
        transform="translate(0 4) scale(.8)",
    )
)


class Piece:
    """One thing to draw: its name for people, its drawing and its data."""

    def __init__(self, name: str, drawing: str, **data: str | float | None) -> None:
        self.name = name
        self.drawing = drawing
        self.data = data


def _named(kind: str, **arguments: int) -> str:
    return part(phrase(f"thing.{kind}", **arguments))


def pieces(g: House, s: State) -> list[list[Piece]]:
    """The pieces on each square of the board."""
    found: list[list[Piece]] = [[] for _ in g.board.places]
    for square in members(s.fire):
        found[square].append(Piece(_named("fire"), FLAME, data_piece="fire"))
    for index in members(s.fire_outside):
        found[DICE_SQUARES + index].append(Piece(_named("fire"), FLAME, data_piece="fire"))
    for square in members(s.hot_spots):
        found[square].append(Piece(_named("hot-spot"), HOT_SPOT, data_piece="hot-spot"))
    for square in members(s.smoke):
        found[square].append(Piece(_named("smoke"), SMOKE, data_piece="smoke"))
    for entry in tokens.entries(s.ladders):
        _add_ladder(g, found, tokens.square_of(entry), bool(entry & tokens.MARKED))
    for entry in tokens.entries(s.hazmats):
        found[tokens.square_of(entry)].append(_hazmat(bool(entry & tokens.MARKED)))
    for square in members(s.poi):
        found[square].append(Piece(_named("point"), POINT, data_piece="poi"))
    for entry in tokens.entries(s.victims):
        found[tokens.square_of(entry)].append(_victim(entry))
    for who in range(g.crew_size):
        square = place_of(s, who)
        if square < len(found):
            found[square].append(_pawn(s, who))
    return found


def _add_ladder(g: House, found: list[list[Piece]], square: int, stands: bool) -> None:
    """A ladder that lies is one piece; one that stands has a segment on each floor."""
    if not stands:
        found[square].append(Piece(_named("ladder-collapsed"), LYING_LADDER, data_piece="ladder"))
        return
    for place in (square, g.next[square * WAYS + STAIRS]):
        piece = Piece(_named("ladder"), LADDER, data_piece="ladder", data_erected="true")
        found[place].append(piece)


def _hazmat(lit: bool) -> Piece:
    if lit:
        return Piece(_named("hazmat-lit"), LIT_HAZMAT, data_piece="hazmat", data_lit="true")
    return Piece(_named("hazmat"), HAZMAT, data_piece="hazmat")


def _victim(entry: int) -> Piece:
    if entry & tokens.MARKED:
        return Piece(_named("treated"), TREATED, data_piece="victim", data_treated="true")
    if entry & tokens.TRAPPED:
        return Piece(_named("trapped"), TRAPPED, data_piece="victim", data_trapped="true")
    return Piece(_named("victim"), VICTIM, data_piece="victim")


def _pawn(s: State, who: int) -> Piece:
    down = lies(s, who)
    on_turn = who == s.turn and not s.ended
    return Piece(
        _named("pawn", number=who + 1, down=down),
        pawn(who, down, on_turn),
        data_piece="pawn",
        data_pawn=who + 1,
        data_down="true" if down else None,
        data_turn="true" if on_turn else None,
    )


def pawn(who: int, down: bool = False, on_turn: bool = False) -> str:
    """A firefighter: helmet and numbered body, in a shape and colour of their own."""
    colour, middle = COLOURS[who], (0, MIDDLE)
    figure = group(
        circle(0, -20, 11, "#f0cfae"),
        area(SHAPES[who], colour),
        area("M-22 -23v-5h5a17 17 0 0 1 34 0h5v5z", colour),
        stroke="#ffffff",
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
        transform="rotate(90)" if down else None,
    )
    halo = circle(0, 0, 49, "#ffe08a", stroke=INK, stroke_width=3) if on_turn else ""
    if down:
        middle = (-MIDDLE, 0)
        halo += line("M-48 42H48", INK, 4, stroke_linecap="round", stroke_dasharray="1 9")
    label = words(*middle, str(who + 1), 42, ON_COLOUR[who], "middle", font_weight=700)
    small = "scale(.88)" if on_turn else None
    return halo + group(figure, label, transform=small)


def laid_out(sheet: Sheet, g: House, found: list[list[Piece]]) -> str:
    """All pieces, each in a slot of its square."""
    parts: list[str] = []
    for square, things in enumerate(found):
        if not things:
            continue
        name = g.board.names[square]
        for piece, slot in zip(things, sheet.slots(square, len(things)), strict=True):
            x, y, size = slot
            parts.append(
                group(
                    titled(part(phrase("picture.thing", thing=piece.name, square=name))),
                    piece.drawing,
                    transform=f"translate({number(x)} {number(y)}) scale({size / 100:.3f})",
                    data_at=name,
                    **piece.data,
                )
            )
    return group(*parts, data_layer="pieces")
