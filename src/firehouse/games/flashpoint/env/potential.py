"""How promising a position is: what the shaped reward pays for, and takes back at the end."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import size
from firehouse.games.flashpoint.data.board import DICE_SQUARES, SQUARES, STAIRS, WAYS
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.rules.walls import closed

FOUND: Final = 0.6
"""A victim that has been found and is outside counts so much of one that is rescued,"""
STEP: Final = 0.05
"""and so much less for each step of the way out, by open ways and doors."""
LOST: Final = 0.5
DAMAGE: Final = 0.5
"""What all the losses, or all the damage, that end the game cost."""
BURNING: Final = 0.005
SMOKING: Final = 0.002
"""What each burning or smoking square costs."""
NEAR: Final = 0.06
"""What it counts if all pawns stand where somebody is, or may be, to be rescued."""
FAR: Final = 15
"""Steps away from there that are as bad as any more."""
_SQUARE: Final = 127
_SLOT: Final = 9


class Potential:
    """Keeps what it searches with, so that nothing is made again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.search = 0
        self.seen: list[int] = [0] * SQUARES
        """The last search that came to each square."""
        self.queue: list[int] = [0] * SQUARES
        self.away: list[int] = [0] * SQUARES
        """How many steps away each square in the queue is."""

    def of(self, s: State) -> float:
        """Rescues towards the goal, less what has been lost on the way to losing."""
        g = self.house
        options = g.options
        goal = options.rescue_goal or options.victims
        hope = (float(s.rescued) + self._found(s)) / float(goal)
        hope -= LOST * float(s.lost) / float(options.lost_limit)
        hope -= DAMAGE * float(s.damage) / float(options.damage_limit)
        hope -= BURNING * float(size(s.fire)) + SMOKING * float(size(s.smoke))
        people = s.poi | tokens.dice_squares(s.victims)
        near = 0
        for who in range(g.crew_size):
            near += FAR - self.steps(s, place_of(s, who), people)
        return hope + NEAR * float(near) / float(FAR * g.crew_size)

    def _found(self, s: State) -> float:
        """The victims that have been found, by the way that is left to each."""
        hope = 0.0
        pile = s.victims
        while pile:
            steps = self.house.board.way_out[(pile & _SQUARE) - 1]
            hope += FOUND - (STEP * float(steps) if steps < SQUARES else FOUND)
            pile >>= _SLOT
        return hope

    def steps(self, s: State, start: int, people: int) -> int:
        """Steps to the nearest of some dice squares, by open ways and doors; FAR at most."""
        if start == OFF_BOARD or not people:
            return FAR
        g = self.house
        self.search += 1
        self.seen[start] = self.search
        self.queue[0] = start
        self.away[0] = 0
        last = 1
        index = 0
        while index < last:
            here = self.queue[index]
            away = self.away[index]
            if away >= FAR:
                return FAR
            if here < DICE_SQUARES and (people >> here) & 1:
                return away
            ways = STAIRS if here >= DICE_SQUARES else STAIRS + 1
            for way in range(ways):
                square = g.next[here * WAYS + way]
                if square >= 0 and self.seen[square] != self.search and self._open(s, here, way):
                    self.seen[square] = self.search
                    self.queue[last] = square
                    self.away[last] = away + 1
                    last += 1
            index += 1
        return FAR

    def _open(self, s: State, here: int, way: int) -> bool:
        """Can one walk this way, at most after opening a door?"""
        if way == STAIRS:
            return True
        g = self.house
        edge = g.edge[here * 4 + way]
        return not closed(g, s, edge) or g.board.doors.has(edge)
