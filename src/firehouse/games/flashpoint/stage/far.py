"""How far away a place is that is out of reach this turn, and what is missing."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import actions, reasons, steps
from firehouse.games.flashpoint.rules.judge import refusal
from firehouse.games.flashpoint.rules.state import State, place_of
from firehouse.games.flashpoint.stage.places import square
from firehouse.games.flashpoint.stage.routes import routes
from firehouse.games.flashpoint.words.language import say
from firehouse.games.flashpoint.words.names import square_name

PLENTY: Final = 60
"""More points than any way through a house costs."""


def far(game: FlashPoint, state: State, action: int) -> str:
    """Why the pawn on turn cannot walk to a place now; empty if that is not what is asked."""
    if state.ended or step_of(state.todo[-1]) != steps.ACT or action >= actions.MOVER:
        return ""
    to = actions.argument_of(action)
    too_far = refusal(game.house, state, action) == reasons.NOT_A_STEP
    if not too_far or to == place_of(state, state.turn):
        return ""
    return say(phrase("refusal.not-a-step", not_a_step=_clause(game, state, to)))


def _clause(game: FlashPoint, state: State, to: int) -> Phrase:
    there = square_name(game.house, to)
    rich = state.copy()
    rich.ap = PLENTY
    spot = square(game.house, to)
    ways = [route.price for route in routes(game, rich) if route.to == spot and not route.main]
    if not ways:
        return phrase("clause.no-way", square=there)
    left = state.ap + state.free
    return phrase("clause.far", square=there, cost=min(ways), ap=left, missing=min(ways) - left)
