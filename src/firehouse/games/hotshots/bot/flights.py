"""The vehicles: where water does the most good, and where the Dozer's line does."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.games.hotshots.bot.survey import Survey
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import POWER_LINES, TILES
from firehouse.games.hotshots.rules.effects import firebreaks_left
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.rules.vehicles import AIR_TANKER, DOZER, HELICOPTER, WATER


class Flights:
    """The best use of each vehicle; the targets are left in the fields."""

    drop: i64
    start: i64
    edge: i64
    worth: i64
    _best: i64
    _stamp: i64

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.house = survey.house
        self.drop = 0
        """Where the Helicopter drops its water."""
        self.start = 0
        """Where the Air Tanker's line begins."""
        self.edge = 0
        """Where the Dozer begins."""
        self.worth = 0
        """What the best vehicle is worth."""
        self._best = -1
        self._stamp = -1
        self._one: list[int] = [0] * TILES
        self._edges: list[int] = [0] * len(self.house.board.ends)

    def helicopter(self, s: State) -> i64:
        """What its best drop is worth; -1 without one."""
        best: i64 = -1
        tiles = self.survey.burning & ~bit(POWER_LINES)
        while tiles:
            tile = first(tiles)
            worth = self.survey.gain(s, tile, WATER)
            if worth > best:
                best = worth
                self.drop = tile
            tiles &= tiles - 1
        return best

    def tanker(self, s: State) -> i64:
        """What its best line is worth; -1 without one."""
        tiles = self.survey.burning & ~bit(POWER_LINES)
        self._weigh(s, tiles)
        best: i64 = -1
        ends = tiles
        while ends:
            tile = first(ends)
            worth = self._from(s, tiles, tile)
            if worth > best:
                best = worth
                self.start = tile
            ends &= ends - 1
        return best

    def _weigh(self, s: State, tiles: i64) -> None:
        while tiles:
            tile = first(tiles)
            self._one[tile] = self.survey.gain(s, tile, 1)
            tiles &= tiles - 1

    def _from(self, s: State, tiles: i64, tile: i64) -> i64:
        """The best line that begins on a tile."""
        worth: i64 = self._one[tile]
        more: i64 = 0
        around: i64 = s.ground.around[tile]
        middles = around & tiles
        while middles:
            middle = first(middles)
            here: i64 = self._one[middle]
            here += self._end(s, tiles, tile, middle)
            if here > more:
                more = here
            middles &= middles - 1
        return worth + more

    def line_from(self, s: State, tile: i64) -> i64:
        """What the best line that begins on a tile is worth."""
        tiles = self.survey.burning & ~bit(POWER_LINES)
        self._weigh(s, tiles)
        return self._from(s, tiles, tile)

    def _end(self, s: State, tiles: i64, tile: i64, middle: i64) -> i64:
        """The best third tile of a line; 0 if none can follow."""
        near: i64 = s.ground.around[tile]
        far: i64 = s.ground.around[middle]
        ends = far & tiles & ~near & ~bit(tile)
        most: i64 = 0
        while ends:
            worth: i64 = self._one[first(ends)]
            if worth > most:
                most = worth
            ends &= ends - 1
        return most

    def next_drop(self, s: State, last: i64, before: i64) -> i64:
        """The next tile of the line; -1 to land."""
        tiles = self.survey.burning & ~bit(POWER_LINES)
        self._weigh(s, tiles)
        around: i64 = s.ground.around[last]
        ends = around & tiles
        if before >= 0:
            near: i64 = s.ground.around[before]
            ends &= ~near & ~bit(before)
        best: i64 = -1
        most: i64 = -1
        while ends:
            tile = first(ends)
            worth: i64 = self._one[tile]
            if before < 0:
                worth += self._end(s, tiles, last, tile)
            if worth > most:
                most = worth
                best = tile
            ends &= ends - 1
        return best

    def break_on(self, s: State, edge: i64) -> i64:
        """What a Firebreak on an edge is worth."""
        tile: i64 = s.ground.ends[edge * 2]
        other: i64 = s.ground.ends[edge * 2 + 1]
        side: i64 = 0
        while side < SIDES:
            if s.ground.next[tile * SIDES + side] == other:
                return self.survey.break_worth(s, tile, side)
            side += 1
        return -1

    def dozer(self, s: State, path: i64, least: i64) -> i64:
        """What its best line over the path is worth; -1 if none is worth more than the least."""
        most = self._weigh_edges(s)
        if most * WATER <= least:
            return -1
        best = least
        for edge in s.ground.edges:
            if (s.breaks >> edge) & 1 or self._edges[edge] + most * (WATER - 1) <= best:
                continue
            shapes = self.house.board.shapes_of[edge]
            index: i64 = 0
            while index < len(shapes):
                shape: i64 = shapes[index]
                index += 1
                # A line is looked at once, from its lowest edge that is still to be laid.
                fresh = shape & ~path
                if (shape & path) == path and not fresh & (bit(edge) - 1) & ~path:
                    worth = self._line(s, fresh)
                    if worth > best:
                        best = worth
                        self.edge = edge
        return best if best > least else -1

    def _weigh_edges(self, s: State) -> i64:
        """Weigh every edge; the most that one is worth."""
        most: i64 = 0
        for edge in s.ground.edges:
            worth = self.break_on(s, edge)
            self._edges[edge] = worth
            if worth > most:
                most = worth
        return most

    def _line(self, s: State, edges: i64) -> i64:
        """What Firebreaks on these edges are worth; -1 where one cannot lie."""
        found: i64 = 0
        while edges:
            edge = first(edges)
            worth: i64 = self._edges[edge]
            if s.ground.ends[edge * 2] < 0 or worth < 0:
                return -1
            found += worth
            edges &= edges - 1
        return found

    def best(self, s: State) -> i64:
        """The vehicle that is worth the most now, by number; -1 if none can be used."""
        if self._stamp == self.survey.stamp:
            return self._best
        self._stamp = self.survey.stamp
        self._best = self._find_best(s)
        return self._best

    def _find_best(self, s: State) -> i64:
        chosen: i64 = -1
        self.worth = 0
        if s.vehicles & bit(HELICOPTER):
            value = self.helicopter(s)
            if value > self.worth:
                self.worth = value
                chosen = HELICOPTER
        if s.vehicles & bit(AIR_TANKER):
            value = self.tanker(s)
            if value > self.worth:
                self.worth = value
                chosen = AIR_TANKER
        if s.vehicles & bit(DOZER) and firebreaks_left(self.house, s) >= WATER:
            value = self.dozer(s, 0, self.worth)
            if value > self.worth:
                self.worth = value
                chosen = DOZER
        return chosen
