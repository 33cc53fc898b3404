"""Every position that decisions alone can lead to: the ends of plans, where luck comes next."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.policy import Policy
from firehouse.bots.runner import runner_of
from firehouse.core.game import Game

Line = tuple[int, ...]
"""Actions one after the other."""
ON_THE_WAY: Final = 4
"""Positions on the way to each end that are looked at before it is too much."""

GOES: Final = 12
"""Goes of a runner in which each of several ends can be tried once."""


def most_ends(policy: Policy[Any]) -> int:
    """How many ends can be weighed against each other while somebody waits."""
    return runner_of(policy).chunk * GOES


def ways(game: Game[Any], state: Any, most: int) -> dict[Any, Line] | None:
    """Each position at which luck or the end comes next, with a shortest line that leads there.

    None if there are more than so many.
    """
    ends: dict[Any, Line] = {}
    seen = {state}
    front: list[tuple[Any, Line]] = [(state, ())]
    while front:
        further: list[tuple[Any, Line]] = []
        for here, line in front:
            for action in game.actions(here):
                there = here.copy()
                game.apply(there, action)
                if there in seen:
                    continue
                seen.add(there)
                if game.over(there) or game.is_chance(there):
                    ends[there] = (*line, action)
                else:
                    further.append((there, (*line, action)))
            if len(ends) > most or len(seen) > most * ON_THE_WAY:
                return None
        front = further
    return ends
