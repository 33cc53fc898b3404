"""Every legal action of Flash Point as a sentence, with what to click for it."""

from __future__ import annotations

from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.stage.asks import asks
from firehouse.games.flashpoint.stage.labels import described
from firehouse.games.flashpoint.stage.moment import Moment
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
