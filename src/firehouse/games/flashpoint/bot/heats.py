"""What it is worth to clear the squares that burn or smoke."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.core.bits import first, size
from firehouse.games.flashpoint.bot.routes import Routes
from firehouse.games.flashpoint.bot.weights import Weights
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State

CALM: Final = 6
"""Fires on the board that are no reason to hurry."""


@final
class Heat:
    """The worth of one square; an object, for numbers in lists are slow."""

    points: float

    def __init__(self) -> None:
        self.points = 0.0


@final
class Heats:
    """The worth of every square; weighed again only if something that counts has changed."""

    fire: i64
    smoke: i64
    free_v: i64
    free_h: i64
    guarded: i64
    damage: i64
    rescued: i64
    urgency: float
    """How much more fires count than at a quiet time."""
    hottest: float
    """The most that a fire is worth."""
    thickest: float
    """The most that smoke is worth."""

    def __init__(self, g: House, weights: Weights) -> None:
        self.g = g
        self.w = weights
        self.fire = -1
        self.smoke = 0
        self.free_v = 0
        self.free_h = 0
        self.guarded = 0
        self.damage = 0
        self.rescued = 0
        self.urgency = 1.0
        self.hottest = 0.0
        self.thickest = 0.0
        self.squares: list[Heat] = [Heat() for _ in range(DICE_SQUARES)]

    def of(self, square: i64) -> float:
        """The worth of a square that burns or smokes."""
        return self.squares[square].points

    def weigh(self, s: State, walk: Routes, guarded: i64) -> None:
        """Take in the fire, and the squares that are to be kept from it."""
        if (
            self.fire == s.fire
            and self.smoke == s.smoke
            and self.guarded == guarded
            and self.free_v == walk.free_v
            and self.free_h == walk.free_h
            and self.damage == s.damage
            and self.rescued == s.rescued
        ):
            return
        self.fire = s.fire
        self.smoke = s.smoke
        self.guarded = guarded
        self.free_v = walk.free_v
        self.free_h = walk.free_h
        self.damage = s.damage
        self.rescued = s.rescued
        self.urgency = self._urgency()
        self.hottest = self._weigh_all(s.fire, walk)
        self.thickest = self._weigh_all(s.smoke, walk)

    def _urgency(self) -> float:
        options = self.g.options
        crowd = float(size(self.fire) - CALM)
        worn = float(self.damage) / float(options.damage_limit)
        urgency = 1.0 + self.w.damage * worn * worn
        if crowd > 0.0:
            urgency += self.w.crowd * crowd
        goal = options.rescue_goal or options.victims
        return urgency + self.w.early * (1.0 - float(self.rescued) / float(goal))

    def _weigh_all(self, squares: i64, walk: Routes) -> float:
        """Weigh each of these squares; the most that one is worth."""
        most = 0.0
        while squares:
            square = squares & -squares
            squares ^= square
            worth = self._worth(square, walk.beside(square))
            self.squares[first(square)].points = worth
            if worth > most:
                most = worth
        return most

    def _worth(self, square: i64, beside: i64) -> float:
        """What it is worth to clear a square of fire, or of smoke that fire is beside."""
        w = self.w
        burning = size(beside & self.fire)
        if not burning and not self.fire & square:
            return w.smoke + w.smoke_link * float(size(beside & self.smoke))
        worth = w.fire + w.neighbour * float(burning) + w.open * float(size(beside & ~self.fire))
        guarded = (beside | square) & self.guarded
        if guarded:
            worth += w.guard * float(size(guarded))
        return worth * self.urgency
