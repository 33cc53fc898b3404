"""Heat on the plan of a building: squares and walls, between its floors and its walls."""

from __future__ import annotations

import re
from typing import Final

from firehouse.core import svg
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.pictures.ground import dice, ground, parking
from firehouse.games.flashpoint.pictures.ink import PAPER
from firehouse.games.flashpoint.pictures.sheet import CELL, MARGIN, Sheet
from firehouse.games.flashpoint.pictures.walls import edges
from firehouse.games.flashpoint.stage.places import edge as edge_spot
from firehouse.games.flashpoint.stage.places import square as square_spot
from firehouse.lab.charts.heat import LIGHT_FROM, SCALE_HEIGHT, Heat, figure, scale

_TITLES: Final = re.compile("<title>[^<]*</title>")
FLOOR_OPACITY: Final = 0.6
SIZE: Final = 19.0
LEAST_LONG: Final = 0.62
"""How much of its edge a mark of damage covers."""


def house_ground(game: FlashPoint) -> tuple[str, str]:
    """Floors and dice below the heat, walls and doors above it; places are named by the heat."""
    house = game.house
    sheet = Sheet(house.board)
    below = svg.group(
        svg.group(
            ground(sheet, house, [[] for _ in house.board.places]), fill_opacity=FLOOR_OPACITY
        ),
        parking(house.board),
        dice(house.board),
    )
    above = edges(sheet, house, game.start())
    return _TITLES.sub("", below), _TITLES.sub("", above)


def house_map(game: FlashPoint, heat: Heat, ground: tuple[str, str] | None) -> str:
    """The plan with its heat."""
    board = game.house.board
    sheet = Sheet(board)
    below, above = ground or house_ground(game)
    top = sheet.top - MARGIN - (26 if board.floors == 2 else 0)
    bottom = sheet.top + sheet.floor_height + MARGIN
    height = bottom - top + SCALE_HEIGHT
    places = (
        (square, square_spot(game.house, square))
        for square in range(len(board.places))
        if square < DICE_SQUARES or square_spot(game.house, square) in heat.values
    )
    drawn = [_square(sheet, game, heat, square, spot) for square, spot in places]
    marks = [_edge(sheet, game, heat, edge) for edge in board.ends]
    layers = (
        svg.rect(0, top, sheet.width, height, PAPER),
        below,
        svg.group(*(tint for tint, _ in drawn), data_layer="heat"),
        above,
        svg.group(*(text for _, text in drawn), *marks, data_layer="figures"),
        scale(heat, MARGIN, bottom + SCALE_HEIGHT / 2 - 6, sheet.width - 2 * MARGIN),
    )
    return svg.document(
        sheet.width,
        height,
        heat.name,
        heat.told(),
        svg.group(*layers, transform=svg.moved(0, -top)),
    )


def _square(sheet: Sheet, game: FlashPoint, heat: Heat, square: int, spot: str) -> tuple[str, str]:
    """The tint of a square, and its figure with what a pointer shows."""
    warmth = heat.warmth(spot)
    x, y = sheet.corner(square)
    if not heat.values.get(spot):
        return "", ""
    tint = svg.rect(x, y, CELL, CELL, heat.colour, fill_opacity=heat.opacity(warmth))
    text = svg.words(
        *(x + CELL / 2, y + CELL / 2 + 3, figure(heat.values[spot]), SIZE),
        *(heat.ink(warmth), "middle"),
        font_weight=600 if warmth > LIGHT_FROM else None,
    )
    cover = svg.rect(x, y, CELL, CELL, heat.colour, fill_opacity=0)
    name = game.house.board.names[square]
    return tint, svg.group(svg.titled(heat.title(name, spot)), cover, text)


def _edge(sheet: Sheet, game: FlashPoint, heat: Heat, edge: int) -> str:
    """A bar along a wall, the thicker the more happened to it."""
    spot = edge_spot(game.house, edge)
    if not heat.values.get(spot):
        return ""
    warmth = heat.warmth(spot)
    (x1, y1), (x2, y2) = (sheet.centre(square) for square in game.house.board.ends[edge])
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    long, thick = CELL * LEAST_LONG, 5 + 19 * warmth
    across, down = (long, thick) if edge >= LEVEL else (thick, long)
    return svg.group(
        svg.titled(heat.title(spot.partition(":")[2], spot)),
        svg.rect(
            *(x - across / 2, y - down / 2, across, down, heat.colour),
            rx=3,
            fill_opacity=0.4 + 0.6 * warmth,
        ),
        svg.words(x, y, figure(heat.values[spot]), 13, "#ffffff", "middle", font_weight=700)
        if warmth > 0.5
        else "",
    )
