"""What every rule reads and none changes: the board, tiles, cards, options and crew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, size
from firehouse.games.hotshots.data.board import NOWHERE, Board, Ground
from firehouse.games.hotshots.data.cards import Cards
from firehouse.games.hotshots.data.files.layout import connected
from firehouse.games.hotshots.data.options import (
    LAKE_BY_LAYOUT,
    LAKE_IN_CENTRE,
    NOT_COUNTED,
    Options,
)
from firehouse.games.hotshots.data.tiles import (
    AIR_BASE,
    FIRE_CACHE,
    FIRE_CAMP,
    LAKE,
    TILES,
    Terrain,
)
from firehouse.games.hotshots.rules.piles import NAMES, divided

DRAWN: Final = -1
CHOSEN: Final = -2
"""In place of a pawn's character: it is drawn at random, or the player takes one."""

GAP: Final = 31
"""Stands for the cell without a tile in the order of laying out."""


class House:
    """One table's board and box."""

    crew_size: i64
    deck: i64
    lake_cells: i64

    def __init__(
        self,
        board: Board,
        options: Options,
        terrain: Terrain,
        cards: Cards,
        crew: list[int],
        solo: bool,
    ) -> None:
        self.board = board
        self.options = options
        self.terrain = terrain
        self.limits = terrain.limits
        self.cards = cards
        self.crew = crew
        """The character of each pawn; DRAWN or CHOSEN for one that has none yet."""
        self.crew_size = len(crew)
        self.solo = solo
        """Do all pawns belong to one player?"""
        self.bare = Ground(board, [NOWHERE] * TILES)
        """The ground before any tile is laid."""
        self.deck = _deck(cards, options)
        """The cards that are in the game."""
        self.divisions = self._divisions()
        """The ways in which a table may have divided them into piles."""
        self.order = self._order()
        """The order in which tiles are laid: those first whose place others depend on."""
        self.fixed = self._fixed()
        """The cell that the layout keeps for each tile; -1 for none."""
        self.has_fixed = any(cell != NOWHERE for cell in self.fixed)
        self.lake_cells = self._lake_cells()
        """The cells where the Lake may lie."""
        self.gap_cells: list[int] = self._gap_cells()
        """For each cell of the Lake, the cells that may stay empty."""

    def plays_with(self, tile: i64) -> bool:
        """Is the tile in the game?"""
        return tile != FIRE_CACHE or self.options.fire_cache

    def _divisions(self) -> list[int]:
        cards, deck = self.cards, self.deck
        ways = divided(
            size(deck & cards.others), size(deck & cards.blows), size(deck & cards.breezes)
        )
        counted = self.options.uneven_pile
        return ways if counted == NOT_COUNTED or len(ways) == 1 else [ways[NAMES.index(counted)]]

    def _order(self) -> list[int]:
        early = [LAKE, FIRE_CAMP, AIR_BASE]
        rest = [tile for tile in range(TILES) if tile not in early and self.plays_with(tile)]
        return early[:1] + ([] if self.options.fire_cache else [GAP]) + early[1:] + rest

    def _fixed(self) -> list[int]:
        fixed = [self.board.fixed.get(tile, NOWHERE) for tile in range(TILES)]
        if self.options.lake != LAKE_BY_LAYOUT:
            fixed[LAKE] = NOWHERE
        if self.options.base_far:
            fixed[AIR_BASE] = NOWHERE
        if not self.options.fire_cache:
            fixed[FIRE_CACHE] = NOWHERE
        return fixed

    def _lake_cells(self) -> int:
        if self.options.lake != LAKE_BY_LAYOUT:
            central = self.options.lake == LAKE_IN_CENTRE
            cells = self.board.centre() if central else self.board.corners()
        elif self.fixed[LAKE] != NOWHERE:
            cells = [self.fixed[LAKE]]
        else:
            free = [cell for cell in range(TILES) if cell not in self.fixed]
            cells = [cell for cell in free if connected(self.board.places, {cell})]
        return _set(cells)

    def _gap_cells(self) -> list[int]:
        if self.options.fire_cache:
            return []
        places = self.board.places
        return [
            _set([cell for cell in range(TILES) if connected(places, {lake, cell})])
            for lake in range(TILES)
        ]


def _set(cells: list[int]) -> int:
    return sum(bit(cell) for cell in cells)


def _deck(cards: Cards, options: Options) -> int:
    """Every card, but for the gusts where they are left out."""
    deck: int = cards.every
    if not options.gusts:
        for card in range(len(cards.kinds)):
            if (cards.breezes >> card) & 1 and cards.first[card]:
                deck &= ~bit(card)
    return deck
