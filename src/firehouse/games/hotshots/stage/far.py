"""How far away a tile is that is out of reach this turn, and which movement is left."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.stack import step_of
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.judge import refusal
from firehouse.games.hotshots.rules.state import State, place_of
from firehouse.games.hotshots.stage.places import tile
from firehouse.games.hotshots.stage.routes import routes
from firehouse.games.hotshots.words.language import say
from firehouse.games.hotshots.words.names import the

PLENTY: Final = 40
"""More movement than any way over a map needs."""


def far(game: Hotshots, state: State, action: int) -> str:
    """Why the pawn on turn cannot walk to a tile now; empty if that is not what is asked."""
    if state.ended or step_of(state.todo[-1]) != steps.ACT:
        return ""
    to = actions.argument_of(action)
    is_walk = actions.kind_of(action) == actions.MOVE and to != place_of(state, state.turn)
    if not is_walk or refusal(game.house, state, action) != reasons.NOT_ADJACENT:
        return ""
    rich = state.copy()
    rich.moves = PLENTY
    ways = [route.price for route in routes(game, rich) if route.to == tile(to)]
    if not ways:
        return say(phrase("refusal.no-way", tile=the(to)))
    if min(ways) <= state.moves:
        return ""
    return say(phrase("refusal.far", tile=the(to), cost=min(ways), moves=state.moves))
