"""A building as tables of native numbers, made once from its plan.

Squares: 0–47 are the dice squares, row by row (in a house of two floors black 1–4 is the ground
floor and 5–8 the second); from 48 on the squares outside, clockwise from the top-left corner, the
ring of the second floor last. Edges: 0–47 stands west of that square, 48–59 closes a floor to the
east; 64–111 lies north of square 0–47, 112–119 closes the house to the south.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.core.bits import bit, members
from firehouse.games.flashpoint.data.files.plan import Plan, Spot

DICE_SQUARES: Final = 48
SQUARES: Final = 128
"""More than any building has, so that a square fits seven bits."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STAIRS: Final = 4
HERE: Final = 9
WAYS: Final = 9
"""Ways out of a square: four sides, the stairs, four corners."""

WAY_NAMES: Final = ("n", "e", "s", "w", "stairs", "ne", "se", "sw", "nw", "here")
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_CORNERS: Final = ((-1, 1), (1, 1), (1, -1), (-1, -1))

NO_EDGE: Final = -1
LEVEL: Final = 64
"""Edges from here on lie level, in the second word of each pair."""

_IN_WORD: Final = 63
"""The bits of an edge's number that tell its place in its word; NO_EDGE falls on the last place,
where nothing is."""

EDGES: Final = 120
"""More than the highest number of an edge."""

Place = tuple[int, int, int]


def upright_bit(edge: i64) -> i64:
    """An edge as a set of upright ones; empty for one that lies level."""
    return bit(edge) if edge < LEVEL else 0


def level_bit(edge: i64) -> i64:
    """An edge as a set of level ones; empty for one that stands upright."""
    return bit(edge - LEVEL) if edge >= LEVEL else 0


def has_edge(upright: i64, level: i64, edge: i64) -> bool:
    """Is the edge in a set of two words? No set has NO_EDGE."""
    word = upright if edge < LEVEL else level
    return ((word >> (edge & _IN_WORD)) & 1) != 0


def edges_in(upright: int, level: int) -> list[int]:
    """The edges of a set of two words; for views and drawings, not for hot code."""
    return members(upright) + [LEVEL + edge for edge in members(level)]


@final  # so that the compiler calls its methods directly
class EdgeSet:
    """A set of edges: upright ones and level ones, a word each."""

    v: i64
    h: i64

    def __init__(self) -> None:
        self.v = 0
        self.h = 0

    def add(self, edge: i64) -> None:
        self.v |= upright_bit(edge)
        self.h |= level_bit(edge)

    def has(self, edge: i64) -> bool:
        return has_edge(self.v, self.h, edge)


class Board:
    """Squares, ways and edges of one building."""

    stairs_up: i64
    stairs_down: i64
    inner_v: i64
    inner_h: i64
    open_side_up: i64
    open_side_down: i64
    ground: i64
    upstairs: i64
    air: i64

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.floors = plan.floors
        self.places: list[Place] = _places(plan)
        self.square_at: dict[Place, int] = {place: i for i, place in enumerate(self.places)}
        self.names: list[str] = [_name(plan, place) for place in self.places]
        self.named: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        self.next: list[int] = [-1] * (SQUARES * WAYS)
        """The square a way leads to, at square × WAYS + way; -1 if none."""
        self.edge: list[int] = [NO_EDGE] * (SQUARES * 4)
        """The edge on a side of a square, at square × 4 + side."""
        self.ends: dict[int, tuple[int, int]] = {}
        """The two squares of an edge."""
        self.end_squares: list[int] = [-1] * (2 * SQUARES)
        """The same as a table, at edge × 2 and the next; -1 where there is no edge."""
        self.walls = EdgeSet()
        self.doors = EdgeSet()
        self.exits = EdgeSet()
        self.windows = EdgeSet()
        self.lights = EdgeSet()
        self.barriers = EdgeSet()
        """Whatever can stop a step: walls, doors, windows, light walls."""
        self.barred: list[bool] = [mark == "x" for mark in self._marks()] + [False] * SQUARES
        """Squares that no firefighter may enter."""
        self.stairs_up = -1
        self.stairs_down = -1
        self.inner_v = 0
        """Dice squares whose west side is inside the house."""
        self.inner_h = 0
        """Dice squares whose north side is inside the house."""
        self.ground = 0
        """The dice squares of the ground floor."""
        self.upstairs = 0
        """The dice squares of the second floor."""
        for square in range(DICE_SQUARES):
            if self.places[square][0] == 0:
                self.ground |= bit(square)
            else:
                self.upstairs |= bit(square)
        self.air = SQUARES if self.floors == 1 else DICE_SQUARES + self._ring_size(0)
        """The first of the squares beside the second floor, which come last."""
        self._link()
        self._raise_walls()
        self.open_side_up = self._open_side(self.stairs_up)
        """The side of the upper staircase that has no wall."""
        self.open_side_down = self._open_side(self.stairs_down)
        """The side of the lower staircase that has no wall."""
        self.engine_spots: list[list[int]] = self._spots("engine")
        self.ambulance_spots: list[list[int]] = self._spots("ambulance")
        self.engine_spot_at: list[int] = _spot_at(self.engine_spots)
        """The engine spot a square belongs to; -1 if none."""
        self.ambulance_spot_at: list[int] = _spot_at(self.ambulance_spots)
        """The ambulance spot a square belongs to; -1 if none."""
        self.gun_areas: list[int] = [self._gun_area(spot) for spot in self.engine_spots]
        """The dice squares that the deck gun covers from each engine spot."""
        self.around: list[int] = [self._around(square) for square in range(DICE_SQUARES)]
        """Each dice square with those that share a side with it, walls or not."""
        self.way_out: list[int] = self._way_out()
        """Steps from each square to the nearest exit, by open ways and doors; 0 outside."""
        self.behind_door: list[int] = self._behind_doors()
        """The square whose way out leads through the door on each edge; -1 if none does."""

    def is_light(self, edge: i64) -> bool:
        """Does one damage marker destroy what stands there?"""
        return self.windows.has(edge) or self.lights.has(edge)

    def distance(self, here: i64, there: i64) -> i64:
        """Rows and columns between two squares, walls or not; the floors lie over each other."""
        floor, row, col = self.places[here]
        other_floor, other_row, other_col = self.places[there]
        rows: i64 = row - other_row
        cols: i64 = col - 4 * floor - other_col + 4 * other_floor
        return (rows if rows > 0 else -rows) + (cols if cols > 0 else -cols)

    def outside(self) -> list[int]:
        """The squares around the ground floor that a firefighter may stand on."""
        return [
            square
            for square, (floor, _, _) in enumerate(self.places)
            if square >= DICE_SQUARES and floor == 0 and not self.barred[square]
        ]

    def starts(self, name: str) -> list[int]:
        """The start squares that the plan lists under a name."""
        return [dice_square(row, col) for row, col in self.plan.starts.get(name, ())]

    def _marks(self) -> list[str]:
        return [self.plan.marks[place] for place in self.places]

    def _link(self) -> None:
        for square, (floor, row, col) in enumerate(self.places):
            for side in range(4):
                other = self.square_at.get((floor, row + _STEPS[side][0], col + _STEPS[side][1]))
                if other is None or (floor and min(square, other) >= DICE_SQUARES):
                    continue  # around the second floor there is only air
                self.next[square * WAYS + side] = other
                edge = self._edge_between(square, other, side)
                self.edge[square * 4 + side] = edge
                if edge != NO_EDGE:
                    self.ends[edge] = (min(square, other), max(square, other))
                    self.end_squares[edge * 2 : edge * 2 + 2] = self.ends[edge]
            for corner in range(4):
                step = _CORNERS[corner]
                other = self.square_at.get((floor, row + step[0], col + step[1]))
                if other is not None and not (floor and max(square, other) >= DICE_SQUARES):
                    self.next[square * WAYS + 5 + corner] = other
            if self.floors == 2:
                self._link_floors(square)

    def _link_floors(self, square: int) -> None:
        """Staircases lead to the other floor, and outside a ladder can."""
        floor, row, col = self.places[square]
        stairs = self.plan.marks[floor, row, col] == "X"
        if not stairs and square < DICE_SQUARES:
            return
        other = self.square_at[1 - floor, row, col + (4 if floor == 0 else -4)]
        self.next[square * WAYS + STAIRS] = other
        if stairs and floor == 0:
            self.stairs_down = square
            self.stairs_up = other

    def _ring_size(self, floor: int) -> int:
        return sum(place[0] == floor for place in self.places[DICE_SQUARES:])

    def _edge_between(self, square: int, other: int, side: int) -> int:
        """The number of an edge; none between two squares outside."""
        if square >= DICE_SQUARES and other >= DICE_SQUARES:
            return NO_EDGE
        later = other if side in (EAST, SOUTH) else square
        earlier = square if later == other else other
        level = side in (NORTH, SOUTH)
        if later < DICE_SQUARES:
            if earlier < DICE_SQUARES:
                if level:
                    self.inner_h |= bit(later)
                else:
                    self.inner_v |= bit(later)
            return later + (LEVEL if level else 0)
        if level:
            return LEVEL + DICE_SQUARES + earlier % 8
        return DICE_SQUARES + earlier // 8 + (6 if self.floors == 2 and earlier % 8 > 3 else 0)

    def _raise_walls(self) -> None:
        sets = {
            "wall": self.walls,
            "door": self.doors,
            "exit": self.exits,
            "window": self.windows,
            "light": self.lights,
        }
        for (a, b), kind in self.plan.edges.items():
            square = self.square_at[a]
            side = EAST if b[2] > a[2] else SOUTH
            edge = self.edge[square * 4 + side]
            sets[kind].add(edge)
            if kind != "exit":
                self.barriers.add(edge)

    def _open_side(self, stairs: int) -> int:
        if stairs < 0:
            return -1
        sides = [n for n in range(4) if not self.barriers.has(self.edge[stairs * 4 + n])]
        return sides[0]

    def _spots(self, vehicle: str) -> list[list[int]]:
        return [self._squares(spot) for spot in self.plan.spots if spot.vehicle == vehicle]

    def _squares(self, spot: Spot) -> list[int]:
        return [self.square_at[place] for place in sorted(spot.squares)]

    def _gun_area(self, spot: list[int]) -> int:
        """The quarter beside the spot; in a house of two floors, that half of both floors."""
        rows: set[int] = set()
        cols: set[int] = set()
        for square in spot:
            for side in range(4):
                inside = self.next[square * WAYS + side]
                if 0 <= inside < DICE_SQUARES:
                    rows.add(inside // 8)
                    cols.add(inside % 8)
        top = 0 if max(rows) < 3 else 3
        left = 0 if max(cols) < 4 else 4
        columns = range(8) if self.floors == 2 else range(left, left + 4)
        area = 0
        for row in range(top, top + 3):
            for col in columns:
                area |= bit(row * 8 + col)
        return area

    def _way_out(self) -> list[int]:
        far = [SQUARES] * SQUARES
        queue = self.outside()
        for square in queue:
            far[square] = 0
        for square in queue:
            for way in range(5):
                other = self.next[square * WAYS + way]
                by_ladder = way == STAIRS and square >= DICE_SQUARES
                if other < 0 or by_ladder or far[other] < SQUARES or self._walled(square, way):
                    continue
                far[other] = far[square] + 1
                queue.append(other)
        return far

    def _behind_doors(self) -> list[int]:
        found = [-1] * SQUARES
        for edge, (one, other) in self.ends.items():
            if self.doors.has(edge) and self.way_out[one] != self.way_out[other]:
                found[edge] = one if self.way_out[one] > self.way_out[other] else other
        return found

    def _walled(self, square: int, way: int) -> bool:
        """Does something other than a door stand there?"""
        edge = self.edge[square * 4 + way] if way < STAIRS else NO_EDGE
        return edge != NO_EDGE and self.barriers.has(edge) and not self.doors.has(edge)

    def _around(self, square: int) -> int:
        area = bit(square)
        for way in range(5):
            other = self.next[square * WAYS + way]
            if 0 <= other < DICE_SQUARES:
                area |= bit(other)
        return area


def _spot_at(spots: list[list[int]]) -> list[int]:
    found = [-1] * SQUARES
    for spot, squares in enumerate(spots):
        for square in squares:
            found[square] = spot
    return found


def dice_square(row: int, col: int) -> int:
    """The square that red `row` and black `col` name."""
    return (row - 1) * 8 + (col - 1)


def _places(plan: Plan) -> list[Place]:
    places = [(_floor_of(plan, col), row, col) for row in range(1, 7) for col in range(1, 9)]
    for floor in range(plan.floors):
        west, east = (0, 9) if plan.floors == 1 else (4 * floor, 4 * floor + 5)
        places += [(floor, 0, col) for col in range(west, east + 1)]
        places += [(floor, row, east) for row in range(1, 7)]
        places += [(floor, 7, col) for col in range(east, west - 1, -1)]
        places += [(floor, row, west) for row in range(6, 0, -1)]
    return places


def _floor_of(plan: Plan, col: int) -> int:
    return 1 if plan.floors == 2 and col > 4 else 0


def _name(plan: Plan, place: Place) -> str:
    """Dice squares by their dice; outside a house of two floors g and u tell the floors apart."""
    floor, row, col = place
    west, east = (0, 9) if plan.floors == 1 else (4 * floor, 4 * floor + 5)
    inside = 1 <= row <= 6 and west < col < east
    prefix = "" if inside or plan.floors == 1 else "gu"[floor]
    return f"{prefix}{row},{col}"
