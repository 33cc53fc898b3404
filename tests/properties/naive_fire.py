"""The fire once more, slowly: sets of squares, walls as pairs, written from the book alone.

Knows nothing of the engine but the plan's drawing. Firefighters and markers are left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from firehouse.games.flashpoint.data.files.plan import Plan

Square = tuple[int, int]
Edge = frozenset[Square]
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass
class House:
    """What burns and what stands."""

    barriers: dict[Edge, str]
    """Walls and doors that stand in the way or are doors left open."""
    fire: set[Square] = field(default_factory=set)
    smoke: set[Square] = field(default_factory=set)
    open_doors: set[Edge] = field(default_factory=set)
    damage: dict[Edge, int] = field(default_factory=dict)
    over_smoke: bool = False
    """Does a wave roll over smoke as over fire? To the letter of the first edition it does."""
    discs: int = 36
    limit: int = 30

    def collapsed(self) -> bool:
        return sum(self.damage.values()) >= self.limit

    def blocked(self, edge: Edge) -> bool:
        return edge in self.barriers and edge not in self.open_doors

    def touching(self, square: Square) -> list[Square]:
        """Squares inside that fire can reach from here."""
        row, col = square
        around = [(row + down, col + right) for down, right in STEPS]
        return [
            other
            for other in around
            if inside(other) and not self.blocked(frozenset((square, other)))
        ]

    def burn(self, square: Square) -> None:
        if square in self.smoke:
            self.smoke.remove(square)
        elif len(self.fire) + len(self.smoke) >= self.discs:
            return
        self.fire.add(square)

    def roll(self, square: Square) -> None:
        """One Advance Fire and the flashover after it."""
        if square in self.fire:
            self.explode(square)
        elif square in self.smoke or any(other in self.fire for other in self.touching(square)):
            self.burn(square)
        elif len(self.fire) + len(self.smoke) < self.discs:
            self.smoke.add(square)
        while not self.collapsed():
            caught = {s for s in self.smoke if any(o in self.fire for o in self.touching(s))}
            if not caught:
                return
            for square in caught:
                self.burn(square)

    def explode(self, square: Square) -> None:
        for step in STEPS:
            if not self.collapsed():
                self.wave(square, step)

    def wave(self, square: Square, step: Square) -> None:
        while True:
            ahead = (square[0] + step[0], square[1] + step[1])
            edge = frozenset((square, ahead))
            if self.blocked(edge):
                self.hit(edge)
                return
            if edge in self.open_doors:
                self.open_doors.remove(edge)
                del self.barriers[edge]
            if not inside(ahead):
                return
            rolls = ahead in self.fire or (self.over_smoke and ahead in self.smoke)
            if not rolls:
                self.burn(ahead)
                return
            square = ahead

    def hit(self, edge: Edge) -> None:
        if self.barriers[edge] == "door":
            del self.barriers[edge]
            return
        self.damage[edge] = self.damage.get(edge, 0) + 1
        if self.damage[edge] == 2:
            del self.barriers[edge]


def inside(square: Square) -> bool:
    return 1 <= square[0] <= 6 and 1 <= square[1] <= 8


def built(plan: Plan) -> House:
    """The house of a plan of one floor."""
    return House(
        {
            frozenset(((a[1], a[2]), (b[1], b[2]))): kind
            for (a, b), kind in plan.edges.items()
            if kind in ("wall", "door")
        }
    )
