"""How firefighters walk: alone or with a load, opening doors on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from firehouse.core.stack import argument_in, step_of
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.residents import NOBODY_YET, Residents
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.stage.labelling import labelled
from firehouse.games.flashpoint.stage.labels import described
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.places import edge, square
from firehouse.stage.offers import Described
from firehouse.stage.routes import Aim, Deed, Leg, Walk, find_routes
from firehouse.stage.shapes import Route

MOVE: Final = "move"
OPEN: Final = "open"

Manner = tuple[int, int]
"""What is carried and how many are led; it stays the same on a way."""


def routes(game: FlashPoint, state: State, known: Residents = NOBODY_YET) -> list[Route]:
    """The cheapest ways of the pawn on turn, alone and with whatever it can take along."""
    if state.ended or step_of(state.todo[-1]) != steps.ACT:
        return []
    return find_routes(game, state, replace(_WALK, label=_label_from(_place(state), known)))


def is_way(action: str, following: str) -> bool:
    """Steps and doors lead to what is done behind them; somebody is carried as far as it goes."""
    verb, _, more = action.partition(" ")
    if verb == OPEN:
        return True
    with_load = " " in more
    return verb == MOVE and (not with_load or following.startswith(f"{MOVE} "))


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
    return step_of(entry) == steps.REVEAL_FOUND and argument_in(entry) == place


def _label_from(start: int, known: Residents) -> Callable[[FlashPoint, State, Leg], Described]:
    """What a way is called; people who are taken along were at its start."""

    def label(game: FlashPoint, before: State, leg: Leg) -> Described:
        return described(Moment(game.house, before, known, start), leg.actions[-1])

    return label


def _aim(game: FlashPoint, before: State, leg: Leg) -> Aim:
    """People come to see who calls, and to bring out whom they found."""
    after = before.copy()
    for action in leg.actions:
        game.apply(after, action)
    saves = after.rescued > before.rescued
    return Aim(saves or _may_end(game, after, leg.goal[1]), saves)


_AT_HAND: Final = (actions.OPEN, actions.CHOP, actions.EXTINGUISH)
_FAR: Final = (actions.OPEN, actions.EXTINGUISH)
"""What somebody is sent for by a click; a wall is only chopped by who stands beside it."""


def _deeds(game: FlashPoint, state: State, manner: Manner | None) -> Iterator[Deed]:
    """Fires to put out, doors and walls to work on; after a walk empty-handed, and not in fire."""
    moment = Moment(game.house, state)
    if manner is not None and (any(manner) or moment.burns(moment.here)):
        return
    kinds = _AT_HAND if manner is None else _FAR
    for action in game.actions(state):
        if action >= actions.BASE and actions.kind_of(action) in kinds:
            yield _deed(game, moment, action)


def _deed(game: FlashPoint, moment: Moment, action: int) -> Deed:
    """One action, or two that are meant as one: fire, then its smoke; both blows at a wall."""
    kind = actions.kind_of(action)
    called = described(moment, action)
    told = called.phrase.arguments if called.phrase else {}
    spot = called.spots[0]
    after = moment.s.copy()
    game.apply(after, action)
    again = not game.is_chance(after) and not game.refusal(after, action)
    burns = kind == actions.EXTINGUISH and bool(told["burns"])
    if burns and again:
        both = labelled("put-out", called.spots, square=told["square"])
        return Deed((spot, kind), spot, (action, action), both, main=True)
    if kind == actions.CHOP and not told["damaged"] and again:
        both = labelled("chop-through", called.spots, **told)
        return Deed((spot, kind), spot, (action, action), both)
    return Deed((spot, kind), spot, (action,), called, main=burns)


_WALK: Final = Walk(
    _place,
    _legs,
    _may_end,
    lambda game, number: square(game.house, number),
    _label_from(OFF_BOARD, NOBODY_YET),
    _deeds,
    _aim,
)
