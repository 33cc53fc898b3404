"""Games played to their end by a rule of thumb on the luck of a table, for very many of them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from firehouse.bots.policy import Policy
from firehouse.core.bits import nth, size
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.luck import Luck, Rng
from firehouse.flashpoint import steps
from firehouse.flashpoint.actions import ROLL, act
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.chance import rolled_again
from firehouse.flashpoint.events import GotUp
from firehouse.flashpoint.game import FlashPoint
from firehouse.flashpoint.house import House
from firehouse.flashpoint.options import DOWN_LIE
from firehouse.flashpoint.state import State


class Fortune:
    """The luck of a table, drawn outcome by outcome."""

    def __init__(self, game: Game[Any], luck: Luck) -> None:
        self.game = game
        self.luck = luck

    def drawn(self, state: Any) -> i64:
        """What happens at a chance, as a table with this luck draws it."""
        game = self.game
        return self.luck.pick(game.chance_kind(state), game.outcomes(state))

    def take(self, state: Any, action: i64, log: list[Event] | None) -> i64:
        """Play an action or outcome; how many turns passed by in which a pawn only got up."""
        self.game.apply(state, action, log)
        return 0


class HouseFortune(Fortune):
    """The same for Flash Point, without a list of the squares that both dice can name."""

    def __init__(self, game: FlashPoint, luck: Luck) -> None:
        super().__init__(game, luck)
        self.house: House = game.house
        self.lies = game.house.options.knock_down == DOWN_LIE
        """Do firefighters lie until their next turn?"""

    def drawn(self, state: State) -> i64:
        """What happens at a chance, as a table with this luck draws it."""
        step: i64 = state.todo[-1] & steps.KIND
        if step < steps.ROLL_POINT or step > steps.ROLL_GUN:
            game = self.game
            return self.luck.pick(game.chance_kind(state), game.outcomes(state))
        again = rolled_again(self.house, state, step)
        total: int = DICE_SQUARES - size(again)
        number: i64 = self.luck.below(steps.NAMES[step], total)
        return act(ROLL, nth(~again, number) if again else number)

    def take(self, state: State, action: i64, log: list[Event] | None) -> i64:
        """Play an action or outcome; how many turns passed by in which a pawn only got up.

        Nobody gets up before the actions of a turn have been ended, so most need no log.
        """
        entry: i64 = state.todo[-1]
        if not self.lies or entry & steps.KIND == steps.ACT:
            self.game.apply(state, action, log)
            return 0
        heard: list[Event] = [] if log is None else log
        self.game.apply(state, action, heard)
        rises: i64 = 0
        for event in heard:
            if isinstance(event, GotUp):
                rises += 1
        return rises


def fortune_of(game: Game[Any], luck: Luck) -> Fortune:
    """The luck of a table for a game."""
    if isinstance(game, FlashPoint):
        return HouseFortune(game, luck)
    return Fortune(game, luck)


def play_on(
    policy: Policy[Any], state: Any, fortune: Fortune, players: Rng, end: int
) -> tuple[int, int]:
    """Play in place to the end; how many decisions that took, and how many turns passed.

    A turn has passed by the action `end`, or by a pawn's getting up; one that the end of the game
    cut short has not.
    """
    game = policy.game
    ending: i64 = end
    decisions: i64 = 0
    turns: i64 = 0
    while not game.over(state):
        if game.is_chance(state):
            action = fortune.drawn(state)
        else:
            action = policy.choose(state, players)
            decisions += 1
            if action == ending:
                turns += 1
        turns += fortune.take(state, action, None)
    return decisions, turns
