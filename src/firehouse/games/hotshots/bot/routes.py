"""Where a firefighter can get to in one turn, and the first step of the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.games.hotshots.data.tiles import LAKE, ROCKY_TERRAIN, TILES
from firehouse.games.hotshots.rules.moving import ROCKY_COST
from firehouse.games.hotshots.rules.state import State

_MOST: Final = 7


class Routes:
    """The reach of one firefighter; `explore` fills it."""

    reached: i64

    def __init__(self) -> None:
        self.reached = 0
        """The tiles that can be reached, the own one included."""
        self.step: list[int] = [0] * TILES
        """The first step towards each of them."""
        self._waiting: list[int] = [0] * (_MOST + 1)

    def explore(self, s: State, start: i64, moves: i64, burning: i64, through: bool) -> None:
        """Find every tile within so many moves; a burning tile ends the way."""
        self.reached = bit(start)
        self.step[start] = start
        if moves > _MOST:
            moves = _MOST
        left = moves
        while left > 0:
            self._waiting[left] = 0
            left -= 1
        left = moves
        self._waiting[left] = bit(start)
        blocked: i64 = 0 if through else burning & ~bit(start)
        while left > 0:
            tiles: i64 = self._waiting[left]
            tiles &= ~blocked
            while tiles:
                self._leave(s, start, first(tiles), left)
                tiles &= tiles - 1
            left -= 1

    def _leave(self, s: State, start: i64, tile: i64, left: i64) -> None:
        around: i64 = s.ground.around[tile]
        around &= ~(self.reached | bit(LAKE))
        while around:
            other = first(around)
            cost: i64 = ROCKY_COST if tile == ROCKY_TERRAIN or other == ROCKY_TERRAIN else 1
            if cost <= left:
                self.reached |= bit(other)
                self.step[other] = other if tile == start else self.step[tile]
                if left > cost:
                    self._waiting[left - cost] |= bit(other)
            around &= around - 1
