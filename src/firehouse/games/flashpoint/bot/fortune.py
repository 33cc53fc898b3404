"""The luck of a table for Flash Point, drawn without lists where both dice are rolled."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.bots.fortune import Fortune
from firehouse.core.bits import nth, size
from firehouse.core.event import Event
from firehouse.core.luck import Luck
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.actions import ROLL, act
from firehouse.games.flashpoint.rules.chance import rolled_again
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.perform import perform
from firehouse.games.flashpoint.rules.state import State


class HouseFortune(Fortune):
    """Draws as every table does, without a list of the squares that both dice can name."""

    def __init__(self, game: FlashPoint, luck: Luck) -> None:
        super().__init__(game, luck)
        self.house: House = game.house

    def drawn(self, state: State) -> i64:
        """What happens at a chance, as a table with this luck draws it."""
        step: i64 = step_of(state.todo[-1])
        if step < steps.ROLL_POINT or step > steps.ROLL_GUN:
            game = self.game
            return self.luck.pick(game.chance_kind(state), game.outcomes(state))
        again = rolled_again(self.house, state, step)
        total: int = DICE_SQUARES - size(again)
        number: i64 = self.luck.below(steps.STREAMS[step], total)
        return act(ROLL, nth(~again, number) if again else number)

    def take(self, state: State, action: i64, log: list[Event] | None) -> i64:
        """Play an action or outcome; how many turns passed by in which a pawn only got up."""
        return perform(self.house, state, log, action)
