"""The cells of a layout and the edges between them, and the ground: which tile lies where."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.hotshots.data.files.layout import WAYS, Layout, connected, distances
from firehouse.games.hotshots.data.tiles import LAKE, TILES

SIDES: Final = 6
WAY_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw")
DIRECTIONS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
NOWHERE: Final = -1


class Board:
    """The geometry of a layout; cells are numbered column by column."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.places = layout.places
        self.fixed = layout.fixed
        self.names = [f"{chr(ord('A') + column)}{row + 1}" for column, row in layout.places]
        cells = {place: cell for cell, place in enumerate(layout.places)}
        self.next = [
            cells.get((column + right, row + down), NOWHERE)
            for column, row in layout.places
            for right, down in WAYS
        ]
        """Cell × 6 + side: the neighbour, -1 beyond the board."""
        self.edge = [NOWHERE] * (len(layout.places) * SIDES)
        """Cell × 6 + side: the edge to the neighbour."""
        self.ends: list[tuple[int, int]] = []
        """The two cells of each edge."""
        self.from_cell: list[int] = []
        self.to_cell: list[int] = []
        self.at_side: list[int] = []
        """The same as lists: an edge is the side, 0 to 2, of a cell towards another."""
        self._number_edges()
        self.shapes_of = self._shapes()
        """For each edge, the sets of three edges that a Dozer may lay over it."""
        self.reach = [steps for cell in cells.values() for steps in distances(self.places, cell)]
        """Cell × 19 + cell: how many steps lie between them."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A board is pickled as its layout."""
        return Board, (self.layout,)

    def _number_edges(self) -> None:
        for cell in range(len(self.places)):
            for side in range(3):
                other = self.next[cell * SIDES + side]
                if other != NOWHERE:
                    self.edge[cell * SIDES + side] = len(self.ends)
                    self.edge[other * SIDES + side + 3] = len(self.ends)
                    self.ends.append((cell, other))
                    self.from_cell.append(cell)
                    self.to_cell.append(other)
                    self.at_side.append(side)

    def _corners(self, edge: int) -> list[frozenset[tuple[int, int]]]:
        """Both ends of an edge, each named by the three places that meet there."""
        cell, other = self.ends[edge]
        column, row = self.places[cell]
        side = next(s for s in range(SIDES) if self.next[cell * SIDES + s] == other)
        found: list[frozenset[tuple[int, int]]] = []
        for turn in (side + 5, side + 1):
            right, down = WAYS[turn % SIDES]
            found.append(
                frozenset({(column, row), self.places[other], (column + right, row + down)})
            )
        return found

    def _shapes(self) -> list[list[int]]:
        """Lines of three edges joined end to end, and the three edges of a corner."""
        at: dict[frozenset[tuple[int, int]], list[int]] = {}
        for edge in range(len(self.ends)):
            for corner in self._corners(edge):
                at.setdefault(corner, []).append(edge)
        shapes: set[int] = set()
        for edges in at.values():
            if len(edges) == 3:
                shapes.add(sum(bit(edge) for edge in edges))
        for middle in range(len(self.ends)):
            start, end = self._corners(middle)
            for before in at[start]:
                for after in at[end]:
                    if middle not in (before, after):
                        shapes.add(bit(before) | bit(middle) | bit(after))
        return [
            sorted(shape for shape in shapes if shape & bit(edge)) for edge in range(len(self.ends))
        ]

    def neighbours(self, cell: int) -> int:
        """How many cells lie beside a cell."""
        return sum(self.next[cell * SIDES + side] != NOWHERE for side in range(SIDES))

    def centre(self) -> list[int]:
        """The cell from which the farthest is nearest and whose loss does not divide the board."""
        fit = [cell for cell in range(TILES) if connected(self.places, {cell})]
        reach = {cell: distances(self.places, cell) for cell in fit}
        best = min((max(reach[cell]), sum(reach[cell])) for cell in fit)
        return [cell for cell in fit if (max(reach[cell]), sum(reach[cell])) == best]

    def corners(self) -> list[int]:
        """The cells with the fewest neighbours whose loss does not divide the board."""
        fit = [cell for cell in range(TILES) if connected(self.places, {cell})]
        fewest = min(self.neighbours(cell) for cell in fit)
        return [cell for cell in fit if self.neighbours(cell) == fewest]


_TABLES: Final = ("next", "edge", "around", "ends", "edges", "lakeside")


class Ground:
    """A board with tiles on it, in tiles' numbers; shared by all positions of a game."""

    lakeside: i64

    def __init__(self, board: Board, cells: list[int]) -> None:
        tile_at = [NOWHERE] * TILES
        for tile in range(TILES):
            if cells[tile] != NOWHERE:
                tile_at[cells[tile]] = tile
        self.next: list[int] = [NOWHERE] * (TILES * SIDES)
        """Tile × 6 + side: the tile beyond that side, -1 for none."""
        self.edge: list[int] = [NOWHERE] * (TILES * SIDES)
        """Tile × 6 + side: the edge there, -1 at the rim."""
        self.around: list[int] = [0] * TILES
        """The set of tiles beside each tile."""
        self.ends: list[int] = [NOWHERE] * (2 * len(board.ends))
        """Edge × 2 and the next: its two tiles, the lower number first; -1 at a gap."""
        self.edges: list[int] = []
        """The edges between two tiles."""
        for edge in range(len(board.ends)):
            self._join(board, edge, tile_at)
        self.lakeside = self.around[LAKE]

    def __reduce__(self) -> tuple[Any, ...]:
        """A ground is pickled as its tables."""
        return _ground, ([getattr(self, name) for name in _TABLES],)

    def _join(self, board: Board, edge: i64, tile_at: list[int]) -> None:
        """Make the tiles on both sides of an edge neighbours, if there are two."""
        cell: i64 = board.from_cell[edge]
        other: i64 = board.to_cell[edge]
        side: i64 = board.at_side[edge]
        tile: i64 = tile_at[cell]
        beyond: i64 = tile_at[other]
        if tile < 0 or beyond < 0:
            return
        self.next[tile * SIDES + side] = beyond
        self.edge[tile * SIDES + side] = edge
        self.next[beyond * SIDES + side + 3] = tile
        self.edge[beyond * SIDES + side + 3] = edge
        self.around[tile] |= bit(beyond)
        self.around[beyond] |= bit(tile)
        self.ends[edge * 2] = tile if tile < beyond else beyond
        self.ends[edge * 2 + 1] = beyond if tile < beyond else tile
        self.edges.append(edge)

    def edge_between(self, tile: i64, other: i64) -> i64:
        """The edge that two tiles share; -1 if they are not adjacent."""
        side: i64 = 0
        while side < SIDES:
            if self.next[tile * SIDES + side] == other:
                found: i64 = self.edge[tile * SIDES + side]
                return found
            side += 1
        return -1


def _ground(tables: list[Any]) -> Ground:
    """The ground with these tables; an empty one of any board is filled with them."""
    from firehouse.games.hotshots.data.files.layout import builtin_layout

    found = Ground(Board(builtin_layout("circle")), [NOWHERE] * TILES)
    for name, table in zip(_TABLES, tables, strict=True):
        setattr(found, name, table)
    return found
