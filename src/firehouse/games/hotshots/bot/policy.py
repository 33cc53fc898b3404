"""The rule of thumb for Hotshots: go where it burns worst, play the dice by exact odds."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from firehouse.bots.policy import Policy
from firehouse.bots.tiers import Mark, best_few, measured, reason
from firehouse.core.bits import size
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.stack import step_of
from firehouse.games.hotshots.bot.candidates import Candidates
from firehouse.games.hotshots.bot.crises import Crises
from firehouse.games.hotshots.bot.fights import Fights
from firehouse.games.hotshots.bot.holdings import asked_first
from firehouse.games.hotshots.bot.reasons import Reasons
from firehouse.games.hotshots.bot.survey import Survey
from firehouse.games.hotshots.bot.turns import Turns
from firehouse.games.hotshots.bot.weights import Weights
from firehouse.games.hotshots.data.faces import DICE
from firehouse.games.hotshots.data.roles import IDS, ROLES
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, endings, steps
from firehouse.games.hotshots.rules.actions import act
from firehouse.games.hotshots.rules.crew_choice import in_box
from firehouse.games.hotshots.rules.moving import STEPS_A_TURN
from firehouse.games.hotshots.rules.state import FOUGHT, State, all_flames, burning_tiles, has_flag

_MANY: Final = 20.0
"""Flames that make a loss a clear one."""

_HOW: Final = 0.03
"""How much it counts how well a game ended, beside whether it was won."""

# How a position looks, from 40,000 turns, and how often games are won that look so.
_START: Final = 1.15
_FLAME: Final = 0.02
_FIRE: Final = 0.03
_SCORCH: Final = 1.15
_CURVE: Final = 0.65
_DIE: Final = 0.055
_EVEN: Final = 2.2
_STEEP: Final = 8.0

HERE: Final = "firehouse.games.hotshots.bot"


class HotshotsPolicy(Policy[State]):
    """Chooses by what each result changes in the cost of the fire."""

    def __init__(self, game: Game[State], weights: Weights | None = None) -> None:
        super().__init__(game)
        assert isinstance(game, Hotshots)
        self.house = game.house
        self.weights = Weights() if weights is None else weights
        self.survey = Survey(game.house, self.weights)
        self.fights = Fights(self.survey)
        self.turns = Turns(self.survey, self.fights)
        self.crises = Crises(game, self.turns)
        self.next_best = Candidates(game, self.turns, self.crises)
        self.reasons = Reasons(self.turns)
        self.characters: list[float] = [0.0] * ROLES
        """How often crews with each character win, where the players choose."""
        if game.house.options.chosen:
            self.characters = measured(HERE, game.setup, list(IDS))
        self.idle = Rng(0)
        """Nothing is drawn from it: the rule of thumb leaves nothing to luck."""

    def choose(self, state: State, rng: Rng) -> i64:
        """The action to play at a decision, always a legal one."""
        self.survey.look(state)
        step: i64 = step_of(state.todo[-1])
        if step == steps.ACT:
            return asked_first(self.house, state, self.turns.choose(state))
        if step == steps.LOCK:
            return asked_first(self.house, state, self.fights.after_roll(state))
        if step == steps.GO_ON:
            return asked_first(self.house, state, self.fights.between_rolls(state))
        if step == steps.CHOOSE_ROLE:
            return best_few(self._character_marks(state))[0]
        return self.crises.choose(state, step)

    def _character_marks(self, s: State) -> list[Mark]:
        """How good each character is that is left, with the action that takes it."""
        return [
            (int(act(actions.TAKE_ROLE, role)), self.characters[role])
            for role in range(ROLES)
            if in_box(self.house, s, role)
        ]

    def candidates(self, state: State) -> list[int]:
        """Legal actions worth a search: the choice of the rule of thumb, then the next best."""
        step: i64 = step_of(state.todo[-1])
        if step == steps.CHOOSE_ROLE:
            return best_few(self._character_marks(state))
        chosen = self.choose(state, self.idle)
        if step == steps.PERMIT:
            return [int(chosen)]
        return self.next_best.ranked(state, chosen)

    def share(self, state: State) -> float:
        """All at the start of a turn, little for its later steps, so that a turn takes 1.5."""
        step: i64 = step_of(state.todo[-1])
        if step == steps.CHOOSE_CHARACTER:
            return 1.0
        if step == steps.CHOOSE_ROLE or step == steps.CHOOSE_FIRST:
            return 1.0
        if step == steps.ACT:
            if has_flag(state, FOUGHT):
                return 0.05
            if state.moves < STEPS_A_TURN:
                return 0.2
            return 0.5 if self.house.solo else 1.0
        if step == steps.PLAY_CARD:
            return 0.2
        return 0.01 if step == steps.PERMIT else 0.07

    def merit(self, state: State) -> float:
        """How likely a game is won; of ended ones, about 1 or 0, by how well they ended."""
        limit = float(self.house.options.scorch_limit)
        scorched = float(size(state.scorched))
        burning = float(all_flames(state))
        if endings.is_win(state.ended):
            return 1.0 - _HOW * min(1.0, scorched / limit)
        if state.ended:
            return _HOW - _HOW * min(_MANY, burning) / _MANY
        left = max(1.0, limit - scorched)
        found = _START - _FLAME * burning - _FIRE * float(size(burning_tiles(state)))
        found -= _SCORCH / left - _CURVE / (left * left) + _DIE * float(DICE - state.dice)
        chance = 1.0 / (1.0 + exp(_EVEN - _STEEP * found))
        return _HOW + (1.0 - 2.0 * _HOW) * chance

    def stream(self, state: State) -> i64:
        """The Fire cards, the dice, the tokens."""
        step: i64 = step_of(state.todo[-1])
        if step == steps.DRAW_CARD:
            return 0
        return 1 if step == steps.ROLL_DICE else 2

    def why(self, state: State, action: int) -> str:
        """One line of reasons for an action, in words."""
        if step_of(state.todo[-1]) == steps.CHOOSE_ROLE:
            return reason(self._character_marks(state), action)
        return self.reasons.why(state, action)
