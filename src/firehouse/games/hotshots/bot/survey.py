"""How the fire stands: what each burning tile costs, what a flame or a Firebreak changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.hotshots.bot.forecast import Forecast
from firehouse.games.hotshots.bot.weights import Weights
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.roles import HOMES, ROLES
from firehouse.games.hotshots.data.tiles import (
    AIR_BASE,
    FIRE_CACHE,
    FIRE_CAMP,
    LAKE,
    LODGE,
    PROPANE_TANK,
    TILES,
)
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.scorching import LODGE_FLAMES, exposed, lowest_of
from firehouse.games.hotshots.rules.state import (
    State,
    all_flames,
    burning_tiles,
    flames,
    is_scorched,
    role_of,
)

_NEAR: Final = [1000, 950, 850, 450, 250, 150, 80, 40]
_FAR: Final = 8
"""How much a fire so many steps away counts, in thousandths."""


class Survey:
    """What follows from the fire, the deck and the Firebreaks; looked at again as they change."""

    burning: i64
    total: i64
    reserve: i64
    step: i64
    flame: i64
    kind: i64
    _a: i64
    _b: i64
    _scorched: i64
    _deck: i64
    _top: i64
    stamp: i64
    _breaks: i64
    _vehicles: i64
    _bag: i64
    _wind: i64
    _discard: i64
    _roles: i64
    _homes: i64

    def __init__(self, house: House, weights: Weights) -> None:
        self.house = house
        self.weights = weights
        self.forecast = Forecast(house, weights)
        self.heat: list[int] = [0] * TILES
        """About what each burning tile costs."""
        self.risk: list[int] = [0] * TILES
        """How likely each burning tile is to scorch soon, in thousandths."""
        self.heirs: list[int] = [0] * TILES
        """Where each burning tile's fire would go."""
        self._added: list[int] = [0] * TILES
        self._added_at: list[int] = [-1] * TILES
        self._breaks_of: list[int] = [0] * TILES
        self._breaks_at: list[int] = [-1] * TILES
        self._pulls: list[int] = [0] * TILES
        self._pulls_at: list[int] = [-1] * TILES
        """What is known of each tile, and of which stamp it is."""
        self.burning = 0
        self.total = 0
        self.reserve = 0
        self.step = 0
        self.flame = 0
        self.kind = 0
        self._a = -1
        self._b = -1
        self._scorched = 0
        self._deck = 0
        self._top = 0
        self.stamp = 0
        """Rises whenever something has changed that costs depend on."""
        self.cells: list[int] = []
        self._breaks = 0
        self._vehicles = 0
        self._bag = 0
        self._wind = 0
        self._discard = 0
        self._roles = 0
        self._homes = 0

    def look(self, s: State) -> None:
        """Bring everything up to date."""
        if (
            s.flames_a == self._a
            and s.flames_b == self._b
            and s.deck == self._deck
            and s.scorched == self._scorched
            and s.top == self._top
            and s.wind == self._wind
            and s.discard == self._discard
            and s.roles == self._roles
            and s.breaks == self._breaks
            and s.vehicles == self._vehicles
            and s.bag == self._bag
            and s.cells == self.cells
        ):
            return
        self.stamp += 1
        self.cells = s.cells
        self._breaks = s.breaks
        self._vehicles = s.vehicles
        self._bag = s.bag
        self._a = s.flames_a
        self._b = s.flames_b
        self._scorched = s.scorched
        self._deck = s.deck
        self._top = s.top
        self._wind = s.wind
        self._discard = s.discard
        w = self.weights
        self.burning = burning_tiles(s)
        self.total = all_flames(s)
        self.reserve = self.house.options.flames - self.total
        self.kind = 0 if self.house.options.new_fires else w.kind
        self.flame = w.flame if self.reserve >= w.scarce else w.flame * 2
        left = self.house.options.scorch_limit - size(s.scorched)
        self.step = w.doom
        if left > 1:
            self.step = w.scorch + w.slack // left + w.last // ((left - 1) * (left - 1))
        self.forecast.look(s, self.burning)
        if s.roles != self._roles:
            self._roles = s.roles
            self._find_homes(s)
        tiles = self.burning
        while tiles:
            tile = first(tiles)
            have = flames(s, tile)
            risk = self.danger(s, tile, have)
            self.risk[tile] = risk
            cost = risk * (self.step + self.special(s, tile)) // 1000
            self.heat[tile] = w.fire + self.flame * have + cost
            reached = exposed(s, tile)
            if tile != PROPANE_TANK:
                reached = lowest_of(self.house, reached)
            self.heirs[tile] = reached
            tiles &= tiles - 1

    def _find_homes(self, s: State) -> None:
        found: i64 = 0
        who: i64 = 0
        while who < self.house.crew_size:
            role = role_of(s, who)
            if role < ROLES:
                found |= bit(HOMES[role])
            who += 1
        self._homes = found

    def pull(self, s: State, tile: i64) -> i64:
        """How good a place is to go on from: how near it is to fires and vehicles."""
        if self._pulls_at[tile] == self.stamp:
            known: i64 = self._pulls[tile]
            return known
        found: i64 = 0
        cell: i64 = s.cells[tile]
        tiles = self.burning
        while tiles:
            other = first(tiles)
            away: i64 = self.house.board.reach[cell * TILES + s.cells[other]]
            near: i64 = _NEAR[away] if away < _FAR else 0
            heat: i64 = self.heat[other]
            found += near * heat
            tiles &= tiles - 1
        if s.vehicles:
            far: i64 = self.house.board.reach[cell * TILES + s.cells[AIR_BASE]]
            if far < _FAR:
                beside: i64 = _NEAR[far]
                found += beside * self.weights.base * size(s.vehicles)
        found = found * self.weights.pull // 1000000
        self._pulls_at[tile] = self.stamp
        self._pulls[tile] = found
        return found

    def standing(self, s: State, tile: i64) -> bool:
        """Can the tile burn?"""
        return tile >= 0 and tile != LAKE and not is_scorched(s, tile)

    def special(self, s: State, tile: i64) -> i64:
        """What is lost with a tile besides the tile."""
        w = self.weights
        if tile == FIRE_CAMP:
            return w.doom
        found: i64 = 0
        if tile == AIR_BASE:
            found = w.vehicle * size(s.vehicles)
        elif tile == FIRE_CACHE:
            found = w.cache if s.bag else 0
        elif (self._homes >> tile) & 1:
            found = w.ability
        return found

    def added(self, s: State, tile: i64) -> i64:
        """What one more flame on a tile costs, without looking further."""
        if self._added_at[tile] == self.stamp:
            known: i64 = self._added[tile]
            return known
        found = self._find_added(s, tile)
        self._added_at[tile] = self.stamp
        self._added[tile] = found
        return found

    def _find_added(self, s: State, tile: i64) -> i64:
        have = flames(s, tile)
        limit: i64 = self.house.limits[tile]
        if have + 1 >= limit:
            return self.step + self.special(s, tile)
        chance = self.forecast.chance(s, tile, limit - have - 1, 0)
        danger = chance * (self.step + self.special(s, tile)) // 1000
        if have:
            before = self.forecast.chance(s, tile, limit - have, 0)
            return self.flame + danger - before * (self.step + self.special(s, tile)) // 1000
        return self.flame + self.weights.fire + danger

    def scorched_cost(self, s: State, tile: i64) -> i64:
        """What it costs if the tile burns down: itself, and the flames it spreads."""
        return self.step + self.special(s, tile) + self._spread_cost(s, tile)

    def _spread_cost(self, s: State, tile: i64) -> i64:
        reached = exposed(s, tile)
        found: i64 = 0
        if tile == PROPANE_TANK:
            while reached:
                found += self.added(s, first(reached))
                reached &= reached - 1
            return found
        left: i64 = LODGE_FLAMES if tile == LODGE else 1
        while left and reached:
            choices = lowest_of(self.house, reached)
            cheapest: i64 = -1
            least: i64 = 0
            while choices:
                other = first(choices)
                cost = self.added(s, other)
                if cheapest < 0 or cost < least:
                    cheapest = other
                    least = cost
                choices &= choices - 1
            found += least
            reached &= ~bit(cheapest)
            left -= 1
        return found

    def windward(self, s: State, tile: i64) -> i64:
        """What the wind may light from a burning tile."""
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            likely: i64 = self.forecast.likely[side]
            if likely:
                other: i64 = s.ground.next[tile * SIDES + side]
                if self.standing(s, other) and not (self.burning >> other) & 1:
                    edge: i64 = s.ground.edge[tile * SIDES + side]
                    if not (s.breaks >> edge) & 1:
                        found += likely * self.added(s, other) // 1000
            side += 1
        return found

    def relit(self, s: State, tile: i64) -> i64:
        """What the wind may bring back to a tile that does not burn."""
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            likely: i64 = self.forecast.likely[(side + 3) % SIDES]
            if likely:
                other: i64 = s.ground.next[tile * SIDES + side]
                if other >= 0 and (self.burning >> other) & 1:
                    edge: i64 = s.ground.edge[tile * SIDES + side]
                    if not (s.breaks >> edge) & 1:
                        found += likely
            side += 1
        if not found:
            return 0
        limit: i64 = self.house.limits[tile]
        chance = self.forecast.chance(s, tile, limit - 1, 0)
        cost = self.flame + self.weights.fire
        cost += chance * (self.step + self.special(s, tile)) // 1000
        return found * cost // 1000

    def danger(self, s: State, tile: i64, number: i64) -> i64:
        """How likely a tile with so many flames is to scorch soon, in thousandths."""
        limit: i64 = self.house.limits[tile]
        return self.forecast.chance(s, tile, limit - number, self.forecast.others(tile))

    def cost(self, s: State, tile: i64, number: i64, wind: i64, scorching: i64) -> i64:
        """What a tile with so many flames costs; given what the wind and a scorch do there."""
        if not number:
            return self.relit(s, tile)
        limit: i64 = self.house.limits[tile]
        others = self.forecast.others(tile)
        found = self.weights.fire + self.flame * number + wind
        if number >= limit:
            return scorching
        found += self.forecast.chance(s, tile, limit - number, others) * scorching // 1000
        if not others:
            coming: i64 = self.forecast.coming[limit]
            found += self.kind * coming // 1000
        return found

    def cost_now(self, s: State, tile: i64) -> i64:
        """What a tile costs as it is."""
        return self.cost(
            s, tile, flames(s, tile), self.windward(s, tile), self.scorched_cost(s, tile)
        )

    def gain(self, s: State, tile: i64, number: i64) -> i64:
        """What taking flames off a burning tile is worth; putting flames on, below 0."""
        have = flames(s, tile)
        left = have - number
        if left < 0:
            left = 0
        if not left and have == self.total:
            return self.weights.doom
        wind = self.windward(s, tile)
        scorching = self.scorched_cost(s, tile)
        return self.cost(s, tile, have, wind, scorching) - self.cost(s, tile, left, wind, scorching)

    def break_worth(self, s: State, tile: i64, side: i64) -> i64:
        """What a Firebreak on a side of a tile is worth; below 0 where none can lie."""
        place = tile * SIDES + side
        edge: i64 = s.ground.edge[place]
        if edge < 0 or (s.breaks >> edge) & 1:
            return -1
        other: i64 = s.ground.next[place]
        if not self.standing(s, tile) or not self.standing(s, other):
            return 0
        out: i64 = self.forecast.likely[side]
        back: i64 = self.forecast.likely[(side + 3) % SIDES]
        found = self._kept_out(s, tile, other, out) + self._kept_out(s, other, tile, back)
        return found * self.weights.lasting // 1000

    def _kept_out(self, s: State, tile: i64, other: i64, likely: i64) -> i64:
        """What a Firebreak keeps from going from a tile to the other."""
        add = self.added(s, other)
        if not (self.burning >> tile) & 1:
            return likely * add // 1000 * self.weights.prior // 1000
        chance: i64 = 0 if (self.burning >> other) & 1 else likely
        heirs: i64 = self.heirs[tile]
        if (heirs >> other) & 1:
            chance += self.risk[tile]
        return chance * add // 1000

    def best_break(self, s: State, tile: i64) -> i64:
        """The most that a Firebreak beside a tile is worth; 0 if none can be laid."""
        if self._breaks_at[tile] == self.stamp:
            known: i64 = self._breaks_of[tile]
            return known
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            worth = self.break_worth(s, tile, side)
            if worth > found:
                found = worth
            side += 1
        self._breaks_at[tile] = self.stamp
        self._breaks_of[tile] = found
        return found
