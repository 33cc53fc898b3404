"""Which actions are worth a search: the choice of the rule of thumb, then the next best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Game
from firehouse.core.stack import step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots.bot.crises import Crises
from firehouse.games.hotshots.bot.fights import Fights
from firehouse.games.hotshots.bot.holdings import WORTH
from firehouse.games.hotshots.bot.survey import Survey
from firehouse.games.hotshots.bot.turns import Turns
from firehouse.games.hotshots.data import cards, tokens
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import argument_of, kind_of
from firehouse.games.hotshots.rules.firebreaks import edge_of
from firehouse.games.hotshots.rules.state import FOUGHT, THROUGH_FIRE, State, has_flag, place_of
from firehouse.games.hotshots.rules.vehicles import WATER

MOST: Final = 6
_NOT_WORTH_A_LOOK: Final = -1000000
_NOT_LOOKED_AT: Final = (actions.PLAY_SUMMON, actions.EXCHANGE, actions.GIVE, actions.TAKE)
"""Kinds that only the rule of thumb's own choice is of; a Summon is worth a look in a fight."""
_ALL_ALIKE: Final = (
    actions.CARD,
    actions.BEGIN,
    actions.USE,
    actions.DONE,
    actions.SAVE,
    actions.LET,
)
"""Answers without points: the search is to find out what comes of them."""
_ORDERS: Final = 2
"""Orders of the Crew Boss that are looked at."""


def _margin(step: i64) -> int:
    """How many points worse than the best an action may look and still be worth a search."""
    if step == steps.LOCK:
        return 5
    if step == steps.GO_ON:
        return 30
    if step == steps.PLACE_BREAK or step == steps.DOZE:
        return 15
    return 80


def _most(step: i64) -> int:
    """How many actions are looked at."""
    return 3 if step == steps.LOCK or step == steps.GO_ON else MOST


class Candidates:
    """Scores every legal action in points."""

    def __init__(self, game: Game[State], turns: Turns, crises: Crises) -> None:
        self.game = game
        self.turns = turns
        self.crises = crises
        self.fights: Fights = turns.fights
        self.survey: Survey = turns.survey
        self.house = turns.house
        self._going: list[int] = [0] * TILES
        """By first step: the most that a way which begins so is worth."""

    def ranked(self, s: State, chosen: i64) -> list[int]:
        """The chosen action, then those of the others that come near it, the best first."""
        self.survey.look(s)
        step: i64 = step_of(s.todo[-1])
        if step == steps.ACT:
            self._look_around(s)
        found: list[tuple[int, int]] = []
        orders: list[tuple[int, int]] = []
        best: int = self._score(s, step, chosen)
        for action in self.game.actions(s):
            if action == chosen:
                continue
            score: int = self._score(s, step, action)
            if score > _NOT_WORTH_A_LOOK:
                best = max(best, score)
                place = orders if kind_of(action) == actions.ORDER else found
                place.append((-score, action))
        orders.sort()
        found.extend(orders[:_ORDERS])
        found.sort()
        least = best - _margin(step)
        near = [action for score, action in found if -score >= least]
        return [int(chosen), *near[: _most(step) - 1]]

    def _look_around(self, s: State) -> None:
        turns = self.turns
        if has_flag(s, FOUGHT):
            return
        turns.plan(s, s.turn, s.moves, has_flag(s, THROUGH_FIRE))
        tile: i64 = 0
        while tile < TILES:
            self._going[tile] = _NOT_WORTH_A_LOOK
            tile += 1
        tiles = turns.routes.reached & ~bit(place_of(s, s.turn))
        while tiles:
            there = first(tiles)
            step: i64 = turns.routes.step[there]
            value: i64 = turns.values[there]
            if value > self._going[step]:
                self._going[step] = value
            tiles &= tiles - 1

    def _score(self, s: State, step: i64, action: i64) -> i64:
        kind = kind_of(action)
        argument = argument_of(action)
        if step == steps.ACT:
            return self._score_turn(s, kind, argument)
        if kind == actions.LOCK:
            return self.fights.lock_value(s, argument)
        if step == steps.LOCK or step == steps.GO_ON:
            return self._score_fight(s, kind, argument)
        return self._score_answer(s, step, kind, argument)

    def _score_turn(self, s: State, kind: i64, argument: i64) -> i64:
        here = place_of(s, s.turn)
        standing = self.turns.stand(s, here)
        if kind == actions.MOVE:
            going: i64 = self._going[argument] if not has_flag(s, FOUGHT) else 0
            return going
        if kind == actions.END:
            return standing
        if kind == actions.FIGHT:
            return standing + self.fights.worth(s, s.turn, here, 0)
        if kind == actions.HELICOPTER:
            return standing + self.survey.gain(s, argument, WATER)
        if kind == actions.TANKER:
            return standing + self.turns.flights.line_from(s, argument)
        if kind == actions.DOZER:
            return standing + self.turns.flights.dozer(s, 0, -1)
        if kind == actions.ORDER:
            who = actions.sent_in(argument)
            goal = actions.goal_in(argument)
            return standing + self.turns.stand(s, goal) - self.turns.stand(s, place_of(s, who))
        if kind == actions.PLAY_FLAME:
            return standing + self.survey.gain(s, argument, 1)
        if kind == actions.PLAY_ANYWHERE:
            return self.turns.at(s, s.turn, argument) - self.survey.weights.early
        if kind == actions.PLAY:
            worth: i64 = WORTH[argument]
            if argument == tokens.FIREBREAK:
                return standing + self.survey.best_break(s, here) - worth
            if argument == tokens.SKIP_CARD or argument == tokens.EXTRA_TURN:
                return standing + worth // 2
            return standing - worth
        if kind in _NOT_LOOKED_AT:
            return _NOT_WORTH_A_LOOK
        raise unknown("action", kind)

    def _score_fight(self, s: State, kind: i64, argument: i64) -> i64:
        """After a roll without a match, and between rolls."""
        if kind == actions.STOP:
            best = self.fights.best_reward(s)
            if argument == best:
                return self.fights.stop_points(s)
            near = actions.MATCHES[argument] + 1 >= actions.MATCHES[best]
            if argument and near:
                return self.fights.stop_points(s) - 20
            return _NOT_WORTH_A_LOOK
        if kind == actions.ROLL_AGAIN:
            return self.fights.roll_points(s)
        if kind == actions.FAIL:
            return 0
        if kind == actions.PLAY or kind == actions.PLAY_SUMMON:
            return -60
        if kind == actions.PLAY_FACE or kind == actions.PLAY_DOUBLE:
            return -40
        if kind in _NOT_LOOKED_AT:
            return _NOT_WORTH_A_LOOK
        raise unknown("action", kind)

    def _score_answer(self, s: State, step: i64, kind: i64, argument: i64) -> i64:
        if kind == actions.CHOOSE:
            single = step == steps.FEED and self.house.cards.kinds[s.card - 1] == cards.SINGLE
            if step == steps.SCORCH_FIRST:
                return -self.survey.scorched_cost(s, argument)
            if step >= steps.CHOOSE_SMALL:
                return -self.crises.start_cost(s, step, argument)
            return -self.crises.added(s, argument, 2 if single else 1)
        if kind == actions.GAP:
            return self.crises.remoteness(argument)
        if kind == actions.BREAK:
            return self._side_worth(s, argument)
        if kind == actions.DOZE or kind == actions.PICK_UP:
            worth = self.turns.flights.break_on(s, edge_of(s, argument))
            return worth if kind == actions.DOZE else -worth
        if kind == actions.LAND:
            return self.turns.stand(s, argument)
        if kind == actions.DROP:
            return self.survey.gain(s, argument, 1)
        if kind == actions.KEEP:
            kept: i64 = WORTH[argument]
            return kept
        if kind == actions.DISCARD:
            lost: i64 = WORTH[argument]
            return -lost
        if kind in _ALL_ALIKE:
            return 0
        raise unknown("action", kind)

    def _side_worth(self, s: State, tile: i64) -> i64:
        here = place_of(s, s.turn)
        side: i64 = 0
        while side < SIDES:
            if s.ground.next[here * SIDES + side] == tile:
                return self.survey.break_worth(s, here, side)
            side += 1
        return 0
