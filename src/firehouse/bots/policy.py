"""A rule of thumb for one game: quick enough to play thousands of games a second."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from firehouse.core.game import Game, S
from firehouse.core.luck import Rng

STREAMS: Final = 5
"""Separate streams of luck that a playout draws from; see `Policy.stream`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Chooses quickly, names what is worth a search, and tells how well a game stands."""

    horizon: i64
    width: i64

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.horizon = 20
        """Turns that a playout of a search goes on; then `merit` judges the position."""
        self.width = 10
        """Plans that a search compares."""

    def choose(self, state: S, rng: Rng) -> i64:
        """The action to play at a decision, always a legal one."""
        raise TypeError("abstract")

    def candidates(self, state: S) -> list[int]:
        """Legal actions worth a search, the most promising first; never none at a decision."""
        raise TypeError("abstract")

    def openings(self, state: S) -> list[list[int]]:
        """How plans worth a search begin, the most promising first; the rule of thumb goes on.

        The first is empty: the rule of thumb's own plan.
        """
        return [[], *([action] for action in self.candidates(state))]

    def share(self, state: S) -> float:
        """The part of a turn's thinking that this decision deserves, up to 1."""
        raise TypeError("abstract")

    def merit(self, state: S) -> float:
        """How good a position is, from 0 to 1; of ended games, every win above every loss."""
        raise TypeError("abstract")

    def stream(self, state: S) -> i64:
        """Which of the STREAMS decides at a chance node, so that two lines of play share luck.

        Stream 0 is the fire's: one draw a turn, whatever the players did.
        """
        raise TypeError("abstract")

    def why(self, state: S, action: int) -> str:
        """One line of reasons for an action, in words."""
        raise TypeError("abstract")
