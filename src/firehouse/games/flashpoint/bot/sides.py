"""The sides of the squares as somebody on the way sees them: open, a door, weak or whole walls."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.flashpoint.data.board import DICE_SQUARES, WAYS, has_edge
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import beneath, stands
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.walls import closed

DOOR: Final = 1
WEAK: Final = 3
"""AP, and trouble, to break what one blow destroys."""


@final
class Gate:
    """A way between inside and outside: the squares it joins, as bits and by number."""

    toll: i64
    """AP to get through, besides the steps."""
    inside: i64
    ring: i64
    edge: i64
    indoors: i64
    outside: i64

    def __init__(self, inside: i64, outside: i64, edge: i64) -> None:
        self.toll = 0
        self.inside = bit(inside)
        self.ring = bit(outside - DICE_SQUARES)
        self.edge = edge
        self.indoors = inside
        self.outside = outside


class Sides:
    """What can be passed, and at what price; made again only if walls or specialist changed."""

    free_v: i64
    free_h: i64
    door_v: i64
    door_h: i64
    weak_v: i64
    weak_h: i64
    wall_v: i64
    wall_h: i64
    fire: i64
    fire_outside: i64
    gate_mask: i64
    gate_ring: i64
    gone_v: i64
    gone_h: i64
    open_v: i64
    open_h: i64
    damaged_v: i64
    damaged_h: i64
    ladders: i64
    inner_v: i64
    inner_h: i64
    stairs_up: i64
    stairs_down: i64
    water: i64

    def __init__(self, g: House) -> None:
        self.g = g
        self.inner_v = g.board.inner_v
        self.inner_h = g.board.inner_h
        self.stairs_up = g.board.stairs_up
        self.stairs_down = g.board.stairs_down
        self.free_v = 0
        self.free_h = 0
        self.door_v = 0
        self.door_h = 0
        self.weak_v = 0
        self.weak_h = 0
        self.wall_v = 0
        self.wall_h = 0
        self.fire = 0
        self.fire_outside = 0
        self.gate_mask = 0
        self.gate_ring = 0
        self.gone_v = -1
        self.gone_h = -1
        self.open_v = -1
        self.open_h = -1
        self.damaged_v = -1
        self.damaged_h = -1
        self.ladders = -1
        self.water = 1
        self.chops = True
        self.dog = False
        self.links = _links(g)
        self.lofts = _lofts(g)
        """Outer sides of the second floor, with the squares on the ground below them."""
        self.gates: list[Gate] = []
        """Links that are open or can be opened or broken, each with its toll."""
        self.climbs: list[Gate] = []
        """Ladders that stand before an opening of the second floor, or before a window."""

    def look(self, s: State, role: Role) -> None:
        """Take in the fire, the walls, and what the specialist can do about them."""
        self.fire = s.fire
        self.fire_outside = s.fire_outside
        self.water = role.extinguish
        if self.knows_walls(s, role):
            return
        knows_gates = self._knows_gates(s, role)
        self.open_v = s.open_v
        self.open_h = s.open_h
        self.damaged_v = s.damaged_v
        self.damaged_h = s.damaged_h
        self.gone_v = s.gone_v
        self.gone_h = s.gone_h
        self.chops = role.chop != NEVER
        self.dog = role.dog
        self.ladders = s.ladders
        self._look_at_walls()
        if not knows_gates:
            self._find_gates(s)

    def knows_walls(self, s: State, role: Role) -> bool:
        """Would another look see the same walls?"""
        return (
            self.open_v == s.open_v
            and self.open_h == s.open_h
            and self.damaged_v == s.damaged_v
            and self.damaged_h == s.damaged_h
            and self.gone_v == s.gone_v
            and self.gone_h == s.gone_h
            and self.chops == (role.chop != NEVER)
            and self.dog == role.dog
            and self.ladders == s.ladders
        )

    def _knows_gates(self, s: State, role: Role) -> bool:
        """Have only sides between squares of the house changed?"""
        changed_v = (self.open_v ^ s.open_v) | (self.gone_v ^ s.gone_v)
        changed_h = (self.open_h ^ s.open_h) | (self.gone_h ^ s.gone_h)
        changed_v |= self.damaged_v ^ s.damaged_v
        changed_h |= self.damaged_h ^ s.damaged_h
        return (
            not (changed_v & ~self.inner_v)
            and not (changed_h & ~self.inner_h)
            and self.chops == (role.chop != NEVER)
            and self.dog == role.dog
            and self.ladders == s.ladders
        )

    def _look_at_walls(self) -> None:
        """Sort the sides: open, a door, broken with one blow, or whole."""
        g = self.g
        board = g.board
        shut_v = g.barriers_v & ~self.gone_v & ~self.open_v
        shut_h = g.barriers_h & ~self.gone_h & ~self.open_h
        self.free_v = board.inner_v & ~shut_v
        self.free_h = board.inner_h & ~shut_h
        self.door_v = shut_v & (board.doors.v | board.windows.v)
        self.door_h = shut_h & (board.doors.h | board.windows.h)
        walls_v = shut_v & ~self.door_v
        walls_h = shut_h & ~self.door_h
        self.weak_v = walls_v & (self.damaged_v | board.lights.v)
        self.weak_h = walls_h & (self.damaged_h | board.lights.h)
        self.wall_v = walls_v & ~self.weak_v
        self.wall_h = walls_h & ~self.weak_h
        if self.dog:
            self.door_v = 0
            self.door_h = 0
        if not self.chops:
            self.wall_v = 0
            self.wall_h = 0
            if not self.dog:
                self.weak_v = 0
                self.weak_h = 0

    def _find_gates(self, s: State) -> None:
        """The ways between inside and outside that are open or can be made so."""
        self.gates = []
        self.climbs = []
        self.gate_mask = 0
        self.gate_ring = 0
        for link in self.links:
            toll = self.gate_toll(s, link.edge)
            if toll >= 0:
                link.toll = toll
                self.gates.append(link)
                self._note_gate(link)
        if s.ladders and not self.dog:
            self._find_ladders(s)

    def gate_toll(self, s: State, edge: i64) -> i64:
        """AP to get through an outer side; -1 if nobody tries."""
        if not closed(self.g, s, edge):
            return 0
        if has_edge(self.door_v, self.door_h, edge):
            return DOOR
        return WEAK if has_edge(self.weak_v, self.weak_h, edge) else -1

    def _find_ladders(self, s: State) -> None:
        """A ladder that stands leads to the square above it, and from there into the house."""
        for loft in self.lofts:
            toll = self.gate_toll(s, loft.edge) if stands(s, loft.outside) else -1
            if 0 <= toll <= DOOR:
                loft.toll = toll
                self.climbs.append(loft)
                self._note_gate(loft)

    def _note_gate(self, gate: Gate) -> None:
        self.gate_mask |= gate.inside
        self.gate_ring |= gate.ring

    def beside(self, squares: i64) -> i64:
        """The dice squares beside these with no wall or closed door between."""
        found = over(squares, self.free_v, self.free_h)
        if self.stairs_up >= 0:
            found |= ((squares >> self.stairs_up) & 1) << self.stairs_down
            found |= ((squares >> self.stairs_down) & 1) << self.stairs_up
        return found


def over(squares: i64, sides_v: i64, sides_h: i64) -> i64:
    """The squares that lie over these sides of a set of squares."""
    found = ((squares & sides_v) >> 1) | ((squares << 1) & sides_v)
    return found | ((squares & sides_h) >> 8) | ((squares << 8) & sides_h)


def _links(g: House) -> list[Gate]:
    """Every outer side on the ground."""
    found: list[Gate] = []
    for square in range(DICE_SQUARES):
        for side in range(4):
            other = g.next[square * WAYS + side]
            if DICE_SQUARES <= other < g.air and not g.board.barred[other]:
                found.append(Gate(square, other, g.edge[square * 4 + side]))
    return found


def _lofts(g: House) -> list[Gate]:
    """Every outer side of the second floor."""
    found: list[Gate] = []
    for square in range(DICE_SQUARES):
        for side in range(4):
            other = g.next[square * WAYS + side]
            if other >= g.air and not g.board.barred[other]:
                found.append(Gate(square, beneath(g, other), g.edge[square * 4 + side]))
    return found
