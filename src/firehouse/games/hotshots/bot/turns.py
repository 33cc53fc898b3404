"""A turn: where to go, what to do there, which tokens to play, and when to end it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.games.hotshots.bot.fights import Fights
from firehouse.games.hotshots.bot.flights import Flights
from firehouse.games.hotshots.bot.holdings import is_worth_exchanging, within_reach, worst_token
from firehouse.games.hotshots.bot.routes import Routes
from firehouse.games.hotshots.bot.survey import Survey
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.roles import CREW_BOSS
from firehouse.games.hotshots.data.tiles import AIR_BASE, FIRE_CACHE, FIRE_CAMP, LAKE, TILES
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.actions import act
from firehouse.games.hotshots.rules.bag import exchange_refusal
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.moving import order_refusal
from firehouse.games.hotshots.rules.state import (
    FOUGHT,
    NO_CARD,
    ONE_MORE,
    ORDERED,
    SUCCEEDED,
    THROUGH_FIRE,
    State,
    able,
    flames,
    hand,
    has_flag,
    is_scorched,
    place_of,
    role_of,
)
from firehouse.games.hotshots.rules.vehicles import AIR_TANKER, HELICOPTER

REST: Final = 0
FIGHT: Final = 1
VEHICLE: Final = 2

ENOUGH: Final = 120
"""What a fight against a fire must promise so that nobody thinks of Firebreaks elsewhere."""


class Turns:
    """Plans the turn of a firefighter; the plan is left in the fields."""

    target: i64
    deed: i64
    value: i64

    def __init__(self, survey: Survey, fights: Fights) -> None:
        self.survey = survey
        self.fights = fights
        self.house = survey.house
        self.flights = Flights(survey)
        self.routes = Routes()
        self.target = 0
        """Where to go."""
        self.deed = REST
        """What to do there."""
        self.value = 0
        self.values: list[int] = [0] * TILES
        """What going to each tile in reach is worth."""
        self.deeds: list[int] = [0] * TILES

    def plan(self, s: State, who: i64, moves: i64, through: bool) -> None:
        """Find the best place in reach, and what to do there."""
        here = place_of(s, who)
        self.routes.explore(s, here, moves, self.survey.burning, through)
        self.target = here
        self.value = 0
        self.value = self.at(s, who, here)
        self.deed = self.deeds[here]
        others = self.routes.reached & ~bit(here)
        self._weigh(s, who, others & self.survey.burning)
        self._weigh(s, who, others & ~self.survey.burning)

    def _weigh(self, s: State, who: i64, tiles: i64) -> None:
        while tiles:
            tile = first(tiles)
            value = self.at(s, who, tile)
            if value > self.value:
                self.value = value
                self.target = tile
                self.deed = self.deeds[tile]
            tiles &= tiles - 1

    def at(self, s: State, who: i64, tile: i64) -> i64:
        """What the best deed on a tile and standing there are worth."""
        deed: i64 = REST
        best: i64 = 0
        if not is_scorched(s, tile):
            if s.dice and ((self.survey.burning >> tile) & 1 or self.value < ENOUGH):
                best = self.fights.worth(s, who, tile, 0)
                if best:
                    deed = FIGHT
            if tile == AIR_BASE and s.vehicles and self.flights.best(s) >= 0:
                flight = self.flights.worth - self.survey.weights.hold
                if flight > best:
                    best = flight
                    deed = VEHICLE
        best += self.stand(s, tile)
        self.values[tile] = best
        self.deeds[tile] = deed
        return best

    def stand(self, s: State, tile: i64) -> i64:
        """What it is worth to end the turn on a tile."""
        found = self.survey.pull(s, tile)
        have = flames(s, tile)
        if have:
            found -= self.survey.danger(s, tile, have) * self.survey.weights.die // 1000
        if tile == FIRE_CAMP and s.dice < faces.DICE:
            lost = faces.DICE - s.dice
            if lost > self.house.options.dice_recovered:
                lost = self.house.options.dice_recovered
            found += lost * self.survey.weights.camp
        return found

    def choose(self, s: State) -> i64:
        """The next action of the turn."""
        held = within_reach(self.house, s)
        if held & bit(tokens.RECOVER) and s.dice < faces.DICE:
            return act(actions.PLAY, tokens.RECOVER)
        if has_flag(s, FOUGHT):
            return self._finish(s, held)
        through = has_flag(s, THROUGH_FIRE)
        self.plan(s, s.turn, s.moves, through)
        if held & 1792:
            action = self._farther(s, held)
            if action >= 0:
                return action
        return self.next_step(s, held)

    def next_step(self, s: State, held: i64) -> i64:
        """The next action of the plan."""
        here = place_of(s, s.turn)
        if self.target != here:
            return act(actions.MOVE, self.routes.step[self.target])
        if self.deed == FIGHT:
            action = self._support_first(s)
            return action if action >= 0 else act(actions.FIGHT, 0)
        if self.deed == VEHICLE:
            return self.drive(s)
        return self._finish(s, held)

    def drive(self, s: State) -> i64:
        """Use the best vehicle."""
        vehicle = self.flights.best(s)
        if vehicle == HELICOPTER:
            return act(actions.HELICOPTER, self.flights.drop)
        if vehicle == AIR_TANKER:
            return act(actions.TANKER, self.flights.start)
        return act(actions.DOZER, 0)

    def _farther(self, s: State, held: i64) -> i64:
        """A token for movement, if it leads to something better; -1 if none does."""
        through = has_flag(s, THROUGH_FIRE)
        action: i64 = -1
        best = self.value + self.survey.weights.early
        if held & bit(tokens.MOVE_2):
            self.plan(s, s.turn, s.moves + 2, through)
            if self.value > best:
                best = self.value
                action = act(actions.PLAY, tokens.MOVE_2)
        if held & bit(tokens.MOVE_1_FIRE):
            self.plan(s, s.turn, s.moves + 1, True)
            if self.value > best:
                best = self.value
                action = act(actions.PLAY, tokens.MOVE_1_FIRE)
        if held & bit(tokens.ANYWHERE):
            found = self._anywhere(s, best)
            if found >= 0:
                return act(actions.PLAY_ANYWHERE, found)
        self.plan(s, s.turn, s.moves, through)
        return action

    def _anywhere(self, s: State, least: i64) -> i64:
        """The best tile of all to go to, if it is better than the least; -1 else."""
        here = place_of(s, s.turn)
        best = least
        found: i64 = -1
        tile: i64 = 0
        while tile < TILES:
            if tile != here and tile != LAKE and s.cells[tile] >= 0:
                value = self.at(s, s.turn, tile)
                if value > best:
                    best = value
                    found = tile
            tile += 1
        return found

    def _support_first(self, s: State) -> i64:
        """Before a fight the Crew Boss may call somebody here; -1 if that brings little."""
        if not self._can_order(s):
            return -1
        here = place_of(s, s.turn)
        who: i64 = 0
        while who < self.house.crew_size:
            if who != s.turn and not order_refusal(self.house, s, who, here):
                gain = self.fights.worth(s, s.turn, here, 1) - self.fights.worth(s, s.turn, here, 0)
                gain += self.stand(s, here) - self.stand(s, place_of(s, who))
                if gain > self.survey.weights.order:
                    return act(actions.ORDER, actions.errand(who, here))
            who += 1
        return -1

    def _can_order(self, s: State) -> bool:
        return role_of(s, s.turn) == CREW_BOSS and not has_flag(s, ORDERED) and able(s, s.turn)

    def _finish(self, s: State, held: i64) -> i64:
        """What is left to do before the turn ends."""
        here = place_of(s, s.turn)
        if has_flag(s, SUCCEEDED):
            if held & bit(tokens.EXTRA_FLAME):
                tile = self._one_more(s)
                if tile >= 0:
                    return act(actions.PLAY_FLAME, tile)
            if held & bit(tokens.EXTRA_TURN) and not has_flag(s, ONE_MORE):
                return act(actions.PLAY, tokens.EXTRA_TURN)
        if held & bit(tokens.FIREBREAK) and free_side(s):
            best = self.survey.best_break(s, here)
            if best > self.survey.weights.spend:
                return act(actions.PLAY, tokens.FIREBREAK)
        if held & bit(tokens.SKIP_CARD) and not s.flags & (NO_CARD | ONE_MORE):
            burning = self.survey.total * self.survey.flame
            if burning > self.survey.weights.skip:
                return act(actions.PLAY, tokens.SKIP_CARD)
        own = hand(s, owner_of(self.house, s.turn))
        if own and here == FIRE_CACHE:
            token = worst_token(own)
            if not exchange_refusal(self.house, s, token) and is_worth_exchanging(token, s.bag):
                return act(actions.EXCHANGE, token)
        if self._can_order(s):
            action = self._send(s)
            if action >= 0:
                return action
        return act(actions.END, 0)

    def _one_more(self, s: State) -> i64:
        """Where to take one more flame off; -1 if nowhere."""
        tiles = s.quenched & self.survey.burning
        found: i64 = -1
        best: i64 = self.survey.weights.spend
        while tiles:
            tile = first(tiles)
            gain = self.survey.gain(s, tile, 1)
            if gain > best:
                best = gain
                found = tile
            tiles &= tiles - 1
        return found

    def _send(self, s: State) -> i64:
        """The Crew Boss's order that brings somebody nearer to the fire; -1 if none does."""
        best = self.survey.weights.order
        action: i64 = -1
        who: i64 = 0
        while who < self.house.crew_size:
            if who != s.turn:
                now = self.stand(s, place_of(s, who))
                around: i64 = s.ground.around[place_of(s, who)]
                while around:
                    tile = first(around)
                    if not order_refusal(self.house, s, who, tile):
                        gain = self.stand(s, tile) - now
                        if gain > best:
                            best = gain
                            action = act(actions.ORDER, actions.errand(who, tile))
                    around &= around - 1
            who += 1
        return action

    def character(self, s: State) -> i64:
        """The pawn that can do most with a turn now."""
        self.plan(s, 0, 2, False)
        best = self.value
        found: i64 = 0
        who: i64 = 1
        while who < self.house.crew_size:
            # Only the difference to staying away counts: what the others do is left out.
            self.plan(s, who, 2, False)
            if self.value > best:
                best = self.value
                found = who
            who += 1
        return found
