"""What lies on each square, read from the view, as signs for the sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from firehouse.stage.shapes import Spots

Plain = dict[str, Any]

SMOKE: Final = "░"
LYING: Final = "abcdef"
"""Firefighters who are knocked down, as the text drawings name them."""


@dataclass(frozen=True)
class Piece:
    """One thing on a square; its letters are those of the text drawings."""

    sign: str
    short: str
    """The sign where there is room for one character only."""
    ink: str
    ground: str
    spots: Spots = ()
    """What a click on it means before its square."""
    on_turn: bool = False


_POINT: Final = Piece("?", "?", "point", "point")
_HOT_SPOT: Final = Piece("*", "*", "hot-spot", "")
_HAZMATS: Final = {
    False: Piece("H", "H", "hazmat", "hazmat"),
    True: Piece("h!", "h", "hazmat", "hazmat-lit"),
}
_VICTIMS: Final = {
    "plain": Piece("V", "V", "victim", "victim"),
    "treated": Piece("T", "T", "victim", "victim"),
    "trapped": Piece("v", "v", "victim", "victim"),
}
_LADDERS: Final = {
    True: Piece("L", "L", "ladder", ""),
    False: Piece("l", "l", "ladder", ""),
}


def pieces_of(scene: Plain, view: Plain) -> dict[str, list[Piece]]:
    """The pieces on every square that has any, firefighters first."""
    found: dict[str, list[Piece]] = {}

    def put(square: str, piece: Piece) -> None:
        found.setdefault(square, []).append(piece)

    for pawn, row in enumerate(view["pawns"]):
        if row["square"]:
            on_turn = pawn == view["turn"] and not view["ending"]
            put(row["square"], _pawn(scene, view["pawns"], pawn, on_turn))
    for row in view["victims"]:
        put(row["square"], _VICTIMS[_condition(row)])
    for square in view["points"]:
        put(square, _POINT)
    for row in view["hazmats"]:
        put(row["square"], _HAZMATS[row["lit"]])
    for row in view["ladders"]:
        for square in _ladder_squares(scene, row):
            put(square, _LADDERS[row["erected"]])
    for square in view["hot_spots"]:
        put(square, _HOT_SPOT)
    return found


def _condition(row: Plain) -> str:
    return "treated" if row["treated"] else "trapped" if row.get("trapped") else "plain"


def _pawn(scene: Plain, rows: list[Plain], pawn: int, on_turn: bool) -> Piece:
    row = rows[pawn]
    number = LYING[pawn] if row["down"] else str(pawn + 1)
    ink = f"pawn-{pawn}"
    letter = letter_of(scene, rows, pawn)
    return Piece(number + letter, number, ink, ink, (f"pawn:{pawn}",), on_turn)


def letter_of(scene: Plain, rows: list[Plain], pawn: int) -> str:
    """The letter of a pawn's role; none where all have the same one."""
    role = rows[pawn]["role"]
    if all(row["role"] == role for row in rows):
        return ""
    return str(scene["roles"][role]["letter"])


def _ladder_squares(scene: Plain, row: Plain) -> list[str]:
    """A ladder that lies is seen once; one that stands is seen on both floors."""
    if not row["erected"]:
        return [row["square"]]
    foot = next(square for square in scene["squares"] if square["name"] == row["square"])
    above = (
        square["name"]
        for square in scene["squares"]
        if square["floor"] == 1
        and square["row"] == foot["row"]
        and square["col"] == foot["col"] + FLOOR_STEP
    )
    return [row["square"], *above]


FLOOR_STEP: Final = 4
"""A square of the upper floor lies over the one whose column is so much lower."""
