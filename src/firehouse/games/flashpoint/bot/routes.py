"""Ways through the house in AP: from a pawn to every square, and from every square to a goal.

Floods of bits: all squares of one cost are settled together. Doors are opened, walls chopped at
a fee for the damage, fires in the way put out first, as that costs no more than walking in.
A flood goes only as far as it is asked for, and goes on from there when more is asked.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.flashpoint.bot.sides import DOOR, WEAK, Gate, Sides, over
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import beneath
from firehouse.games.flashpoint.rules.state import State

FAR: Final = 40
"""More AP than any way takes that is worth going."""
_WALL: Final = 6
"""AP, and trouble, to break through a whole wall."""
_FEW: Final = 16
"""Levels that four bits count."""
_SLOTS: Final = 8
"""Levels that are noted ahead, a power of two."""


@final
class Routes(Sides):
    """The cost of every square; look at the position first, then begin, then flood."""

    pace: i64
    toll: i64
    """AP more for a square that burns; 0 if it cannot be entered."""
    level: i64
    """All squares that cost less are settled."""
    goal: i64
    """The square that all ways lead back to; -1 if it is not a single one."""
    perch: i64
    """The upper end of a ladder that a flood began on; -1 if it began elsewhere."""
    ring: i64
    ring_mask: i64
    barred: i64
    seen: i64
    seen_outside: i64
    fresh: i64
    fresh_outside: i64
    cost1: i64
    cost2: i64
    cost4: i64
    cost8: i64
    cost16: i64
    cost32: i64
    outer1: i64
    outer2: i64
    outer4: i64
    outer8: i64
    outer16: i64
    outer32: i64

    def __init__(self, g: House) -> None:
        super().__init__(g)
        places = len(g.board.places)
        self.ring = (g.air if g.air < places else places) - DICE_SQUARES
        self.ring_mask = bit(self.ring) - 1
        self.barred = 0
        self.coming: list[int] = [0] * _SLOTS
        self.coming_outside: list[int] = [0] * _SLOTS
        """The squares that are reached at each of the next levels."""
        for square in range(DICE_SQUARES, places):
            if g.board.barred[square]:
                self.barred |= bit(square - DICE_SQUARES)
        self.begin(1, False)

    def begin(self, pace: i64, back: bool) -> None:
        """Forget all costs; a step takes so many AP where nothing is in the way.

        The flood will go away from its sources, or back to them.
        """
        self.pace = pace
        self.back = back
        self.toll = self._fire_toll()
        self.level = 0
        self.goal = -1
        self.perch = -1
        self.seen = self.fresh = self.fresh_outside = 0
        self.seen_outside = self.barred
        self.cost1 = self.cost2 = self.cost4 = self.cost8 = self.cost16 = self.cost32 = 0
        self.outer1 = self.outer2 = self.outer4 = self.outer16 = 0
        self.outer8 = self.outer32 = self.barred
        slot: i64 = 0
        while slot < _SLOTS:
            self.coming[slot] = 0
            self.coming_outside[slot] = 0
            slot += 1

    def _fire_toll(self) -> i64:
        if self.dog:
            return 0
        if self.pace > 1:
            return 0 if self.water == NEVER else self.water
        return 1

    def add_source(self, square: i64, cost: i64) -> None:
        """Let a flood begin in a square, at a cost of at most seven."""
        if square < DICE_SQUARES:
            self._reach(cost + 1, bit(square))
        elif square < self.g.air:
            self._reach_outside(cost + 1, bit(square - DICE_SQUARES))
        else:
            self._leave_ladder(square, cost + self.pace + 1)

    def _leave_ladder(self, top: i64, delay: i64) -> None:
        """Let a flood begin on a ladder: down to the ground, and into the house."""
        self.perch = top
        ground = beneath(self.g, top)
        self._reach_outside(delay, bit(ground - DICE_SQUARES))
        for ladder in self.climbs:
            if ladder.outside == ground:
                self._reach_all(delay + ladder.toll, self.toll, ladder.inside)

    def start_from(self, square: i64) -> None:
        """Begin the ways of a pawn that goes alone from its square."""
        self.begin(1, False)
        self.add_source(square, 0)

    def start_from_outside(self) -> None:
        """Let a flood begin in every square outside."""
        self._reach_outside(1, self.ring_mask & ~self.barred)

    def lead_to(self, square: i64, s: State, role: Role) -> None:
        """Let the costs be those of going to a square, alone; known ones are kept."""
        if self.goal == square and self.holds(s, role):
            return
        self.look(s, role)
        self.begin(1, True)
        self.goal = square
        self.add_source(square, 0)

    def holds(self, s: State, role: Role) -> bool:
        """Do the costs of ways back to the sources hold? Fire beyond them is taken in."""
        if self.fire_outside != s.fire_outside or not self.knows_walls(s, role):
            return False
        changed = self.fire ^ s.fire
        if self.water != role.extinguish or changed & self.seen or (changed and self.perch >= 0):
            return False
        self.fire = s.fire
        return True

    def settled(self, square: i64) -> i64:
        """The cost of a square, for which the flood goes on if it must."""
        if square < DICE_SQUARES:
            self.flood(bit(square), 0, FAR)
        elif square < DICE_SQUARES + self.ring:
            self.flood(0, bit(square - DICE_SQUARES), FAR)
        return self.cost(square)

    def settled_within(self, square: i64, limit: i64) -> i64:
        """The cost of a dice square; more than the limit, but not how much more, if it is more."""
        self.flood(bit(square), 0, limit + 1)
        return self.cost(square)

    def is_settled(self, square: i64) -> bool:
        """Has the flood been there?"""
        if square < DICE_SQUARES:
            return ((self.seen >> square) & 1) != 0
        if square >= self.g.air:
            return self.cost(square) <= self.level
        return ((self.seen_outside >> (square - DICE_SQUARES)) & 1) != 0

    def cost(self, square: i64) -> i64:
        """The cost of a square; where the flood has not been, the least that it can be."""
        if square < DICE_SQUARES:
            if not (self.seen >> square) & 1:
                return self.level
            low = ((self.cost1 >> square) & 1) | (((self.cost2 >> square) & 1) << 1)
            low |= (((self.cost4 >> square) & 1) << 2) | (((self.cost8 >> square) & 1) << 3)
            if self.level <= _FEW:
                return low
            return low | (((self.cost16 >> square) & 1) << 4) | (((self.cost32 >> square) & 1) << 5)
        place = square - DICE_SQUARES
        if place >= self.ring:
            return self._on_ladder(square)
        if not (self.seen_outside >> place) & 1:
            return self.level
        low = ((self.outer1 >> place) & 1) | (((self.outer2 >> place) & 1) << 1)
        low |= (((self.outer4 >> place) & 1) << 2) | (((self.outer8 >> place) & 1) << 3)
        return low | (((self.outer16 >> place) & 1) << 4) | (((self.outer32 >> place) & 1) << 5)

    def _on_ladder(self, top: i64) -> i64:
        """The cost of the upper end of a ladder: a step from the ground, or from the house."""
        if top == self.perch:
            return 0
        ground = beneath(self.g, top)
        if not tokens.count(self.ladders, tokens.slot(ground, tokens.MARKED)):
            return FAR
        least = self._lesser(FAR, self.cost(ground))
        for ladder in self.climbs:
            if ladder.outside == ground:
                least = self._lesser(least, self.cost(ladder.indoors) + ladder.toll)
        return least

    def _lesser(self, least: i64, cost: i64) -> i64:
        """The least cost that is known, or that of a step more than another square's."""
        return cost + self.pace if cost + self.pace < least else least

    def flood(self, wanted: i64, wanted_outside: i64, until: i64) -> None:
        """Settle squares in the order of their cost: all that cost less, or these alone."""
        while self.level < until:
            if not (wanted & ~self.seen) and not (wanted_outside & ~self.seen_outside):
                return
            self._settle()

    def _settle(self) -> None:
        """Settle the squares of the next cost."""
        if self.fresh:
            self._spread(self.fresh)
        if self.fresh_outside:
            self._spread_outside(self.fresh_outside)
        if (self.fresh & self.gate_mask) or (self.fresh_outside & self.gate_ring):
            self._through_gates(self.fresh, self.fresh_outside)
        slot = self.level & (_SLOTS - 1)
        here: i64 = self.coming[slot] & ~self.seen
        outside: i64 = self.coming_outside[slot] & ~self.seen_outside
        self.coming[slot] = 0
        self.coming_outside[slot] = 0
        self.fresh = here
        self.fresh_outside = outside
        if here | outside:
            self.seen |= here
            self.seen_outside |= outside
            self._note(self.level, here, outside)
        elif not self._is_more_coming():
            self.level = FAR
            return
        self.level += 1

    def _is_more_coming(self) -> bool:
        """Is anything reached at a later level?"""
        slot: i64 = 0
        while slot < _SLOTS:
            if self.coming[slot] | self.coming_outside[slot]:
                return True
            slot += 1
        return False

    def _note(self, cost: i64, here: i64, outside: i64) -> None:
        """Write down a cost, bit by bit."""
        if cost & 1:
            self.cost1 |= here
            self.outer1 |= outside
        if cost & 2:
            self.cost2 |= here
            self.outer2 |= outside
        if cost & 4:
            self.cost4 |= here
            self.outer4 |= outside
        if cost & 8:
            self.cost8 |= here
            self.outer8 |= outside
        if cost & 16:
            self.cost16 |= here
            self.outer16 |= outside
        if cost & 32:
            self.cost32 |= here
            self.outer32 |= outside

    def _reach(self, delay: i64, squares: i64) -> None:
        """These squares are reached so many AP later, the next level being 1."""
        if squares:
            slot = self._slot(delay)
            self.coming[slot] |= squares

    def _reach_outside(self, delay: i64, squares: i64) -> None:
        if squares:
            slot = self._slot(delay)
            self.coming_outside[slot] |= squares

    def _slot(self, delay: i64) -> i64:
        """Where to note what is reached so many AP later, or as much later as can be noted."""
        return (self.level + (delay if delay < _SLOTS else _SLOTS) - 1) & (_SLOTS - 1)

    def _spread(self, here: i64) -> None:
        """Go on from squares inside to those beside them: over open sides, doors and walls.

        Away from the sources a burning square costs more to enter, back to them to have entered.
        """
        if not self.back:
            self._leave(here, self.pace, self.toll)
            return
        burning = here & self.fire
        if here != burning:
            self._leave(here & ~burning, self.pace, -1)
        if burning and self.toll:
            self._leave(burning, self.pace + self.toll, -1)

    def _leave(self, here: i64, pace: i64, toll: i64) -> None:
        """Reach the squares beside these; a burning one takes a toll more, -1 for none."""
        new = ~self.seen
        beside = self.beside(here) & new
        if beside:
            self._reach_all(pace, toll, beside)
        beside = over(here, self.door_v & self.inner_v, self.door_h & self.inner_h) & new
        if beside:
            self._reach_all(pace + DOOR, toll, beside)
        beside = over(here, self.weak_v & self.inner_v, self.weak_h & self.inner_h) & new
        if beside:
            self._reach_all(pace + (1 if self.dog else WEAK), toll, beside)
        beside = over(here, self.wall_v & self.inner_v, self.wall_h & self.inner_h) & new
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

    def _through_gates(self, here: i64, outside: i64) -> None:
        """Go out of the house and in."""
        for gate in self.gates:
            self._through(gate, here, outside, self.pace + gate.toll)
        for ladder in self.climbs:
            self._through(ladder, here, outside, self.pace * 2 + ladder.toll)

    def _through(self, gate: Gate, here: i64, outside: i64, delay: i64) -> None:
        """Go through a gate; a burning square takes its toll from who enters it."""
        if here & gate.inside:
            if not self.back or not self.fire & gate.inside:
                self._reach_outside(delay, gate.ring)
            elif self.toll:
                self._reach_outside(delay + self.toll, gate.ring)
        if outside & gate.ring:
            self._reach_all(delay, -1 if self.back else self.toll, gate.inside)
