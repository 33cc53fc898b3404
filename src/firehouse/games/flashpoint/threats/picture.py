"""Threats on the plan of a house: in the drawing, and as a layer of the picture."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from firehouse.analysis.threat import ThreatMap
from firehouse.analysis.threat_ink import BURST, HEAT, badge, figure, legend, tint
from firehouse.core.phrase import phrase
from firehouse.core.svg import group, rect, titled, words
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL
from firehouse.games.flashpoint.data.files.grid import read_grid, write_grid
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.pictures.sheet import CELL, HEADER, MARGIN, Sheet
from firehouse.games.flashpoint.pictures.view import edge_name
from firehouse.games.flashpoint.words.language import part, say

FALLING: Final = 6
"""Walls and doors that are named in words."""


def lines(game: FlashPoint, state: Any, threat: ThreatMap) -> list[str]:
    """The drawing of the house, with chances in place of what lies in the squares."""
    board = game.house.board
    grid = read_grid(game.draw(state))
    cells = {
        place: _square(threat, board.names[square]) if square < DICE_SQUARES else ""
        for square, place in enumerate(board.places)
    }
    return write_grid(grid.floors, cells, grid.edges)


def _square(threat: ThreatMap, name: str) -> str:
    if name in threat.now:
        return "F"
    chance = threat.of("burns", name)
    return figure(chance) if chance else "."


def notes(threat: ThreatMap, what: str, when: str) -> list[str]:
    """What the numbers mean, and what may fall."""
    worst = [
        phrase("threat.edge", edge=edge, percent=figure(chance))
        for edge, chance in threat.worst("falls", FALLING)
    ]
    falls = [say(phrase("threat.may-fall", edges=worst))] if worst else []
    return [say(phrase("threat.drawing", what=what, when=when)), *falls]


def layer(game: FlashPoint, state: Any, threat: ThreatMap) -> str:
    house = game.house
    sheet = Sheet(house.board)
    parts: list[str] = []
    badges: list[str] = []
    for square in range(DICE_SQUARES):
        name = house.board.names[square]
        chance = threat.of("burns", name)
        if not chance or name in threat.now:
            continue
        x, y = sheet.corner(square)
        parts.append(rect(x + 4, y + 4, CELL - 8, CELL - 8, HEAT, rx=6, fill_opacity=tint(chance)))
        badges.append(badge(x + 20, y + CELL - 13, chance))
    for edge in house.board.ends:
        chance = threat.of("falls", edge_name(house, edge))
        if chance:
            parts.append(_fallen(sheet, edge, house.board.ends[edge], chance))
    text = legend(threat, part(phrase("threat.burns")), say(phrase("threat.violet")))
    line = words(sheet.width - MARGIN, HEADER - 10, text, 12, HEAT, "end")
    return group(titled(say(phrase("threat.title"))), line, *parts, *badges, data_layer="threats")


def _fallen(sheet: Sheet, edge: int, ends: tuple[int, int], chance: Fraction) -> str:
    """A mark along an edge that may fall."""
    (x1, y1), (x2, y2) = (sheet.centre(square) for square in ends)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    long, thick = CELL * 0.36, 4 + 8 * float(chance)
    across, down = (long, thick) if edge >= LEVEL else (thick, long)
    return rect(
        x - across / 2,
        y - down / 2,
        across,
        down,
        BURST,
        rx=2,
        fill_opacity=0.55 + 0.45 * float(chance),
    )
