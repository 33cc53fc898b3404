"""Heat on the map of the forest: a number for every tile, at its place in one of the games."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core import svg
from firehouse.core.game import Game
from firehouse.games.hotshots.data.board import NOWHERE
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.pictures.emblems import TINTS, emblem
from firehouse.games.hotshots.pictures.ink import GUTTER, HALF, HEADER, MARGIN, PAPER, SIDE, Sheet
from firehouse.games.hotshots.pictures.tiles import hexagon
from firehouse.games.hotshots.stage.places import tile as tile_spot
from firehouse.games.hotshots.words.language import part
from firehouse.games.hotshots.words.names import tile_title
from firehouse.lab.charts.heat import SCALE_HEIGHT, Heat, figure, scale

NAME_AT: Final = -54.0
FIGURE_AT: Final = 42.0
SIZE: Final = 24.0


def forest_ground(game: Game[Any], state: Any) -> tuple[str, str]:
    """The tiles with their emblems below the heat; their names above it."""
    sheet, tiles = _laid(game, state)
    below = [
        svg.group(
            hexagon(0.962, TINTS[tile][0], stroke=TINTS[tile][1], stroke_width=2),
            svg.placed(0, -6, emblem(tile), 0.46),
            transform=svg.moved(*sheet.centre(cell)),
        )
        for tile, cell in tiles
    ]
    return svg.group(*below), ""


def forest_map(game: Game[Any], state: Any, heat: Heat, ground: tuple[str, str] | None) -> str:
    """The map with its heat."""
    sheet, tiles = _laid(game, state)
    below, above = ground or forest_ground(game, state)
    columns = max(column for column, _ in sheet.places)
    rows = max(row for _, row in sheet.places)
    width = (1.5 * columns + 2) * SIDE + 2 * MARGIN
    across = max(width, sheet.panel - GUTTER + MARGIN)
    bottom = sheet.top + (rows + 2) * HALF + 10
    height = bottom - HEADER + MARGIN + SCALE_HEIGHT
    layers = (
        svg.rect(0, HEADER - MARGIN, across, height, PAPER),
        below,
        svg.group(*(_tile(sheet, heat, tile, cell) for tile, cell in tiles), data_layer="heat"),
        above,
        scale(heat, MARGIN, bottom + SCALE_HEIGHT / 2, across - 2 * MARGIN),
    )
    inside = svg.group(*layers, transform=svg.moved(0, MARGIN - HEADER))
    return svg.document(across, height, heat.name, heat.told(), inside)


def _laid(game: Game[Any], state: Any) -> tuple[Sheet, list[tuple[int, int]]]:
    """The measures of the map, and every tile on it with its cell."""
    assert isinstance(game, Hotshots)
    tiles = [(tile, int(cell)) for tile, cell in enumerate(state.cells) if cell != NOWHERE]
    return Sheet(game.house.board, 0), tiles


def _tile(sheet: Sheet, heat: Heat, tile: int, cell: int) -> str:
    spot = tile_spot(tile)
    warmth = heat.warmth(spot)
    title = part(tile_title(tile))
    size = min(14.0, 14.0 * 100 / svg.width_of(title, 14))
    value = heat.values.get(spot, 0.0)
    return svg.group(
        svg.titled(heat.title(title, spot)),
        hexagon(0.962, heat.colour, fill_opacity=heat.opacity(warmth) if value else 0),
        svg.words(0, NAME_AT, title, size, heat.ink(warmth), "middle", font_weight=600),
        svg.words(0, FIGURE_AT, figure(value), SIZE, heat.ink(warmth), "middle", font_weight=700)
        if value
        else "",
        transform=svg.moved(*sheet.centre(cell)),
    )
