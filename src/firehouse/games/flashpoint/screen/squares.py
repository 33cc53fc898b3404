"""One square: fire or smoke over all of it, pieces on that, a price or a chance in its corner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from firehouse.games.flashpoint.screen.pieces import SMOKE, Piece
from firehouse.stage.shapes import Spots
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.look import FLAME, LEAST, ON_TURN, heat, percent, tag, tag_style

MORE: Final = "&"
"""Stands for more than fits, as in the text drawings."""


@dataclass(frozen=True)
class Contents:
    """All that is drawn on a square."""

    name: str
    area: Region
    label: str = ""
    """As much of the room's name as there is room for, on the first of its squares."""
    burns: bool = False
    smokes: bool = False
    pieces: Sequence[Piece] = ()
    is_outside: bool = False
    covered: bool = False
    """A vehicle stands here."""
    price: str | None = None
    chance: float = 0.0

    @property
    def is_clear(self) -> bool:
        """Does nothing cover the ground?"""
        return not (self.burns or self.smokes or self.covered)

    @property
    def spots(self) -> Spots:
        """What a click on the square means."""
        return (f"square:{self.name}",)


def paint_square(canvas: Canvas, square: Contents, prices: Mapping[str, str]) -> None:
    """Draw a square; pieces whose place is lit are underlined and show their price if they can."""
    if square.is_outside and square.is_clear and _hides_ground(square):
        _wipe(canvas, square.area)
    _paint_label(canvas, square)
    _paint_tint(canvas, square)
    corner = _paint_corner(canvas, square)
    _paint_pieces(canvas, square, corner, prices)


def _hides_ground(square: Contents) -> bool:
    return bool(square.pieces) or (square.price is not None and square.area.height == 1)


def _wipe(canvas: Canvas, area: Region) -> None:
    """Take away the name of a parking place under what stands there."""
    for y in range(area.y, area.bottom):
        canvas.put(area.x, y, " " * area.width)


def _paint_label(canvas: Canvas, square: Contents) -> None:
    area = square.area
    if square.label and area.height >= 2 and square.is_clear:
        canvas.put(area.x, area.y, square.label, "soft")


def _paint_tint(canvas: Canvas, square: Contents) -> None:
    """Fire and smoke cover the square; a chance or a price tints what no vehicle stands on."""
    area = square.area
    if square.burns or square.smokes:
        ground, ink = ("fire", "flame") if square.burns else ("smoke", "smoke")
        for line in range(area.height):
            canvas.put(area.x, area.y + line, _texture(square, line), ink, ground)
    if square.chance >= LEAST and not square.burns and not square.covered:
        _tint(canvas, area, heat(square.chance))
    elif square.price is not None and square.is_clear:
        _tint(canvas, area, "reach")


def _tint(canvas: Canvas, area: Region, ground: str) -> None:
    for line in range(area.y, area.bottom):
        for x in range(area.x, area.right):
            canvas.repaint(x, line, None, ground)


def _texture(square: Contents, line: int) -> str:
    width = square.area.width
    if square.smokes:
        return SMOKE * width
    return "".join(FLAME if (at + line) % 2 == 0 else " " for at in range(width))


def _paint_corner(canvas: Canvas, square: Contents) -> int:
    """Price and chance in the last line; tells how many characters the price takes."""
    area = square.area
    y = area.bottom - 1
    taken = 0
    if square.price is not None:
        text = tag(square.price, max(1, area.width - 1))
        taken = len(text)
        canvas.put(area.right - taken, y, text, *tag_style(square.price), square.spots)
    if square.chance >= LEAST and not square.burns:
        told = percent(square.chance)
        if area.height > 1 and len(told) + taken <= area.width:
            canvas.put(area.x, y, told, "heat", heat(square.chance))
        elif not square.pieces and not taken:
            canvas.put(area.x, y, told[: area.width], "heat", heat(square.chance))
    return taken


def _paint_pieces(canvas: Canvas, square: Contents, taken: int, prices: Mapping[str, str]) -> None:
    area = square.area
    placed = _placed(square, _rows(square, taken))
    for piece, (line, column, sign) in zip(square.pieces, placed, strict=False):
        x, y, spots = area.x + column, area.y + line, (*piece.spots, *square.spots)
        price = next((prices[spot] for spot in piece.spots if spot in prices), None)
        ink = piece.ink if price is None else f"{piece.ink}-lit"
        canvas.put(x, y, sign, ink, piece.ground or None, spots)
        if price is not None and sign.endswith(" "):
            canvas.put(x + len(sign) - 1, y, price[:1], *tag_style(price), spots)


Row = tuple[int, int, int]
"""A line of a square, the first column in it that is free, and how many are."""
Placed = tuple[int, int, str]
"""A line, a column and a sign."""


def _rows(square: Contents, taken: int) -> list[Row]:
    """The lines for pieces, the best first: the middle, then above or below it."""
    area = square.area
    last = area.height - 1
    low = area.width - taken - (1 if taken and area.width > 3 else 0)
    left = len(percent(square.chance)) + 1 if square.chance >= LEAST and last else 0
    found = [(line, 0, area.width) for line in range(1, last)]
    if last:
        found.append((last, left, low - left) if not square.burns else (last, 0, low))
        found.append((0, 0, area.width))
    else:
        found.append((0, 0, low))
    return [row for row in found if row[2] > 0]


def _placed(square: Contents, rows: list[Row]) -> list[Placed]:
    """The pieces in the largest form in which all of them fit."""
    wide = [_wide(piece) for piece in square.pieces]
    middle = [row for row in rows if 0 < row[0] < square.area.height - 1] or rows
    if square.area.width >= PADDED:
        placed = flowed(wide, middle) or flowed(wide, rows)
        if placed is not None:
            return placed
    signs = flowed([piece.sign for piece in square.pieces], rows)
    short = flowed([piece.short for piece in square.pieces], rows, gap=0)
    return signs or short or _crammed(square, rows)


PADDED: Final = 6
"""From this width on pieces have blanks around them."""


def _wide(piece: Piece) -> str:
    if not piece.ground:
        return piece.sign
    return f"{ON_TURN if piece.on_turn else ' '}{piece.sign} "


def flowed(signs: Sequence[str], rows: list[Row], gap: int = 1) -> list[Placed] | None:
    """Put signs into rows with gaps between them, each row in its middle; None if they fit not."""
    found: list[Placed] = []
    rest = list(signs)
    for line, first, width in rows:
        here: list[str] = []
        while rest and len(rest[0]) + sum(map(len, here)) + gap * len(here) <= width:
            here.append(rest.pop(0))
        column = first + (width - sum(map(len, here)) - gap * max(0, len(here) - 1)) // 2
        for sign in here:
            found.append((line, column, sign))
            column += len(sign) + gap
    return None if rest else found


def _crammed(square: Contents, rows: list[Row]) -> list[Placed]:
    """As many short signs as fit, and a sign for the rest."""
    places = [(line, first + at) for line, first, width in rows for at in range(width)]
    signs = [*(piece.short for piece in square.pieces[: max(0, len(places) - 1)]), MORE]
    return [(*place, sign) for place, sign in zip(places, signs, strict=False)]
