"""The odds of face-down markers against a table at which each is drawn when it is placed."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from random import Random

import pytest

from firehouse import Game, Rng, Setup
from firehouse.core.stack import entry
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import chance, pools, steps, tokens
from firehouse.games.flashpoint.rules.actions import argument_of
from firehouse.games.flashpoint.rules.effects import place_point
from firehouse.games.flashpoint.rules.event_cards import lose_sight, trap_victim
from firehouse.games.flashpoint.rules.state import State

Counts = tuple[int, ...]
World = tuple[Counts, frozenset[tuple[int, int]]]
"""What is in the bag by kind, and what lies face down on which square."""
VICTIM, FALSE_ALARM, HAZMAT, TRAPPED = range(4)
OPTIONS = {"victims": 20, "rescue_goal": 0, "lost_limit": 20, "points_on_board": 6}


class Odds:
    """Every way that the markers may have been drawn, one by one, with its exact chance."""

    def __init__(self, bag: Counts) -> None:
        self.worlds: dict[World, Fraction] = {(bag, frozenset()): Fraction(1)}

    def place(self, square: int) -> None:
        """Draw a marker from the bag and lay it face down."""
        found: dict[World, Fraction] = defaultdict(Fraction)
        for (bag, lying), share in self.worlds.items():
            for kind, number in enumerate(bag):
                if number:
                    world = (_plus(bag, kind, -1), lying | {(square, kind)})
                    found[world] += share * Fraction(number, sum(bag))
        self.worlds = dict(found)

    def join(self, kind: int) -> None:
        """Put a marker into the bag."""
        self.worlds = {
            (_plus(bag, kind, 1), lying): share for (bag, lying), share in self.worlds.items()
        }

    def move(self, square: int, beyond: int) -> None:
        """Lay a marker somewhere else."""
        self.worlds = {
            (bag, frozenset((beyond if at == square else at, kind) for at, kind in lying)): share
            for (bag, lying), share in self.worlds.items()
        }

    def of(self, square: int) -> dict[int, Fraction]:
        """How likely the marker on a square is of each kind."""
        found: dict[int, Fraction] = defaultdict(Fraction)
        for (_, lying), share in self.worlds.items():
            found[dict(lying)[square]] += share
        return dict(found)

    def reveal(self, square: int, kind: int) -> None:
        """The marker on a square has turned out to be of a kind."""
        total = self.of(square)[kind]
        self.worlds = {
            (bag, lying - {(square, kind)}): share / total
            for (bag, lying), share in self.worlds.items()
            if (square, kind) in lying
        }


def _plus(bag: Counts, kind: int, number: int) -> Counts:
    return tuple(count + number * (other == kind) for other, count in enumerate(bag))


class Both:
    """The engine's position and the table of all ways, taken through the same events."""

    def __init__(self, bag: Counts, seed: int) -> None:
        game = Game.of(Setup("flashpoint/tragic-events", crew=1, options=OPTIONS))
        assert isinstance(game, FlashPoint)
        self.house = game.house
        self.state = State([steps.END_TURN])
        s = self.state
        s.bag_victims, s.bag_false_alarms, s.bag_hazmats, s.bag_trapped = bag
        s.at = DICE_SQUARES
        self.odds = Odds(bag)
        self.random = Random(seed)

    def place(self) -> bool:
        """Lay a marker on a free square, if one is left in the bag."""
        s = self.state
        taken = s.poi | tokens.dice_squares(s.victims | s.hazmats)
        if sum(pools.unseen(s)) <= s.poi.bit_count() or len(self._lying()) > 4:
            return False
        square = self.random.choice([q for q in range(DICE_SQUARES) if not taken >> q & 1])
        place_point(s, None, square)
        self.odds.place(square)
        return True

    def trap(self) -> bool:
        """A trapped victim joins."""
        trap_victim(self.state, None)
        self.odds.join(TRAPPED)
        return True

    def stray(self) -> bool:
        """Every victim in sight goes back into the bag."""
        for victim in tokens.entries(self.state.victims):
            self.odds.join(TRAPPED if victim & tokens.TRAPPED else VICTIM)
        return lose_sight(self.house, self.state, None)

    def shift(self) -> bool:
        """A marker is moved to another square."""
        s = self.state
        if not s.poi:
            return False
        square = self.random.choice(self._lying())
        beyond = self.random.choice([q for q in range(DICE_SQUARES) if not s.poi >> q & 1])
        pools.moved(s, square, beyond)
        s.poi ^= (1 << square) | (1 << beyond)
        self.odds.move(square, beyond)
        return True

    def reveal(self) -> bool:
        """A marker is turned over: found, or lost in fire."""
        s = self.state
        if not s.poi:
            return False
        for square in self._lying():
            assert self._engine(square) == self.odds.of(square)
        square = self.random.choice(self._lying())
        step = self.random.choice((steps.REVEAL_FOUND, steps.REVEAL_BURNT))
        s.todo.append(entry(step, square))
        actions = [action for action, _ in chance.outcomes(self.house, s)]
        action = self.random.choice(actions)
        chance.happen(self.house, s, None, action)
        self.odds.reveal(square, argument_of(action))
        assert pools.pool_fault(s) == ""
        return True

    def _lying(self) -> list[int]:
        return [square for square in range(DICE_SQUARES) if self.state.poi >> square & 1]

    def _engine(self, square: int) -> dict[int, Fraction]:
        s = self.state.copy()
        s.todo.append(entry(steps.REVEAL_FOUND, square))
        listed = chance.outcomes(self.house, s)
        for action, weight in listed:
            assert chance.weight(self.house, s, steps.REVEAL_FOUND, action) == weight
        total = sum(weight for _, weight in listed)
        assert 0 < total < 2**62
        return {argument_of(action): Fraction(weight, total) for action, weight in listed}


BAGS = ((1, 1, 0, 0), (0, 2, 0, 0), (2, 2, 0, 0), (3, 2, 0, 0), (2, 1, 1, 0), (4, 3, 0, 1))


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("seed", range(40))
def test_odds_are_those_of_markers_drawn_when_they_were_placed(bag: Counts, seed: int) -> None:
    """Through draws, reveals, moves and Events in any order; fractions are equal."""
    both = Both(bag, seed)
    for _ in range(24):
        both.random.choices(
            (both.place, both.reveal, both.trap, both.stray, both.shift), (9, 5, 2, 3, 1)
        )[0]()
        if both.state.ended:
            break
    while not both.state.ended and both.reveal():
        pass
    assert not both.state.pools or both.state.ended


def test_many_events_still_have_odds() -> None:
    """One marker that nobody turns over, and an Event after each other marker."""
    both = Both((8, 5, 0, 0), 1)
    both.place()
    (first,) = both._lying()
    for number in range(40):
        both.trap()
        both.place()
        square = next(q for q in both._lying() if q != first)
        s = both.state
        s.todo.append(entry(steps.REVEAL_FOUND, square))
        action, _ = chance.outcomes(both.house, s)[number % len(chance.outcomes(both.house, s))]
        chance.happen(both.house, s, None, action)
        both.odds.reveal(square, argument_of(action))
        both.stray()
        assert s.lost == 0
        engine, exact = both._engine(first), both.odds.of(first)
        assert engine.keys() == exact.keys()
        assert all(abs(engine[kind] - exact[kind]) < Fraction(1, 2**50) for kind in exact)


def test_samples_follow_the_odds() -> None:
    """One marker of two and two, after a trapped victim joined: even, and never trapped."""
    both = Both((2, 2, 0, 0), 5)
    both.place()
    both.trap()
    (square,) = both._lying()
    both.state.todo.append(entry(steps.REVEAL_FOUND, square))
    rng = Rng(7)
    drawn = [argument_of(chance.sample(both.house, both.state, rng)) for _ in range(4000)]
    assert set(drawn) == {VICTIM, FALSE_ALARM}
    assert abs(drawn.count(VICTIM) - 2000) < 150
