"""Decisions that are asked for: which tile to feed, where a scorch spreads, how a game starts."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Game
from firehouse.core.stack import argument_in
from firehouse.core.unknown import unknown
from firehouse.games.hotshots.bot.flights import Flights
from firehouse.games.hotshots.bot.holdings import best_token, worst_token
from firehouse.games.hotshots.bot.survey import Survey
from firehouse.games.hotshots.bot.turns import Turns
from firehouse.games.hotshots.data import cards
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import LAKE, TILES
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import act, pair
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.house import GAP
from firehouse.games.hotshots.rules.judge import choices
from firehouse.games.hotshots.rules.scorching import exposed, lowest_of
from firehouse.games.hotshots.rules.setting_up import cells_for, extra_flames
from firehouse.games.hotshots.rules.state import State, burning_tiles, flames, hand, place_of
from firehouse.games.hotshots.rules.vehicles import shape_fits


class Crises:
    """Chooses among equals what hurts least."""

    def __init__(self, game: Game[State], turns: Turns) -> None:
        self.game = game
        self.turns = turns
        self.survey: Survey = turns.survey
        self.flights: Flights = turns.flights
        self.house = turns.house

    def choose(self, s: State, step: i64) -> i64:
        """The answer to a decision of one kind."""
        argument: i64 = argument_in(s.todo[-1])
        if step == steps.FEED:
            number: i64 = 2 if self.house.cards.kinds[s.card - 1] == cards.SINGLE else 1
            return act(actions.CHOOSE, self._cheapest(s, number))
        if step == steps.NEW_FIRE or step == steps.SPREAD:
            return act(actions.CHOOSE, self._cheapest(s, 1))
        if step == steps.SCORCH_FIRST:
            return act(actions.CHOOSE, self._first_to_scorch(s))
        if step == steps.PLACE_BREAK:
            return act(actions.BREAK, self._best_side(s))
        if step == steps.TAKE_BREAK:
            return act(actions.PICK_UP, self._spare_break(s))
        if step == steps.DOZE:
            return act(actions.DOZE, self._best_edge(s))
        if step == steps.LAND:
            return act(actions.LAND, self._landing(s))
        if step == steps.DROP:
            tile = self.flights.next_drop(s, steps.tile_in(argument), steps.number_in(argument) - 1)
            return act(actions.DROP, tile) if tile >= 0 else act(actions.DONE, 0)
        if step == steps.KEEP:
            return act(actions.KEEP, best_token(s.pair))
        if step == steps.DISCARD:
            return act(actions.DISCARD, worst_token(hand(s, owner_of(self.house, argument))))
        if step == steps.PLAY_CARD:
            return act(actions.CARD, self._milder_card(s))
        if step == steps.SAVE:
            return act(actions.SAVE, 0)
        if step == steps.PERMIT:
            return act(actions.YES, 0)
        if step == steps.CHOOSE_SMALL or step == steps.CHOOSE_EXTRA:
            return act(actions.CHOOSE, self._mildest_start(s, step))
        if step == steps.CHOOSE_GAP:
            return act(actions.GAP, self._remotest_cell(s))
        if step == steps.CHOOSE_FIRST:
            return act(actions.BEGIN, self.turns.character(s))
        if step == steps.CHOOSE_CHARACTER:
            return act(actions.USE, self.turns.character(s))
        raise unknown("decision", step)

    def added(self, s: State, tile: i64, number: i64) -> i64:
        """What so many more flames on a tile cost."""
        if not flames(s, tile):
            return self.survey.added(s, tile)
        return -self.survey.gain(s, tile, -number)

    def _cheapest(self, s: State, number: i64) -> i64:
        """The tile to choose where flames do the least harm."""
        tiles = choices(self.house, s)
        found = first(tiles)
        least = self.added(s, found, number)
        tiles &= tiles - 1
        while tiles:
            tile = first(tiles)
            cost = self.added(s, tile, number)
            if cost < least:
                least = cost
                found = tile
            tiles &= tiles - 1
        return found

    def start_cost(self, s: State, step: i64, tile: i64) -> i64:
        """What a starting fire costs on a tile that does not burn."""
        number: i64 = self.house.terrain.flames[tile]
        if step == steps.CHOOSE_EXTRA:
            number = extra_flames(self.house, tile)
        wind = self.survey.windward(s, tile)
        return self.survey.cost(s, tile, number, wind, self.survey.scorched_cost(s, tile))

    def _mildest_start(self, s: State, step: i64) -> i64:
        """The tile where a starting fire does the least harm."""
        tiles = choices(self.house, s)
        found: i64 = -1
        least: i64 = 0
        while tiles:
            tile = first(tiles)
            cost = self.start_cost(s, step, tile)
            if found < 0 or cost < least:
                found = tile
                least = cost
            tiles &= tiles - 1
        return found

    def remoteness(self, cell: i64) -> i64:
        """How far a cell is from all others together."""
        found: i64 = 0
        other: i64 = 0
        while other < TILES:
            found += self.house.board.reach[cell * TILES + other]
            other += 1
        return found

    def _remotest_cell(self, s: State) -> i64:
        """The cell that is missed least: so the others lie close together."""
        cells = cells_for(self.house, s, GAP)
        found = first(cells)
        while cells:
            cell = first(cells)
            if self.remoteness(cell) > self.remoteness(found):
                found = cell
            cells &= cells - 1
        return found

    def _first_to_scorch(self, s: State) -> i64:
        """The tile whose flame goes to one that is lost anyway, else the one that spreads least."""
        due = choices(self.house, s)
        tiles = due
        found = first(tiles)
        least: i64 = 4000000000000
        while tiles:
            tile = first(tiles)
            cost = self.survey.scorched_cost(s, tile)
            if lowest_of(self.house, exposed(s, tile)) & due:
                cost -= 1000000
            if cost < least:
                least = cost
                found = tile
            tiles &= tiles - 1
        return found

    def _best_side(self, s: State) -> i64:
        """The neighbour from which a Firebreak is worth the most."""
        here = place_of(s, s.turn)
        best: i64 = -1
        found: i64 = -1
        side: i64 = 0
        while side < SIDES:
            worth = self.survey.break_worth(s, here, side)
            if worth > best:
                best = worth
                found = s.ground.next[here * SIDES + side]
            side += 1
        return found

    def _both(self, s: State, edge: i64) -> i64:
        return pair(s.ground.ends[edge * 2], s.ground.ends[edge * 2 + 1])

    def _spare_break(self, s: State) -> i64:
        """The Firebreak on the board that is missed least."""
        found: i64 = -1
        least: i64 = 0
        laid = s.breaks & ~s.path
        saved = s.breaks
        while laid:
            edge = first(laid)
            s.breaks = saved & ~bit(edge)
            worth = self.flights.break_on(s, edge)
            if found < 0 or worth < least:
                found = edge
                least = worth
            laid &= laid - 1
        s.breaks = saved
        return self._both(s, found)

    def _best_edge(self, s: State) -> i64:
        """The Dozer's next edge."""
        if self.flights.dozer(s, s.path, -1) >= 0:
            return self._both(s, self.flights.edge)
        for edge in s.ground.edges:
            if not (s.breaks >> edge) & 1 and shape_fits(self.house, s, edge, s.path):
                return self._both(s, edge)
        return -1

    def _landing(self, s: State) -> i64:
        """The best place beside the Dozer's line."""
        best: i64 = -4000000000000
        found: i64 = -1
        path = s.path
        while path:
            edge = first(path)
            end: i64 = 0
            while end < 2:
                tile: i64 = s.ground.ends[edge * 2 + end]
                if tile != LAKE:
                    value = self.turns.stand(s, tile)
                    if value > best:
                        best = value
                        found = tile
                end += 1
            path &= path - 1
        return found

    def _milder_card(self, s: State) -> i64:
        """The card after which the fire stands better."""
        tiles = s.drawn
        found: i64 = -1
        least: i64 = 0
        while tiles:
            card = first(tiles)
            after = s.copy()
            self.game.apply(after, act(actions.CARD, card))
            after.top = 0  # the other card finds the next player prepared
            cost = self.whole_cost(after)
            if found < 0 or cost < least:
                found = card
                least = cost
            tiles &= tiles - 1
        return found

    def whole_cost(self, s: State) -> i64:
        """What the fire costs altogether; a lost game the most."""
        if s.ended:
            return 0 if not (s.flames_a | s.flames_b) else 1000000
        self.survey.look(s)
        found: i64 = 0
        tiles = burning_tiles(s)
        while tiles:
            found += self.survey.cost_now(s, first(tiles))
            tiles &= tiles - 1
        slack = self.house.options.scorch_limit
        scorched = s.scorched
        while scorched:
            found += self.survey.weights.scorch
            found += self.survey.weights.slack // slack
            slack -= 1
            scorched &= scorched - 1
        return found
