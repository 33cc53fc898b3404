"""How firefighters walk: alone or with a load, opening doors on their way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.state import State, place_of
from firehouse.games.flashpoint.stage.labels import described
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.places import edge, square
from firehouse.stage.shapes import Route
from firehouse.stage.wayfinding import Leg, Walk, find_routes

Manner = tuple[int, int]
"""What is carried and how many are led; it stays the same on a way."""


def routes(game: FlashPoint, state: State) -> list[Route]:
    """The cheapest ways of the pawn on turn, alone and with whatever it can take along."""
    if state.ended or state.todo[-1] & steps.KIND != steps.ACT:
        return []
    return find_routes(game, state, _WALK)


def _place(state: State) -> int:
    return place_of(state, state.turn)


def _legs(game: FlashPoint, state: State, manner: Manner | None) -> Iterator[Leg]:
    found = game.actions(state)
    known = set(found)
    for action in found:
        if action < actions.BASE:
            leg = _leg(game, state, action, manner)
            if leg:
                yield leg
        elif actions.kind_of(action) == actions.OPEN:
            yield from _through_door(game, state, action, manner, known)


def _leg(game: FlashPoint, state: State, action: int, manner: Manner | None) -> Leg | None:
    """A step of the pawn on turn, if it is in this manner."""
    taken = (actions.load_of(action), actions.led_of(action))
    if actions.mover_of(action) or (manner is not None and taken != manner):
        return None
    goal = (taken, actions.argument_of(action))
    return Leg(goal, game.price(state, action), (action,))


def _through_door(
    game: FlashPoint, state: State, action: int, manner: Manner | None, known: set[int]
) -> Iterator[Leg]:
    """Opening a door or window, and a step that was not possible before."""
    price = game.price(state, action)
    door = edge(game.house, game.house.edge[_place(state) * 4 + actions.argument_of(action)])
    after = state.copy()
    game.apply(after, action)
    for step in game.actions(after):
        if step < actions.BASE and step not in known:
            leg = _leg(game, after, step, manner)
            if leg:
                yield Leg(leg.goal, price + leg.price, (action, step), (door,))


def _may_end(game: FlashPoint, state: State, place: int) -> bool:
    """A marker may be turned over in the square that the way leads to."""
    entry = state.todo[-1]
    return entry & steps.KIND == steps.REVEAL_FOUND and entry >> steps.ARGUMENT == place


def _label(game: FlashPoint, before: State, leg: Leg) -> str:
    return described(Moment(game.house, before), leg.actions[-1])[0]


_WALK: Final = Walk(
    _place,
    _legs,
    _may_end,
    lambda game, number: square(game.house, number),
    _label,
)
