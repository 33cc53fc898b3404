"""Observers of a game while it is played: where things happen, and how its chances change."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.runner import runner_of
from firehouse.core.event import Event
from firehouse.core.game import WON
from firehouse.core.luck import draw
from firehouse.lab.reading import Spots
from firehouse.lab.seat import Seat

SEEDS: Final = 2**32
"""How many different seeds playouts have."""


class Trace:
    """Counts what happens where, from the first turn on."""

    def __init__(self, seat: Seat, spots: Spots) -> None:
        self.seat = seat
        self.spots = spots
        self.begun = False

    def begin(self, state: Any) -> None:
        """A game without a set-up is in its first turn already."""
        self.begun = self.seat.is_in_turn(state)

    def see(self, state: Any, log: list[Event]) -> None:
        """Count the events of a step, and what burns when a turn has ended."""
        game, reading = self.seat.game, self.seat.reading
        for event in log:
            if isinstance(event, reading.turn_started):
                if self.begun:
                    reading.burning(game, state, self.spots)
                self.begun = True
            elif self.begun:
                reading.happened(game, event, self.spots)
        if self.begun and game.over(state):
            reading.burning(game, state, self.spots)


class Drama:
    """The chance to win after each turn, by playouts whose luck is that of (seed, turn)."""

    def __init__(self, seat: Seat, seed: int, playouts: int) -> None:
        self.seat = seat
        self.seed = seed
        self.playouts = playouts
        self.chances: list[float] = []

    def begin(self, state: Any) -> None:
        """A game without a set-up is in its first turn already."""
        if self.seat.is_in_turn(state):
            self.chances.append(self.chance(state))

    def see(self, state: Any, log: list[Event]) -> None:
        """Look ahead where a turn begins; an ended game is certain."""
        game, reading = self.seat.game, self.seat.reading
        began = sum(isinstance(event, reading.turn_started) for event in log)
        for _ in range(began):
            self.chances.append(self.chance(state))
        if game.over(state):
            self.chances.append(float(game.result(state) == WON))

    def chance(self, state: Any) -> float:
        """The share of the playouts from here that are won."""
        if self.seat.game.over(state):
            return float(self.seat.game.result(state) == WON)
        seed = draw(self.seed, "drama", len(self.chances), SEEDS)
        runner = runner_of(self.seat.policy)
        (found,) = runner.outcomes([runner.held(state)], seed, 0, self.playouts)
        return sum(found) / self.playouts


class Both:
    """Several that watch the same game."""

    def __init__(self, *watches: Trace | Drama) -> None:
        self.watches = watches

    def begin(self, state: Any) -> None:
        for watch in self.watches:
            watch.begin(state)

    def see(self, state: Any, log: list[Event]) -> None:
        for watch in self.watches:
            watch.see(state, log)
