"""A position as a picture: the map of the forest, and beside it all that lies on the table."""

from __future__ import annotations

from firehouse.core.bits import members
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.svg import document, group, moved, rect
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.pictures.header import header, heading, legend
from firehouse.games.hotshots.pictures.ink import HEADER, PAPER, Sheet
from firehouse.games.hotshots.pictures.panel import panel
from firehouse.games.hotshots.pictures.pieces import firebreaks, pieces
from firehouse.games.hotshots.pictures.tiles import ground
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, flames, place_of
from firehouse.games.hotshots.words.language import say
from firehouse.games.hotshots.words.names import called, the, vehicle_title, way
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
    burning = [
        phrase("picture.burns", tile=the(tile), flames=int(flames(s, tile)), limit=g.limits[tile])
        for tile in range(TILES)
        if flames(s, tile)
    ]
    scorched = [the(tile) for tile in members(s.scorched)]
    standing = [vehicle_title(vehicle) for vehicle in members(s.vehicles)]
    told = [
        asked(g, s),
        phrase("picture.burning", tiles=burning),
        phrase("picture.all-scorched", tiles=scorched),
        phrase("picture.wind", way=way(s.wind)),
        *(_pawn(s, who) for who in range(g.crew_size)),
        phrase("picture.base", number=len(standing), vehicles=standing),
        phrase("picture.dice", dice=int(s.dice)),
    ]
    return " ".join(say(said) for said in told)


def _pawn(s: State, who: int) -> Phrase:
    place, name = int(place_of(s, who)), called(s, who)
    where = the(place) if place < TILES else "nowhere"
    return phrase("picture.pawn", who=name, place=where)
