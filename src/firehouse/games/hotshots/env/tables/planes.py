"""The planes of Hotshots, in order: what is told cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from firehouse.envs.features import ALWAYS, Entries, Kind, each, single, standing
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.data.tiles import IDS, MOST_LIMIT, TILES
from firehouse.games.hotshots.env import codes
from firehouse.games.hotshots.rules.house import House

MOST_FLAMES: Final = range(1, MOST_LIMIT + 1)
_OWN_SIDES: Final = 3
"""Each edge is told at one of its cells, on the sides 0 to 2."""


def _tiles(g: House) -> Entries:
    return [(tile, (IDS[tile],)) for tile in range(TILES) if g.plays_with(tile)]


def _sides(name: str) -> Entries:
    return [(side, (f"{name} {DIRECTIONS[side]}",)) for side in range(_OWN_SIDES)]


PLANES: Final[Sequence[Kind]] = (
    Kind(codes.TILE, "a tile's name", "This tile lies on the cell.", "for each tile", _tiles),
    Kind(
        codes.FLAMES,
        "flames ≥ n",
        "At least n = 1 … 8 flames are on the cell's tile.",
        ALWAYS,
        lambda g: each("flames ≥ {}", MOST_FLAMES),
    ),
    single(codes.SCORCHED, "scorched", "The tile has burnt down."),
    *standing(codes.DECIDING, codes.PAWN),
    Kind(
        codes.BREAK,
        "firebreak …",
        "A Firebreak lies on the cell's north, north-east, south-east side.",
        ALWAYS,
        lambda g: _sides("firebreak"),
    ),
    single(codes.QUENCHED, "quenched", "This turn's successful fight was here."),
    single(
        codes.TOUCHED,
        "touched",
        "The card or scorch that is being resolved has given the tile a flame.",
    ),
    Kind(
        codes.PATH,
        "line …",
        "The Dozer's line so far, on the cell's north, north-east, south-east side.",
        ALWAYS,
        lambda g: _sides("line"),
    ),
    single(
        codes.ASKED_TILE,
        "asked tile",
        "The tile that the decision is about: where a fire spreads from, the Air Tanker's last "
        "one, where the Crew Boss wants a pawn.",
    ),
    single(codes.TILE_BEFORE, "tile before", "The Air Tanker's last tile but one."),
)
