"""Every end of a turn compared with the best on common luck; better ones are played more often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Any, Final

from firehouse.analysis.intervals import mean_with_error
from firehouse.analysis.ways import Line
from firehouse.core.table import check
from firehouse.puzzles.puzzle import RIGHT
from firehouse.puzzles.scales import Scale

SURE: Final = 3.0
"""Standard deviations beyond which an end is no longer looked at."""

LEFT_OUT: Final = 0.005
"""How much below what is right the value of such an end is at least."""


@dataclass
class End:
    """A position at which the decisions end, and what playing on from there has told."""

    state: Any
    line: Line
    outcomes: bytearray

    @property
    def value(self) -> float:
        """The share of successes so far."""
        return self.outcomes.count(1) / max(1, len(self.outcomes))

    @property
    def doubt(self) -> float:
        """How far that may be off, to either side (95 %)."""
        return mean_with_error(self.outcomes)[1]


class Weighing:
    """All ends of a turn on one scale."""

    def __init__(self, ends: dict[Any, Line], scale: Scale, seed: int) -> None:
        self.ends = [End(state, line, bytearray()) for state, line in ends.items()]
        self.left = list(self.ends)
        self.scale = scale
        self.seed = seed

    def narrow(self, most: int) -> None:
        """Look on only at so many of the best."""
        self.left = sorted(self.left, key=lambda end: -end.value)[:most]

    def play(self, games: int) -> None:
        """Bring the ends that are left to so many games; then leave out what is surely worse."""
        begun = len(self.left[0].outcomes)
        found = self.scale.outcomes(
            [end.state for end in self.left], self.seed, begun, games - begun
        )
        for end, outcomes in zip(self.left, found, strict=True):
            end.outcomes.extend(outcomes)
        best = self.best
        self.left = [end for end in self.left if not _surely_worse(end, best)]

    def run(self, rounds: Sequence[int], seconds: float | None = None) -> None:
        """Play rounds of more and more games, the first and then as long as there is time."""
        end = None if seconds is None else monotonic() + seconds
        for games in rounds:
            self.play(games)
            if end is not None and monotonic() > end:
                break

    @property
    def best(self) -> End:
        """The end that succeeded most often of those that are left; the shortest line of equals."""
        return max(self.left, key=lambda end: (end.value, -len(end.line)))

    @property
    def right(self) -> list[End]:
        """The ends that are as good as the best."""
        return [end for end in self.left if end.value >= self.best.value - RIGHT]

    def values(self) -> dict[str, float]:
        """What each end is worth, by its check.

        Few games tell little of the chance itself, but how far it is below the best on the same
        luck; and what was left out does not count as right.
        """
        best, left = self.best, {id(end) for end in self.left}
        most = best.value - RIGHT - LEFT_OUT
        found = {}
        for end in self.ends:
            value = best.value + _gap(end, best)[0]
            found[check(end.state)] = max(0.0, value if id(end) in left else min(value, most))
        return found


def _gap(end: End, best: End) -> tuple[float, float]:
    """How far an end is from the best on the luck that both have met, and how far that is off."""
    gaps = [ours - theirs for ours, theirs in zip(end.outcomes, best.outcomes, strict=False)]
    games = len(gaps)
    mean = sum(gaps) / games
    spread = max(sum(gap * gap for gap in gaps) / games - mean * mean, 1 / games)
    return mean, sqrt(spread / games)


def _surely_worse(end: End, best: End) -> bool:
    """Is it beyond doubt more below the best than what counts as right?"""
    gap, deviation = _gap(end, best)
    return gap + SURE * deviation < -RIGHT
