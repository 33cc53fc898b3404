"""Every legal action of Flash Point as a sentence, with what to click for it."""

from __future__ import annotations

from firehouse.flashpoint.game import FlashPoint
from firehouse.flashpoint.state import State
from firehouse.stage.flashpoint.asks import asks
from firehouse.stage.flashpoint.labels import described
from firehouse.stage.flashpoint.moment import Moment
from firehouse.stage.offering import offer_of
from firehouse.stage.shapes import Offer


def offers(game: FlashPoint, state: State) -> list[Offer]:
    """Every legal action in the engine's order; at a chance, every outcome."""
    if state.ended:
        return []
    moment = Moment(game.house, state)
    return [_offer(game, moment, action) for action in game.actions(state)]


def _offer(game: FlashPoint, moment: Moment, action: int) -> Offer:
    state = moment.s
    return offer_of(game, state, action, described(moment, action), asks(game, state, action))
