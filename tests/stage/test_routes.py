"""Routes are legal when they are played, cost what they say, and none is cheaper."""

from __future__ import annotations

from typing import Any

import pytest
from ways import every_way, walk

from firehouse import Game, Setup
from firehouse.stage import Route, stage_of


def place(game: Game[Any], state: Any, who: int) -> str:
    """Where a pawn is, as clients call it."""
    pawn = game.view(state)["pawns"][who]
    return f"square:{pawn['square']}" if "square" in pawn else f"tile:{pawn['tile']}"


def manner(words: str) -> str:
    """How somebody moves: what is carried and led."""
    return " ".join(words.split()[2:])


@every_way
def test_routes_can_be_played_and_cost_what_they_say(setup: Setup) -> None:
    """Action by action, by the pawn on turn alone, with luck at the end only."""
    game = Game.of(setup)
    stage = stage_of(game)
    for index, state in enumerate(walk(game, seed=4)):
        if index % 5:
            continue
        who = game.actor(state)
        moves = {
            (offer.spots[0], manner(offer.action))
            for offer in stage.offers(game, state)
            if offer.verb == "move"
        }
        for route in stage.routes(game, state):
            assert follow(game, state.copy(), route) == route.price
            assert not is_walk(route) or (route.to, manner(route.actions[-1])) not in moves
            assert who == state.turn


def is_walk(route: Route) -> bool:
    """Does it end with a step, and not with work?"""
    return "move" in route.actions[-1]


def follow(game: Game[Any], state: Any, route: Route) -> int:
    """Play a route; what it cost."""
    who = game.actor(state)
    price = 0
    passed = []
    for words in route.actions:
        action = game.parse(words)
        assert game.actor(state) == who
        assert game.refusal(state, action) is None
        price += game.price(state, action)
        game.apply(state, action)
        passed.append(place(game, state, who))
    walks = is_walk(route)
    assert walks != route.deed
    assert not walks or passed[-1] == route.to
    assert [spot for spot in route.through if not spot.startswith("edge:")] == [
        spot
        for spot, words in zip(passed[:-1] if walks else passed, route.actions, strict=False)
        if "move" in words
    ]
    if game.is_chance(state):
        outcomes = {game.text(action).split()[0] for action in game.actions(state)}
        assert outcomes in ({"reveal"}, {"dice"})
    return price


@pytest.mark.parametrize(
    "setup",
    [
        Setup("flashpoint/family", crew=2),
        Setup("flashpoint/advanced", crew=("paramedic", "rescue-specialist")),
        Setup("flashpoint/second-story", "villa", "recruit", 2),
        Setup("hotshots/standard", crew=2),
    ],
    ids=lambda setup: setup.ruleset,
)
def test_no_way_is_cheaper(setup: Setup) -> None:
    """Trying every sequence of steps and doors reaches the same places at the same price."""
    game = Game.of(setup)
    stage = stage_of(game)
    for index, state in enumerate(walk(game, seed=9)):
        if index % 11 or game.over(state) or "act" not in game.view(state)["awaits"]["what"]:
            continue
        who = game.actor(state)
        naive: dict[tuple[str, str], int] = {}
        tried(game, state, who, None, 0, naive)
        direct = {
            (manner(offer.action), offer.spots[0])
            for offer in stage.offers(game, state)
            if offer.verb == "move"
        }
        here = place(game, state, who)
        wanted = {goal: price for goal, price in naive.items() if goal not in direct}
        assert {
            (manner(route.actions[-1]), route.to): route.price
            for route in stage.routes(game, state)
            if is_walk(route)
        } == {goal: price for goal, price in wanted.items() if goal[1] != here}


def tried(
    game: Game[Any], state: Any, who: int, how: str | None, price: int, best: dict[Any, int]
) -> None:
    """Every place that steps and doors lead to, by brute force."""
    for action in game.actions(state):
        words = game.text(action)
        verb = words.split()[0]
        if verb not in ("move", "open") or (verb == "move" and how not in (None, manner(words))):
            continue
        after = state.copy()
        cost = price + game.price(state, action)
        game.apply(after, action)
        now = manner(words) if verb == "move" else how
        if verb == "move":
            if game.is_chance(after) and "reveal" not in game.text(game.actions(after)[0]):
                continue
            goal = (manner(words), place(game, after, who))
            if best.get(goal, 99) <= cost:
                continue
            best[goal] = cost
        if not game.over(after) and game.actor(after) == who:
            tried(game, after, who, now, cost, best)
