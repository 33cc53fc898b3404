"""How firefighters walk: tile by tile, as far as their movement goes, and on to a fight there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from firehouse.core.known import NOBODY, Known
from firehouse.core.stack import step_of
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.state import State, flames, place_of
from firehouse.games.hotshots.stage.labels import labelled
from firehouse.games.hotshots.stage.places import tile
from firehouse.games.hotshots.words.names import the
from firehouse.stage.routes import Deed, Leg, Walk, find_routes
from firehouse.stage.shapes import Route


def routes(game: Hotshots, state: State, known: Known = NOBODY) -> list[Route]:
    """The cheapest ways of the pawn on turn."""
    if state.ended or step_of(state.todo[-1]) != steps.ACT:
        return []
    return find_routes(game, state, _WALK)


def _place(state: State) -> int:
    return place_of(state, state.turn)


def _legs(game: Hotshots, state: State, manner: None) -> Iterator[Leg]:
    for action in game.actions(state):
        if actions.kind_of(action) == actions.MOVE:
            goal = (None, actions.argument_of(action))
            yield Leg(goal, game.price(state, action), (action,))


def _deeds(game: Hotshots, state: State, manner: None) -> Iterator[Deed]:
    """The fire on a tile stops whoever walks there, so going there means fighting it."""
    here = _place(state)
    if flames(state, here) and not game.refusal(state, _FIGHT):
        spot = tile(here)
        yield Deed(spot, spot, (_FIGHT,), labelled("go-fight", (spot,), tile=the(here)), main=True)


_FIGHT: Final = actions.act(actions.FIGHT, 0)

_WALK: Final = Walk(
    _place,
    _legs,
    lambda game, state, place: False,
    lambda game, number: tile(number),
    lambda game, before, leg: labelled("move", (), tile=the(leg.goal[1])),
    _deeds,
)
