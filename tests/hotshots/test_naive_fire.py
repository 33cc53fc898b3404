"""Wind and scorching against a slow reckoning written from the book, over random games."""

from __future__ import annotations

from typing import Any

import pytest

from firehouse import Event, Game, Rng, Setup
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import cards
from firehouse.games.hotshots.data.board import WAY_NAMES
from firehouse.games.hotshots.data.files.layout import WAYS


class Map:
    """Tiles, fires and Firebreaks as plain dictionaries, kept up to date by events."""

    def __init__(self, game: Any, view: dict[str, Any]) -> None:
        self.house = game.house
        self.view = view
        self.place = {
            name: self.house.board.places[self.house.board.names.index(tile["cell"])]
            for name, tile in view["tiles"].items()
            if tile["cell"]
        }
        self.names = list(view["tiles"])

    def beside(self, name: str, way: int) -> str | None:
        """The tile that lies in a direction."""
        column, row = self.place[name]
        beyond = (column + WAYS[way][0], row + WAYS[way][1])
        return next((other for other, place in self.place.items() if place == beyond), None)

    def blocked(self, name: str, other: str) -> bool:
        """Is there a Firebreak between two tiles?"""
        pair = "/".join(sorted((name, other), key=self.names.index))
        return pair in self.view["firebreaks"]

    def stands(self, name: str | None) -> bool:
        """Can a flame be put there?"""
        return name is not None and name != "lake" and not self.view["tiles"][name]["scorched"]

    def burning(self) -> list[str]:
        """The tiles with flames."""
        return [name for name in self.place if self.view["tiles"][name]["flames"]]

    def blown(self, gust: bool, feeding: bool) -> set[str]:
        """Where a wind puts flames."""
        way = WAY_NAMES.index(self.view["wind"])
        pairs = [(name, self.beside(name, way)) for name in self.burning()]
        return {
            other
            for name, other in pairs
            if other is not None
            and self.stands(other)
            and (gust or not self.blocked(name, other))
            and (feeding or other not in self.burning())
        }

    def lowest(self, name: str, reached: set[str]) -> set[str]:
        """Where a scorched tile's next flame may go."""
        around = {self.beside(name, way) for way in range(6)}
        found = {
            other
            for other in around
            if other is not None
            and self.stands(other)
            and not self.blocked(name, other)
            and other not in reached
        }
        limits = {other: self.house.limits[self.names.index(other)] for other in found}
        return {other for other in found if limits[other] == min(limits.values())}


def wind_of(house: Any, card: int) -> tuple[bool, bool] | None:
    """Gust and feeding of a wind card; None for another."""
    if house.cards.kinds[card] == cards.WIND_BLOWS:
        return False, False
    if house.cards.kinds[card] == cards.WIND:
        return bool(house.cards.first[card]), bool(house.cards.second[card])
    return None


def check(game: Any, view: dict[str, Any], log: list[Event], seen: dict[str, Any]) -> None:
    """Follow the events of one step and compare them with the slow reckoning."""
    for event in log:
        forest = Map(game, view)
        if isinstance(event, events.FlamesAdded):
            name = forest.names[event.tile]
            if event.cause == "wind":
                seen["blown"].discard(name)
            elif event.cause in ("scorch", "lodge"):
                assert name in forest.lowest(seen["scorched"], seen["reached"])
                seen["reached"].add(name)
        game.fold(view, event)
        forest = Map(game, view)
        if isinstance(event, events.CardPlayed):
            seen["card"] = event.card
        if isinstance(event, events.Scorched):
            seen["scorched"], seen["reached"] = forest.names[event.tile], set()
        turned = isinstance(event, events.WindTurned)
        wind = wind_of(game.house, seen["card"]) if "card" in seen else None
        plain = wind is not None and game.house.cards.kinds[seen["card"]] == cards.WIND
        if wind and (turned or (plain and isinstance(event, events.CardPlayed))):
            seen["blown"] = forest.blown(*wind)
        if isinstance(event, events.CardDiscarded):
            assert not seen.get("blown")
            seen.pop("card")


@pytest.mark.parametrize("seed", range(12))
def test_wind_and_spread_agree_with_a_slow_reckoning(seed: int) -> None:
    """Every flame of a wind or a scorch is where the book puts it, and none is missing."""
    boards = ("circle", "zion", "denali")
    game = Game.of(Setup("hotshots/standard", boards[seed % 3], crew=seed % 4 + 1))
    rng = Rng(seed)
    state = game.start()
    seen: dict[str, Any] = {}
    while not game.over(state):
        view = game.view(state)
        log: list[Event] = []
        lucky = game.is_chance(state)
        game.apply(state, game.sample(state, rng) if lucky else game.random_action(state, rng), log)
        if not lucky or not any(isinstance(event, events.TilePlaced) for event in log):
            check(game, view, log, seen)
