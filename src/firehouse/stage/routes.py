"""The cheapest ways of several actions, found by playing them on copies; never through luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any, Final

from firehouse.core.game import Game
from firehouse.stage.offers import Described
from firehouse.stage.shapes import Route, Spots

MOST_POSITIONS: Final = 400

Goal = tuple[Any, int]
"""How the pawn walks, such as what it carries, and the place it comes to."""


@dataclass(frozen=True)
class Leg:
    """One step of a way, with what has to be opened for it."""

    goal: Goal
    price: int
    actions: tuple[int, ...]
    opened: Spots = ()


@dataclass(frozen=True)
class Deed:
    """Work at a place: one action, or several that are meant as one."""

    about: Any
    """What is worked on; it is offered as far as it can be done, and then the cheapest way."""
    spot: str
    actions: tuple[int, ...]
    called: Described
    main: bool = False


@dataclass(frozen=True)
class Aim:
    """The purpose of a way: what is done at its end."""

    apt: bool = False
    saves: bool = False


def _no_aim(game: Any, before: Any, leg: Leg) -> Aim:
    return Aim()


def _idle(game: Any, state: Any, manner: Any) -> Iterable[Deed]:
    return ()


@dataclass(frozen=True)
class Walk:
    """How the pawn on turn walks in one game."""

    place: Callable[[Any], int]
    """Where the pawn on turn is."""
    legs: Callable[[Any, Any, Any], Iterable[Leg]]
    """The steps of a game and position for a manner of walking; None for every manner."""
    may_end: Callable[[Any, Any, int], bool]
    """Whether luck that a step brings up belongs to the place, so that a way may end with it."""
    spot: Callable[[Any, int], str]
    """What clients call a place."""
    label: Callable[[Any, Any, Leg], Described]
    """What to call a way that ends with this leg, from the position before it."""
    deeds: Callable[[Any, Any, Any], Iterable[Deed]] = _idle
    """What can be done from where the pawn is after walking in a manner; None before it walks."""
    aim: Callable[[Any, Any, Leg], Aim] = _no_aim
    """What a way that ends with this leg is good for, from the position before it."""


@dataclass(frozen=True)
class _Way:
    """A way that has been found, up to the position before its last leg."""

    before: Any
    price: int
    actions: tuple[int, ...]
    through: Spots
    leg: Leg


def find_routes(game: Game[Any], state: Any, walk: Walk) -> list[Route]:
    """The cheapest way to every place that no single action leads to, the nearest first."""
    if game.actor(state) < 0:
        return []
    legs = list(walk.legs(game, state, None))
    direct = {leg.goal for leg in legs if len(leg.actions) == 1}
    ways = _cheapest(game, walk, [_Way(state, leg.price, (), (), leg) for leg in legs])
    here = walk.place(state)
    found = [
        _route(game, way, walk)
        for way in ways
        if way.leg.goal not in direct and way.leg.goal[1] != here
    ]
    return found + _worked(game, state, walk, ways)


def _worked(game: Game[Any], state: Any, walk: Walk, ways: list[_Way]) -> list[Route]:
    """The best way to each deed, unless it is a single action from here."""
    found: dict[Any, tuple[Deed, Route]] = {}
    here = list(walk.deeds(game, state, None))
    for deed in here:
        if len(deed.actions) > 1:
            found[deed.about] = (deed, _deed_route(game, state, deed, 0, (), ()))
    near = {deed.about for deed in here}
    for way in ways:
        after = _played(game, way, walk)
        if after is None or game.over(after) or game.actor(after) != game.actor(state):
            continue
        actions = way.actions + way.leg.actions
        manner, place = way.leg.goal
        through = (*way.through, *way.leg.opened, walk.spot(game, place))
        for deed in walk.deeds(game, after, manner):
            route = _deed_route(game, after, deed, way.price, actions, through)
            if deed.about not in near and _is_better(found.get(deed.about), deed, route):
                found[deed.about] = (deed, route)
    return [route for _, route in found.values()]


def _is_better(known: tuple[Deed, Route] | None, deed: Deed, route: Route) -> bool:
    if known is None:
        return True
    before, way = known
    return (-len(deed.actions), route.price) < (-len(before.actions), way.price)


def _deed_route(
    game: Game[Any], state: Any, deed: Deed, price: int, before: tuple[int, ...], through: Spots
) -> Route:
    now = state.copy()
    for action in deed.actions:
        price += game.price(now, action)
        game.apply(now, action)
    texts = tuple(game.text(action) for action in before + deed.actions)
    label, main = deed.called.label, deed.main
    return Route(deed.spot, label, price, texts, through, main, deed.called.phrase, main, deed=True)


def _cheapest(game: Game[Any], walk: Walk, first: list[_Way]) -> list[_Way]:
    """The cheapest way to each goal, found in the order of their prices."""
    ticket = count()
    waiting = [(way.price, next(ticket), way) for way in first]
    heapify(waiting)
    found: dict[Goal, _Way] = {}
    while waiting and len(found) < MOST_POSITIONS:
        _, _, way = heappop(waiting)
        if way.leg.goal in found:
            continue
        after = _played(game, way, walk)
        if after is None:
            continue
        found[way.leg.goal] = way
        for onward in _onward(game, walk, way, after):
            if onward.leg.goal not in found:
                heappush(waiting, (onward.price, next(ticket), onward))
    return list(found.values())


def _onward(game: Game[Any], walk: Walk, way: _Way, after: Any) -> Iterator[_Way]:
    """The way with one leg more, while the same player goes on."""
    if game.over(after) or game.actor(after) != game.actor(way.before):
        return
    manner, place = way.leg.goal
    actions = way.actions + way.leg.actions
    through = (*way.through, *way.leg.opened, walk.spot(game, place))
    for leg in walk.legs(game, after, manner):
        yield _Way(after, way.price + leg.price, actions, through, leg)


def _played(game: Game[Any], way: _Way, walk: Walk) -> Any:
    """The position after a way; None if luck or another player comes in between."""
    state = way.before.copy()
    who = game.actor(state)
    for action in way.leg.actions:
        if game.over(state) or game.actor(state) != who:
            return None
        game.apply(state, action)
    if game.is_chance(state) and not walk.may_end(game, state, way.leg.goal[1]):
        return None
    return state


def _route(game: Game[Any], way: _Way, walk: Walk) -> Route:
    actions = way.actions + way.leg.actions
    called = walk.label(game, way.before, way.leg)
    aim = walk.aim(game, way.before, way.leg)
    return Route(
        walk.spot(game, way.leg.goal[1]),
        called.label,
        way.price,
        tuple(game.text(action) for action in actions),
        (*way.through, *way.leg.opened),
        phrase=called.phrase,
        apt=aim.apt,
        saves=aim.saves,
    )
