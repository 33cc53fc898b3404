"""A position as a picture: the map of the forest, and beside it all that lies on the table."""

from __future__ import annotations

from firehouse.core.bits import members
from firehouse.core.svg import document, group, moved, rect
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.pictures.header import header, heading, legend
from firehouse.games.hotshots.pictures.ink import HEADER, PAPER, Sheet
from firehouse.games.hotshots.pictures.panel import panel
from firehouse.games.hotshots.pictures.pieces import firebreaks, pieces
from firehouse.games.hotshots.pictures.tiles import ground
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, flames, place_of
from firehouse.games.hotshots.words.names import VEHICLES, called, capital, several, the
from firehouse.games.hotshots.words.situation import asked


def svg(g: House, s: State) -> str:
    """The picture as a document of its own, without links, scripts or ids."""
    column, height = panel(g, s)
    sheet = Sheet(g.board, height)
    return document(
        sheet.width,
        sheet.height,
        heading(g),
        description(g, s),
        rect(0, 0, sheet.width, sheet.height, PAPER),
        header(sheet, g, s),
        ground(sheet, g, s),
        firebreaks(sheet, g, s),
        pieces(sheet, g, s),
        group(column, transform=moved(sheet.panel, HEADER)),
        legend(sheet, g),
    )


def description(g: House, s: State) -> str:
    """The position in words, for those who cannot see it."""
    burning = [f"{the(t)} {flames(s, t)} of {g.limits[t]}" for t in range(TILES) if flames(s, t)]
    lines = [
        asked(g, s).rstrip("."),
        f"Burning: {'; '.join(burning) or 'nothing'}",
        f"Scorched: {'; '.join(the(tile) for tile in members(s.scorched)) or 'nothing'}",
        f"The wind blows {DIRECTIONS[s.wind]}",
    ]
    for who in range(g.crew_size):
        place = place_of(s, who)
        lines.append(f"{called(s, who)} on {the(place)}" if place < TILES else called(s, who))
    standing = ", ".join(VEHICLES[vehicle] for vehicle in members(s.vehicles))
    lines.append(f"At the Air Attack Base: {standing or 'no vehicle'}")
    lines.append(capital(f"{several(s.dice, 'die')} in play"))
    return ". ".join(lines) + "."
