"""Ways through the house in AP: from a pawn to every square, and from every square to a goal.

Floods of bits: all squares of one cost are settled together. Doors are opened, walls chopped at
a fee for the damage, fires in the way put out first, as that costs no more than walking in.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.bots.flashpoint.sides import DOOR, WEAK, Sides
from firehouse.flashpoint.bits import bit, first
from firehouse.flashpoint.board import DICE_SQUARES, STAIRS, WAYS
from firehouse.flashpoint.house import House
from firehouse.flashpoint.specialists import NEVER

FAR: Final = 40
"""More AP than any way takes that is worth going."""
_WALL: Final = 6
"""AP, and trouble, to break through a whole wall."""


class Routes(Sides):
    """The cost of every square; look at the position first, then flood."""

    pace: i64
    ring: i64
    ring_mask: i64
    barred: i64
    in1: i64
    in2: i64
    in3: i64
    in4: i64
    in5: i64
    in6: i64
    in7: i64
    in8: i64
    out1: i64
    out2: i64
    out3: i64
    out4: i64
    out5: i64
    out6: i64
    out7: i64
    out8: i64

    def __init__(self, g: House) -> None:
        super().__init__(g)
        self.pace = 1
        places = len(g.board.places)
        self.ring = (g.air if g.air < places else places) - DICE_SQUARES
        self.ring_mask = bit(self.ring) - 1
        self.barred = 0
        for square in range(DICE_SQUARES, len(g.board.places)):
            if g.board.barred[square]:
                self.barred |= bit(square - DICE_SQUARES)
        self.blank: list[int] = [FAR] * len(g.board.places)
        self.cost: list[int] = self.blank[:]
        self._clear()

    def begin(self, pace: i64) -> None:
        """Forget all costs; a step takes so many AP where nothing is in the way."""
        self.pace = pace
        self._clear()

    def _clear(self) -> None:
        self.in1 = self.in2 = self.in3 = self.in4 = 0
        self.in5 = self.in6 = self.in7 = self.in8 = 0
        self.out1 = self.out2 = self.out3 = self.out4 = 0
        self.out5 = self.out6 = self.out7 = self.out8 = 0

    def add_source(self, square: i64, cost: i64) -> None:
        """Let a flood begin in a square, at a cost of at most seven."""
        if square < DICE_SQUARES:
            self._reach(cost + 1, bit(square))
        elif square < self.g.air:
            self._reach_outside(cost + 1, bit(square - DICE_SQUARES))

    def from_square(self, square: i64, wanted: i64) -> None:
        """The wanted squares inside, and all outside, as a pawn reaches them that goes alone."""
        self.begin(1)
        self.add_source(square, 0)
        self.flood(False, wanted, -1)

    def to_square(self, square: i64, here: i64) -> None:
        """The squares around a pawn, as it goes from them to this square."""
        self.begin(1)
        self.add_source(square, 0)
        inside: i64 = 0
        outside: i64 = 0
        g = self.g
        way: i64 = 0
        while way <= STAIRS:
            other: i64 = g.next[here * WAYS + way]
            if 0 <= other < DICE_SQUARES:
                inside |= bit(other)
            elif other >= 0:
                outside |= bit(other - DICE_SQUARES)
            way += 1
        if here < DICE_SQUARES:
            inside |= bit(here)
        else:
            outside |= bit(here - DICE_SQUARES)
        self.flood(True, inside, outside)

    def flood(self, back: bool, wanted: i64, wanted_outside: i64) -> None:
        """Settle squares in the order of their cost, away from the sources or back to them.

        Costs are noted for the wanted squares only, and the flood ends when it has them all.
        """
        self.cost = self.blank[:]
        cost = self.cost
        seen: i64 = 0
        seen_outside = self.barred
        level: i64 = 0
        while level < FAR:
            here = self.in1 & ~seen
            outside = self.out1 & ~seen_outside
            self._shift()
            if here:
                seen |= here
                left = here & wanted
                while left:
                    cost[first(left)] = level
                    left &= left - 1
            if outside:
                seen_outside |= outside
                left = outside & wanted_outside
                while left:
                    cost[first(left) + DICE_SQUARES] = level
                    left &= left - 1
            if not (wanted & ~seen) and not (wanted_outside & self.ring_mask & ~seen_outside):
                return
            if here:
                self._spread(here, back)
            if outside:
                self._spread_outside(outside)
            elif not here and self._is_done():
                return
            if (here & self.gate_mask) or (outside & self.gate_ring):
                self._through_gates(here, outside, back)
            level += 1

    def _is_done(self) -> bool:
        left = self.in1 | self.in2 | self.in3 | self.in4 | self.in5 | self.in6 | self.in7
        left |= self.in8 | self.out1 | self.out2 | self.out3 | self.out4 | self.out5
        return (left | self.out6 | self.out7 | self.out8) == 0

    def _shift(self) -> None:
        """One AP later."""
        self.in1 = self.in2
        self.in2 = self.in3
        self.in3 = self.in4
        self.in4 = self.in5
        self.in5 = self.in6
        self.in6 = self.in7
        self.in7 = self.in8
        self.in8 = 0
        self.out1 = self.out2
        self.out2 = self.out3
        self.out3 = self.out4
        self.out4 = self.out5
        self.out5 = self.out6
        self.out6 = self.out7
        self.out7 = self.out8
        self.out8 = 0

    def _reach(self, delay: i64, squares: i64) -> None:
        """These squares are reached so many AP later."""
        if delay == 1:
            self.in1 |= squares
        elif delay == 2:
            self.in2 |= squares
        elif delay == 3:
            self.in3 |= squares
        elif delay == 4:
            self.in4 |= squares
        elif delay == 5:
            self.in5 |= squares
        elif delay == 6:
            self.in6 |= squares
        elif delay == 7:
            self.in7 |= squares
        else:
            self.in8 |= squares

    def _reach_outside(self, delay: i64, squares: i64) -> None:
        if delay == 1:
            self.out1 |= squares
        elif delay == 2:
            self.out2 |= squares
        elif delay == 3:
            self.out3 |= squares
        elif delay == 4:
            self.out4 |= squares
        elif delay == 5:
            self.out5 |= squares
        elif delay == 6:
            self.out6 |= squares
        elif delay == 7:
            self.out7 |= squares
        else:
            self.out8 |= squares

    def _fire_toll(self) -> i64:
        """AP more for a square that burns; 0 if it cannot be entered."""
        if self.dog:
            return 0
        if self.pace > 1:
            return 0 if self.water == NEVER else self.water
        return 1

    def _spread(self, here: i64, back: bool) -> None:
        """Go on from squares inside to those beside them: over open sides, doors and walls.

        Away from the sources a burning square costs more to enter, back to them to have entered.
        """
        toll = self._fire_toll()
        if not back:
            self._leave(here, self.pace, toll)
            return
        burning = here & self.fire
        if here != burning:
            self._leave(here & ~burning, self.pace, -1)
        if burning and toll:
            self._leave(burning, self.pace + toll, -1)

    def _leave(self, here: i64, pace: i64, toll: i64) -> None:
        """Reach the squares beside these; a burning one takes a toll more, -1 for none."""
        board = self.g.board
        beside = _beside(here, self.free_v, self.free_h)
        if board.stairs_up >= 0:
            beside |= ((here >> board.stairs_up) & 1) << board.stairs_down
            beside |= ((here >> board.stairs_down) & 1) << board.stairs_up
        self._reach_all(pace, toll, beside)
        inner_v = board.inner_v
        inner_h = board.inner_h
        beside = _beside(here, self.door_v & inner_v, self.door_h & inner_h)
        if beside:
            self._reach_all(pace + DOOR, toll, beside)
        beside = _beside(here, self.weak_v & inner_v, self.weak_h & inner_h)
        if beside:
            self._reach_all(pace + (1 if self.dog else WEAK), toll, beside)
        beside = _beside(here, self.wall_v & inner_v, self.wall_h & inner_h)
        if beside:
            self._reach_all(pace + _WALL, toll, beside)

    def _reach_all(self, delay: i64, toll: i64, squares: i64) -> None:
        """Reach squares so many AP later, and those that burn after the toll, if it can be paid."""
        if toll < 0:
            self._reach(delay, squares)
            return
        burning = squares & self.fire
        self._reach(delay, squares & ~burning)
        if burning and toll:
            self._reach(delay + toll, burning)

    def _spread_outside(self, outside: i64) -> None:
        """Go on around the house."""
        last = self.ring - 1
        around = (outside << 1) | (outside >> last) | (outside >> 1) | ((outside & 1) << last)
        self._reach_outside(self.pace, around & self.ring_mask & ~self.fire_outside)

    def _through_gates(self, here: i64, outside: i64, back: bool) -> None:
        """Go out of the house and in."""
        toll = self._fire_toll()
        for gate in self.gates:
            packed: i64 = gate
            inside = packed & 63
            ring = (packed >> 6) & 63
            if not ((here >> inside) | (outside >> ring)) & 1:
                continue
            pace = self.pace + (packed >> 12)
            burns = ((self.fire >> inside) & 1) != 0
            if (here >> inside) & 1 and (not back or not burns or toll):
                self._reach_outside(pace + toll if burns and back else pace, bit(ring))
            if (outside >> ring) & 1 and (back or not burns or toll):
                self._reach(pace + toll if burns and not back else pace, bit(inside))


def _beside(here: i64, sides_v: i64, sides_h: i64) -> i64:
    """The squares over these sides of a set of squares."""
    found = ((here & sides_v) >> 1) | ((here << 1) & sides_v)
    return found | ((here & sides_h) >> 8) | ((here << 8) & sides_h)
